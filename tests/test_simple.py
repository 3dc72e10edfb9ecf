"""The level `simple` by hand-made cases: its score term by term, its ties, its namings. Golden rows hold the rest.

Most positions leave the roll no legal move, so that the score is that of the position itself.
"""

import pytest

from tests.kit import answer, line, roll, rule_set

NAVY_FROZEN = rule_set("navy", 5)


def best(rules, position, dice):
    got = answer("best", rules=rules, position=position, level="simple", **roll(dice))
    return got["play"], got["value"]


def value_of_a_pass(rules, position, dice):
    play, value = best(rules, position, dice)
    assert play["text"] == "no play"
    return value


def name(rules, position):
    return answer("best", rules=rules, position=position, level="simple", naming=True)["name"]


def test_the_score_is_forty_times_the_difference_of_weights_and_nothing_else_without_contact():
    assert value_of_a_pass("navy", "2:1 1:1 off:13 / 1:1 off:14", "6-5") == 40 * (9 - (10 + 9))


@pytest.mark.parametrize(
    ("point", "pips"),
    [(1, 9), (2, 10), (3, 11), (4, 14), (5, 15), (6, 18), (7, 57), (12, 76), (13, 81), (18, 132), (19, 149)],
)
def test_each_point_weighs_its_pseudo_pips(point, pips):
    position = f"1:2 off:13 / {point}:2 off:13"
    value = value_of_a_pass(NAVY_FROZEN, position, "6-5")
    assert value == 40 * (2 * pips - 18)


def test_point_24_weighs_its_pseudo_pips():
    assert value_of_a_pass(NAVY_FROZEN, "2:2 off:13 / 24:2 off:13", "6-5") == 40 * (2 * 308 - 20) + 1400


def test_start_and_bar_weigh_the_same_where_any_roll_opens_the_bar():
    in_start = value_of_a_pass("navy", "start:1 2:2 off:12 / 6:2 5:2 off:11", "6-5")
    on_bar = value_of_a_pass("navy", "bar:1 2:2 off:12 / 6:2 5:2 off:11", "6-5")
    assert in_start == on_bar == 40 * (66 - (363 + 20)) + 1400


@pytest.mark.parametrize("release", ["doubles", "doubles_or_acey"])
def test_a_checker_on_a_bar_that_may_be_closed_weighs_80_more(release):
    rules = rule_set("navy", bar_release=release)
    position = "bar:1 2:2 off:12 / 6:2 5:2 off:11"
    assert value_of_a_pass(rules, position, "6-5") == 40 * (66 - (363 + 80 + 20)) + 1400
    theirs = "2:2 off:13 / bar:2 6:2 5:2 off:9"
    assert value_of_a_pass(rule_set(rules["base"], 5, bar_release=release), theirs, "6-5") == (
        40 * (66 + 2 * 443 - 20) + 1400
    )


SHOTS = {
    "18:2 17:2 off:11": (498, 6),
    "18:2 17:2 24:1 off:10": (498 + 308, 7),
    "18:2 17:2 start:1 off:10": (498 + 363, 7),
    "18:2 17:2 bar:1 off:10": (498 + 363, 7),
    "18:2 17:2 24:1 start:1 off:9": (498 + 308 + 363, 7),
    "18:2 17:2 16:2 off:9": (498 + 212, 9),
    "18:2 17:2 16:2 24:1 off:8": (498 + 212 + 308, 10),
    "18:2 17:2 16:2 15:2 off:7": (498 + 212 + 194, 10),
    "18:2 17:2 11:2 off:9": (498 + 142, 6),
}


@pytest.mark.parametrize("theirs", SHOTS)
def test_a_blot_costs_by_the_numbers_that_hit_it_and_by_who_is_beyond_up_to_ten(theirs):
    weight, exposure = SHOTS[theirs]
    value = value_of_a_pass("navy", f"13:1 2:2 off:12 / {theirs}", "6-5")
    assert value == 40 * (weight - 101) + 1400 - exposure * (383 - 81)


@pytest.mark.parametrize(("point", "pips", "exposure"), [(6, 18, 3), (5, 15, 3), (1, 9, 3)])
def test_start_and_bar_shoot_from_25(point, pips, exposure):
    value = value_of_a_pass(NAVY_FROZEN, f"{point}:1 off:14 / start:15", "6-5" if point < 5 else "4-3")
    assert value == 40 * (15 * 363 - pips) - exposure * (383 - pips)


@pytest.mark.parametrize(
    ("mine", "bonus", "weight"),
    [("13:2 2:2 off:11", 800 + 1400, 182), ("13:3 2:2 off:10", 800 + 1400, 263), ("13:2 off:13", 800, 162)],
)
def test_a_made_point_is_worth_800_and_600_more_on_1_to_6_and_19_to_24(mine, bonus, weight):
    assert value_of_a_pass("navy", f"{mine} / 18:2 17:2 off:11", "6-5") == 40 * (498 - weight) + bonus


def test_a_made_point_on_the_far_side_is_worth_1400_too():
    blocked = "19:2 off:13 / 12:2 11:2 off:11"
    assert value_of_a_pass("navy", blocked, "6-5") == 40 * (2 * 76 + 2 * 71 - 2 * 149) + 1400


def test_of_equal_scores_the_larger_tuple_from_the_own_far_side_on_is_played():
    play, value = best("navy", "6:1 5:1 off:13 / 1:1 off:14", "3-1")
    assert line(play["position"]) == "5:1 2:1 off:13 / 1:1 off:14"
    assert value == 40 * (9 - 25)


def test_a_win_beats_every_other_play():
    play, _ = best("american", "2:1 1:1 off:13 / start:*", "1-2")
    assert play["next"] == "won"


def test_the_double_whose_best_play_wins_is_named():
    assert name("navy", "2:2 off:13 / start:15") == 2


def test_of_doubles_that_win_alike_or_score_alike_the_larger_is_named():
    assert name("american", "2:2 off:13 / start:15") == 6
    closed = "bar:1 13:14 / 6:2 5:2 4:2 3:2 2:2 1:2 start:3"
    assert name("american", closed) == 6


def test_the_values_of_a_naming_are_the_scores_of_its_best_named_plays():
    position = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"
    values = answer("best", rules="american", position=position, level="simple", naming=True)["values"]
    for n in range(1, 7):
        assert values[str(n)] == best("american", position, f"{n}-{n} named")[1]


def test_all_the_best_of_a_roll_are_in_order_of_their_scores_and_no_play_scores_higher():
    request = {"rules": "american", "position": "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", "dice": [3, 1]}
    count = len(answer("plays", **request)["plays"])
    listed = answer("best", **request, level="simple", all=count + 5)
    entries = next(value for value in listed.values() if isinstance(value, list))
    values = [entry["value"] for entry in entries]
    assert len(values) == count
    assert values == sorted(values, reverse=True)
