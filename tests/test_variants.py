"""The eight variants of the navy text, as changes to the fields of any base."""

import itertools

import pytest

from acey import named_rules
from tests.kit import (
    PRESETS,
    answer,
    due,
    error,
    fields,
    is_legal,
    only_play,
    refusal,
    rule_set,
    ruleset,
    texts,
)
from tests.walks import random_stages, with_variant

VARIANTS = {
    1: ("acey_double", "rolled"),
    2: ("acey_forfeit", True),
    3: ("doubles_forfeit", True),
    4: ("home_moves_before", True),
    5: ("home_moves_after", False),
    6: ("bear_off", "exact"),
    7: ("bar_release", "doubles"),
    8: ("bearing_off_forfeit", "yes"),
}


@pytest.mark.parametrize("base", PRESETS)
@pytest.mark.parametrize("number", VARIANTS)
def test_a_variant_changes_its_one_field_on_any_base(base, number):
    field, value = VARIANTS[number]
    assert fields(rule_set(base, number)) == fields(base) | {field: value}


def test_variants_may_be_taken_together():
    assert fields(rule_set("navy", *VARIANTS)) == fields("navy") | dict(VARIANTS.values())


def test_the_order_of_variants_makes_no_difference():
    wanted = fields(rule_set("navy", 1, 3, 7))
    for order in itertools.permutations([1, 3, 7]):
        assert fields(rule_set("navy", *order)) == wanted


def test_repeating_a_variant_makes_no_difference():
    assert fields(rule_set("american", 5, 5, 2, 5)) == fields(rule_set("american", 2, 5))


def test_changes_are_applied_after_the_variants():
    assert fields(rule_set("navy", 6, 7, bear_off="standard"))["bear_off"] == "standard"
    assert fields(rule_set("navy", 6, 7, bear_off="standard"))["bar_release"] == "doubles"


@pytest.mark.parametrize(
    ("base", "idle"),
    [("navy", [6]), ("american", [2, 3, 4, 8]), ("ace-deuce", [3, 6]), ("bgammon", [2, 4, 6])],
)
def test_a_variant_that_changes_nothing_on_a_base_is_said_to_be_idle_there(base, idle):
    shown = ruleset(base)["variants"]
    assert [variant["number"] for variant in shown] == list(VARIANTS)
    assert [variant["number"] for variant in shown if variant["idle"]] == idle
    assert all(variant["text"].strip() for variant in shown)


def test_variant_6_asked_for_on_navy_changes_nothing_and_is_said_so():
    shown = ruleset(rule_set("navy", 6, 1))
    assert shown["unchanged"] == [6]
    assert shown["rules"]["fields"] == fields(rule_set("navy", 1))
    assert ruleset(rule_set("american", 6, 2, 4))["unchanged"] == [2, 4]
    assert ruleset(rule_set("american", 6))["unchanged"] == []


@pytest.mark.parametrize("wrong", [0, 9, -1, "1", 1.0, True, None])
def test_there_is_no_other_variant(wrong):
    assert error("ruleset", rules={"base": "navy", "variants": [wrong]})["code"] == "bad-rules"


FREE = "13:15 / start:*"


def test_variant_1_rolls_the_double_after_a_1_2():
    script = "roll 1-2; play 13/12 13/11"
    assert due("navy", script, FREE) == ("name", 0)
    assert due(rule_set("navy", 1), script, FREE) == ("roll-double", 0)


def test_variant_2_ends_the_turn_after_a_1_2_not_played_in_full():
    position = "start:* / 1:2 3:2 start:*"
    assert only_play("navy", position, "1-2")["next"] == "name"
    assert only_play(rule_set("navy", 2), position, "1-2")["next"] == "end"


def test_variant_3_ends_the_turn_after_a_double_rolled_or_named_not_played_in_full():
    position = "19:1 15:1 2:2 off:11 / 24:2 22:1 18:2 off:10"
    for dice in ("6-6", "6-6 named"):
        assert only_play("navy", position, dice)["next"] == "roll"
        assert only_play(rule_set("navy", 3), position, dice)["next"] == "end"


def test_variant_4_lets_checkers_move_inside_home_before_all_have_arrived():
    position = "13:1 6:14 / start:*"
    assert refusal("navy", position, "3-2", "6/3") == ("home-frozen", "home_moves_before")
    assert is_legal(rule_set("navy", 4), position, "3-2", "6/3")


def test_variant_5_stops_them_once_all_have_arrived():
    position = "6:15 / start:*"
    assert is_legal("navy", position, "3-2", "6/3")
    assert refusal(rule_set("navy", 5), position, "3-2", "6/3") == ("home-frozen", "home_moves_after")


def test_variant_6_bears_off_with_the_exact_number_only():
    position = "4:2 off:13 / start:*"
    assert texts("american", position, "6-5") == ["4/off(2)"]
    assert texts(rule_set("american", 6), position, "6-5") == ["no play"]


def test_variant_7_opens_the_bar_on_doubles_only():
    position = "bar:1 13:14 / start:*"
    assert is_legal("navy", position, "6-5", "bar/19")
    assert refusal(rule_set("navy", 7), position, "6-5", "bar/19") == ("bar-closed", "bar_release")
    assert is_legal(rule_set("navy", 7), position, "6-6", "bar/19")


def test_variant_8_asks_for_a_1_2_or_a_double_in_full_once_all_are_home():
    nothing_for_the_2 = "1:2 off:13 / start:*"
    three_on_six = "6:3 1:1 off:11 / start:*"
    assert only_play(rule_set("navy", 8), nothing_for_the_2, "1-2")["next"] == "end"
    assert only_play(rule_set("navy", 8), three_on_six, "6-6")["next"] == "end"
    assert only_play("navy", nothing_for_the_2, "1-2")["next"] == "name"
    assert only_play("navy", three_on_six, "6-6")["next"] == "roll"


IDLE = [(base, v["number"]) for base in PRESETS for v in ruleset(base)["variants"] if v["idle"]]


@pytest.mark.parametrize(("base", "number"), IDLE)
def test_an_idle_variant_plays_the_same_game(base, number):
    rules = named_rules(base).rules
    for state in random_stages(rules, number, 20):
        request = request_of(state)
        with_it = answer("plays", rules=rule_set(base, number), **request)
        assert with_it == answer("plays", rules=base, **request), request


@pytest.mark.parametrize(
    ("base", "number"), [(b, n) for b in PRESETS for n in VARIANTS if (b, n) not in IDLE]
)
def test_a_variant_that_is_not_idle_changes_some_play_or_what_follows_it(base, number):
    rules = with_variant(named_rules(base).rules, number)
    assert any(
        answer("plays", rules=rule_set(base, number), **request) != answer("plays", rules=base, **request)
        for request in [*telling_requests(), *(request_of(state) for state in random_stages(rules, 1, 400))]
    )


def telling_requests():
    """Stages in which a forfeit or a number that must be exact shows."""
    yield {"position": "6:2 1:1 off:12 / start:*", "dice": [6, 6], "stage": "doubles"}
    yield {"position": "6:2 1:1 off:12 / start:*", "dice": [6, 6], "stage": "named"}
    yield {"position": "1:2 off:13 / start:*", "dice": [1, 2], "stage": "acey"}


def request_of(state):
    return {"position": str(state.position), "dice": list(state.stage.dice), "stage": state.stage.kind}
