"""What the published texts leave open, as rules.md settles it: R1 to R8 here, R9 to R16 in the file beside this."""

import pytest

from tests.kit import (
    due,
    is_legal,
    next_moves,
    only_play,
    plays,
    refusal,
    refused_action,
    replay,
    rule_set,
    texts,
)

NOBODY_IN = "start:* / start:*"


# R1


def test_r1_a_tie_in_the_opening_is_rolled_again():
    assert due("american", "") == ("opening", None)
    assert due("american", "opening 4-4; opening 1-1") == ("opening", None)
    assert due("american", "opening 4-4; opening 2-1") == ("roll", 0)


@pytest.mark.parametrize(("dice", "starter"), [("6-5", 0), ("1-2", 1), ("3-6", 1), ("2-1", 0)])
def test_r1_the_higher_die_starts(dice, starter):
    assert due("navy", f"opening {dice}") == ("roll", starter)


def test_r1_the_starter_rolls_both_dice_afresh():
    assert refused_action("american", "opening 6-3; play start/19 start/22") == ("wrong-phase", 1)
    state = replay("american", "opening 6-3; roll 5-5")
    assert (state["phase"], state["seat"], state["dice"]) == ("play", 0, [5, 5])


# R2


def test_r2_a_play_uses_as_many_numbers_as_any_play_can():
    position = "18:1 9:1 4:2 off:11 / 9:2 11:2 18:2 23:2 off:7"
    assert texts("american", position, "2-4") == ["9/3"]
    assert next_moves("american", position, "2-4") == ["9/5"]
    assert refusal("american", position, "2-4", "9/7") == ("blocked", None)
    assert refusal("american", position, "2-4", "4/2") == ("blocked", None)


def test_r2_a_move_after_which_fewer_numbers_could_be_used_is_refused():
    position = "8:1 7:1 off:13 / 20:2 start:*"
    assert sorted(texts("american", position, "1-2")) == ["7/4", "8/6 7/6"]
    assert refusal("american", position, "1-2", "8/7") == ("must-use-more", None)


def test_r2_as_many_as_possible_holds_for_the_four_of_a_double():
    position = "19:1 15:1 2:2 off:11 / 24:2 22:1 18:2 off:10"
    assert texts("american", position, "6-6") == ["19/13 15/3*"]


def test_r2_numbers_are_counted_and_never_distance():
    rules = rule_set("american", higher_die=False)
    position = "13:1 off:14 / 13:2 15:2 16:1 17:2 18:2 19:2 20:2 21:2"
    assert texts(rules, position, "2-4") == ["13/11", "13/9*"]


# R3

SPOILS_THE_TWO = "8:1 7:1 off:13 / 20:2 start:*"


def test_r3_in_an_ordered_stage_a_player_may_spoil_a_later_number():
    rules = rule_set("american", acey_order="ace_first")
    assert {(play["text"], play["complete"]) for play in plays(rules, SPOILS_THE_TWO, "1-2")} == {
        ("8/7 | no play", False),
        ("7/6 | 8/6", True),
        ("7/6 | 6/4", True),
    }


def test_r3_a_number_that_can_be_played_must_be_played():
    rules = rule_set("american", acey_order="ace_first")
    assert next_moves(rules, SPOILS_THE_TWO, "1-2") == ["7/6", "8/7"]
    assert refused_action(rules, "roll 1-2; play 8/6", SPOILS_THE_TWO) == ("illegal-play", 1)
    assert refused_action(rules, "roll 1-2; pass", SPOILS_THE_TWO) == ("illegal-play", 1)


def test_r3_which_checker_makes_a_complements_number_is_free_and_dead_numbers_are_skipped():
    rules = rule_set("ace-deuce")
    five_is_dead = "24:14 off:1 / 6:2 start:*"
    assert next_moves(rules, five_is_dead, "5-5") == ["24/22"]
    assert all(len(play["moves"]) == 4 for play in plays(rules, five_is_dead, "5-5"))


def test_r3_a_play_that_stops_short_of_a_playable_number_is_no_whole_play():
    rules = rule_set("ace-deuce")
    assert refused_action(rules, "roll 5-5; play start/20(4)") == ("wrong-phase", 0)
    assert refused_action(rules, "opening 2-1; roll 5-5; play start/20(4)") == ("illegal-play", 2)
    assert due(rules, "opening 2-1; roll 5-5; play start/20(4) start/23(4)") == ("roll", 1)


# R4


def test_r4_complete_means_that_all_eight_numbers_of_a_four_four_were_played():
    seven_only = "bar:1 off:14 / 24:2 start:*"
    play = only_play("ace-deuce", seven_only, "6-6")
    assert len(play["moves"]) == 7
    assert not play["complete"]
    assert {p["complete"] for p in plays("ace-deuce", NOBODY_IN, "6-6")} == {True}


def test_r4_all_numbers_played_is_complete_even_with_a_checker_still_on_the_bar():
    play = only_play("american", "bar:3 off:12 / start:*", "1-2")
    assert (play["text"], play["complete"], play["next"]) == ("bar/24 bar/23", True, "name")


def test_r4_a_1_or_2_moved_inside_home_counts_as_played():
    found = plays("american", "6:13 off:2 / start:*", "1-2")
    assert {(play["complete"], play["next"]) for play in found} == {(True, "name")}


# R5


@pytest.mark.parametrize("elsewhere", ["start:1", "bar:1", "24:1", "7:1"])
def test_r5_nothing_is_borne_off_while_a_checker_is_in_start_on_the_bar_or_on_24_to_7(elsewhere):
    position = f"{elsewhere} 5:14 / start:*"
    assert refusal("navy", position, "5-5", "5/off") == ("not-all-home", None)


def test_r5_checkers_are_borne_off_once_all_are_on_6_to_1():
    assert is_legal("navy", "5:14 off:1 / start:*", "5-5", "5/off")


def test_r5_a_checker_hit_during_bearing_off_ends_it_until_it_is_home_again():
    hit = "bar:1 6:2 off:12 / start:*"
    assert refusal("navy", hit, "6-1", "6/off") == ("not-all-home", None)
    assert is_legal("navy", "7:1 6:2 off:12 / start:*", "6-1", "6/off", after="7/6")


def test_r5_with_home_moves_before_no_the_others_are_frozen_again_meanwhile():
    hit = "bar:1 6:2 off:12 / start:*"
    assert refusal("navy", hit, "3-1", "6/3") == ("home-frozen", "home_moves_before")
    assert is_legal("navy", "6:3 off:12 / start:*", "3-1", "6/3")


@pytest.mark.parametrize("elsewhere", ["start:1", "bar:1", "24:1", "7:1"])
def test_r5_a_stage_begun_with_a_checker_elsewhere_was_not_begun_all_home(elsewhere):
    rules = rule_set("navy", bearing_off_forfeit="yes")
    position = f"{elsewhere} 2:2 off:12 / 6:2 7:2 24:2 start:*"
    assert only_play(rules, position, "6-6")["next"] == "roll"
    assert only_play(rules, "2:3 off:12 / start:*", "6-6")["next"] == "end"


# R6


def test_r6_in_ace_deuce_checkers_move_on_in_the_final_six_once_all_are_there_and_must():
    position = "6:2 off:13 / start:*"
    assert texts("ace-deuce", position, "3-2") == ["6/1", "6/4 6/3"]
    assert refused_action("ace-deuce", "roll 3-2; pass", position) == ("illegal-play", 1)


def test_r6_who_leaves_them_where_they_land_switches_home_moves_after():
    rules = rule_set("ace-deuce", home_moves_after=False)
    assert texts(rules, "6:2 off:13 / start:*", "3-2") == ["no play"]


# R7


def test_r7_in_ace_deuce_a_hit_checker_blocks_entering_from_start_too():
    position = "bar:1 start:14 / start:*"
    assert refusal("ace-deuce", position, "6-4", "start/19") == ("bar-first", "bar_priority")
    assert texts("ace-deuce", position, "6-4") == ["no play"]


def test_r7_with_bar_priority_board_it_does_not():
    rules = rule_set("ace-deuce", bar_priority="board")
    assert texts(rules, "bar:1 start:14 / start:*", "6-4") == ["start/21 start/19"]


# R8


def test_r8_variant_7_leaves_start_open_to_every_number():
    rules = rule_set("navy", 7)
    position = "bar:1 start:14 / start:*"
    assert texts(rules, position, "6-4") == ["start/15", "start/21 start/19"]
    assert refusal(rules, position, "6-4", "bar/21") == ("bar-closed", "bar_release")


def test_r8_variant_7_opens_the_bar_in_the_named_stage_but_not_for_the_1_and_the_2():
    rules = rule_set("navy", 7)
    position = "bar:1 24:14 / start:*"
    for move in ("bar/24", "bar/23"):
        assert refusal(rules, position, "1-2", move) == ("bar-closed", "bar_release")
    assert is_legal(rules, position, "3-3 named", "bar/22")
