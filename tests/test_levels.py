"""What is told of the levels is what was measured, and what they give up falls from level to level."""

import re
from pathlib import Path

import pytest

from acey.players import LEVELS
from acey.players.standing import GAINS
from acey.rules import PRESETS
from tests.kit import answer
from tools.levels import decisions, losses, mean_losses

TRAINING = (Path(__file__).resolve().parent.parent / "docs" / "training.md").read_text(encoding="utf-8")
ROWS = {
    "simple": "simple against novice, points a game",
    "strong": "strong against simple, points a game",
    "expert": "expert against strong, points a game",
}

pytestmark = pytest.mark.cpython_only


def row(name):
    """The figures of the one row whose name begins like this, by rule set as the head of its table has them."""
    lines = TRAINING.splitlines()
    (at,) = [index for index, line in enumerate(lines) if line.startswith(f"| {name}")]
    head = next(index for index in range(at, 0, -1) if lines[index].startswith("| ---")) - 1
    names, cells = ([cell.strip() for cell in lines[index].split("|")[2:-1]] for index in (head, at))
    return dict(zip(names, map(figure, cells), strict=True))


def figure(cell):
    number = re.match(r"[+-]?\d+(\.\d+)?", cell)
    return float(number[0]) if number else None


@pytest.mark.parametrize("level", ROWS)
def test_the_gain_that_is_told_in_the_seat_choice_is_the_one_in_the_docs(level):
    figures = row(ROWS[level])
    told = {preset["name"]: preset["gains"] for preset in answer("presets")["presets"]}
    for name, gains in GAINS.items():
        assert gains[level] == figures[name]
        assert told[name] == gains
    assert all(told[name] == {} for name in PRESETS if name not in GAINS)


def test_the_loss_that_is_told_falls_from_level_to_level():
    found = {level: row(f"{level} gives up") for level in LEVELS}
    for name in GAINS:
        told = [found[level][name] for level in LEVELS]
        assert told == sorted(told, reverse=True)
        assert told[-1] < told[0] / 10


def test_the_best_choice_of_all_levels_loses_nothing():
    for _, state in zip(range(3), decisions(PRESETS["american"].rules), strict=False):
        found = losses(state)
        assert set(found) == set(LEVELS)
        assert min(found.values()) == 0


@pytest.mark.slow
def test_over_recorded_decisions_each_level_loses_less_than_the_weaker_one():
    found = mean_losses(PRESETS["navy"].rules, 25)
    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert found["novice"] > 5 * found["strong"]
