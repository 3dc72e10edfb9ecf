"""Positions from public bug reports of programs like this one (sections 1, 2 and 7 of the case list).

In `data/positions.json` the opponent stands on the mover's numbering, `reserve` is start, and an opponent without
checkers is written as 15 off, which is no position here: those stand in start instead.
"""

import json
import pathlib

import pytest

from tests.kit import (
    PRESETS,
    answer,
    due,
    moves,
    next_moves,
    only_play,
    play_of,
    plays,
    refusal,
    refused_action,
    replay,
    rule_set,
    texts,
)

CASES = json.loads((pathlib.Path(__file__).parent / "data" / "positions.json").read_text(encoding="utf-8"))
RULES = {
    "oversize": rule_set("american", bear_off="standard"),
    "exact": rule_set("american", bear_off="exact"),
    "exact_frozen_home": rule_set("american", bear_off="exact", home_moves_after=False),
}
STANDARD, EXACT, FROZEN = RULES.values()


def position_of(case):
    theirs = {str(25 - int(point)): count for point, count in case["opp_on_own_numbering"].items()}
    start, off = (15, 0) if case["opp_off"] == 15 else (case["opp_reserve"], case["opp_off"])
    return {
        "on_roll": {
            "points": case["own"],
            "start": case["reserve"],
            "bar": case["bar"],
            "off": case["off"],
        },
        "opponent": {"points": theirs, "start": start, "bar": case["opp_bar"], "off": off},
    }


def cases():
    return [pytest.param(case, name, id=f"{case['id']}-{name}") for case in CASES for name in RULES]


@pytest.mark.parametrize(("case", "name"), cases())
def test_the_plays_are_as_many_and_use_as_many_numbers_as_the_case_says(case, name):
    wanted = case["expect"][name]
    found = answer("plays", rules=RULES[name], position=position_of(case), dice=case["dice"])["plays"]
    assert len({json.dumps(play["position"], sort_keys=True) for play in found}) == wanted["final_positions"]
    assert len(found) == wanted["final_positions"]
    assert all(len(play["moves"]) == wanted["dice_used"] or play["next"] == "won" for play in found)


@pytest.mark.parametrize(("case", "name"), cases())
def test_each_example_of_a_case_is_a_whole_play(case, name):
    request = {"rules": RULES[name], "position": position_of(case), "dice": case["dice"]}
    ends = [play["position"] for play in answer("plays", **request)["plays"]]
    for example in case["expect"][name]["examples"]:
        assert played_in_some_order(request, [], moves(example.replace("res", "start"))) in ends


def played_in_some_order(request, done, todo):
    """The position after the moves of an example, in the first order in which they are legal and whole."""
    following = [[m["from"], m["to"]] for m in answer("moves", **request, played=done)["moves"]]
    if not todo and not following:
        start = {"from": request["position"], "rules": request["rules"]}
        roll = ["roll", *request["dice"]]
        state = answer("replay", **start, actions=[roll, ["play", done]])
        return state["positions"]
    for index, move in enumerate(todo):
        if move in following:
            end = played_in_some_order(request, [*done, move], todo[:index] + todo[index + 1 :])
            if end:
                return end
    return None


# section 1


def test_case_3_the_hit_flag_of_a_hit_is_true():
    play = only_play(STANDARD, "13:1 off:14 / 13:2 15:2 16:1 17:2 18:2 19:2 20:2 21:2", "2-4")
    assert play["moves"] == [{"from": 13, "to": 9, "hit": True}]


@pytest.mark.parametrize("rules", [STANDARD, EXACT, FROZEN])
def test_case_4_the_plays_that_use_most_dice_are_found(rules):
    assert texts(rules, "18:1 9:1 4:2 off:11 / 9:2 11:2 18:2 23:2 off:7", "2-4") == ["9/3"]
    assert texts(rules, "19:1 15:1 2:2 off:11 / 24:2 22:1 18:2 off:10", "6-6") == ["19/13 15/3*"]
    assert texts(rules, "15:1 4:2 off:12 / 24:2 18:1 off:12", "4-4") == ["15/7*/3 4/off"]


def test_case_4_moving_on_at_home_decides_how_many_are_used():
    position = "9:1 4:2 off:12 / 23:2 22:1 off:12"
    assert texts(STANDARD, position, "2-2") == texts(EXACT, position, "2-2") == ["9/3*/1"]
    assert texts(FROZEN, position, "2-2") == ["9/5"]
    position = "14:1 3:2 off:12 / 24:2 18:1 off:12"
    assert texts(STANDARD, position, "4-4") == ["14/2 3/off"]
    assert [len(only_play(rules, position, "4-4")["moves"]) for rules in (STANDARD, EXACT, FROZEN)] == [
        4,
        3,
        2,
    ]


@pytest.mark.parametrize("rules", PRESETS)
def test_case_5_a_winning_double_is_one_turn_and_ends_the_game(rules):
    position = "1:3 off:12 / start:*"
    assert only_play(rules, position, "1-1")["next"] == "won"
    assert due(rules, "roll 1-1; play 1/off(3)", position) == ("over", None)
    assert refused_action(rules, "roll 1-1; play 1/off(3); roll 3-2", position) == ("game-over", 2)
    assert refused_action(rules, "roll 1-1; play 1/off(3); name 3", position) == ("game-over", 2)


def test_case_7_bearing_off_goes_on_with_the_die_that_can_be_used_for_both_sides():
    position = "5:1 2:1 off:13 / start:*"
    assert texts(STANDARD, position, "4-2") == ["5/1 2/off", "5/off"]
    assert texts(EXACT, position, "4-2") == ["5/1 2/off"]
    assert texts(FROZEN, position, "4-2") == ["2/off"]
    second = "roll 6-4; play start/19 start/21; roll 4-2; play 2/off 5/1"
    assert replay(EXACT, second, "start:15 / 5:1 2:1 off:13")["positions"]["opponent"]["off"] == 14


def test_case_8_equal_moves_are_one_choice_and_a_blocked_checker_none():
    position = "13:2 11:2 off:11 / 13:2 start:*"
    assert len(plays(STANDARD, position, "1-1")) == 3
    assert next_moves(STANDARD, position, "1-1") == ["11/10"]
    assert next_moves(STANDARD, position, "1-1", "11/10(2)") == ["10/9"]


@pytest.mark.parametrize("rules", [EXACT, FROZEN])
def test_case_10_a_turn_without_a_move_passes(rules):
    position = "3:1 2:1 1:1 off:12 / start:*"
    assert texts(rules, position, "4-4") == ["no play"]
    assert due(rules, "roll 4-4; pass", position) == ("roll", 1)
    assert texts(STANDARD, position, "4-4") == ["3/off 2/off 1/off"]


def test_case_12_the_smaller_move_comes_first_where_the_other_would_be_lost():
    position = "4:1 off:14 / start:*"
    assert only_play(STANDARD, position, "6-2")["next"] == "won"
    assert replay(STANDARD, "roll 6-2; play 4/2/off", position)["winner"] == 0
    assert texts(EXACT, position, "6-2") == ["4/2"]
    assert texts(FROZEN, position, "6-2") == ["no play"]


def test_case_13_entering_from_the_bar_uses_its_die():
    position = "bar:1 6:2 off:12 / start:*"
    request = {"rules": STANDARD, "position": position, "dice": [6, 1]}
    after_one = answer("moves", **request, played=[["bar", 24]])["moves"]
    after_six = answer("moves", **request, played=[["bar", 19]])["moves"]
    assert {move["number"] for move in after_one} == {6}
    assert {move["number"] for move in after_six} == {1}
    assert next_moves(STANDARD, "bar:1 11:2 off:12 / start:*", "1-1", "bar/24 24/23/22") == ["11/10", "22/21"]


@pytest.mark.parametrize("rules", [STANDARD, EXACT])
def test_case_13_a_made_point_of_the_opponent_on_1_does_not_block_bearing_off(rules):
    assert texts(rules, "8:1 off:14 / 24:2 off:13", "2-2") == ["8/off"]
    assert texts(FROZEN, "8:1 off:14 / 24:2 off:13", "2-2") == ["8/6"]


def test_case_14_a_perspective_trap_is_not_fallen_into():
    position = "16:2 13:4 8:4 6:5 / 24:2 13:5 7:1 6:4 3:3"
    assert len(plays(STANDARD, position, "1-5")) == 11
    assert refusal(STANDARD, position, "1-5", "13/12") == ("blocked", None)


@pytest.mark.parametrize("rules", [STANDARD, EXACT, FROZEN])
def test_case_16_as_many_enter_from_the_bar_as_can_and_the_turn_ends(rules):
    assert texts(rules, "bar:2 6:3 off:10 / 5:2 start:*", "5-3") == ["bar/22"]
    shut_out = "bar:1 6:3 off:11 / 3:2 5:2 start:*"
    assert texts(rules, shut_out, "5-3") == ["no play"]
    assert refusal(rules, shut_out, "5-3", "6/1") == ("bar-first", "bar_priority")
    assert due(rules, "roll 5-3; pass", shut_out) == ("roll", 1)


@pytest.mark.parametrize("rules", [STANDARD, EXACT, FROZEN])
def test_case_17_checkers_in_start_are_not_on_the_bar(rules):
    assert texts(rules, "start:15 / start:*", "6-4") == ["start/15", "start/21 start/19"]
    assert texts(rules, "start:3 13:1 off:11 / 3:2 5:2 start:*", "5-3") == ["13/5"]
    assert texts(rules, "start:1 off:14 / 3:2 start:*", "5-3") == ["start/17"]


# section 2


def test_case_19_a_1_2_of_which_one_number_is_dead_brings_no_double_and_no_roll():
    for blocked, text in (("1:2 3:2", "start/23"), ("1:2 2:2", "no play")):
        position = f"start:15 / {blocked} start:*"
        play = only_play(STANDARD, position, "1-2")
        assert (play["text"], play["complete"], play["next"]) == (text, False, "end")


def test_case_21_a_named_double_played_in_part_ends_the_turn_or_not_as_the_rule_set_says():
    position = "20:1 17:1 2:2 off:11 / 24:2 22:1 18:2 off:10"
    script = "roll 1-2; play 20/19 17/15; name 6; play 19/13 15/9/3"
    assert len(plays(STANDARD, position, "1-2")) == 4
    assert due("american", script, position) == ("roll", 1)
    assert due("bgammon", script, position) == ("roll", 0)
    after_the_acey = "19:1 15:1 2:2 off:11 / 24:2 22:1 18:2 off:10"
    assert texts("american", after_the_acey, "6-6 named") == ["19/13 15/3*"]


@pytest.mark.parametrize("rules", [STANDARD, EXACT, FROZEN])
def test_case_22_a_win_inside_the_1_2_asks_for_no_double(rules):
    position = "2:1 1:1 off:13 / start:*"
    assert play_of(rules, position, "1-2", "2/off 1/off")["next"] == "won"
    assert due(rules, "roll 1-2; play 2/off 1/off", position) == ("over", None)


def test_case_22_a_full_1_2_that_leaves_a_checker_asks_for_the_double():
    position = "2:1 1:1 off:13 / start:*"
    assert {play["next"] for play in plays(STANDARD, position, "1-2")} == {"won", "name"}
    assert due(STANDARD, "roll 1-2; play 2/1/off", position) == ("name", 0)


def test_case_22_an_exact_number_that_is_dead_loses_the_bonus():
    position = "1:2 off:13 / start:*"
    assert only_play(STANDARD, position, "1-2")["next"] == "won"
    assert only_play(EXACT, position, "1-2")["next"] == "end"
    position = "3:1 1:1 off:13 / start:*"
    assert [only_play(rules, position, "1-2")["complete"] for rules in (STANDARD, EXACT, FROZEN)] == [
        True,
        True,
        False,
    ]


def test_case_24_the_first_roll_1_2_and_then_sixes():
    nobody = "start:15 / start:*"
    assert texts(STANDARD, nobody, "1-2") == ["start/22", "start/24 start/23"]
    assert len(plays(STANDARD, nobody, "6-6")) == 5
    assert len(plays(STANDARD, "24:1 23:1 start:13 / start:*", "6-6 named")) > 5


def test_case_26_a_named_double_under_doubles_extra_roll_brings_one_extra_turn_and_not_two():
    rules = rule_set("american", doubles_extra_roll=True)
    script = "opening 2-1; roll 1-2; play start/24 start/23; name 6; play start/19(4)"
    assert due(rules, script) == ("roll", 0)
    assert due(rules, script + "; roll 6-5; play start/19 start/20") == ("roll", 1)
    assert due(rules, script + "; roll 1-2; play start/24 start/23") == ("name", 0)


def test_case_27_the_openings_dice_are_not_the_first_roll():
    state = replay(STANDARD, "opening 6-4")
    assert (state["phase"], state["dice"], state["stage"]) == ("roll", None, None)
