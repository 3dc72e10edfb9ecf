"""Why a move is refused: every code, with its field and its parameters, and which of several reasons is given."""

import pytest

from tests.kit import answer, is_legal, moves, reason, refusal, roll, rule_set

START = "start:* / start:*"
SHUT = "13:1 off:14 / 13:2 15:2 16:1 17:2 18:2 19:2 20:2 21:2"
CODES = [
    ("no-checker", None, "american", "13:15 / start:*", "6-4", "20/14"),
    ("no-checker", None, "american", "13:15 / start:*", "6-4", "start/19"),
    ("no-checker", None, "american", "13:15 / start:*", "6-4", "bar/19"),
    ("not-rolled", None, "american", "13:15 / start:*", "6-4", "13/8"),
    ("not-rolled", None, "american", START, "6-4", "start/20"),
    ("blocked", None, "american", "13:15 / 18:2 start:*", "6-4", "13/7"),
    ("blocked", None, "american", "start:15 / 6:2 start:*", "6-4", "start/19"),
    ("blocked", None, "american", "bar:1 13:14 / 6:2 start:*", "6-4", "bar/19"),
    ("entry-gate", "entry_gate", rule_set("navy", entry_gate="six"), START, "5-4", "start/20"),
    ("entry-gate", "entry_gate", rule_set("navy", entry_gate="doubles_or_acey"), START, "6-4", "start/19"),
    ("enter-first", "enter_all_first", "ace-deuce", "24:1 start:* / start:*", "6-4", "24/18"),
    (
        "halfway",
        "halfway_first",
        rule_set("navy", halfway_first=True),
        "18:1 start:* / start:*",
        "6-4",
        "18/12",
    ),
    ("bar-first", "bar_priority", "american", "bar:1 13:14 / start:*", "6-4", "13/7"),
    ("bar-first", "bar_priority", "american", "bar:1 start:14 / start:*", "6-4", "start/19"),
    ("bar-closed", "bar_release", "ace-deuce", "bar:1 13:14 / start:*", "6-4", "bar/19"),
    ("bar-closed", "bar_release", rule_set("navy", 7), "bar:1 13:14 / start:*", "2-1", "bar/24"),
    (
        "no-hit-yet",
        "hit_needs_home",
        rule_set("navy", hit_needs_home=True),
        "13:15 / 18:1 start:*",
        "6-4",
        "13/7",
    ),
    ("home-frozen", "home_moves_before", "navy", "13:1 6:14 / start:*", "3-2", "6/3"),
    ("home-frozen", "home_moves_after", rule_set("navy", 5), "6:15 / start:*", "3-2", "6/3"),
    ("not-all-home", None, "navy", "13:1 6:14 / start:*", "6-2", "6/off"),
    ("not-exact", "bear_off", "navy", "5:15 / start:*", "6-2", "5/off"),
    ("higher-checker", "bear_off", "american", "5:2 4:1 off:12 / start:*", "6-6", "4/off"),
    ("order", "acey_order", "ace-deuce", START, "1-2", "start/23"),
    ("order", "doubles_complement", "ace-deuce", START, "6-6", "start/24"),
    ("must-use-more", None, "american", "8:1 7:1 off:13 / 20:2 start:*", "1-2", "8/7"),
    ("higher-die", "higher_die", "american", SHUT, "2-4", "13/11"),
    ("wrong-way", None, "american", "13:15 / start:*", "6-4", "13/19"),
    ("wrong-way", None, "american", "13:14 off:1 / start:*", "6-4", "off/19"),
    ("wrong-way", None, "american", "13:15 / start:*", "6-4", "13/bar"),
]


@pytest.mark.parametrize(("code", "field", "rules", "position", "dice", "move"), CODES)
def test_a_refused_move_is_given_its_code_and_field(code, field, rules, position, dice, move):
    assert refusal(rules, position, dice, move) == (code, field)


def test_every_code_of_the_protocol_is_among_the_cases():
    assert len({case[0] for case in CODES} | {"stage-over"}) == 18


def test_a_legal_move_has_no_reason():
    got = answer(
        "why", rules="american", position=START, dice=[6, 4], played=[], **{"from": "start", "to": 19}
    )
    assert got["legal"]
    assert got.get("reason") is None


# stage-over


def test_after_a_whole_play_the_stage_is_over():
    assert refusal("american", "13:15 / start:*", "6-4", "13/7", after="13/7 13/9") == ("stage-over", None)
    assert refusal("american", "13:15 / start:*", "6-4", "13/9", after="13/7 13/9") == ("stage-over", None)


def test_a_complement_that_was_forfeited_is_over():
    rules = rule_set("navy", doubles_complement="two_two", complement_forfeit=True)
    assert refusal(rules, "13:1 off:14 / 22:2 start:*", "5-5", "8/6", after="13/8") == ("stage-over", None)


def test_nothing_is_left_to_play_after_a_win():
    assert refusal("american", "5:1 off:14 / start:*", "5-1", "5/4", after="5/off")[0] in (
        "stage-over",
        "no-checker",
    )


# params


@pytest.mark.parametrize(
    ("rules", "position", "dice", "move", "wanted"),
    [
        ("american", "13:15 / 18:3 start:*", "6-4", "13/7", {"from": 13, "to": 7, "count": 3}),
        ("american", "bar:2 13:13 / start:*", "6-4", "13/7", {"from": 13, "to": 7, "count": 2}),
        ("ace-deuce", "24:1 start:* / start:*", "6-4", "24/18", {"from": 24, "to": 18, "count": 14}),
        ("navy", "13:2 start:1 6:12 / start:*", "6-4", "6/off", {"from": 6, "to": "off", "count": 3}),
        ("american", "5:2 4:1 off:12 / start:*", "6-6", "4/off", {"from": 4, "number": 6, "highest": 5}),
        ("american", SHUT, "2-4", "13/11", {"number": 4}),
        ("american", "8:1 7:1 off:13 / 20:2 start:*", "1-2", "8/7", {"playable": 2}),
        ("ace-deuce", START, "6-6", "start/24", {"next": 6}),
        ("american", START, "6-4", "start/20", {"from": "start", "to": 20, "rolled": [6, 4]}),
    ],
)
def test_the_parameters_carry_what_the_sentence_needs(rules, position, dice, move, wanted):
    params = reason(rules, position, dice, move)["params"]
    assert {key: params.get(key) for key in wanted} == wanted


def test_the_message_tells_the_parameters_in_the_numbering_and_words_of_the_rule_set():
    position = "13:2 8:13 / 18:3 start:*"
    assert "7" in reason("american", position, "6-6", "13/7")["message"]
    assert "18" in reason("ace-deuce", position, "6-6", "13/7")["message"]
    barred = "bar:2 13:13 / start:*"
    assert "Bump" in reason("ace-deuce", barred, "6-6", "13/7")["message"]
    assert "fence" in reason(rule_set("navy", bar_priority="all"), barred, "6-6", "13/7")["message"]


def test_one_checker_and_several_are_told_apart_in_the_sentence():
    one = reason("american", "bar:1 13:14 / start:*", "6-4", "13/7")["message"]
    two = reason("american", "bar:2 13:13 / start:*", "6-4", "13/7")["message"]
    assert one != two
    assert "2" in two


# which of several reasons


def test_of_several_reasons_the_one_that_no_other_move_gets_round_is_given():
    blocked_behind_the_bar = "bar:1 13:14 / 18:2 start:*"
    assert refusal("american", blocked_behind_the_bar, "6-4", "13/7") == ("blocked", None)
    blocked_behind_start = "start:1 24:14 / 7:2 start:*"
    assert refusal("ace-deuce", blocked_behind_start, "6-4", "24/18") == ("blocked", None)


def test_a_checker_on_the_bar_can_be_entered_but_that_does_not_bring_all_home():
    assert is_legal("american", "bar:1 6:14 / start:*", "6-1", "bar/24")
    assert refusal("american", "bar:1 6:14 / start:*", "6-1", "6/off") == ("not-all-home", None)


def test_the_last_checker_can_come_home_but_that_makes_no_number_exact():
    assert is_legal("navy", "7:1 6:1 5:13 / start:*", "6-1", "6/off", after="7/6")
    assert refusal("navy", "7:1 5:14 / start:*", "6-1", "5/off") == ("not-exact", "bear_off")


def test_the_last_checker_can_come_home_and_then_prevents_a_larger_number():
    assert refusal("american", "7:1 3:2 off:12 / start:*", "6-1", "3/off") == ("higher-checker", "bear_off")


def test_a_checker_can_step_onto_the_point_but_the_landing_stays_blocked():
    position = "13:2 off:13 / 17:2 start:*"
    assert refusal("american", position, "4-1", "12/8") == ("blocked", None)


def test_when_no_reason_can_be_got_round_the_first_is_given():
    nobody_there = "13:1 off:14 / 9:2 start:*"
    assert refusal("american", nobody_there, "4-1", "20/16") == ("no-checker", None)
    far_away = "13:1 5:14 / start:*"
    assert refusal("navy", far_away, "6-2", "5/off") == ("not-all-home", None)


def test_when_every_reason_can_be_got_round_the_first_is_given():
    rules = rule_set("american", enter_all_first=True)
    assert refusal(rules, "start:1 24:13 bar:1 / start:*", "6-6", "24/18") == (
        "enter-first",
        "enter_all_first",
    )


@pytest.mark.parametrize("played", ["", "bar/21"])
def test_a_reason_is_of_the_moment_after_the_moves_already_played(played):
    request = {"rules": "american", "position": "bar:1 13:14 / 18:2 start:*", "played": moves(played)}
    got = answer("why", **request, **roll("5-4"), **{"from": 13, "to": 8})
    assert got["legal"] == (played == "bar/21")


def test_the_reason_leaves_no_placeholder_in_any_rule_set():
    for rules in ("navy", "american", "ace-deuce", "bgammon"):
        assert reason(rules, "13:14 bar:1 / 18:2 start:*", "6-4", "13/7")["message"]
        assert reason(rules, "13:15 / start:*", "6-4", "13/off")["message"]
