"""`python -m acey engine`: JSON lines in, JSON lines out, until the end of input."""

import json
import subprocess
import sys

import pytest

pytestmark = pytest.mark.cpython_only

PLAYS = {"cmd": "plays", "rules": "american", "position": "start:* / start:*", "dice": [6, 4]}


def engine_answers(*lines):
    """The answers of a process of its own to lines of input, which must be as many."""
    done = subprocess.run(
        [sys.executable, "-m", "acey", "engine"],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_line_is_answered_by_one_line_in_order():
    requests = [{**PLAYS, "id": number, "dice": [number, 6]} for number in range(1, 6)]
    answers = engine_answers(*map(json.dumps, requests))
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5]
    assert all(answer["plays"] for answer in answers)


@pytest.mark.parametrize("bad", ["{", "plays", "[1, 2", '{"cmd": "plays",}'])
def test_a_line_that_is_no_json_is_answered_with_bad_json_and_the_process_goes_on(bad):
    wrong, right = engine_answers(bad, json.dumps(PLAYS))
    assert wrong["error"]["code"] == "bad-json"
    assert right["plays"]


@pytest.mark.parametrize("bad", ["[]", "7", '"plays"', "null", "[[[[]]]]"])
def test_json_that_is_no_object_is_refused_and_the_process_goes_on(bad):
    wrong, right = engine_answers(bad, json.dumps(PLAYS))
    assert wrong["error"]["code"] in ("bad-request", "bad-json")
    assert right["plays"]


def test_an_error_does_not_end_the_process():
    answers = engine_answers(
        '{"cmd": "fly", "id": 1}', json.dumps({**PLAYS, "dice": [9, 9]}), json.dumps(PLAYS)
    )
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        "unknown-command",
        "bad-dice",
        None,
    ]
    assert answers[0]["id"] == 1


def test_a_request_that_is_too_large_is_refused_and_the_process_goes_on():
    huge = json.dumps({"cmd": "replay", "rules": "navy", "actions": [["opening", 1, 1]] * 400_000})
    deep = "[" * 100_000 + "]" * 100_000
    first, second, right = engine_answers(huge, deep, json.dumps(PLAYS))
    assert first["error"]["code"] == "too-large"
    assert second["error"]["code"] in ("too-large", "bad-json", "bad-request")
    assert right["plays"]


def test_texts_outside_ascii_and_long_ids_come_back_as_they_were():
    id_ = {"naïve": "Ωmega ☠", "n": 10**30}
    (answer,) = engine_answers(json.dumps({**PLAYS, "id": id_}, ensure_ascii=False))
    assert answer["id"] == id_


def test_an_empty_input_ends_quietly():
    assert engine_answers() == []
