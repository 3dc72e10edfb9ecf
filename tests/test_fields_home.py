"""The fields that decide what happens at home, which number must be played, and what a win is worth."""

import pytest

from tests.kit import is_legal, refusal, replay, rule_set, texts

ON_THE_WAY = "13:1 6:14 / start:*"
ARRIVED = "6:2 5:1 off:12 / start:*"

# home_moves_before


def test_with_home_moves_before_a_checker_in_home_moves_on_while_others_have_not_arrived():
    rules = rule_set("navy", home_moves_before=True)
    assert is_legal(rules, ON_THE_WAY, "3-2", "6/3")


def test_without_home_moves_before_a_checker_in_home_is_frozen_while_others_have_not_arrived():
    rules = rule_set("american", home_moves_before=False)
    assert refusal(rules, ON_THE_WAY, "3-2", "6/3") == ("home-frozen", "home_moves_before")
    assert texts(rules, ON_THE_WAY, "3-2") == ["13/8"]


def test_without_home_moves_before_a_checker_outside_may_still_come_home():
    rules = rule_set("american", home_moves_before=False)
    assert is_legal(rules, "8:1 6:14 / start:*", "3-2", "8/5")


# home_moves_after


def test_with_home_moves_after_a_checker_in_home_moves_on_once_all_have_arrived():
    assert is_legal("navy", ARRIVED, "3-2", "6/3")


def test_without_home_moves_after_a_checker_in_home_is_frozen_once_all_have_arrived():
    rules = rule_set("navy", home_moves_after=False)
    assert refusal(rules, ARRIVED, "3-2", "6/3") == ("home-frozen", "home_moves_after")
    assert texts(rules, ARRIVED, "3-2") == ["no play"]


def test_without_home_moves_after_a_checker_in_home_is_still_borne_off():
    rules = rule_set("navy", home_moves_after=False)
    assert texts(rules, ARRIVED, "6-2") == ["6/off"]


def test_without_home_moves_after_a_checker_in_home_moves_on_while_another_has_not_arrived():
    rules = rule_set("american", home_moves_after=False)
    assert is_legal(rules, ON_THE_WAY, "3-2", "6/3")


# bear_off


def test_with_bear_off_exact_a_checker_is_borne_off_only_with_the_number_of_its_point():
    rules = rule_set("american", bear_off="exact")
    assert is_legal(rules, "5:2 off:13 / start:*", "5-6", "5/off")
    assert refusal(rules, "5:2 off:13 / start:*", "6-4", "5/off") == ("not-exact", "bear_off")


def test_with_bear_off_standard_a_larger_number_bears_off_from_the_highest_occupied_point():
    rules = rule_set("navy", bear_off="standard")
    assert texts(rules, "5:2 off:13 / start:*", "6-5") == ["5/off(2)"]


def test_with_bear_off_standard_a_larger_number_bears_off_from_no_other_point():
    position = "6:1 4:2 off:12 / start:*"
    assert refusal("american", position, "5-5", "4/off") == ("higher-checker", "bear_off")
    assert is_legal("american", position, "5-5", "4/off", after="6/1")


def test_with_bear_off_standard_the_highest_occupied_point_comes_first_among_those_below_the_number():
    position = "5:1 3:2 off:12 / start:*"
    assert refusal("american", position, "6-6", "3/off") == ("higher-checker", "bear_off")
    assert is_legal("american", position, "6-6", "3/off", after="5/off")


def test_with_bear_off_standard_a_smaller_number_bears_nothing_off():
    assert not is_legal("american", "5:1 4:1 off:13 / start:*", "4-3", "5/off")
    assert is_legal("american", "5:1 4:1 off:13 / start:*", "4-3", "4/off")


def test_with_bear_off_standard_a_blocked_checker_on_a_higher_point_prevents_it():
    blocked = "5:1 3:1 off:13 / 24:2 start:*"
    assert refusal("american", blocked, "4-4", "3/off") == ("higher-checker", "bear_off")
    assert texts("american", blocked, "4-4") == ["no play"]


def test_with_bear_off_standard_a_frozen_checker_on_a_higher_point_prevents_it():
    rules = rule_set("american", home_moves_after=False)
    frozen = "5:1 3:1 off:13 / start:*"
    assert refusal(rules, frozen, "4-4", "3/off") == ("higher-checker", "bear_off")
    assert texts(rules, frozen, "4-4") == ["no play"]


# higher_die

EITHER_BUT_NOT_BOTH = "13:1 off:14 / 13:2 15:2 16:1 17:2 18:2 19:2 20:2 21:2"


def test_with_higher_die_the_higher_of_two_numbers_is_played_when_only_one_can_be():
    assert texts("american", EITHER_BUT_NOT_BOTH, "2-4") == ["13/9*"]
    assert refusal("american", EITHER_BUT_NOT_BOTH, "2-4", "13/11") == ("higher-die", "higher_die")


def test_without_higher_die_either_of_two_numbers_is_played_when_only_one_can_be():
    rules = rule_set("american", higher_die=False)
    assert texts(rules, EITHER_BUT_NOT_BOTH, "2-4") == ["13/11", "13/9*"]


def test_higher_die_asks_nothing_when_only_the_lower_can_be_used_at_all():
    assert texts("american", "13:1 off:14 / 16:2 18:2 start:*", "2-4") == ["13/11"]


def test_higher_die_asks_nothing_when_both_numbers_can_be_used():
    assert is_legal("american", "13:2 off:13 / start:*", "2-4", "13/11")


ACEY_EITHER_BUT_NOT_BOTH = "13:1 off:14 / 15:2 start:*"


def test_higher_die_holds_for_the_1_and_the_2_in_free_order():
    assert texts("american", ACEY_EITHER_BUT_NOT_BOTH, "1-2") == ["13/11"]


def test_higher_die_never_holds_in_an_ordered_stage():
    rules = rule_set("american", acey_order="ace_first")
    assert texts(rules, ACEY_EITHER_BUT_NOT_BOTH, "1-2") == ["13/12 | no play"]


# scoring

LOSERS = {
    "4:3 off:12": {"game": 1, "checkers_left": 3, "gammons": 1},
    "24:1 off:14": {"game": 1, "checkers_left": 1, "gammons": 1},
    "4:15": {"game": 1, "checkers_left": 15, "gammons": 2},
    "18:1 4:14": {"game": 1, "checkers_left": 15, "gammons": 2},
    "19:1 4:14": {"game": 1, "checkers_left": 15, "gammons": 3},
    "24:1 4:14": {"game": 1, "checkers_left": 15, "gammons": 3},
    "start:1 4:14": {"game": 1, "checkers_left": 15, "gammons": 3},
    "bar:1 4:14": {"game": 1, "checkers_left": 15, "gammons": 3},
    "bar:1 start:1 4:12 off:1": {"game": 1, "checkers_left": 14, "gammons": 1},
    "start:15": {"game": 1, "checkers_left": 15, "gammons": 3},
}


@pytest.mark.parametrize("loser", LOSERS)
@pytest.mark.parametrize("scoring", ["game", "checkers_left", "gammons"])
def test_a_win_is_worth_what_scoring_says_of_the_losers_checkers(scoring, loser):
    state = replay(rule_set("american", scoring=scoring), "roll 3-2; play 2/off", f"2:1 off:14 / {loser}")
    assert (state["phase"], state["winner"]) == ("over", 0)
    assert state["points"] == [LOSERS[loser][scoring], 0]


@pytest.mark.parametrize("scoring", ["game", "checkers_left", "gammons"])
def test_a_win_of_the_second_player_is_counted_from_the_first_ones_checkers(scoring):
    rules = rule_set("american", scoring=scoring)
    loser = "18:1 4:13 off:1"
    state = replay(rules, "roll 6-4; play 18/12/8; roll 3-2; play 2/off", f"{loser} / 2:1 off:14")
    assert state["winner"] == 1
    assert state["points"] == [0, {"game": 1, "checkers_left": 14, "gammons": 1}[scoring]]


def test_resigning_scores_as_a_loss_at_that_moment():
    state = replay("american", "resign 1", "6:10 off:5 / 6:8 off:7")
    assert (state["winner"], state["points"]) == (0, [8, 0])
    state = replay("american", "roll 6-5; resign 0", "6:10 off:5 / 6:8 off:7")
    assert (state["winner"], state["points"]) == (1, [0, 10])
