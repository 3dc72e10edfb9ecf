"""The fields that decide what a double and a 1-2 are, and what follows them."""

import pytest

from tests.kit import (
    due,
    is_legal,
    next_numbers,
    only_play,
    plays,
    refusal,
    refused_action,
    replay,
    rule_set,
    texts,
)

FREE = "13:15 / start:*"


def numbers(play):
    return [move["from"] - move["to"] for move in play["moves"]]


# doubles_complement


@pytest.mark.parametrize("stage", ["", " named"])
@pytest.mark.parametrize(
    ("complement", "wanted"),
    [("none", [3] * 4), ("four_four", [3] * 4 + [4] * 4), ("two_two", [3] * 2 + [4] * 2)],
)
def test_a_double_rolled_or_named_is_n_four_times_or_followed_by_its_complement(complement, wanted, stage):
    rules = rule_set("navy", doubles_complement=complement, home_moves_before=True)
    found = plays(rules, "18:15 / start:*", "3-3" + stage)
    assert all(numbers(play) == wanted and play["complete"] for play in found)


@pytest.mark.parametrize("n", range(1, 7))
def test_after_n_comes_the_number_on_the_other_side_of_the_die(n):
    rules = rule_set("navy", doubles_complement="two_two")
    assert next_numbers(rules, FREE, f"{n}-{n}") == [n]
    played = f"13/{13 - n}(2)"
    assert next_numbers(rules, FREE, f"{n}-{n}", played) == [7 - n]


def test_a_double_chosen_by_one_die_has_its_complement_too():
    rules = rule_set("navy", 1, doubles_complement="two_two")
    script = "roll 1-2; play 13/12 13/11; die 3; play 13/10(2) 13/9(2)"
    assert replay(rules, script, FREE)["phase"] == "roll"
    assert refused_action(rules, script.replace("13/9(2)", "13/10(2)"), FREE) == ("illegal-play", 3)


def test_in_a_double_with_complement_the_second_number_waits_for_the_first():
    rules = rule_set("navy", doubles_complement="four_four")
    assert refusal(rules, FREE, "3-3", "13/9") == ("order", "doubles_complement")
    assert is_legal(rules, FREE, "3-3", "13/9", after="13/10(4)")


# complement_forfeit

ONE_FIVE_ONLY = "13:1 off:14 / 22:2 start:*"


@pytest.mark.parametrize("complement", ["two_two", "four_four"])
def test_without_complement_forfeit_the_complement_is_played_after_a_first_half_that_was_not(complement):
    rules = rule_set("navy", doubles_complement=complement, home_moves_before=True, home_moves_after=False)
    play = only_play(rules, ONE_FIVE_ONLY, "5-5")
    assert numbers(play) == [5, 2]
    assert not play["complete"]


@pytest.mark.parametrize("complement", ["two_two", "four_four"])
def test_with_complement_forfeit_the_stage_ends_incomplete_unless_every_n_was_played(complement):
    rules = rule_set("navy", doubles_complement=complement, complement_forfeit=True)
    play = only_play(rules, ONE_FIVE_ONLY, "5-5")
    assert play["text"] == "13/8 | no play"
    assert not play["complete"]
    assert refusal(rules, ONE_FIVE_ONLY, "5-5", "8/6", after="13/8") == ("stage-over", None)


def test_with_complement_forfeit_the_complement_comes_when_every_n_was_played():
    rules = rule_set("navy", doubles_complement="two_two", complement_forfeit=True)
    assert only_play(rules, "24:1 off:14 / start:*", "5-5")["text"] == "24/14 | 14/10"


# acey_order

TWO_BEFORE_ONE = "13:1 off:14 / 13:2 start:*"


def test_with_acey_order_any_the_2_may_be_played_before_the_1():
    assert texts("american", TWO_BEFORE_ONE, "1-2") == ["13/10"]
    assert is_legal("american", FREE, "1-2", "13/11")


def test_with_ace_first_the_1_is_played_before_the_2():
    rules = rule_set("american", acey_order="ace_first")
    assert next_numbers(rules, FREE, "1-2") == [1]
    assert refusal(rules, FREE, "1-2", "13/11") == ("order", "acey_order")
    assert is_legal(rules, FREE, "1-2", "13/11", after="13/12")


def test_with_ace_first_a_1_that_cannot_be_played_is_lost_and_the_2_is_next():
    rules = rule_set("american", acey_order="ace_first")
    play = only_play(rules, TWO_BEFORE_ONE, "1-2")
    assert numbers(play) == [2]
    assert not play["complete"]


# acey_double


def test_with_acey_double_named_the_player_names_the_double_after_a_1_2():
    script = "roll 1-2; play 13/12 13/11"
    assert due("navy", script, FREE) == ("name", 0)
    state = replay("navy", script + "; name 5", FREE)
    assert (state["phase"], state["stage"], state["dice"]) == ("play", "named", [5, 5])
    assert refused_action("navy", script + "; die 5", FREE) == ("wrong-phase", 2)


def test_with_acey_double_rolled_one_die_is_rolled_for_the_double():
    rules = rule_set("navy", acey_double="rolled")
    script = "roll 1-2; play 13/12 13/11"
    assert due(rules, script, FREE) == ("roll-double", 0)
    state = replay(rules, script + "; die 5", FREE)
    assert (state["phase"], state["stage"], state["dice"]) == ("play", "named", [5, 5])
    assert refused_action(rules, script + "; name 5", FREE) == ("wrong-phase", 2)


@pytest.mark.parametrize(("double", "wanted"), [("named", "name"), ("rolled", "roll-double")])
def test_the_next_after_a_1_2_says_how_the_double_comes(double, wanted):
    rules = rule_set("navy", acey_double=double)
    assert {play["next"] for play in plays(rules, FREE, "1-2")} == {wanted}


# acey_forfeit

ACEY_LACKS_THE_ONE = "start:* / 1:2 3:2 start:*"


def test_with_acey_forfeit_a_1_2_not_played_in_full_ends_the_turn():
    rules = rule_set("navy", acey_forfeit=True)
    play = only_play(rules, ACEY_LACKS_THE_ONE, "1-2")
    assert (play["text"], play["complete"], play["next"]) == ("start/23", False, "end")


def test_without_acey_forfeit_the_double_comes_after_a_1_2_not_played_in_full():
    play = only_play("navy", ACEY_LACKS_THE_ONE, "1-2")
    assert (play["text"], play["complete"], play["next"]) == ("start/23", False, "name")


def test_acey_forfeit_asks_nothing_of_a_1_2_played_in_full():
    rules = rule_set("navy", acey_forfeit=True)
    assert {play["next"] for play in plays(rules, FREE, "1-2")} == {"name"}


# doubles_forfeit

THREE_SIXES = "19:1 15:1 2:2 off:11 / 24:2 22:1 18:2 off:10"


def test_with_doubles_forfeit_a_rolled_double_not_played_in_full_brings_no_extra_roll():
    rules = rule_set("navy", doubles_forfeit=True)
    assert {play["next"] for play in plays(rules, THREE_SIXES, "6-6")} == {"end"}
    assert {play["next"] for play in plays(rules, FREE, "6-6")} == {"roll"}


def test_without_doubles_forfeit_a_rolled_double_not_played_in_full_brings_its_extra_roll():
    assert {play["next"] for play in plays("navy", THREE_SIXES, "6-6")} == {"roll"}


@pytest.mark.parametrize(("forfeit", "wanted"), [(True, "end"), (False, "roll")])
def test_doubles_forfeit_decides_over_the_extra_roll_after_a_named_double_too(forfeit, wanted):
    rules = rule_set("american", doubles_forfeit=forfeit)
    assert only_play(rules, THREE_SIXES, "6-6 named")["next"] == wanted
    assert {play["next"] for play in plays(rules, FREE, "6-6 named")} == {"roll"}


# bearing_off_forfeit

HOME_NO_SIX_LEFT = "6:2 1:1 off:12 / start:*"
HOME_NO_TWO = "1:2 off:13 / start:*"
ARRIVES = "11:1 2:2 off:12 / start:*"


@pytest.mark.parametrize("forfeits", [True, False])
def test_with_bearing_off_forfeit_same_the_two_forfeits_are_as_set(forfeits):
    rules = rule_set("navy", acey_forfeit=forfeits, doubles_forfeit=forfeits)
    assert only_play(rules, HOME_NO_SIX_LEFT, "6-6")["next"] == ("end" if forfeits else "roll")
    assert only_play(rules, HOME_NO_TWO, "1-2")["next"] == ("end" if forfeits else "name")


def test_with_bearing_off_forfeit_yes_both_forfeits_hold_for_a_stage_begun_all_home():
    rules = rule_set("navy", bearing_off_forfeit="yes")
    assert only_play(rules, HOME_NO_SIX_LEFT, "6-6")["next"] == "end"
    assert only_play(rules, HOME_NO_SIX_LEFT, "6-6 named")["next"] == "end"
    assert only_play(rules, HOME_NO_TWO, "1-2")["next"] == "end"


def test_with_bearing_off_forfeit_no_neither_forfeit_holds_for_a_stage_begun_all_home():
    rules = rule_set("navy", acey_forfeit=True, doubles_forfeit=True, bearing_off_forfeit="no")
    assert only_play(rules, HOME_NO_SIX_LEFT, "6-6")["next"] == "roll"
    assert only_play(rules, HOME_NO_SIX_LEFT, "6-6 named")["next"] == "roll"
    assert only_play(rules, HOME_NO_TWO, "1-2")["next"] == "name"


@pytest.mark.parametrize(("forfeits", "bearing_off", "wanted"), [(False, "yes", "roll"), (True, "no", "end")])
def test_bearing_off_forfeit_does_not_touch_a_stage_that_began_with_a_checker_on_its_way(
    forfeits, bearing_off, wanted
):
    rules = rule_set("navy", doubles_forfeit=forfeits, bearing_off_forfeit=bearing_off)
    play = only_play(rules, ARRIVES, "5-5")
    assert play["text"] == "11/1"
    assert play["next"] == wanted


def test_bearing_off_forfeit_looks_at_each_stage_of_a_turn_by_itself():
    rules = rule_set("navy", bearing_off_forfeit="yes")
    arrives_by_the_1_2 = "8:1 2:2 off:12 / start:*"
    state = replay(rules, "roll 1-2; play 8/7/5; name 6; pass", arrives_by_the_1_2)
    assert (state["phase"], state["seat"]) == ("roll", 1)
    assert due("navy", "roll 1-2; play 8/7/5; name 6; pass", arrives_by_the_1_2) == ("roll", 0)


# doubles_extra_roll, acey_extra_roll


@pytest.mark.parametrize(("extra", "seat"), [(True, 0), (False, 1)])
def test_a_rolled_double_is_followed_by_another_roll_where_doubles_extra_roll_says_so(extra, seat):
    rules = rule_set("american", doubles_extra_roll=extra)
    assert due(rules, "roll 3-3; play 13/10(4)", FREE) == ("roll", seat)


@pytest.mark.parametrize(("extra", "seat"), [(True, 0), (False, 1)])
def test_the_named_double_is_followed_by_another_roll_where_acey_extra_roll_says_so(extra, seat):
    rules = rule_set("american", acey_extra_roll=extra, doubles_extra_roll=not extra)
    script = "roll 1-2; play 13/12 13/11; name 3; play 13/10(4)"
    assert due(rules, script, FREE) == ("roll", seat)


@pytest.mark.parametrize(("extra", "seat"), [(True, 0), (False, 1)])
def test_the_double_chosen_by_one_die_is_followed_as_a_named_one(extra, seat):
    rules = rule_set("navy", acey_double="rolled", acey_extra_roll=extra)
    script = "roll 1-2; play 13/12 13/11; die 3; play 13/10(4)"
    assert due(rules, script, FREE) == ("roll", seat)
