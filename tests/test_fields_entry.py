"""The fields that decide who may enter, when, and what waits for it."""

import pytest

from tests.kit import is_legal, next_moves, plays, refusal, rule_set, texts

NOBODY_IN = "start:* / start:*"


# entry_gate


def test_with_no_entry_gate_any_number_enters_a_checker():
    assert texts("american", NOBODY_IN, "6-4") == ["start/15", "start/21 start/19"]


def test_with_the_gate_doubles_or_acey_nobody_enters_first_with_a_normal_roll():
    rules = rule_set("american", entry_gate="doubles_or_acey")
    assert texts(rules, NOBODY_IN, "6-4") == ["no play"]
    assert refusal(rules, NOBODY_IN, "6-4", "start/21") == ("entry-gate", "entry_gate")


@pytest.mark.parametrize("dice", ["4-4", "2-1", "4-4 named"])
def test_with_the_gate_doubles_or_acey_a_double_an_acey_and_a_named_double_enter_the_first(dice):
    rules = rule_set("american", entry_gate="doubles_or_acey")
    assert all(play["moves"][0]["from"] == "start" for play in plays(rules, NOBODY_IN, dice))


@pytest.mark.parametrize("position", ["24:1 start:* / start:*", "bar:1 start:* / start:*"])
def test_the_gate_doubles_or_acey_is_open_to_all_numbers_once_one_checker_has_left_start(position):
    rules = rule_set("navy", entry_gate="doubles_or_acey")
    assert is_legal(rules, position, "6-4", "start/21")


def test_with_the_gate_six_a_checker_enters_from_start_only_with_a_6():
    rules = rule_set("american", entry_gate="six")
    position = "24:1 start:* / start:*"
    assert texts(rules, position, "6-4") == ["24/14", "start/15", "start/19 24/20"]
    assert refusal(rules, position, "6-4", "start/21") == ("entry-gate", "entry_gate")


def test_with_the_gate_six_only_double_sixes_enter_rolled_or_named():
    rules = rule_set("american", entry_gate="six")
    for stage in ("", " named"):
        assert texts(rules, NOBODY_IN, "5-5" + stage) == ["no play"]
        assert "start/19(4)" in texts(rules, NOBODY_IN, "6-6" + stage)


def test_the_gate_six_does_not_hold_a_checker_on_the_bar():
    rules = rule_set("american", entry_gate="six")
    assert next_moves(rules, "bar:1 start:* / start:*", "5-4") == ["bar/20", "bar/21"]


# enter_all_first


def test_with_enter_all_first_no_checker_on_a_point_moves_while_any_is_in_start():
    rules = rule_set("american", enter_all_first=True)
    position = "24:2 start:* / start:*"
    assert texts(rules, position, "6-5") == ["start/20 start/19"]
    assert refusal(rules, position, "6-5", "24/18") == ("enter-first", "enter_all_first")


def test_without_enter_all_first_a_checker_on_a_point_may_move_while_others_are_in_start():
    assert is_legal("american", "24:2 start:* / start:*", "6-5", "24/18")


def test_with_enter_all_first_a_checker_moves_on_in_the_roll_that_entered_the_last():
    rules = rule_set("american", enter_all_first=True)
    found = texts(rules, "24:14 start:1 / start:*", "6-5")
    assert found == ["start/14", "start/19 24/19", "start/20 24/18"]


def test_with_enter_all_first_a_checker_on_the_bar_is_not_in_start_and_may_enter():
    rules = rule_set("american", enter_all_first=True, bar_priority="no")
    position = "24:1 bar:1 start:* / start:*"
    assert next_moves(rules, position, "6-5") == ["bar/19", "bar/20", "start/19", "start/20"]
    assert is_legal(rules, "24:14 bar:1 / start:*", "6-5", "24/18")


# halfway_first


def test_with_halfway_first_no_move_lands_below_point_13_while_any_checker_is_in_start():
    rules = rule_set("american", halfway_first=True)
    position = "18:1 start:* / start:*"
    assert refusal(rules, position, "6-5", "18/12") == ("halfway", "halfway_first")
    assert is_legal(rules, position, "6-5", "18/13")


def test_without_halfway_first_a_move_may_land_below_point_13_at_any_time():
    assert is_legal("american", "18:1 start:* / start:*", "6-5", "18/12")


def test_with_halfway_first_a_move_lands_below_point_13_in_the_roll_that_entered_the_last():
    rules = rule_set("american", halfway_first=True)
    assert is_legal(rules, "18:14 start:1 / start:*", "6-5", "18/12", after="start/20")


def test_halfway_first_does_not_ask_for_the_checkers_on_the_bar():
    rules = rule_set("navy", halfway_first=True)
    assert is_legal(rules, "18:14 bar:1 / start:*", "6-5", "18/12")


# bar_priority

BAR_AND_START = "13:5 start:9 bar:1 / start:*"


def test_with_bar_priority_no_a_checker_on_the_bar_holds_nothing_back():
    wanted = ["13/8", "13/9", "bar/20", "bar/21", "start/20", "start/21"]
    assert next_moves("navy", BAR_AND_START, "5-4") == wanted


def test_with_bar_priority_board_no_checker_on_a_point_moves_while_one_is_on_the_bar():
    rules = rule_set("navy", bar_priority="board")
    assert refusal(rules, BAR_AND_START, "5-4", "13/8") == ("bar-first", "bar_priority")


def test_with_bar_priority_board_a_checker_may_enter_from_start_while_one_is_on_the_bar():
    rules = rule_set("navy", bar_priority="board")
    assert next_moves(rules, BAR_AND_START, "5-4") == ["bar/20", "bar/21", "start/20", "start/21"]


def test_with_bar_priority_all_nothing_else_moves_while_a_checker_is_on_the_bar():
    rules = rule_set("navy", bar_priority="all")
    assert next_moves(rules, BAR_AND_START, "5-4") == ["bar/20", "bar/21"]
    for move in ("13/8", "start/20"):
        assert refusal(rules, BAR_AND_START, "5-4", move) == ("bar-first", "bar_priority")


@pytest.mark.parametrize("priority", ["board", "all"])
def test_once_the_bar_is_empty_the_rest_of_the_roll_is_free(priority):
    rules = rule_set("navy", bar_priority=priority)
    assert next_moves(rules, BAR_AND_START, "5-4", "bar/20") == ["13/9", "20/16", "start/21"]


# bar_release

ONE_ON_BAR = "13:14 bar:1 / start:*"


@pytest.mark.parametrize(
    ("release", "opening"),
    [
        ("any", {"5-4", "2-1", "4-4", "4-4 named"}),
        ("doubles", {"4-4", "4-4 named"}),
        ("doubles_or_acey", {"2-1", "4-4", "4-4 named"}),
    ],
)
def test_the_bar_opens_in_the_stages_of_bar_release_and_in_no_other(release, opening):
    rules = rule_set("navy", bar_release=release)
    for dice, move in {"5-4": "bar/21", "2-1": "bar/24", "4-4": "bar/21", "4-4 named": "bar/21"}.items():
        if dice in opening:
            assert is_legal(rules, ONE_ON_BAR, dice, move)
        else:
            assert refusal(rules, ONE_ON_BAR, dice, move) == ("bar-closed", "bar_release")


@pytest.mark.parametrize("release", ["doubles", "doubles_or_acey"])
@pytest.mark.parametrize("dice", ["6-6", "6-6 named"])
def test_the_bar_is_released_by_stage_so_the_second_half_of_a_complement_opens_it_too(release, dice):
    rules = rule_set("ace-deuce", bar_release=release)
    for play in plays(rules, "bar:5 off:10 / start:*", dice):
        assert [(move["from"], move["to"]) for move in play["moves"]][:5] == [("bar", 19)] * 4 + [("bar", 24)]


# hit_needs_home


def test_with_hit_needs_home_a_blot_is_not_landed_on_before_one_checker_is_home_or_off():
    rules = rule_set("american", hit_needs_home=True)
    assert refusal(rules, "13:15 / 16:1 start:*", "4-3", "13/9") == ("no-hit-yet", "hit_needs_home")


@pytest.mark.parametrize("mine", ["13:14 6:1", "13:14 1:1", "13:14 off:1"])
def test_with_hit_needs_home_a_blot_is_hit_once_one_checker_is_home_or_off(mine):
    rules = rule_set("american", hit_needs_home=True)
    assert is_legal(rules, f"{mine} / 16:1 start:*", "4-3", "13/9")


def test_without_hit_needs_home_a_blot_is_hit_from_the_first_move_on():
    assert is_legal("american", "start:* / 4:1 start:*", "4-3", "start/21")


def test_with_hit_needs_home_the_checker_that_lands_does_not_count_itself():
    rules = rule_set("american", hit_needs_home=True)
    landing_at_home = "8:15 / 20:1 start:*"
    assert refusal(rules, landing_at_home, "3-2", "8/5") == ("no-hit-yet", "hit_needs_home")
    only_one_home = "13:14 6:1 / 22:1 start:*"
    assert refusal(rules, only_one_home, "3-2", "6/3") == ("no-hit-yet", "hit_needs_home")
    assert is_legal(rules, "13:13 6:2 / 22:1 start:*", "3-2", "6/3")


def test_with_hit_needs_home_the_first_move_of_a_roll_may_bring_home_who_lets_the_second_hit():
    rules = rule_set("american", hit_needs_home=True)
    assert is_legal(rules, "8:15 / 20:1 start:*", "3-2", "8/5", after="8/6")


def test_with_hit_needs_home_a_blot_on_an_entry_point_blocks_the_entering_checker():
    rules = rule_set("american", hit_needs_home=True)
    position = "start:* / 4:1 start:*"
    assert refusal(rules, position, "4-3", "start/21") == ("no-hit-yet", "hit_needs_home")
    assert texts(rules, position, "4-4") == ["no play"]
