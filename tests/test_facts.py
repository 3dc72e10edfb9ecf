"""What is counted of a play, counted again the long way: every roll, every play, every point."""

import random
from dataclasses import replace

import pytest

from acey import PRESETS, legal_plays, read_position, rolled_stage
from acey.coach.facts import block_length, entry_numbers, facts_of, reasons
from acey.coach.shots import hitting_rolls
from acey.stages import follows, forfeit_field, named_stage
from tests.walks import all_presets, random_position, random_rules, with_variant

POSITIONS = 500
AMERICAN, NAVY = PRESETS["american"].rules, PRESETS["navy"].rules


def last(counting):
    """What a generator returns."""
    while True:
        try:
            next(counting)
        except StopIteration as end:
            return end.value


def sample(seed, count=POSITIONS):
    """Positions of every preset, of variants, and of rule sets drawn at random."""
    rng = random.Random(seed)
    sets = [*all_presets().values(), *(with_variant(NAVY, number) for number in range(1, 9))]
    for index in range(count):
        rules = random_rules(rng) if index % 4 == 3 else rng.choice(sets)
        yield rules, random_position(rng)


def hits(position, play):
    return play.position.theirs.bar > position.theirs.bar


def roll_hits(rules, position, first, second):
    """Whether a roll can hit, by going through all its plays, and after a 1-2 through all of each double's."""
    stage = rolled_stage(rules, first, second)
    plays = legal_plays(rules, position, stage)
    if any(hits(position, play) for play in plays):
        return True
    if stage.kind != "acey":
        return False
    field = forfeit_field(rules, "acey", began_all_home=position.mine.is_all_home)
    return any(
        hits(play.position, after)
        for play in plays
        if not play.is_win and follows(rules, "acey", forfeited=not play.complete and bool(field)) == "name"
        for number in range(1, 7)
        for after in legal_plays(rules, play.position, named_stage(rules, number))
    )


def block(position):
    """The longest run of made points that a checker of the other side has all before it."""
    mine, theirs = position.mine, position.theirs
    ahead_of = [25] * bool(theirs.start or theirs.bar) + [q for q in range(1, 25) if theirs.on(q)]
    return max(
        (
            count
            for count in range(1, 25)
            for low in range(1, 26 - count)
            if all(mine.on(point) > 1 for point in range(low, low + count))
            and any(q > 25 - low for q in ahead_of)
        ),
        default=0,
    )


def may_hit(rules, side):
    return not rules.hit_needs_home or side.off > 0 or any(side.points[:6])


def entries(rules, position):
    """The numbers that bring a checker from the bar: nobody there, or one who may be hit."""
    taken = [position.theirs.on(number) for number in range(1, 7)]
    return sum(count == 0 or (count == 1 and may_hit(rules, position.mine)) for count in taken)


def wasted(stage, play):
    """The pips of the dice that no checker moved."""
    pips = {"start": 25, "bar": 25, "off": 0}
    moved = sum(pips.get(move.origin, move.origin) - pips.get(move.to, move.to) for move in play.moves)
    return sum(stage.numbers) - moved


def has_few_lines(rules, position):
    """Whether all its plays can be gone through: not where eight moves are made in order by many checkers."""
    return rules.doubles_complement == "none" or sum(map(bool, position.mine.points)) < 4


@pytest.mark.cpython_only
@pytest.mark.parametrize("count", [60, pytest.param(POSITIONS, marks=pytest.mark.slow)])
def test_the_rolls_that_hit_are_those_with_a_play_that_hits(count):
    found = [0] * 37
    for rules, position in sample(1, count):
        if not has_few_lines(rules, position):
            continue
        rolls = [(a, b) for a in range(1, 7) for b in range(1, 7)]
        expected = sum(roll_hits(rules, position, a, b) for a, b in rolls if a >= b) + sum(
            roll_hits(rules, position, a, b) for a, b in rolls if a > b
        )
        assert last(hitting_rolls(rules, position)) == expected, (rules, position)
        found[expected] += 1
    assert sum(map(bool, found)) > 8


def test_a_block_is_the_longest_run_of_made_points_that_somebody_has_yet_to_pass():
    for _, position in sample(seed=2):
        assert block_length(position) == block(position), position


def test_the_numbers_that_leave_the_bar_are_those_with_an_open_point():
    for rules, position in sample(seed=3):
        if position.mine.bar:
            assert entry_numbers(rules, position) == entries(rules, position), (rules, position)


def test_checkers_and_pips_are_those_of_the_position_after_the_play():
    rng = random.Random(4)
    for rules, position in sample(seed=4):
        stage = rolled_stage(rules, rng.randint(1, 6), rng.randint(1, 6))
        if len(stage.numbers) == 8:
            continue
        play = rng.choice(legal_plays(rules, position, stage))
        due = "won" if play.is_win else "roll"
        found = last(facts_of(rules, position, stage, play.position, due))
        if play.is_win:
            assert found == {"win": 1}
            continue
        moves = play.moves
        assert found["hits"] == sum(move.hit for move in moves)
        assert found["entered"] == sum(move.origin == "start" for move in moves)
        assert found["kept"] == position.mine.start - found["entered"]
        assert found["off"] == sum(move.to == "off" for move in moves)
        assert found["wasted"] == wasted(stage, play)
        assert found["made"] == len([count for count in play.position.mine.points if count >= 2])


def test_a_double_counts_once_of_36_and_a_1_2_with_the_doubles_that_may_follow():
    six_away = read_position("7:1 off:14 / 24:1 1:13 off:1")
    # Every 6, 5-1, 4-2, 3-3, 2-2: 17. The 1-2 takes the checker on to 4, and ones take it home.
    assert last(hitting_rolls(AMERICAN, six_away)) == 19
    assert last(hitting_rolls(replace(AMERICAN, acey_double="rolled"), six_away)) == 17


def test_where_the_bar_opens_with_doubles_only_the_doubles_that_open_it_are_counted():
    position = read_position("bar:1 1:14 / 6:2 5:2 4:1 off:10")
    assert entry_numbers(AMERICAN, position) == 4
    assert entry_numbers(with_variant(NAVY, 7), position) == 4


def test_only_what_is_better_is_a_reason_and_without_another_play_what_is_notable():
    better = {"hits": 1, "shots": 11, "block": 2, "kept": 0, "wasted": 0}
    other = {"hits": 0, "shots": 20, "block": 4, "kept": 1, "wasted": 3}
    told = [(reason.name, reason.count, reason.other) for reason in reasons(better, other)]
    assert told == [("hits", 1, 0), ("shots", 11, 20), ("wasted", 0, 3)]
    assert [reason.name for reason in reasons(better)] == ["hits", "shots"]
    assert [reason.name for reason in reasons({"win": 1}, other)] == ["win"]
    assert reasons(other, other) == []
