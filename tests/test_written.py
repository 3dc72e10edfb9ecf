"""Plays as they are written down at the table: read in the numbering shown, made as far as they go."""

import pytest

from tests.table import Table


def rolled(rules="american"):
    """A game whose starter has rolled 6-4."""
    return Table(rules, "61 64").do("open").do("roll")


def test_moves_can_be_written_a_part_of_the_stage_at_a_time():
    table = rolled().do("text", text="start/19")

    assert table.events == ["move"]
    assert table.pending == [["start", 19, 6]]
    assert table.do("text", text=" START/21 ").view["may"]["done"]


def test_one_checker_written_by_both_numbers_makes_two_moves():
    assert rolled().do("text", text="start/15").events == ["move", "move"]


def test_what_is_written_is_read_in_the_numbering_shown():
    table = rolled("ace-deuce").do("text", text="start/6, start/4")

    assert table.view["position"][0]["points"] == {"21": 1, "19": 1}


def test_a_play_as_written_is_refused_with_the_reason_of_its_first_illegal_leg():
    refused = rolled().refused("text", text="start/19 start/20")

    assert (refused["code"], refused["reason"]["code"]) == ("illegal-play", "not-rolled")
    assert refused["reason"]["params"]["to"] == 20


@pytest.mark.parametrize("text", ["hello", "25/20", "", "no play", None, 7, "start/19 " * 40])
def test_what_is_no_play_cannot_be_read(text):
    assert rolled().refused("text", text=text)["code"] == "bad-request"


def test_nothing_is_written_before_the_roll():
    assert Table("american", "61 64").do("open").refused("text", text="start/19")["code"] == "wrong-phase"
