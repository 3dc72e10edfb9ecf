"""Random games and random rule sets, each fixed by its seed."""

import random
from dataclasses import replace

from acey import FIELDS, PRESETS, VARIANTS, Position, RuleSet, Side, State, apply, start_at

SEATED = {"opening": 2, "roll": 2, "die": 1}


def random_rules(rng):
    """A rule set with every field drawn."""
    return RuleSet(**{field: rng.choice(values) for field, values in FIELDS.items()})


def all_presets():
    return {name: preset.rules for name, preset in PRESETS.items()}


def with_variant(rules, number):
    field, value = VARIANTS[number]
    return replace(rules, **{field: value})


def random_side(rng, free, spread):
    """15 checkers on some of the free points (own numbering), in start, on the bar and off."""
    counts, trays = [0] * 24, {"start": 0, "bar": 0, "off": 0}
    points = rng.sample(sorted(free), k=min(len(free), rng.randint(1, 8)))
    places = [*points, *points, *[tray for tray in trays if rng.random() < spread]]
    for _ in range(15):
        place = rng.choice(places)
        if isinstance(place, int):
            counts[place - 1] += 1
        else:
            trays[place] += 1
    return Side(tuple(counts), **trays)


def random_position(rng):
    """A position anywhere in a game: beginnings, middles, and races to the end."""
    reach = rng.choice([6, 12, 24, 24])
    mine = random_side(rng, range(1, reach + 1), 0.25)
    taken = {25 - p for p in range(1, 25) if mine.on(p)}
    theirs = random_side(rng, set(range(1, 25)) - taken, 0.25)
    return Position(mine, theirs) if max(mine.off, theirs.off) < 15 else random_position(rng)


def random_hand(rng, state):
    """The stage in hand, played to its end by random next moves."""
    hand = state.in_hand()
    while hand.next_moves:
        move = rng.choice(hand.next_moves)
        hand = hand.play(move.origin, move.to, move.number)
    return hand


def random_action(rng, state):
    """Any action that may come next."""
    match state.phase:
        case "opening" | "roll":
            kind = "opening" if state.phase == "opening" else "roll"
            pair = (
                rng.choice([(1, 2), (2, 1)])
                if rng.random() < 0.15
                else (rng.randint(1, 6), rng.randint(1, 6))
            )
            return [kind, *pair]
        case "name" | "roll-double":
            return ["name" if state.phase == "name" else "die", rng.randint(1, 6)]
    return ["play", [[m.origin, m.to, m.number] for m in random_hand(rng, state).played]]


def walk(rules, seed, most, position=None):
    """Yield (state, action) over a random game of at most so many actions, the last state with None."""
    rng = random.Random(seed)
    state = start_at(rules, position) if position else State(rules)
    for _ in range(most):
        if state.phase == "over":
            break
        action = random_action(rng, state)
        yield state, action
        state = apply(state, action)
    yield state, None


def random_stages(rules, seed, count):
    """Yield stages that are due in random positions of a rule set, as states in phase play."""
    rng = random.Random(seed)
    while count:
        state = start_at(rules, random_position(rng))
        for _ in range(rng.randint(1, 4)):
            if state.phase == "over":
                break
            if state.phase == "play":
                count -= 1
                yield state
                if not count:
                    return
            state = apply(state, random_action(rng, state))
