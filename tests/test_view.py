"""What the page is told: the view of each moment, and the events that lead there."""

from dataclasses import replace

import pytest

from acey.hand import take_in_hand
from acey.position import read_position
from acey.protocol import Engine
from acey.reach import prospects, targets
from acey.record import read_record
from acey.replay import begin
from acey.rules import named_rules
from acey.stages import rolled_stage
from acey.view import view

PEOPLE = [{"kind": "person", "name": "Ann", "level": None}, {"kind": "person", "name": "Bo", "level": None}]


class Page:
    """A page that does what a player wants and keeps what it is answered."""

    def __init__(self, rules, script):
        self.engine = Engine()
        self.state = self.engine.answer(
            {
                "cmd": "new",
                "rules": rules,
                "seats": PEOPLE,
                "dice": {"source": "script", "script": script},
                "id": "a",
                "date": "2026-01-01",
            }
        )

    @property
    def view(self):
        return self.state["view"]

    @property
    def events(self):
        return [event["type"] for event in self.view["events"]]

    def do(self, what, **more):
        answer = self.engine.answer(
            {
                "cmd": "act",
                "record": self.state["record"],
                "pending": self.state["pending"],
                "rev": self.view["rev"],
                "intent": {"do": what, **more},
                "date": "2026-01-02",
            }
        )
        assert "error" not in answer, answer
        self.state = answer
        return self

    def move(self, origin, to, **more):
        return self.do("move", **{"from": origin, "to": to, **more})


def test_a_tie_is_told_and_due_again():
    page = Page("american", "3352").do("open")

    assert (page.view["phase"], page.view["due"], page.view["opening"]) == ("opening", "open-again", [3, 3])
    assert page.view["events"] == [{"type": "opening", "dice": [3, 3], "starter": None}]

    page.do("open")
    assert (page.view["phase"], page.view["due"], page.view["seat"]) == ("roll", "roll", 0)


def test_the_starter_rolls_both_dice_afresh():
    page = Page("american", "5264").do("open").do("roll")

    assert page.view["rolled"] == [6, 4]
    assert page.view["dice"] == [{"n": 6, "used": False}, {"n": 4, "used": False}]


def test_a_move_is_pending_until_it_is_done():
    page = Page("american", "5264").do("open").do("roll").move("start", 19)

    assert page.view["pending"] == [["start", 19, 6]]
    assert page.view["dice"] == [{"n": 6, "used": True}, {"n": 4, "used": False}]
    assert page.state["record"]["actions"] == "#5264"
    assert page.view["may"]["undo"]
    assert not page.view["may"]["done"]

    page.move("start", 21).do("done")
    assert page.events == ["play", "turn"]
    assert page.view["seat"] == 1


@pytest.mark.parametrize(
    ("text", "contact"),
    [
        ("start:15 / start:15", True),
        ("13:1 off:14 / 13:1 off:14", True),
        ("12:1 off:14 / 12:1 off:14", False),
        ("6:1 off:14 / bar:1 off:14", True),
        ("23:1 off:14 / 1:1 off:14", False),
        ("24:1 off:14 / 2:1 off:14", True),
    ],
)
def test_the_sides_meet_as_long_as_a_checker_has_one_of_the_other_side_ahead(text, contact):
    record = {
        "cmd": "new",
        "rules": "american",
        "seats": PEOPLE,
        "dice": {"source": "script", "script": "61"},
        "id": "c",
        "date": "2026",
    }
    game = begin(read_record(Engine().answer(record)["record"]))
    state = replace(game.state, position=read_position(text), phase="roll")

    assert view(replace(game, states=(state,)), None, 0)["contact"] is contact


def test_one_checker_by_both_numbers_is_one_target_with_its_landings():
    page = Page("american", "5264").do("open").do("roll")

    compound = [move for move in page.view["moves"] if move["via"]]
    assert compound == [{"from": "start", "to": 15, "number": 10, "hit": False, "via": [19]}]

    page.move("start", 15, via=[19])
    assert page.events == ["move", "move"]
    assert page.view["may"]["done"]


def test_of_two_routes_to_one_target_the_hitting_one_comes_first():
    rules = named_rules("american").rules
    position = read_position("13:1 6:1 off:* / 17:1 off:*")

    routes = [
        shape
        for shape in targets(take_in_hand(rules, position, rolled_stage(rules, 5, 3)))
        if shape["to"] == 5
    ]

    assert [(shape["from"], shape["via"], shape["hit"]) for shape in routes] == [
        (13, [8], True),
        (13, [10], False),
    ]


def test_a_double_that_cannot_be_played_in_full_is_told_with_what_is_lost():
    rules = named_rules("american").rules
    position = read_position("19:1 15:1 2:2 off:* / 22:1 18:2 24:2 off:*")

    sixes = prospects(rules, position)[5]

    assert sixes == {"number": 6, "most": 3, "of": 4, "full": False, "follows": "end", "follows_full": "roll"}


def test_the_eight_numbers_of_a_complement_are_told_in_full_where_one_line_plays_them():
    rules = named_rules("ace-deuce").rules

    assert [name["full"] for name in prospects(rules, read_position("start:15 / start:15"))] == [True] * 6


def test_what_each_double_would_bring_is_told_before_naming():
    page = Page("american", "6112").do("open").do("roll").move("start", 24).move("start", 23).do("done")

    assert page.view["due"] == "name"
    assert [name["number"] for name in page.view["names"]] == [1, 2, 3, 4, 5, 6]
    assert all(name["full"] and name["most"] == name["of"] == 4 for name in page.view["names"])
    assert {(name["follows"], name["follows_full"]) for name in page.view["names"]} == {("end", "roll")}


def test_a_complement_shows_its_eight_numbers_in_order():
    page = Page("ace-deuce", "6166").do("open").do("roll")

    assert [die["n"] for die in page.view["dice"]] == [6, 6, 6, 6, 1, 1, 1, 1]


def test_a_pass_comes_with_the_roll_as_an_action_of_the_record():
    page = Page({"base": "american", "changes": {"entry_gate": "six"}}, "61" + "35").do("open").do("roll")

    assert page.events == ["roll", "pass", "turn"]
    assert page.view["seat"] == 1
    assert page.state["record"]["actions"] == "#6135."


def test_a_forfeit_is_told_with_the_field_that_takes_the_reward():
    rules = {"base": "american", "changes": {"entry_gate": "six"}}
    page = Page(rules, "61" + "12").do("open").do("roll")

    assert page.events == ["roll", "pass", "forfeit", "turn"]
    assert page.view["events"][2]["field"] == "acey_forfeit"


def test_the_view_after_a_reload_is_the_same_without_events():
    page = Page("american", "6112").do("open").do("roll").move("start", 24)

    again = Engine().answer(
        {
            "cmd": "view",
            "record": page.state["record"],
            "pending": page.state["pending"],
            "rev": page.view["rev"],
        }
    )

    assert again["view"] == {**page.view, "events": []}


def test_pending_moves_are_kept_only_as_far_as_they_are_legal():
    page = Page("american", "6112").do("open").do("roll")
    pending = [["start", 24, 1], ["start", 20, 5], ["start", 23, 2]]

    again = Engine().answer({"cmd": "view", "record": page.state["record"], "pending": pending, "rev": 2})

    assert again["pending"] == [["start", 24, 1]]


def test_a_script_that_is_used_up_is_told_once():
    page = Page("american", "6164").do("open").do("roll").move("start", 19).move("start", 21).do("done")
    page.do("roll")
    assert "script-over" in page.events

    while page.view["phase"] == "play":
        move = page.view["moves"][0] if page.view["moves"] else None
        page.move(move["from"], move["to"], via=move["via"]) if move else page.do("done")
    if page.view["phase"] == "roll":
        page.do("roll")
        assert "script-over" not in page.events


def test_dice_entered_by_hand_are_asked_for():
    engine = Engine()
    new = {
        "cmd": "new",
        "rules": "navy",
        "seats": PEOPLE,
        "dice": {"source": "hand"},
        "id": "h",
        "date": "2026",
    }
    state = engine.answer(new)
    request = {"cmd": "act", "record": state["record"], "pending": [], "rev": 0}

    assert engine.answer({**request, "intent": {"do": "open"}})["error"]["code"] == "bad-dice"
    opened = engine.answer({**request, "intent": {"do": "open", "dice": [6, 2]}})
    assert opened["view"]["events"][0]["dice"] == [6, 2]


@pytest.mark.parametrize(
    "dice", [{"source": "system"}, {"source": "seed", "seed": 1}, {"source": "script", "script": "61"}]
)
def test_dice_are_not_taken_from_the_page_otherwise(dice):
    engine = Engine()
    state = engine.answer(
        {"cmd": "new", "rules": "navy", "seats": PEOPLE, "dice": dice, "id": "h", "date": "2026"}
    )

    answer = engine.answer(
        {
            "cmd": "act",
            "record": state["record"],
            "pending": [],
            "rev": 0,
            "intent": {"do": "open", "dice": [6, 2]},
        }
    )
    assert answer["error"]["code"] == "bad-dice"


def test_a_refused_move_says_why_and_changes_nothing():
    page = Page("american", "6164").do("open").do("roll")

    answer = page.engine.answer(
        {
            "cmd": "act",
            "record": page.state["record"],
            "pending": [],
            "rev": 2,
            "intent": {"do": "move", "from": "start", "to": 20},
        }
    )

    assert answer["error"]["code"] == "illegal-play"
    assert answer["error"]["reason"]["code"] == "not-rolled"
    assert "record" not in answer
