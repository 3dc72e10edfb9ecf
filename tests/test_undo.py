"""Taking back: moves, namings and the 1-2 before them, to the last dice and never further."""

import pytest

from tests.kit import rule_set
from tests.table import Table


def after_1_2(rules="navy"):
    return Table(rules).do("open", dice="6-3").do("roll", dice="1-2")


def snapshot(table):
    """Everything that must be as it was, and nothing that tells how it was reached."""
    view = {key: value for key, value in table.view.items() if key not in ("rev", "events")}
    return table.record, table.pending, view


def test_a_move_is_taken_back_one_at_a_time():
    table = after_1_2()
    begun = snapshot(table)
    one = snapshot(table.move("start/24"))
    table.move("start/23")
    assert snapshot(table.undo()) == one
    assert table.events == ["unmove"]
    assert snapshot(table.undo()) == begun


def test_a_move_taken_back_tells_where_the_checker_goes():
    table = after_1_2().move("start/24").undo()
    (event,) = table.view["events"]
    assert event == {"type": "unmove", "seat": 0, "from": "start", "to": 24, "number": 1, "hit": False}


def test_a_hit_checker_leaves_the_bar_again_when_the_hit_is_taken_back():
    table = Table("american").do("open", dice="6-3").do("roll", dice="6-6").play("start/19 start/19/13/7")
    before = table.do("roll", dice="5-2").position
    table.move("start/20 20/18")
    assert table.position == "start:13 bar:1 19:1 / start:14 18:1"
    table.undo()
    assert table.view["events"][0]["hit"] is True
    assert table.undo().position == before


def test_a_named_double_can_be_taken_back_and_the_1_2_before_it():
    table = after_1_2().play("start/24 start/23")
    naming = snapshot(table)
    named = table.do("name", number=6)
    assert named.due == ("play", 0)
    assert snapshot(table.undo()) == naming
    assert table.events == ["unname"]
    table.undo()
    assert (table.due, table.unused, table.pending) == (("play", 0), [2], [["start", 24, 1]])
    assert table.undo().pending == []


def test_the_moves_of_the_named_double_are_taken_back_before_the_naming():
    table = after_1_2().play("start/24 start/23").do("name", number=6)
    named = snapshot(table)
    table.move("start/19(3)")
    for _ in range(3):
        table.undo()
    assert snapshot(table) == named


def test_a_named_double_played_out_can_be_taken_back_while_the_same_seat_has_an_extra_roll():
    table = after_1_2().play("start/24 start/23").do("name", number=6).play("start/19(4)")
    assert table.due == ("roll", 0)
    table.undo()
    assert (table.due, len(table.pending)) == (("play", 0), 3)


def test_another_double_can_be_named_after_taking_one_back():
    table = after_1_2().play("start/24 start/23").do("name", number=6).undo().do("name", number=1)
    assert table.view["rolled"] == [1, 1]
    assert table.view["stage"] == "named"


def test_dice_are_never_taken_back():
    table = Table("navy").do("open", dice="6-3")
    assert not table.view["may"]["undo"]
    assert table.refused("undo")["code"] == "wrong-phase"
    table.do("roll", dice="1-2")
    assert not table.view["may"]["undo"]
    assert table.refused("undo")["code"] == "wrong-phase"


def test_an_extra_roll_is_not_taken_back_nor_what_was_before_it():
    table = (
        after_1_2().play("start/24 start/23").do("name", number=6).play("start/19(4)").do("roll", dice="5-4")
    )
    assert not table.view["may"]["undo"]
    assert table.refused("undo")["code"] == "wrong-phase"


def test_a_die_rolled_for_the_double_is_not_taken_back():
    table = after_1_2(rule_set("navy", 1)).play("start/24 start/23")
    assert table.view["may"]["undo"]
    table.do("die", dice=[5])
    assert not table.view["may"]["undo"]
    assert table.refused("undo")["code"] == "wrong-phase"


def test_a_finished_turn_is_not_taken_back_once_the_dice_have_passed():
    table = Table("american").do("open", dice="6-3").do("roll", dice="6-5").play("start/19 start/20")
    assert table.due == ("roll", 1)
    assert not table.view["may"]["undo"]
    assert table.refused("undo")["code"] == "wrong-phase"


def test_a_game_that_is_over_is_not_taken_back():
    table = after_1_2().do("resign", seat=0)
    assert not table.view["may"]["undo"]
    assert table.refused("undo")["code"] in ("game-over", "wrong-phase")


@pytest.mark.parametrize("steps", range(1, 8))
def test_what_was_taken_back_can_be_done_again_to_the_same_state(steps):
    table = after_1_2().play("start/24 start/23").do("name", number=6).move("start/19(4)")
    whole = snapshot(table)
    for _ in range(steps):
        if table.view["may"]["undo"]:
            table.undo()
    assert snapshot(table) != whole
    replayed(table)
    assert snapshot(table) == whole


def replayed(table):
    """Do again what is missing from 1-2, start/24 start/23, sixes, start/19 four times."""
    if table.view["stage"] == "acey" and table.due[0] == "play":
        table.move(" ".join(["start/24", "start/23"][len(table.pending) :])).do("done")
    if table.due[0] == "name":
        table.do("name", number=6)
    for _ in range(4 - len(table.pending)):
        table.move("start/19")


# until the next dice


def test_a_turn_that_is_over_can_be_taken_up_again_until_the_next_dice():
    table = Table("american").do("open", dice="6-3").do("roll", dice="6-5").move("start/19 start/20")
    whole = table.undo().record, table.pending, table.position
    table.move("start/20").do("done")
    assert (table.due, table.may) == (("roll", 1), {"roll", "reopen", "resign"})
    table.do("reopen")
    assert (table.due, table.events) == (("play", 0), ["unmove"])
    assert (table.record, table.pending, table.position) == whole
    table.move("start/20").do("done").do("roll", dice="5-4")
    assert "reopen" not in table.may
    assert table.refused("reopen")["code"] == "wrong-phase"


def test_within_a_turn_there_is_nothing_to_reopen():
    table = after_1_2().play("start/24 start/23")
    assert table.may == {"undo", "name", "resign"}
    assert table.refused("reopen")["code"] == "wrong-phase"


def test_a_turn_that_ended_in_a_pass_is_not_reopened():
    rules = rule_set("ace-deuce", entry_gate="doubles_or_acey")
    table = Table(rules).do("open", dice="6-3").do("roll", dice="6-5")
    assert table.events == ["roll", "pass", "turn"]
    assert "reopen" not in table.may
    assert table.refused("reopen")["code"] == "wrong-phase"


def test_a_naming_with_which_a_turn_ended_is_reopened():
    rules = rule_set("navy", acey_extra_roll=False, entry_gate="six")
    table = Table(rules).do("open", dice="6-3").do("roll", dice="1-2").do("name", number=1)
    assert (table.due, table.events) == (("roll", 1), ["name", "pass", "turn"])
    table.do("reopen")
    assert (table.due, table.events) == (("name", 0), ["unname"])


# dice entered by hand


def test_dice_entered_wrongly_are_entered_anew_before_the_first_move():
    table = Table("american").do("open", dice="6-3")
    before = snapshot(table)
    table.do("roll", dice="6-5")
    assert table.may == {"correct", "resign"}
    table.do("correct")
    assert table.view["events"] == [{"type": "unroll", "seat": 0, "dice": [6, 5]}]
    assert snapshot(table) == before
    assert table.do("roll", dice="6-4").unused == [6, 4]


def test_after_the_first_move_the_dice_stand_until_it_is_taken_back():
    table = Table("american").do("open", dice="6-3").do("roll", dice="6-5").move("start/19")
    assert table.may == {"undo", "resign"}
    assert table.refused("correct")["code"] == "wrong-phase"
    assert "correct" in table.undo().may
    assert table.play("start/19 start/20").may == {"roll", "reopen", "resign"}
    assert table.refused("correct")["code"] == "wrong-phase"


def test_an_opening_entered_wrongly_is_entered_anew_a_tie_too():
    table = Table("american").do("open", dice="4-4").do("open", dice="6-3").do("correct")
    assert table.view["due"] == "open-again"
    table.do("correct")
    assert (table.view["due"], table.record["actions"]) == ("open", "")
    assert table.view["events"] == [{"type": "unroll", "seat": None, "dice": [4, 4]}]
    assert "correct" not in table.may


def test_a_die_entered_for_the_double_is_entered_anew():
    table = after_1_2(rule_set("navy", 1)).play("start/24 start/23").do("die", dice=[5]).do("correct")
    assert table.due == ("roll-double", 0)
    assert table.do("die", dice=[6]).view["rolled"] == [6, 6]


def test_dice_that_led_to_a_pass_are_entered_anew():
    rules = rule_set("ace-deuce", entry_gate="doubles_or_acey")
    table = Table(rules).do("open", dice="6-3").do("roll", dice="6-5")
    assert table.events == ["roll", "pass", "turn"]
    assert table.may == {"roll", "correct", "resign"}
    table.do("correct")
    assert (table.due, table.record["actions"]) == (("roll", 0), "#63")
    assert table.do("roll", dice="6-6").unused == [6, 6, 6, 6, 1, 1, 1, 1]


def test_dice_that_were_drawn_are_never_entered_anew():
    for dice in (7, "63 65 11"):
        table = Table("american", dice=dice).do("open").do("roll")
        assert "correct" not in table.may
        assert table.refused("correct")["code"] == "wrong-phase"


def test_a_game_that_is_over_keeps_its_dice():
    table = Table("american").do("open", dice="6-3").do("roll", dice="6-5").do("resign", seat=0)
    assert not table.may
    assert table.refused("correct")["code"] == "game-over"
