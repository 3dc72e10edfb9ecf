"""Whole games, driven at random as the page drives them: a state machine for every kind of rule set.

Each step checks what must hold of any view: 15 checkers a side, phases in their order, dice and next moves that
agree with the engine, taking back, and the same view after a reload in an engine that knows nothing yet.
"""

import functools
import json
import random

import pytest

from acey import FIELDS, PRESETS, VARIANTS, Engine, apply, read_position
from acey.game import State
from acey.packing import unpack_actions
from acey.position import problems
from acey.rules import named_rules
from tests.kit import PRESETS as OWN
from tests.kit import answer, rule_set
from tests.table import Table
from tests.walks import walk, with_variant

NEXT_PHASES = {
    "opening": {"opening", "roll", "over"},
    "roll": {"play", "roll", "name", "roll-double", "over"},
    "play": {"play", "roll", "name", "roll-double", "over"},
    "name": {"play", "roll", "over"},
    "roll-double": {"play", "roll", "over"},
}
UNDO_REACHES = {"play", "name", "roll-double"}


def custom(seed):
    """A custom rule set with every field drawn."""
    rng = random.Random(seed)
    changes = {field: rng.choice(values) for field, values in FIELDS.items()}
    return rule_set(rng.choice(list(PRESETS)), **changes)


RULES = {
    **{name: name for name in PRESETS},
    **{f"{base}-{number}": rule_set(base, number) for base in OWN for number in VARIANTS},
    **{f"custom-{seed}": custom(seed) for seed in range(16)},
}


class Player:
    """A player of both sides who does anything that may be done."""

    def __init__(self, rules, seed, reloads=0.1):
        self.rng = random.Random(seed)
        self.table = Table(rules, dice=seed)
        self.before = None
        self.reloads = reloads

    def step(self):
        """Do one thing, and check what came of it."""
        view = self.table.view
        self.before = view
        if view["may"]["undo"] and self.rng.random() < 0.08:
            self.check_undo()
        elif view["may"]["reopen"] and self.rng.random() < 0.05:
            self.table.do("reopen")
            assert self.table.view["seat"] != view["seat"]
        elif view["phase"] == "play":
            self.move_or_finish()
        elif view["phase"] == "name":
            self.table.do("name", number=self.rng.choice(view["names"])["number"])
        else:
            self.table.do({"opening": "open", "roll": "roll", "roll-double": "die"}[view["phase"]])
        self.check()

    def move_or_finish(self):
        view = self.table.view
        if view["may"]["done"]:
            self.table.do("done")
            return
        move = self.rng.choice(view["moves"])
        self.table.do("move", **{key: move[key] for key in ("from", "to", "via")})
        assert len(self.table.pending) == len(view["pending"]) + 1 + len(move["via"])
        assert self.table.pending[-1][1] == move["to"]

    def check_undo(self):
        """Take back and do the same again: nothing has changed."""
        before = [self.table.record, self.table.pending, without_events(self.table.view)]
        pending, phase = self.table.pending, self.table.view["phase"]
        self.table.undo()
        assert self.table.view["phase"] in UNDO_REACHES
        if pending:
            origin, to, number = pending[-1]
            self.table.do("move", **{"from": origin, "to": to, "number": number})
            assert [self.table.record, self.table.pending, without_events(self.table.view)] == before
        else:
            assert phase in ("name", "roll-double", "roll", "play")
            assert len(self.table.record["actions"]) < len(before[0]["actions"])

    def check(self):
        view = self.table.view
        assert view["phase"] in NEXT_PHASES[self.before["phase"]] or is_unmove(view)
        sides = dict(zip(("on_roll", "opponent"), view["position"], strict=True))
        for side in view["position"]:
            assert sum(side["points"].values()) + side["start"] + side["bar"] + side["off"] == 15
        if all(side["off"] < 15 for side in view["position"]):
            assert not problems(read_position(sides))
        else:
            assert view["due"] in ("done", "over")
        assert (view["seat"] is None) == (view["phase"] in ("opening", "over"))
        assert view["may"]["done"] == (view["phase"] == "play" and not view["moves"])
        assert (view["phase"] == "name") == bool(view["names"])
        if view["phase"] == "play":
            assert len([die for die in view["dice"] if die["used"]]) >= len(self.table.pending)
        if self.rng.random() < self.reloads:
            self.check_reload()

    def check_reload(self):
        """Save, reload in a fresh engine: the same; and the protocol's replay agrees."""
        saved = json.loads(json.dumps({"record": self.table.record, "pending": self.table.pending}))
        again = Engine().answer({"cmd": "view", **saved, "rev": self.table.view["rev"]})
        assert again == {**saved, "view": self.table.view | {"events": []}}
        actions = unpack_actions(saved["record"]["actions"])
        state = answer("replay", rules=saved["record"]["rules"], actions=actions)
        assert (state["phase"], state["seat"]) == (self.table.view["phase"], self.table.view["seat"])
        assert state["points"] == self.table.view["points"]


def without_events(view):
    return {key: value for key, value in view.items() if key not in ("events", "rev")}


def is_unmove(view):
    return any(event["type"] in ("unmove", "unname") for event in view["events"])


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_a_game_goes_on_as_it_should_under_every_rule_set(name):
    player = Player(RULES[name], seed=len(name))
    for _ in range(90):
        if player.table.view["phase"] == "over":
            break
        player.step()


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_is_played_to_its_end(preset):
    player = Player(preset, seed=3, reloads=0.01)
    for _ in range(4000):
        if player.table.view["phase"] == "over":
            break
        player.step()
    view, record = player.table.view, player.table.record
    assert view["phase"] == "over"
    assert record["result"] == {"winner": view["winner"], "points": sum(view["points"])}
    assert view["position"][view["winner"]]["off"] == 15
    entries = answer("log", record=record)["log"]
    assert entries[-1]["kind"] == "over"
    assert len(entries) == len(unpack_actions(record["actions"])) + 1


@functools.cache
def all_rules():
    presets = {name: preset.rules for name, preset in PRESETS.items()}
    varied = {f"{name}-{n}": with_variant(rules, n) for name, rules in presets.items() for n in VARIANTS}
    customs = {f"custom-{seed}": named_rules(custom(seed)).rules for seed in range(100, 140)}
    return presets | varied | customs


@pytest.mark.parametrize("part", range(8))
def test_every_game_of_actions_replays_to_the_same_states_and_ends_in_one_of_three_ways(part):
    for name, rules in list(all_rules().items())[part::8]:
        state = State(rules)
        for seen, action in walk(rules, part, 1200):
            assert seen == state, name
            if action:
                assert state.phase != "over"
                state = apply(state, action)
        if state.phase == "over":
            check_end(state)


def check_end(state):
    sides = (state.position_of_seat_0.mine, state.position_of_seat_0.theirs)
    if state.winner == "draw":
        assert state.points == (0, 0)
        assert not any(side.has_won for side in sides)
    else:
        assert sides[state.winner].has_won
        assert state.points[state.winner] in range(1, 16)
        assert state.points[1 - state.winner] == 0
