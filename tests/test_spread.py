"""How the dice fell over many games, and how likely fair dice are to fall like that."""

import itertools
import math
import random

import pytest

from acey.dice import draws
from acey.spread import FEWEST, chance
from tests.kit import answer, error
from tests.table import DATE, PERSONS, Table


def record(actions, source="hand", **more):
    """A game of which only the dice matter."""
    table = answer("new", rules="navy", seats=PERSONS, dice={"source": source, **more}, id="g", date=DATE)
    return {**table["record"], "actions": actions}


def count(*records, **more):
    return answer("dice", records=list(records), **more)


# counting


def test_every_die_of_a_game_is_counted_by_its_face():
    table = Table("navy").do("open", dice="4-4").do("open", dice="6-3").do("roll", dice="1-2")
    table.play("start/24 start/23").do("name", number=5).play("start/20(4)").do("roll", dice="6-6")
    entered = count(table.record)["entered"]
    assert (entered["games"], entered["dice"], entered["rolls"]) == (1, 8, 2)
    assert entered["faces"] == [1, 1, 1, 2, 0, 3], "a named double was not thrown"
    assert (entered["doubles"], entered["aceys"]) == (1, 1)


def test_the_one_die_for_a_double_is_counted_but_is_no_roll():
    entered = count(record("#6321zb*5"))["entered"]
    assert (entered["faces"], entered["rolls"]) == ([1, 1, 1, 0, 1, 1], 1)


def test_dice_are_counted_apart_by_where_they_came_from():
    counted = count(
        record("#63", "system"),
        record("#52"),
        record("#41", "seed", seed=7),
        record("#21", "script", script="21"),
    )
    assert counted["drawn"]["faces"] == [0, 0, 1, 0, 0, 1]
    assert counted["entered"]["faces"] == [0, 1, 0, 0, 1, 0]
    assert counted["fixed"]["faces"] == [2, 1, 0, 1, 0, 0]
    assert [counted[source]["games"] for source in ("drawn", "entered", "fixed")] == [1, 1, 2]


def test_many_games_are_counted_part_by_part_to_the_same():
    records = [record(f"#{a}{b}{b}{a}") for a, b in itertools.permutations(range(1, 7), 2)]
    whole, so_far = count(*records), None
    for start in range(0, len(records), 7):
        so_far = count(*records[start : start + 7], so_far=so_far)
    assert so_far == whole
    assert whole["entered"]["games"] == 30


def test_a_record_that_cannot_be_read_is_counted_as_that():
    counted = count(record("#63"), record("#6"), {"format": "other"}, None)
    assert (counted["entered"]["games"], counted["unread"]) == (1, 3)


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"records": "all"},
        {"records": [], "so_far": 5},
        {"records": [], "so_far": {}},
        {"records": [], "so_far": {"drawn": None, "entered": None, "fixed": None, "unread": 0}},
    ],
)
def test_what_cannot_be_counted_is_refused(request_):
    assert error("dice", **request_)["code"] == "bad-request"


@pytest.mark.parametrize(
    ("part", "value"), [("games", -1), ("faces", [1, 2]), ("faces", [1.5] * 6), ("rolls", None)]
)
def test_counts_to_go_on_from_must_be_counts(part, value):
    so_far = count()
    so_far["drawn"][part] = value
    assert error("dice", records=[], so_far=so_far)["code"] == "bad-request"


# how likely


@pytest.mark.parametrize(
    ("freedom", "chi_square", "known"),
    [
        (1, 3.841459, 0.05),
        (2, 5.991465, 0.05),
        (3, 7.814728, 0.05),
        (4, 9.487729, 0.05),
        (5, 1.145476, 0.95),
        (5, 4.351460, 0.5),
        (5, 9.236357, 0.1),
        (5, 11.070498, 0.05),
        (5, 15.086272, 0.01),
        (5, 20.515006, 0.001),
        (10, 18.307038, 0.05),
        (20, 45.314747, 0.001),
    ],
)
def test_the_chance_is_that_of_the_published_tables(freedom, chi_square, known):
    assert chance(chi_square, freedom) == pytest.approx(known, rel=1e-5)


def test_an_even_spread_is_no_surprise_and_an_absurd_one_cannot_be():
    assert chance(0, 5) == 1
    assert 0 <= chance(5000, 5) < 1e-300
    tails = [chance(x / 10, 5) for x in range(200)]
    assert tails == sorted(tails, reverse=True)


def test_five_degrees_agree_with_the_density_summed_in_small_steps():
    step = 0.001
    density = [x**1.5 * math.exp(-x / 2) for x in (step * (i + 0.5) for i in range(100_000))]
    whole = math.fsum(density)
    assert chance(7, 5) == pytest.approx(math.fsum(density[7000:]) / whole, rel=1e-6)


def test_the_distance_is_the_sum_over_the_faces():
    faces = "".join(
        str(face) * times for face, times in zip(range(1, 7), (22, 17, 20, 26, 22, 13), strict=True)
    )
    drawn = count(record(faces))["entered"]
    assert (drawn["dice"], drawn["faces"]) == (120, [22, 17, 20, 26, 22, 13])
    assert drawn["chi_square"] == pytest.approx(5.1)
    assert drawn["chance"] == pytest.approx(0.4038, abs=1e-4)


def test_of_few_dice_nothing_is_said():
    assert count(record("1" * (FEWEST - 2)))["entered"]["chance"] is None
    assert count(record("1" * FEWEST))["entered"]["chance"] < 1e-20
    assert count()["drawn"]["chance"] is None


def test_fair_dice_are_likely_and_loaded_ones_are_not():
    fair = "".join(map(str, itertools.islice(draws({"source": "seed", "seed": 5}), 6000)))
    rng = random.Random(5)
    loaded = "".join(map(str, rng.choices(range(1, 7), weights=(1, 1, 1, 1, 1, 1.5), k=6000)))
    assert count(record(fair))["entered"]["chance"] > 0.01
    assert count(record(loaded))["entered"]["chance"] < 1e-6
