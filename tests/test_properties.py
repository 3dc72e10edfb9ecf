"""What holds for every rule set and every position, whatever is rolled: properties, with hypothesis."""

import random
from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acey import (
    FIELDS,
    RuleSet,
    Stage,
    apply,
    legal_plays,
    named_stage,
    read_position,
    rolled_stage,
    start_at,
)
from acey.hand import take_in_hand
from acey.packed import pack, unpack
from acey.position import position_shape, problems
from acey.why import why
from tests.walks import random_action, random_hand, random_position

SLOWNESS = [HealthCheck.too_slow]  # a busy machine is no failure
settings.register_profile(
    "project",
    derandomize=True,
    deadline=None,
    max_examples=120,
    database=None,
    suppress_health_check=SLOWNESS,
)
settings.load_profile("project")

PLACES = ["start", "bar", "off", *range(1, 25)]
FACE = st.integers(1, 6)
RULES = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in FIELDS.items()}).map(
    lambda fields: RuleSet(**fields)
)
POSITIONS = st.integers(0, 2**32).map(lambda seed: random_position(random.Random(seed)))
CHANCE = st.integers(0, 2**32).map(random.Random)
TOO_MANY = 400
"""Outcomes of a stage past which its every line is not walked."""


@st.composite
def stages(draw):
    """A rule set, a position and a stage due there."""
    rules, position = draw(RULES), draw(POSITIONS)
    dice = draw(st.tuples(FACE, FACE) | st.just((1, 2)))
    stage = (
        named_stage(rules, dice[0])
        if dice[0] == dice[1] and draw(st.booleans())
        else rolled_stage(rules, *dice)
    )
    return rules, position, stage


def plays_of(rules, position, stage, most=TOO_MANY):
    """The plays of a stage, or none where there are too many to look at each."""
    found = legal_plays(rules, position, stage)
    return found if len(found) <= most else []


@given(stages())
def test_there_is_always_a_play_and_each_outcome_comes_once(case):
    found = legal_plays(*case)
    outcomes = [(play.packed, play.complete) for play in found]
    assert outcomes
    assert len(set(outcomes)) == len(outcomes)
    assert all(play.complete for play in found if play.is_win)


@given(stages())
def test_each_side_keeps_15_checkers_and_no_point_is_shared(case):
    for play in plays_of(*case):
        assert {code for code, _ in problems(play.position)} <= {"won-already"}


@given(stages())
def test_pips_fall_by_the_numbers_played_and_rise_by_the_hits(case):
    _, position, _ = case
    for play in plays_of(*case):
        after, line = play.position, play.moves
        distances = [pips_of(move.origin) - pips_of(move.to) for move in line]
        assert position.mine.pips - after.mine.pips == sum(distances)
        for move, distance in zip(line, distances, strict=True):
            assert move.number == distance or (move.to == "off" and move.number > distance)
        hits = [move.to for move in line if move.hit]
        assert after.theirs.pips - position.theirs.pips == sum(hits)


def pips_of(place):
    return {"start": 25, "bar": 25, "off": 0}.get(place, place)


@given(stages())
def test_the_moves_of_a_play_are_legal_one_by_one_and_lead_to_its_position(case):
    for play in plays_of(*case)[:40]:
        hand = take_in_hand(*case)
        for move in play.moves:
            hand = hand.play(move.origin, move.to, move.number)
        assert hand.packed == play.packed
        assert hand.is_whole
        assert hand.is_complete == play.complete


@given(stages())
def test_no_legal_play_is_the_beginning_of_another(case):
    for play in plays_of(*case)[:40]:
        hand = take_in_hand(*case)
        for move in play.moves:
            assert hand.next_moves
            hand = hand.play(move.origin, move.to, move.number)
        assert not hand.next_moves


@settings(max_examples=40)
@given(stages())
def test_walking_the_next_moves_reaches_exactly_the_outcomes_of_the_plays(case):
    found = plays_of(*case)
    if not found:
        return
    reached, seen, todo = set(), set(), [take_in_hand(*case)]
    while todo:
        hand = todo.pop()
        if hand.is_whole:
            reached.add((hand.packed, hand.is_complete))
        for move in hand.next_moves:
            after = hand.play(move.origin, move.to, move.number)
            if (after.packed, after.left, len(after.played)) not in seen:
                seen.add((after.packed, after.left, len(after.played)))
                todo.append(after)
    assert reached == {(play.packed, play.complete) for play in found}


@given(stages())
def test_in_free_order_all_plays_that_do_not_win_use_equally_many_numbers(case):
    _, _, stage = case
    if stage.ordered_by:
        return
    lengths = {len(play.moves) for play in plays_of(*case) if not play.is_win}
    assert len(lengths) <= 1


@given(stages())
def test_in_ordered_stages_the_numbers_come_in_their_order(case):
    _, _, stage = case
    for play in plays_of(*case) if stage.ordered_by else []:
        rest = iter(stage.numbers)
        assert all(move.number in rest for move in play.moves)


@given(stages())
def test_dice_in_the_other_order_give_the_same_outcomes(case):
    rules, position, stage = case
    if stage.kind not in ("normal", "acey"):
        return
    turned = rolled_stage(rules, *stage.dice[::-1])
    outcomes = [
        {(p.packed, p.complete) for p in legal_plays(rules, position, each)} for each in (stage, turned)
    ]
    assert outcomes[0] == outcomes[1]


@settings(max_examples=20)
@given(stages(), CHANCE)
def test_why_refuses_exactly_the_single_moves_that_are_not_next(case, rng):
    hand = take_in_hand(*case)
    for _ in range(rng.randint(0, 2)):
        if hand.next_moves:
            hand = hand.play(*rng.choice(hand.next_moves)[:3])
    legal = {(move.origin, move.to) for move in hand.next_moves}
    for origin in PLACES:
        for to in rng.sample(PLACES, 4):
            reason = why(hand, origin, to)
            if (origin, to) in legal:
                assert reason is None
            elif reason is None:
                assert walks_through(hand, origin, to), (origin, to)


def walks_through(hand, origin, to):
    """Whether one checker can go there by several numbers."""
    return any(
        move.origin == origin and (move.to == to or walks_through(hand.play(*move[:3]), move.to, to))
        for move in hand.next_moves
    )


@settings(max_examples=40)
@given(RULES, POSITIONS, CHANCE)
def test_a_game_seen_from_the_other_seat_is_its_mirror_image(rules, position, rng):
    here = start_at(rules, position)
    there = replace(here, seat=1)
    if here.phase == "over":
        return
    for _ in range(24):
        action = random_action(rng, here)
        here, there = apply(here, action), apply(there, action)
        assert here.phase == there.phase
        assert here.position_of_seat_0 == there.position_of_seat_0.flipped()
        if here.phase == "over":
            assert here.points == there.points[::-1]
            assert here.winner == ("draw" if there.winner == "draw" else 1 - there.winner)
            return
        assert (here.seat, here.stage) == (1 - there.seat, there.stage)


@given(POSITIONS)
def test_a_position_survives_text_object_and_packing(position):
    assert read_position(str(position)) == position
    assert read_position(position_shape(position)) == position
    assert unpack(*pack(position)) == position
    assert position.flipped().flipped() == position


@given(RULES, POSITIONS, FACE, FACE, CHANCE)
def test_a_whole_play_made_of_random_next_moves_is_among_the_plays(rules, position, first, second, rng):
    state = start_at(rules, position)
    if state.phase == "over":
        return
    state = state.roll(first, second)
    hand = random_hand(rng, state)
    outcomes = {(play.packed, play.complete) for play in legal_plays(rules, position, state.stage)}
    assert (hand.packed, hand.is_complete) in outcomes


@given(RULES, FACE, FACE)
def test_a_stage_has_as_many_numbers_as_its_kind_says(rules, first, second):
    stage = rolled_stage(rules, first, second)
    assert isinstance(stage, Stage)
    double = {"none": 4, "four_four": 8, "two_two": 4}[rules.doubles_complement]
    assert len(stage.numbers) == (double if first == second else 2)
    assert (stage.kind == "acey") == ({first, second} == {1, 2})
    assert named_stage(rules, first).numbers == rolled_stage(rules, first, first).numbers
