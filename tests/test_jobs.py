"""Long work in slices, with board calls and cancelling between them."""

import pytest

from acey.data import DataNeeded, Provided
from acey.jobs import Jobs
from acey.protocol import Engine

NAMING = {
    "cmd": "best",
    "rules": "american",
    "position": "24:1 20:2 17:1 14:2 11:1 9:2 6:2 start:* / 22:2 18:2 7:1 start:*",
    "level": "simple",
    "naming": True,
}


def finish(engine, job, most=10_000):
    steps = []
    for _ in range(most):
        answer = engine.answer({"cmd": "step", "job": job})
        if "answer" in answer or "error" in answer:
            return answer, steps
        steps.append(answer["progress"])
    raise AssertionError("the job does not end")


def test_a_job_answers_what_the_command_answers_at_once():
    engine = Engine()
    job = engine.answer({"cmd": "start", "job": NAMING})["job"]

    answer, steps = finish(engine, job)

    assert answer["answer"] == engine.answer(NAMING)
    assert steps == sorted(steps)
    assert all(0 < step < 1 for step in steps)


def test_board_calls_get_through_between_two_slices(monkeypatch):
    monkeypatch.setattr("acey.jobs.SLICE_SECONDS", 0)
    engine = Engine()
    job = engine.answer({"cmd": "start", "job": NAMING})["job"]

    assert "progress" in engine.answer({"cmd": "step", "job": job})
    assert "presets" in engine.answer({"cmd": "presets"})
    assert finish(engine, job)[0]["answer"]["name"] in range(1, 7)


def test_a_cancelled_job_is_gone():
    engine = Engine()
    job = engine.answer({"cmd": "start", "job": NAMING})["job"]

    assert engine.answer({"cmd": "cancel", "job": job}) == {}
    assert engine.answer({"cmd": "step", "job": job})["error"]["code"] == "bad-request"


def test_a_job_that_cannot_begin_says_why():
    answer = Engine().answer({"cmd": "start", "job": {"cmd": "nothing"}})

    assert answer["error"]["code"] == "unknown-command"


def test_a_job_with_a_bad_request_says_so_at_its_first_step():
    engine = Engine()
    job = engine.answer({"cmd": "start", "job": {**NAMING, "rules": "whist"}})["job"]

    assert finish(engine, job)[0]["error"]["code"] == "bad-rules"


def test_a_slice_ends_at_the_first_pause_after_its_time(monkeypatch):
    monkeypatch.setattr("acey.jobs.SLICE_SECONDS", 0)
    taken = []

    def work():
        for number in range(3):
            taken.append(number)
            yield None
        yield {"done": True}

    jobs = Jobs(lambda request: work())
    job = jobs.answer({"cmd": "start", "job": {}})["job"]

    jobs.answer({"cmd": "step", "job": job})
    assert taken == [0]


def test_a_job_that_lacks_a_data_file_goes_on_once_it_is_there():
    engine = Engine(Provided())
    job = engine.answer({"cmd": "start", "job": {"cmd": "presets"}})
    assert job == {"need": "text/en.json"}

    waits = [DataNeeded("weights/x.json")]

    def work():
        yield None
        if waits:
            raise waits.pop()
        yield {"done": True}

    jobs = Jobs(lambda request: work())
    number = jobs.answer({"cmd": "start", "job": {}})["job"]
    with pytest.raises(DataNeeded):
        jobs.answer({"cmd": "step", "job": number})
    assert jobs.answer({"cmd": "step", "job": number}) == {"answer": {"done": True}}
