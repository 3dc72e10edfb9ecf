"""What the published texts leave open, as rules.md settles it: R9 to R16."""

import pytest

from tests.kit import (
    due,
    is_legal,
    next_moves,
    only_play,
    play_of,
    plays,
    refused_action,
    replay,
    rule_set,
    texts,
)

ONE_HOME_CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2"


# R9


@pytest.mark.parametrize(
    ("blocked", "played"), [("1:2 2:2", "pass"), ("1:2", "play bar/23"), ("2:2", "play bar/24")]
)
def test_r9_in_ace_deuce_a_double_is_named_even_when_the_1_the_2_or_both_could_not_be_played(blocked, played):
    position = f"bar:2 13:13 / {blocked} start:*"
    assert {play["complete"] for play in plays("ace-deuce", position, "1-2")} == {False}
    assert due("ace-deuce", f"roll 1-2; {played}", position) == ("name", 0)


# R10


@pytest.mark.parametrize("n", range(1, 7))
def test_r10_any_of_the_six_doubles_may_be_named_also_one_that_cannot_be_played_at_all(n):
    position = f"bar:3 13:12 / {n}:2 start:*"
    rules = rule_set("american", acey_forfeit=False)
    script = f"roll 1-2; play {ENTERED_PAST_A_BLOCK.get(n, 'bar/24 bar/23')}; name {n}"
    assert replay(rules, script, position)["dice"] == [n, n]
    assert due(rules, script + "; pass", position) == ("roll", 1)


ENTERED_PAST_A_BLOCK = {1: "bar/23", 2: "bar/24"}


def test_r10_the_naming_is_due_even_when_no_double_can_be_played():
    position = f"bar:1 13:14 / {ONE_HOME_CLOSED} start:*"
    rules = rule_set("american", acey_forfeit=False)
    assert due(rules, "roll 1-2; pass", position) == ("name", 0)
    assert due(rules, "roll 1-2; pass; name 6", position) == ("play", 0)
    assert due(rules, "roll 1-2; pass; name 6; pass", position) == ("roll", 1)


@pytest.mark.parametrize("n", [0, 7])
def test_r10_no_other_double_may_be_named(n):
    assert refused_action("american", f"opening 6-5; roll 1-2; play start/24 start/23; name {n}")[1] == 3


# R11

FREE = "13:15 / start:*"


def test_r11_an_acey_and_its_named_double_together_bring_one_extra_roll():
    script = "roll 1-2; play 13/12 13/11; name 6; play 13/7(4)"
    assert due("navy", script, FREE) == ("roll", 0)
    assert due("navy", script + "; roll 5-4; play 13/8 13/9", FREE) == ("roll", 1)


def test_r11_the_extra_roll_is_a_full_roll_1_2_and_doubles_included_without_cap():
    script = "; ".join(["roll 1-2; play start/24 start/23; name 6; play start/19(4)"] * 2)
    script += "; roll 5-5; play start/20(3) 20/15; roll 4-4; play 19/15(4); roll 3-3; play 19/16(4)"
    assert due("navy", "opening 2-1; " + script) == ("roll", 0)
    assert due("navy", "opening 2-1; " + script + "; roll 3-2; play 16/13/11") == ("roll", 1)


def test_r11_the_extra_roll_is_compulsory():
    script = "roll 3-3; play 13/10(4)"
    assert refused_action("navy", script + "; play 13/10(4)", FREE) == ("wrong-phase", 2)
    assert due("navy", script, FREE) == ("roll", 0)


def test_r11_american_gives_none_for_a_rolled_double():
    assert due("american", "roll 3-3; play 13/10(4)", FREE) == ("roll", 1)


# R12


def test_r12_conditions_are_looked_at_afresh_before_each_single_move():
    rules = rule_set("american", home_moves_after=False)
    assert texts(rules, "7:1 6:1 off:13 / start:*", "3-1") == ["6/2", "7/3", "7/4 6/5"]
    assert next_moves(rules, "7:1 6:1 off:13 / start:*", "3-1") == ["6/3", "6/5"]
    assert is_legal("american", "bar:1 13:14 / start:*", "5-4", "13/9", after="bar/20")
    assert is_legal("american", "12:1 5:14 / start:*", "6-6", "5/off", after="12/6/off")


def test_r12_only_bearing_off_forfeit_looks_at_the_position_in_which_the_stage_began():
    rules = rule_set("navy", bearing_off_forfeit="yes", home_moves_after=False)
    assert only_play(rules, "8:1 2:2 off:12 / start:*", "6-6")["next"] == "roll"
    assert only_play(rules, "2:3 off:12 / start:*", "6-6")["next"] == "end"


# R13


def test_r13_the_last_checker_borne_off_ends_the_game_at_once_whatever_was_due():
    last_of_a_double = replay("american", "roll 1-1; play 1/off(3)", "1:3 off:12 / start:*")
    assert (last_of_a_double["phase"], last_of_a_double["winner"]) == ("over", 0)
    inside_the_acey = replay("navy", "roll 1-2; play 2/off 1/off", "2:1 1:1 off:13 / start:*")
    assert (inside_the_acey["phase"], inside_the_acey["winner"]) == ("over", 0)
    before_the_extra_roll = replay("navy", "roll 1-1; play 1/off(4)", "1:4 off:11 / start:*")
    assert (before_the_extra_roll["phase"], before_the_extra_roll["winner"]) == ("over", 0)


def test_r13_a_play_that_wins_is_whole_however_few_numbers_it_used():
    position = "5:1 off:14 / start:*"
    assert next_moves("american", position, "5-1") == ["5/4", "5/off"]
    assert next_moves("american", position, "5-1", "5/off") == []
    assert replay("american", "roll 5-1; play 5/off", position)["winner"] == 0
    assert replay("american", "roll 5-1; play 5/4/off", position)["winner"] == 0
    winning = only_play("american", position, "5-1")
    assert (winning["complete"], winning["next"]) == (True, "won")


def test_r13_nothing_can_be_done_after_the_last_checker():
    script = "roll 1-1; play 1/off(3)"
    for more in ("roll 1-2", "pass", "name 6", "resign 1"):
        assert refused_action("american", f"{script}; {more}", "1:3 off:12 / start:*") == ("game-over", 2)


# R14

BOTH_CLOSED = f"{ONE_HOME_CLOSED} bar:3"


@pytest.mark.parametrize("rules", ["american", "navy", "ace-deuce", "bgammon", rule_set("navy", 7)])
def test_r14_with_both_homes_closed_and_checkers_out_the_game_is_a_draw(rules):
    state = replay(rules, "", f"{BOTH_CLOSED} / {BOTH_CLOSED}")
    assert (state["phase"], state["seat"], state["winner"], state["points"]) == ("over", None, "draw", [0, 0])
    assert refused_action(rules, "roll 3-3", f"{BOTH_CLOSED} / {BOTH_CLOSED}") == ("game-over", 0)


def test_r14_checkers_that_never_entered_make_a_dead_position_as_those_on_the_bar_do():
    unentered = f"{ONE_HOME_CLOSED} start:3"
    assert replay("navy", "", f"{unentered} / {unentered}")["winner"] == "draw"
    assert replay("navy", "", f"{unentered} / {BOTH_CLOSED}")["winner"] == "draw"


def test_r14_a_position_in_which_either_side_has_a_move_with_some_number_is_not_dead():
    rules = rule_set("american", bar_priority="no")
    assert due(rules, "", f"{BOTH_CLOSED} / {BOTH_CLOSED}") == ("roll", 0)
    assert due("american", "", f"{BOTH_CLOSED} / {ONE_HOME_CLOSED} off:3") == ("roll", 0)
    assert due("american", "", f"{ONE_HOME_CLOSED} off:3 / {BOTH_CLOSED}") == ("roll", 0)


@pytest.mark.parametrize("rules", [rule_set("navy", 7, bar_priority="all"), "ace-deuce"])
def test_r14_leaves_bar_release_out_of_account_since_a_double_may_come(rules):
    position = f"bar:1 {ONE_HOME_CLOSED} off:2 / bar:1 13:14"
    assert due(rules, "", position) == ("roll", 0)


def test_r14_leaves_the_gate_doubles_or_acey_out_of_account():
    assert due(rule_set("american", entry_gate="doubles_or_acey"), "", "start:15 / start:15") == ("roll", 0)


def test_r14_keeps_every_other_field_in_force():
    only_six_blocked = "start:1 6:2 4:2 off:10 / start:1 6:2 4:2 off:10"
    rules = rule_set("navy", entry_gate="six")
    assert replay(rules, "", only_six_blocked)["winner"] == "draw"
    assert due("navy", "", only_six_blocked) == ("roll", 0)


CLOSES_WITH_A_1 = f"7:1 6:1 5:2 4:2 3:2 2:2 1:2 start:3 / {BOTH_CLOSED}"


EITHER_NUMBER = rule_set("navy", higher_die=False)


def test_r14_is_not_looked_for_while_naming_but_when_the_next_roll_falls_due():
    script = "roll 1-2; play 7/6"
    assert due(EITHER_NUMBER, script, CLOSES_WITH_A_1) == ("name", 0)
    assert due(EITHER_NUMBER, script + "; name 3", CLOSES_WITH_A_1) == ("play", 0)
    state = replay(EITHER_NUMBER, script + "; name 3; pass", CLOSES_WITH_A_1)
    assert (state["phase"], state["winner"], state["points"]) == ("over", "draw", [0, 0])


def test_r14_shows_in_replay_only_and_the_next_of_a_play_still_says_that_the_dice_pass():
    closing = play_of(EITHER_NUMBER, CLOSES_WITH_A_1, "5-1", "7/6")
    assert closing["next"] == "end"
    assert replay(EITHER_NUMBER, "roll 5-1; play 7/6", CLOSES_WITH_A_1)["winner"] == "draw"


# R15


def test_r15_a_stage_without_a_legal_move_is_played_with_no_moves():
    position = "13:14 bar:1 / 4:2 6:2 start:*"
    play = only_play("american", position, "6-4")
    assert (play["moves"], play["text"], play["complete"], play["next"]) == ([], "no play", False, "end")
    assert due("american", "roll 6-4", position) == ("play", 0)
    assert due("american", "roll 6-4; pass", position) == ("roll", 1)


def test_r15_with_bar_priority_all_and_a_closed_bar_a_checker_on_it_means_a_pass():
    position = "13:5 start:9 bar:1 / start:*"
    assert only_play("ace-deuce", position, "6-4")["moves"] == []
    assert only_play(rule_set("american", 7), position, "1-2")["moves"] == []


# R16


@pytest.mark.parametrize("rules", ["navy", "ace-deuce"])
@pytest.mark.parametrize("loser", ["start:15", "bar:1 4:14", "4:1 off:14"])
def test_r16_navy_and_ace_deuce_count_a_win_as_1(rules, loser):
    assert replay(rules, "roll 3-2; play 2/off", f"2:1 off:14 / {loser}")["points"] == [1, 0]
