"""Use the engine as the page does, so that every module it needs gets imported: what `tools/light.py` goes by.

It runs on Pyodide, once to find those modules, and again in a test that has nothing but them.
"""

import json
import shutil
import tempfile
import traceback
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
DATE = "2026-01-02T03:04:05Z"
LEVELS = ("novice", "simple", "strong", "expert")
LANGUAGES = ("en", "de", "es", "fr")
MOST_TURNS_OF_A_LEVEL = 4
Call = Callable[[str], str]


def use(call: Call) -> int:
    """Play with every level, in every language, and make what can go wrong go wrong; return the number of requests."""
    table = _Table(call)
    for language, level in zip(LANGUAGES, LEVELS, strict=True):
        table.language = language
        table.play(level)
    table.ask({"cmd": "presets"})
    table.ask({"cmd": "ruleset", "rules": "navy"})
    table.ask({"cmd": "no such command"})
    call("not JSON")
    _fail()
    _unpack()
    return table.requests


class _Table:
    """One game at a time, played by the computer on both sides."""

    def __init__(self, call: Call) -> None:
        self.call, self.language, self.requests = call, "en", 0

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.requests += 1
        text = json.dumps(request | {"language": self.language})
        answer: dict[str, Any] = json.loads(self.call(text))
        while "need" in answer:
            name = answer["need"]
            data = (TOP / "acey" / name).read_text(encoding="utf-8")
            self.call(json.dumps({"cmd": "provide", "name": name, "data": data}))
            answer = json.loads(self.call(text))
        return answer

    def play(self, level: str) -> None:
        """Play the first turns of a game, look at it from every side, and resign."""
        seats = [{"kind": "computer", "name": name, "level": level} for name in ("A", "B")]
        new = {"cmd": "new", "rules": "american", "seats": seats, "dice": {"source": "system"}, "id": "g"}
        state = self.ask(new | {"date": DATE})
        for _ in range(MOST_TURNS_OF_A_LEVEL * 3):
            if state["view"]["phase"] == "over":
                break
            intent = self._choice(state["record"], level)
            state = self._act(state, intent)
        record, pending = state["record"], state["pending"]
        self.ask({"cmd": "view", "record": record, "pending": pending, "rev": 1})
        self.ask({"cmd": "view", "record": record, "at": 1, "rev": 1})
        self.ask({"cmd": "log", "record": record})
        self.ask({"cmd": "why", "record": record, "pending": pending, "from": "start", "to": 3})
        self._act(state, {"do": "undo"})
        self._act(state, {"do": "resign", "seat": 0})

    def _choice(self, record: dict[str, Any], level: str) -> dict[str, Any]:
        job = self.ask({"cmd": "start", "job": {"cmd": "choose", "record": record, "level": level}})["job"]
        while True:
            step = self.ask({"cmd": "step", "job": job})
            if "answer" in step:
                intent: dict[str, Any] = step["answer"]["intent"]
                return intent

    def _act(self, state: dict[str, Any], intent: dict[str, Any]) -> dict[str, Any]:
        kept = {"record": state["record"], "pending": state["pending"], "rev": state["view"]["rev"]}
        return self.ask({"cmd": "act", **kept, "intent": intent, "date": DATE})


def _fail() -> str:
    """Break as an engine might, and word it as the page would see it."""
    try:
        json.loads("{}")["missing"]
    except KeyError:
        return traceback.format_exc()
    return ""


def _unpack() -> None:
    """Unpack an archive, as PyScript does with the engine of a built page."""
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(f"{folder}/some.zip", "w") as archive:
            archive.writestr("some/file", "some")
        shutil.unpack_archive(f"{folder}/some.zip", folder, "zip")
