"""Requests that are too much or not what they seem are refused by name; none of them ends the engine."""

import io
import json

import pytest

from acey.json_text import DEEPEST, LONGEST
from acey.protocol import Engine, serve
from tests.kit import ask, error
from tests.table import Table

ROLLED = Table("american").do("open", dice="6-3").do("roll", dice="6-4").record


def answers(*lines):
    out = io.StringIO()
    serve(io.StringIO("\n".join(lines)), out)
    return [json.loads(line.encode("utf-8")) for line in out.getvalue().splitlines()]


def act(**intent):
    return ask("act", record=ROLLED, pending=[], intent=intent)["error"]


@pytest.mark.parametrize("odd", [[], {}, 7, None, True, 1.5])
def test_a_name_that_is_no_text_is_refused(odd):
    assert error(odd)["code"] == "unknown-command"
    assert act(do=odd)["code"] == "bad-request"
    assert (
        error("new", rules="navy", seats=[], dice={"source": odd}, id="x", date="x")["code"] == "bad-record"
    )
    assert error("presets", language=odd)["code"] == "bad-request"


def test_half_of_a_pair_comes_back_as_it_was_sent():
    assert answers('{"cmd": "presets", "language": "\\ud800"}', '{"cmd": "x", "id": "\\ud800é"}') == [
        {"error": {"code": "bad-request", "message": "The value of “language” cannot be used."}},
        {"id": "\ud800é", "error": {"code": "unknown-command", "message": "There is no command “x”."}},
    ]


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000])
def test_a_number_that_json_cannot_write_is_no_json(number):
    (answer,) = answers(f'{{"cmd": "presets", "id": {number}}}')
    assert answer["error"]["code"] == "bad-json"


def test_a_request_may_be_nested_so_deep_and_no_deeper():
    deep, deeper = (json.loads("[" * depth + "]" * depth) for depth in (DEEPEST - 1, DEEPEST))
    served, refused = answers(
        json.dumps({"cmd": "presets", "id": deep}), json.dumps({"cmd": "presets", "id": deeper})
    )
    assert served["id"] == deep
    assert refused["error"]["code"] == "too-large"
    (wide,) = answers(json.dumps({"cmd": "presets", "id": [[]] * 1000 + ["[" * 100]}))
    assert "presets" in wide


def test_a_request_may_be_so_long_and_no_longer():
    text = json.dumps({"cmd": "presets", "id": "x" * LONGEST})
    assert json.loads(Engine().answer_text(text))["error"]["code"] == "too-large"


@pytest.mark.parametrize("via", [7, "19", {"a": 1}, [19] * 9])
def test_landings_on_the_way_are_a_short_list(via):
    assert (
        act(do="move", to=15, via=via, **{"from": "start"})["message"] == "The value of “via” cannot be used."
    )


@pytest.mark.parametrize("rev", [-1, 10**400, 1.0, "1", None, True])
def test_a_revision_is_a_number_that_can_go_on(rev):
    assert error("view", record=ROLLED, rev=rev)["message"] == "The value of “rev” cannot be used."


def test_a_number_of_checkers_out_of_all_reason_is_not_added_up():
    many = {"on_roll": {"start": 10**400}, "opponent": {"start": 15}}
    refused = error("plays", rules="navy", position=many, dice=[6, 3])
    assert refused["code"] == "bad-position"
    assert len(refused["message"]) < 200


@pytest.mark.parametrize("text", ["start/22 " * 9, "13/9(9)", "13" + "/12" * 30])
def test_a_play_of_more_moves_than_any_roll_gives_is_not_looked_for(text):
    assert act(do="text", text=text)["code"] == "illegal-play"


def test_a_name_of_a_level_is_as_short_as_any_name():
    seats = [
        {"kind": "computer", "name": "A", "level": "x" * 41},
        {"kind": "person", "name": "B", "level": None},
    ]
    refused = error("new", rules="navy", seats=seats, dice={"source": "system"}, id="x", date="x")
    assert "seats.level" in refused["message"]


def test_a_sentence_repeats_a_little_of_what_was_sent_and_not_all():
    long = "x" * 5000
    for refused in (
        error("plays", rules=long, position="start:* / start:*", dice=[6, 3]),
        error("plays", rules={"base": "navy", "changes": {long: 1}}, position="", dice=[6, 3]),
        error("plays", rules="navy", position=f"{long}:1 / start:*", dice=[6, 3]),
        error(long),
    ):
        assert "xxx…" in refused["message"]
        assert len(refused["message"]) < 200
