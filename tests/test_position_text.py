"""Positions as one line of text, by the vectors that the page's reader is held to as well."""

import json
import pathlib

import pytest

from acey import read_position
from acey.errors import BadPosition
from acey.position import Position, Side, position_shape, problems
from tests.kit import answer, error

VECTORS = json.loads(
    (pathlib.Path(__file__).parent / "data" / "position-text.json").read_text(encoding="utf-8")
)
GOOD = [row for row in VECTORS if "position" in row]
BAD = [row for row in VECTORS if "position" not in row]


def test_the_vectors_hold_positions_and_what_is_none():
    assert len(GOOD) >= 10
    assert len(BAD) >= 10


@pytest.mark.parametrize("row", GOOD, ids=lambda row: row["text"])
def test_a_line_is_read_as_the_position_it_says(row):
    assert position_shape(read_position(row["text"])) == row["position"]


@pytest.mark.parametrize("row", GOOD, ids=lambda row: row["text"])
def test_a_position_is_written_in_its_canonical_line_which_reads_back(row):
    position = read_position(row["position"])
    assert str(position) == row["canonical"]
    assert read_position(row["canonical"]) == position


@pytest.mark.parametrize("row", BAD, ids=lambda row: repr(row["text"])[:40])
def test_a_line_that_is_no_position_is_refused_with_everything_that_is_wrong(row):
    with pytest.raises(BadPosition) as caught:
        read_position(row["text"])
    assert caught.value.problems == list(zip(row["error"], row["params"], strict=True))


@pytest.mark.parametrize("row", BAD, ids=lambda row: repr(row["text"])[:40])
def test_the_protocol_says_what_is_wrong_with_it(row):
    found = error("plays", rules="navy", position=row["text"], dice=[6, 5])
    assert found["code"] == "bad-position"
    assert "{" not in found["message"].replace(row["text"], "")


def test_a_position_comes_back_as_an_object_in_the_perspective_it_came_in():
    text = "24:2 13:5 start:8 / 6:5 off:*"
    got = answer("replay", rules="navy", actions=[], **{"from": text})
    assert read_position(got["positions"]) == read_position(text)


def test_the_repr_of_a_position_can_be_pasted_back():
    position = read_position("24:2 13:5 bar:1 start:* / 6:5 off:*")
    assert eval(repr(position), {"read_position": read_position}) == position  # noqa: S307  # its own repr


def test_a_layout_is_checked_for_everything_at_once():
    two_many = Side((0,) * 23 + (17,), off=0)
    layout = Position(two_many, Side((15,) + (0,) * 23))
    assert {code for code, _ in problems(layout)} == {"count", "both-sides"}
    assert problems(Position()) == []
