"""Looking back: the view after any number of actions, in which nothing can be done."""

import pytest

from tests.kit import answer, error
from tests.table import Table

ACTIONS = 6
"""The opening, a roll, a play, a roll, a play, a roll."""


def game():
    table = Table("american", "61 64 53 21").do("open").do("roll").play("start/19 19/15")
    return table.do("roll").play("start/20 start/22").do("roll")


def look(table, at):
    return answer("view", record=table.record, at=at, rev=at)["view"]


def test_every_moment_of_a_game_can_be_looked_at():
    table = game()
    phases = [look(table, at)["phase"] for at in range(ACTIONS + 1)]

    assert phases == ["opening", "roll", "play", "roll", "play", "roll", "play"]
    assert look(table, 0)["pips"] == [375, 375]
    assert look(table, ACTIONS)["position"] == table.view["position"]


def test_a_look_back_tells_the_moves_that_led_there_and_no_others():
    table = game()

    assert [(event["from"], event["to"]) for event in look(table, 3)["events"]] == [("start", 19), (19, 15)]
    assert look(table, 2)["events"] == look(table, 4)["events"] == []


def test_nothing_can_be_done_where_one_looks_back():
    shown = look(game(), 2)

    assert shown["moves"] == shown["names"] == []
    assert not any(shown["may"].values())
    assert shown["dice"] == [{"n": 6, "used": False}, {"n": 4, "used": False}]


def test_looking_back_changes_nothing_of_the_game():
    table = game()
    before = table.reload()["view"]
    look(table, 1)

    assert table.reload()["view"] == before
    assert table.do("move", **{"from": "start", "to": 23}).view["pending"] == [["start", 23, 2]]


def test_the_end_of_a_game_is_a_moment_too():
    table = Table("american", "61").do("open").do("resign", seat=0)

    assert look(table, 2)["phase"] == "over"
    assert look(table, 1)["winner"] is None


@pytest.mark.parametrize("at", [-1, ACTIONS + 1, "1", None, 1.0, True])
def test_a_moment_that_never_was_is_refused(at):
    assert error("view", record=game().record, at=at)["code"] == "bad-request"
