"""The protocol's replay: the state after a list of actions, or the first that could not have happened."""

import pytest

from tests.kit import answer, error, line

OPENED = [["opening", 6, 3]]


@pytest.mark.parametrize(
    ("actions", "code", "index"),
    [
        ([["roll", 6, 3]], "wrong-phase", 0),
        ([*OPENED, ["opening", 6, 3]], "wrong-phase", 1),
        ([*OPENED, ["name", 3]], "wrong-phase", 1),
        ([*OPENED, ["die", 3]], "wrong-phase", 1),
        ([*OPENED, ["play", []]], "wrong-phase", 1),
        ([*OPENED, ["roll", 6, 5], ["play", []]], "illegal-play", 2),
        ([*OPENED, ["roll", 6, 5], ["play", [["start", 19]]]], "illegal-play", 2),
        ([*OPENED, ["roll", 6, 5], ["play", [["start", 18], ["start", 19]]]], "illegal-play", 2),
        ([*OPENED, ["roll", 6, 5], ["roll", 6, 5]], "wrong-phase", 2),
        ([*OPENED, ["resign", 1], ["roll", 6, 5]], "game-over", 2),
        ([*OPENED, ["resign", 1], ["resign", 0]], "game-over", 2),
        ([*OPENED, ["roll", 7, 1]], "bad-dice", 1),
        ([["opening", 0, 1]], "bad-dice", 0),
        ([*OPENED, ["roll", 6]], "bad-request", 1),
        ([*OPENED, "roll"], "bad-request", 1),
    ],
)
def test_replay_refuses_the_first_action_that_could_not_happen_by_its_index(actions, code, index):
    found = error("replay", rules="american", actions=[*actions, ["roll", 1, 1]])
    assert (found["code"], found["index"]) == (code, index)


def test_only_replay_gives_an_index():
    assert "index" not in error("plays", rules="navy", position="start:* / start:*", dice=[0, 0])


def test_replay_answers_with_the_whole_state():
    got = answer("replay", rules="american", actions=[["opening", 3, 5], ["roll", 6, 4]])
    assert got == {
        "phase": "play",
        "seat": 1,
        "positions": {
            "on_roll": {"points": {}, "start": 15, "bar": 0, "off": 0},
            "opponent": {"points": {}, "start": 15, "bar": 0, "off": 0},
        },
        "stage": "normal",
        "dice": [6, 4],
        "points": [0, 0],
        "winner": None,
    }


def test_replay_gives_seat_0_as_on_roll_whoever_is_on_turn():
    actions = [["opening", 3, 5], ["roll", 6, 4], ["play", [["start", 19], ["start", 21]]]]
    got = answer("replay", rules="american", actions=actions)
    assert line(got["positions"]) == "start:15 / start:13 21:1 19:1"
    assert (got["stage"], got["dice"]) == (None, None)


@pytest.mark.parametrize("dice", [[4, 6], [6, 4]])
def test_replay_gives_the_dice_as_rolled(dice):
    assert answer("replay", rules="american", actions=[["opening", 3, 5], ["roll", *dice]])["dice"] == dice


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "actions",
    [
        [],
        [["opening", 2, 2]],
        OPENED,
        [*OPENED, ["roll", 1, 2]],
        [*OPENED, ["roll", 1, 2], ["play", [["start", 24], ["start", 23]]]],
        [*OPENED, ["roll", 1, 2], ["play", [["start", 24], ["start", 23]]], ["name", 3]],
    ],
)
def test_either_seat_may_resign_in_any_phase_but_over_the_opening_included(actions, seat):
    got = answer("replay", rules="american", actions=[*actions, ["resign", seat]])
    points = [0, 0]
    points[1 - seat] = 15
    assert (got["phase"], got["winner"], got["points"]) == ("over", 1 - seat, points)


@pytest.mark.parametrize("seat", [2, -1, "0", None, True])
def test_no_other_seat_resigns(seat):
    found = error("replay", rules="american", actions=[*OPENED, ["resign", seat]])
    assert (found["code"], found["index"]) == ("bad-request", 1)
