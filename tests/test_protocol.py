"""The protocol's commands, one by one."""

import json

import pytest

from tests.kit import PRESETS, answer, ask, engine, error, line, play_of, roll, rule_set

NOBODY_IN = "start:* / start:*"
AS_OBJECT = {
    "on_roll": {"points": {"24": 2, "13": 5}, "start": 8, "bar": 0, "off": 0},
    "opponent": {"points": {"6": 5}, "start": 0, "bar": 0, "off": 10},
}
PLAYS = {"rules": "american", "position": NOBODY_IN, "dice": [6, 4]}


# plays


def test_plays_lists_each_outcome_with_moves_text_position_complete_and_next():
    play = play_of("american", NOBODY_IN, "6-4", "start/15")
    assert play["moves"] in (
        [{"from": "start", "to": 19, "hit": False}, {"from": 19, "to": 15, "hit": False}],
        [{"from": "start", "to": 21, "hit": False}, {"from": 21, "to": 15, "hit": False}],
    )
    assert line(play["position"]) == "start:14 15:1 / start:15"
    assert (play["complete"], play["next"]) == (True, "end")
    assert set(play) == {"moves", "text", "position", "complete", "next"}


def test_plays_gives_the_position_as_an_object_in_the_requests_perspective():
    play = play_of("american", "13:1 off:14 / 16:1 start:*", "4-3", "13/9*/6")
    assert play["position"] == {
        "on_roll": {"points": {"6": 1}, "start": 0, "bar": 0, "off": 14},
        "opponent": {"points": {}, "start": 14, "bar": 1, "off": 0},
    }


def test_a_position_is_read_from_an_object_as_from_a_line_of_text():
    text = answer("plays", **PLAYS | {"position": "24:2 13:5 start:8 / 6:5 off:*"})
    assert answer("plays", **PLAYS | {"position": AS_OBJECT}) == text


@pytest.mark.parametrize("dice", [[2, 1], [6, 3], [4, 1]])
def test_the_order_of_the_dice_is_free(dice):
    position = "24:2 13:5 8:3 start:* / 6:5 8:3 start:*"
    one, other = (
        answer("plays", **PLAYS | {"position": position, "dice": d})["plays"] for d in (dice, dice[::-1])
    )
    assert {play["text"] for play in one} == {play["text"] for play in other}


def test_the_same_request_always_gets_the_same_answer():
    request = {
        "rules": "navy",
        "position": "24:3 20:2 13:4 bar:1 start:* / 18:1 11:2 start:*",
        "dice": [3, 3],
    }
    first = json.dumps(answer("plays", **request))
    assert all(json.dumps(answer("plays", **request)) == first for _ in range(3))
    assert json.dumps(type(engine())().answer({"cmd": "plays", **request})) == first


@pytest.mark.parametrize(
    ("dice", "stage"), [([6, 4], "normal"), ([4, 4], "doubles"), ([2, 1], "acey"), ([4, 4], "named")]
)
def test_the_stage_may_be_given_when_it_fits_the_dice(dice, stage):
    assert answer("plays", **PLAYS | {"dice": dice, "stage": stage})["plays"]


@pytest.mark.parametrize(
    ("dice", "stage"),
    [
        ([6, 4], "doubles"),
        ([4, 4], "normal"),
        ([2, 1], "normal"),
        ([6, 4], "acey"),
        ([2, 1], "named"),
        ([1, 1], "acey"),
    ],
)
def test_a_stage_that_does_not_fit_the_dice_is_refused(dice, stage):
    assert error("plays", **PLAYS | {"dice": dice, "stage": stage})["code"] == "bad-dice"


def test_a_named_double_is_told_by_its_stage():
    rules = rule_set("american", doubles_extra_roll=False, acey_extra_roll=True)
    for stage, following in (("doubles", "end"), ("named", "roll")):
        request = {"rules": rules, "position": NOBODY_IN, "dice": [6, 6], "stage": stage}
        assert {play["next"] for play in answer("plays", **request)["plays"]} == {following}


def test_a_winning_position_comes_once_and_complete():
    found = answer("plays", **PLAYS | {"position": "5:1 off:14 / start:*", "dice": [5, 1]})["plays"]
    assert [(play["complete"], play["next"]) for play in found] == [(True, "won")]


# moves


def test_moves_lists_the_next_single_moves_with_number_and_hit():
    position = "13:1 off:14 / 16:1 start:*"
    found = answer("moves", rules="american", position=position, dice=[4, 3], played=[])["moves"]
    assert {(m["from"], m["to"], m["number"], m["hit"]) for m in found} == {
        (13, 9, 4, True),
        (13, 10, 3, False),
    }
    assert all(set(move) == {"from", "to", "number", "hit"} for move in found)


def test_moves_is_empty_exactly_when_what_was_played_is_a_whole_play():
    request = {"rules": "american", "position": "start:15 / start:*", "dice": [6, 4]}
    assert answer("moves", **request, played=[["start", 19]])["moves"]
    assert answer("moves", **request, played=[["start", 19], ["start", 21]])["moves"] == []
    nothing = {"rules": "american", "position": "bar:1 13:14 / 6:2 4:2 start:*", "dice": [6, 4]}
    assert answer("moves", **nothing, played=[])["moves"] == []


@pytest.mark.parametrize(
    "played", [[["start", 20]], [["start", 19], ["start", 19]], [[19, 13]], [["start", 15]]]
)
@pytest.mark.parametrize("cmd", ["moves", "why"])
def test_moves_already_played_that_are_not_legal_are_refused(cmd, played):
    more = {"from": "start", "to": 21} if cmd == "why" else {}
    assert error(cmd, **PLAYS, played=played, **more)["code"] == "illegal-prefix"


def test_moves_beyond_a_whole_play_are_refused_as_an_illegal_prefix():
    played = [["start", 19], ["start", 21], ["start", 19]]
    assert error("moves", **PLAYS, played=played)["code"] == "illegal-prefix"


# best


@pytest.mark.parametrize("rules", PRESETS)
def test_best_gives_one_of_the_plays_and_a_value(rules):
    request = {"rules": rules, "position": "24:2 13:5 6:4 start:* / 11:3 8:2 start:*", "dice": [6, 4]}
    got = answer("best", **request, level="simple")
    assert got["play"] in answer("plays", **request)["plays"]
    assert type(got["value"]) is int


def test_best_gives_the_n_best_when_asked_for_all():
    request = {"rules": "american", "position": "24:2 13:5 8:4 6:4 / 24:2 13:5 8:4 6:4", "dice": [6, 3]}
    got = answer("best", **request, level="simple", all=5)
    listed = next(value for value in got.values() if isinstance(value, list))
    assert len(listed) == 5
    values = [entry["value"] for entry in listed]
    assert values == sorted(values, reverse=True)
    assert listed[0]["play"] == answer("best", **request, level="simple")["play"]


def test_best_names_a_double_and_gives_all_six_values():
    got = answer("best", rules="american", position="24:2 13:13 / 11:2 start:*", naming=True, level="simple")
    assert set(got["values"]) == set("123456")
    assert got["values"][str(got["name"])] == max(got["values"].values())


def test_best_has_no_double_to_name_where_it_is_rolled():
    request = {"rules": rule_set("navy", 1), "position": "13:15 / start:*", "naming": True, "level": "simple"}
    assert error("best", **request)["code"] in ("wrong-phase", "bad-request")


def test_there_is_no_level_that_was_not_made():
    assert error("best", **PLAYS, level="oracle")["code"] == "bad-request"


# id


@pytest.mark.parametrize("id_", [1, "seven", 0, None, [1, {"a": 2}]])
def test_an_id_comes_back_in_answers_and_in_errors(id_):
    assert ask("plays", **PLAYS, id=id_)["id"] == id_
    assert ask("plays", **PLAYS | {"dice": [9, 9]}, id=id_)["id"] == id_
    assert ask("fly", id=id_)["id"] == id_


def test_without_an_id_none_comes_back():
    assert "id" not in ask("plays", **PLAYS)
    assert "id" not in ask("fly")


def test_a_request_changes_nothing_for_the_next_one():
    before = answer("plays", **PLAYS)
    for bad in ({"cmd": "plays"}, {"cmd": "plays", **PLAYS, "position": "x"}):
        assert "error" in engine().answer(bad)
    assert answer("plays", **PLAYS) == before


def test_a_request_is_not_changed_by_being_answered():
    request = {
        "cmd": "moves",
        **PLAYS,
        "position": json.loads(json.dumps(AS_OBJECT)),
        "played": [],
        **roll("6-4"),
    }
    before = json.dumps(request)
    engine().answer(request)
    assert json.dumps(request) == before
