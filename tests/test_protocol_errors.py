"""Every way in which a request of the protocol can be wrong, and the code it is answered with."""

import pytest

from tests.kit import engine, error, rule_set

PLAYS = {"rules": "american", "position": "start:* / start:*", "dice": [6, 4]}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"cmd": "fly"}, "unknown-command"),
        ({"cmd": 7}, "unknown-command"),
        ({}, "unknown-command"),
        ({"cmd": "plays"}, "bad-request"),
        ({"cmd": "plays", "rules": "american", "dice": [1, 2]}, "bad-request"),
        ({"cmd": "moves", **PLAYS, "played": "13/9"}, "bad-request"),
        ({"cmd": "moves", **PLAYS, "played": [["start"]]}, "bad-request"),
        ({"cmd": "why", **PLAYS, "played": []}, "bad-request"),
        ({"cmd": "why", **PLAYS, "played": [], "from": 30, "to": 1}, "bad-request"),
        ({"cmd": "replay", "rules": "navy"}, "bad-request"),
        ({"cmd": "replay", "rules": "navy", "actions": [["dance"]]}, "bad-request"),
        ({"cmd": "plays", **PLAYS, "rules": "chess"}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "rules": 3}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "rules": {"base": "navy", "changes": {"cube": True}}}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "rules": {"base": "navy", "changes": {"bear_off": "easy"}}}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "rules": {"base": "navy", "changes": {"higher_die": 1}}}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "rules": {"base": "navy", "house": 1}}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "rules": {"variants": [1]}}, "bad-rules"),
        ({"cmd": "plays", **PLAYS, "dice": [0, 4]}, "bad-dice"),
        ({"cmd": "plays", **PLAYS, "dice": [7, 4]}, "bad-dice"),
        ({"cmd": "plays", **PLAYS, "dice": [4]}, "bad-dice"),
        ({"cmd": "plays", **PLAYS, "dice": [4, 4, 4, 4]}, "bad-dice"),
        ({"cmd": "plays", **PLAYS, "dice": [4.0, 3]}, "bad-dice"),
        ({"cmd": "plays", **PLAYS, "dice": [True, 3]}, "bad-dice"),
        ({"cmd": "plays", **PLAYS, "dice": "43"}, "bad-dice"),
    ],
)
def test_a_request_that_cannot_be_served_gets_its_error_code(request_, code):
    got = engine().answer(request_)
    assert got["error"]["code"] == code
    assert got["error"]["message"].strip()


@pytest.mark.parametrize(
    "position",
    [
        "24:2 start:12 / start:15",
        "24:2 start:14 / start:15",
        "24:2 start:* / 1:2 start:*",
        "off:15 / start:15",
        "start:15 / off:*",
        "24:-1 start:16 / start:15",
        "25:2 start:* / start:*",
        "start:* bar:* / start:*",
        "24:2 24:1 start:* / start:*",
        "24:x start:* / start:*",
        "start:15",
        "start:15 / start:15 / start:15",
        "",
    ],
)
def test_what_is_no_position_is_refused(position):
    assert error("plays", **PLAYS | {"position": position})["code"] == "bad-position"


@pytest.mark.parametrize(
    "change",
    [
        {"points": {"24": 16}},
        {"start": 14},
        {"points": {"24": 1.5}, "start": 13},
        {"points": {"0": 15}, "start": 0},
    ],
)
def test_an_object_that_is_no_position_is_refused(change):
    side = {"points": {}, "start": 15, "bar": 0, "off": 0}
    position = {"on_roll": side | change, "opponent": side}
    assert error("plays", **PLAYS | {"position": position})["code"] == "bad-position"


@pytest.mark.parametrize("position", [None, 7, [], {}, {"on_roll": {}}])
def test_a_position_of_the_wrong_shape_is_refused(position):
    assert error("plays", **PLAYS | {"position": position})["code"] in ("bad-request", "bad-position")


def test_more_actions_than_any_game_has_are_too_large():
    assert error("replay", rules="navy", actions=[["opening", 1, 1]] * 100_000)["code"] == "too-large"


def test_an_error_names_what_is_unknown():
    assert "cube" in error("plays", **PLAYS | {"rules": rule_set("navy", cube=True)})["message"]
    assert "chess" in error("plays", **PLAYS | {"rules": "chess"})["message"]
    assert "fly" in error("fly")["message"]
