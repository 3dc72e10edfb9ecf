"""The dice: fair, reproducible, and drawn in one place only."""

import ast
import itertools
import pathlib
from collections import Counter

import pytest

import acey
from acey.dice import draws
from tests.kit import error
from tests.table import DATE, PERSONS, Table

ROLLS = 60_000


def rolled(seed, count):
    return list(itertools.islice(draws({"source": "seed", "seed": seed}), count))


def chi_square(counts, expected):
    return sum((counts[key] - n) ** 2 / n for key, n in expected.items())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_face_comes_as_often_as_the_others_and_none_but_1_to_6(seed):
    counts = Counter(rolled(seed, ROLLS))
    assert (min(counts), max(counts)) == (1, 6)
    assert chi_square(counts, dict.fromkeys(range(1, 7), ROLLS / 6)) < 20.52, "5 degrees, one in a thousand"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_of_the_21_pairs_comes_as_often_as_it_should(seed):
    dice = rolled(seed, 2 * ROLLS)
    counts = Counter(tuple(sorted(pair)) for pair in zip(dice[::2], dice[1::2], strict=True))
    pairs = itertools.combinations_with_replacement(range(1, 7), 2)
    expected = {pair: ROLLS / (36 if pair[0] == pair[1] else 18) for pair in pairs}
    assert len(expected) == len(counts) == 21
    assert chi_square(counts, expected) < 45.31, "20 degrees, one in a thousand"


def test_the_systems_dice_show_every_face_and_no_other():
    counts = Counter(itertools.islice(draws({"source": "system"}), 6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chi_square(counts, dict.fromkeys(range(1, 7), 1000)) < 60, (
        "5 degrees, one in a hundred thousand million"
    )


def test_a_seed_always_gives_the_same_dice_and_another_seed_others():
    assert rolled(7, 12) == [2, 1, 4, 1, 4, 3, 1, 4, 1, 3, 1, 1]
    assert rolled(7, 200) == rolled(7, 200)
    assert rolled(7, 200) != rolled(8, 200)


def test_dice_go_on_from_where_they_were():
    begun = list(itertools.islice(draws({"source": "seed", "seed": 5}, 40), 60))
    assert begun == rolled(5, 100)[40:]


def dice_of(table):
    return [event["dice"] for event in table.view["events"] if event["type"] in ("opening", "roll")]


def test_a_seed_kept_with_the_game_reproduces_its_dice():
    for table in (Table(dice=7), Table(dice=7)):
        assert dice_of(table.do("open")) == [[2, 1]]
        assert dice_of(table.do("roll")) == [[4, 1]]


def test_a_script_gives_its_dice_in_order_and_then_the_systems_which_is_told():
    table = Table(dice="61-54")
    assert dice_of(table.do("open")) == [[6, 1]]
    assert dice_of(table.do("roll")) == [[5, 4]]
    assert "script-over" not in table.events
    table.play("start/20 start/21").do("roll")
    assert "script-over" in table.events
    assert all(1 <= n <= 6 for n in dice_of(table)[0])


def test_a_script_ends_where_a_roll_does_not_find_enough_dice():
    table = Table(dice="61 5").do("open").do("roll")
    assert "script-over" in table.events


@pytest.mark.parametrize("script", ["", "07", "6a", "71", "1.2", None, 12.5, "6" * 5000])
def test_what_is_no_script_is_refused(script):
    dice = {"source": "script", "script": script}
    assert error("new", rules="navy", dice=dice, seats=PERSONS, id="g", date=DATE)["code"] == "bad-dice"


def test_dice_entered_by_hand_are_taken_as_they_are_and_asked_for():
    table = Table(dice="hand")
    assert table.refused("open")["code"] == "bad-dice"
    assert dice_of(table.do("open", dice="6-1")) == [[6, 1]]
    for wrong in ([7, 1], [6], [1, 2, 3], [1.0, 2], None):
        assert table.refused("roll", dice=wrong)["code"] == "bad-dice"
    assert dice_of(table.do("roll", dice="2-2")) == [[2, 2]]


@pytest.mark.parametrize("dice", [7, "61 54"])
def test_drawn_dice_cannot_be_entered(dice):
    table = Table(dice=dice)
    assert table.refused("open", dice="6-1")["code"] == "bad-dice"


def test_nothing_outside_the_dice_draws_a_random_number():
    random_sources = {"random", "secrets", "uuid", "numpy", "os.urandom"}
    drawing = set()
    top = pathlib.Path(acey.__file__).parent
    for file in top.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = (
                [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            )
            module = [node.module] if isinstance(node, ast.ImportFrom) else []
            is_urandom = isinstance(node, ast.Attribute) and node.attr == "urandom"
            if is_urandom or random_sources & {str(name) for name in [*names, *module]}:
                drawing.add(file.relative_to(top).as_posix())
    assert drawing == {"dice.py"}
