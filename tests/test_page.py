"""What the page is told: phases and what is due, dice, next moves, namings, events; and the same after a reload."""

import pytest

from tests.kit import answer, replay, rule_set
from tests.table import Table

SIXES = {"number": 6, "most": 4, "of": 4, "full": True, "follows": "end", "follows_full": "roll"}


def opened(rules="american", dice="6-3"):
    return Table(rules).do("open", dice=dice)


# phases and what is due


def test_a_game_begins_with_one_die_each():
    table = Table()
    assert (table.due, table.view["due"]) == (("opening", None), "open")
    assert table.may == {"roll", "resign"}
    assert table.position == "start:15 / start:15"
    assert table.view["pips"] == [375, 375]
    assert table.view["rev"] == 0


def test_a_tie_is_told_and_opened_again():
    table = opened(dice="4-4")
    assert (table.due, table.view["due"]) == (("opening", None), "open-again")
    assert table.view["events"] == [{"type": "opening", "dice": [4, 4], "starter": None}]
    assert table.view["opening"] == [4, 4]
    assert table.do("open", dice="1-5").due == ("roll", 1)


def test_the_opening_dice_are_told_and_not_taken_for_a_roll():
    table = opened()
    assert table.view["events"][0] == {"type": "opening", "dice": [6, 3], "starter": 0}
    assert (table.view["rolled"], table.view["dice"], table.view["opening"]) == (None, [], [6, 3])
    assert table.do("roll", dice="2-1").view["opening"] is None


def test_each_phase_says_what_is_due():
    table = opened("navy")
    seen = [table.view["due"]]
    for step in (
        lambda: table.do("roll", dice="1-2"),
        lambda: table.move("start/24 start/23"),
        lambda: table.do("done"),
        lambda: table.do("name", number=5),
        lambda: table.play("start/20(4)"),
        lambda: table.do("resign", seat=1),
    ):
        step()
        seen.append(table.view["due"])
    assert seen == ["roll", "move", "done", "name", "move", "extra-roll", "over"]
    assert (
        opened(rule_set("navy", 1)).do("roll", dice="1-2").play("start/24 start/23").view["due"]
        == "roll-double"
    )


def test_the_end_is_told_with_winner_and_points():
    table = opened().do("resign", seat=0)
    assert table.events == ["resign", "over"]
    assert table.view["events"][-1] == {"type": "over", "winner": 1, "points": 15}
    assert (table.view["winner"], table.view["points"], table.due) == (1, [0, 15], ("over", None))
    assert not any(table.view["may"].values())


# dice


def test_used_numbers_are_marked():
    table = opened().do("roll", dice="6-4")
    assert table.view["dice"] == [{"n": 6, "used": False}, {"n": 4, "used": False}]
    assert table.move("start/21").view["dice"] == [{"n": 6, "used": False}, {"n": 4, "used": True}]


@pytest.mark.parametrize(
    ("rules", "shown"),
    [
        ("american", [5, 5, 5, 5]),
        ("ace-deuce", [5, 5, 5, 5, 2, 2, 2, 2]),
        (rule_set("american", doubles_complement="two_two"), [5, 5, 2, 2]),
    ],
)
def test_a_double_shows_all_its_numbers(rules, shown):
    table = opened(rules).do("roll", dice="5-5")
    assert [die["n"] for die in table.view["dice"]] == shown
    table.move("start/20(2)")
    assert table.unused == shown[2:]


def test_the_1_2_stays_shown_while_the_double_is_named():
    table = opened().do("roll", dice="2-1").play("start/24 start/23")
    assert table.view["rolled"] == [2, 1]
    assert [die["used"] for die in table.view["dice"]] == [True, True]


# moves


def test_next_moves_are_single_ones_and_those_of_one_checker_by_several_numbers():
    table = opened().do("roll", dice="6-4")
    found = {(m["from"], m["to"], m["number"], tuple(m["via"])) for m in table.view["moves"]}
    assert {("start", 19, 6, ()), ("start", 21, 4, ())} < found
    assert [m for m in found if m[:2] == ("start", 15)] in (
        [("start", 15, 10, (19,))],
        [("start", 15, 10, (21,))],
    )
    assert len(found) == 3


def test_a_compound_move_is_made_in_one_gesture():
    table = opened().do("roll", dice="6-4").do("move", **{"from": "start", "to": 15, "via": [19]})
    assert table.pending == [["start", 19, 6], [19, 15, 4]]
    assert table.events == ["move", "move"]


def test_where_two_routes_lead_to_one_target_both_are_listed_and_the_hitting_one_first():
    table = opened().do("roll", dice="4-3").play("start/21 start/22")
    table.do("roll", dice="6-6").play("start/19 start/19/13/7").do("roll", dice="4-3")
    routes = [(m["hit"], m["via"]) for m in table.view["moves"] if (m["from"], m["to"]) == (21, 14)]
    assert routes == [(True, [18]), (False, [17])]
    table.do("move", **{"from": 21, "to": 14, "via": [17]})
    assert table.position == "start:13 22:1 14:1 / start:13 19:1 7:1"


def test_no_moves_are_offered_when_none_is_due():
    assert opened().view["moves"] == []
    table = opened().do("roll", dice="6-4").move("start/21 start/19")
    assert table.view["moves"] == []
    assert table.view["may"]["done"]


def test_a_refused_move_says_why_and_changes_nothing():
    table = opened().do("roll", dice="6-4")
    error = table.refused("move", **{"from": "start", "to": 20})
    assert error["code"] == "illegal-play"
    assert error["reason"]["code"] == "not-rolled"
    got = answer("why", record=table.record, pending=[], **{"from": "start", "to": 20})
    assert (got["legal"], got["reason"]) == (False, error["reason"])


def test_a_stage_cannot_be_finished_while_a_number_must_be_played():
    table = opened().do("roll", dice="6-4").move("start/21")
    assert not table.view["may"]["done"]
    assert table.refused("done")["code"] == "illegal-play"


@pytest.mark.parametrize(
    ("what", "intent"),
    [("roll", {"dice": "3-1"}), ("name", {"number": 3}), ("die", {"dice": [3]}), ("open", {"dice": "3-1"})],
)
def test_what_is_not_due_is_refused(what, intent):
    table = opened().do("roll", dice="6-4")
    assert table.refused(what, **intent)["code"] == "wrong-phase"


@pytest.mark.parametrize("what", ["jump", None, "", 7])
def test_an_unknown_intent_is_refused(what):
    assert opened().refused(what)["code"] == "bad-request"


# namings


def test_each_double_is_told_with_how_much_of_it_can_be_played_and_what_follows():
    names = opened().do("roll", dice="1-2").play("start/24 start/23").view["names"]
    assert [name["number"] for name in names] == [1, 2, 3, 4, 5, 6]
    assert names[5] == SIXES
    assert all(name["full"] for name in names)


def test_a_double_that_cannot_be_played_in_full_is_told_before_it_is_chosen():
    rules = rule_set("american", entry_gate="six")
    table = opened(rules).do("roll", dice="6-5").play("start/19/14").do("roll", dice="4-3")
    table.do("roll", dice="1-2").play("14/13/11")
    names = {name["number"]: name for name in table.view["names"]}
    assert (names[5]["most"], names[5]["of"], names[5]["full"]) == (2, 4, False)
    assert (names[5]["follows"], names[5]["follows_full"]) == ("end", "roll")
    assert names[6] == SIXES
    kept = opened(rule_set("bgammon", entry_gate="six")).do("roll", dice="6-5").play("start/19/14")
    kept.do("roll", dice="4-3").do("roll", dice="1-2").play("14/13/11")
    assert kept.view["names"][4] == names[5] | {"follows": "roll"}


# passes and forfeits


def test_a_stage_without_a_move_is_passed_at_once_and_told():
    rules = rule_set("american", entry_gate="six")
    table = Table(rules).do("open", dice="6-3").do("roll", dice="5-4")
    assert table.events == ["roll", "pass", "turn"]
    assert table.view["events"][1] == {"type": "pass", "seat": 0, "stage": "normal", "dice": [5, 4]}
    assert table.due == ("roll", 1)
    assert [entry["kind"] for entry in answer("log", record=table.record)["log"]] == [
        "opening",
        "roll",
        "pass",
    ]


def test_a_forfeit_is_told_with_the_field_that_takes_the_rest():
    rules = rule_set("american", entry_gate="six")
    table = Table(rules).do("open", dice="6-3").do("roll", dice="1-2")
    assert table.events == ["roll", "pass", "forfeit", "turn"]
    assert table.view["events"][2]["field"] == "acey_forfeit"


def test_an_extra_roll_is_told():
    table = opened("navy").do("roll", dice="3-3").play("start/22(4)")
    assert table.events[-2:] == ["play", "extra"]
    assert table.view["due"] == "extra-roll"
    assert table.do("roll", dice="6-5").view["events"][0]["extra"] is True


# reload and one view after another


def phases():
    """A game in every phase, by name."""
    acey = opened("navy").do("roll", dice="1-2")
    rolled = opened(rule_set("navy", 1)).do("roll", dice="1-2").play("start/24 start/23")
    yield "opening", Table("navy")
    yield "a tie", opened("navy", "5-5")
    yield "to roll", opened("navy")
    yield "dice rolled", opened("navy").do("roll", dice="6-4")
    yield "1-2 half played", acey.move("start/24")
    yield "1-2 played", opened("navy").do("roll", dice="1-2").move("start/24 start/23")
    yield "choosing", opened("navy").do("roll", dice="1-2").play("start/24 start/23")
    yield "die due", rolled
    named = opened("navy").do("roll", dice="1-2").play("start/24 start/23").do("name", number=5)
    yield "double half played", named.move("start/20(2)")
    bonus = opened("navy").do("roll", dice="1-2").play("start/24 start/23").do("name", number=5)
    yield "extra roll due", bonus.play("start/20(4)")
    yield "the other's turn", opened("navy").do("roll", dice="6-4").play("start/19 start/21")
    yield "over", opened("navy").do("resign", seat=1)


@pytest.mark.parametrize("name", [name for name, _ in phases()])
def test_a_reload_in_any_phase_shows_the_same_dice_side_phase_and_pending_moves(name):
    table = dict(phases())[name]
    again = table.reload()
    assert again["record"] == table.record
    assert again["pending"] == table.pending
    assert again["view"] == table.view | {"events": []}


def test_a_reload_draws_no_dice():
    table = Table("navy", dice=7).do("open")
    assert table.reload()["record"]["actions"] == table.record["actions"]
    again = Table("navy", dice=7).do("open")
    again.record = again.reload()["record"]
    assert table.do("roll").view["rolled"] == again.do("roll").view["rolled"]


def test_case_25_naming_undone_and_confirmed_again_brings_one_bonus_roll():
    table = opened().do("roll", dice="1-2").play("start/24 start/23").do("name", number=1)
    table.undo()
    assert (table.view["phase"], table.position) == ("name", "start:13 24:1 23:1 / start:15")
    table.do("name", number=1).play("24/23(1) 23/22(2) start/24")
    assert table.due == ("roll", 0)
    table.do("roll", dice="6-5").play("start/19 start/20")
    assert table.due == ("roll", 1)


def test_case_37_a_position_after_the_last_checker_stays_over_after_a_reload():
    over = replay("navy", "roll 1-1; play 1/off(2)", "1:2 off:13 / start:15")
    assert (over["phase"], over["winner"], over["seat"]) == ("over", 0, None)
    table = opened("navy").do("resign", seat=1)
    again = table.reload()["view"]
    assert (again["phase"], again["seat"], again["winner"]) == ("over", None, 0)
    assert table.refused("roll", dice="6-5")["code"] == "game-over"


def test_pending_moves_are_kept_as_far_as_they_are_legal():
    table = opened().do("roll", dice="6-4")
    pending = [["start", 21, 4], ["start", 18, 7]]
    got = answer("view", record=table.record, pending=pending, rev=3)
    assert got["pending"] == pending[:1]
    for nonsense in ("x", [["bar", 3]], [7], None, [[1, 2, 3, 4]]):
        assert answer("view", record=table.record, pending=nonsense, rev=3)["pending"] == []


def test_each_act_is_one_revision_and_an_error_none():
    table = opened()
    assert table.view["rev"] == 1
    table.refused("name", number=3)
    assert table.do("roll", dice="6-4").view["rev"] == 2
    assert table.move("start/21 start/19").view["rev"] == 4
