"""The engine's one door: a request in, an answer out, as JSON.

`Engine.answer` serves the page, tests and `serve`, which speaks JSON lines with outside programs
(`docs/protocol.md`).
"""

from collections.abc import Callable
from typing import IO, Any

from acey import commands, page
from acey.catalogue import LANGUAGES
from acey.data import DataNeeded, Provided, Reader, read_file
from acey.desk import Desk
from acey.errors import AceyError, Unreadable
from acey.jobs import Jobs, Work
from acey.json_text import read_json, write_json


class Engine:
    """Answers requests. What it keeps between two is a memo only."""

    def __init__(self, read: Reader = read_file) -> None:
        self._desk = Desk(read)
        self._jobs = Jobs(self._begin_job)
        self._commands = {**commands.COMMANDS, **page.COMMANDS}

    def answer(self, request: Any) -> dict[str, Any]:
        """Answer a request; what cannot be served is answered with an error, and an `id` comes back."""
        named = {"id": request["id"]} if isinstance(request, dict) and "id" in request else {}
        return {**named, **self._or_error(lambda: self._serve(request))}

    def answer_text(self, text: str) -> str:
        """Answer a request in JSON text with JSON text."""
        return write_json(self._or_error(lambda: self.answer(read_json(text))))

    def _or_error(self, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        try:
            try:
                return work()
            except AceyError as error:
                return {"error": self._error(error)}
        except DataNeeded as missing:  # the sentence of an error needs the texts, too
            return {"need": missing.name}

    def _serve(self, request: Any) -> dict[str, Any]:
        if not isinstance(request, dict):
            raise Unreadable("bad-request", "bad-request.shape")
        self._desk.speak(request.get("language", LANGUAGES[0]))
        command = _command(request)
        if command == "provide":
            return self._provide(request)
        if command in Jobs.COMMANDS:
            return self._jobs.answer(request)
        answer = self._run(request)
        if isinstance(answer, dict):
            return answer
        last: dict[str, Any] = {}
        for slice_of_work in answer:
            last = slice_of_work if isinstance(slice_of_work, dict) else last
        return last

    def _run(self, request: dict[str, Any]) -> dict[str, Any] | Work:
        command = _command(request)
        if command not in self._commands:
            raise Unreadable("unknown-command", name=command)
        return self._commands[command](self._desk, request)

    def _begin_job(self, request: Any) -> Work:
        if not isinstance(request, dict):
            raise Unreadable("bad-request", "bad-request.shape")
        answer = self._run(request)
        return iter([answer]) if isinstance(answer, dict) else answer

    def _provide(self, request: dict[str, Any]) -> dict[str, Any]:
        name, data = request.get("name"), request.get("data")
        if (
            not isinstance(self._desk.read, Provided)
            or not isinstance(name, str)
            or not isinstance(data, str)
        ):
            raise Unreadable("bad-request", "bad-request.value", name="data")
        self._desk.read.provide(name, data)
        return {}

    def _error(self, error: AceyError) -> dict[str, Any]:
        shape: dict[str, Any] = dict(self._desk.error_shape(error))
        if "reason" in error.params:
            shape["reason"] = error.params["reason"]
        return shape


def _command(request: dict[str, Any]) -> str:
    command = request.get("cmd")
    if not isinstance(command, str):
        raise Unreadable("unknown-command", name=str(command))
    return command


def serve(lines: IO[str], out: IO[str], read: Reader = read_file) -> None:
    """Answer one JSON object a line with one a line, in order, until the input ends."""
    engine = Engine(read)
    for line in lines:
        if line.strip():
            out.write(engine.answer_text(line) + "\n")
            out.flush()
