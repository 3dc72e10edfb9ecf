"""Record what the levels choose on positions of their own games: the file that tests hold every machine to."""

import json
from typing import Any

from acey.players.strong import Strong
from acey.protocol import Engine
from acey.rules import PRESETS
from tools.train import twin

LEVELS = ("strong", "expert")
_EACH = 7
_APART = 23


def choices() -> str:
    """Return the recorded choices, a line each: the request, and the answer's text or number with its value."""
    engine, lines = Engine(), []
    for name, preset in PRESETS.items():
        for request in _requests(name, twin.decisions(preset.rules, Strong(), seed=5)):
            for level in LEVELS:
                answer = engine.answer({"cmd": "best", "level": level, **request})
                lines.append(json.dumps({**request, "level": level, "best": essence(answer)}))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def essence(answer: dict[str, Any]) -> list[Any]:
    """Return what is recorded of an answer: the play and its value, or the number named and all six values."""
    if "name" in answer:
        return [answer["name"], answer["values"]]
    return [answer["play"]["text"], answer["value"]]


def _requests(name: str, decisions: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    namings = 0
    for index, decision in enumerate(decisions):
        request = {"rules": name, "position": str(decision.position)}
        if decision.stage is None and namings < 2:
            namings += 1
            found.append({**request, "naming": True})
        elif decision.stage is not None and index % _APART == 0:
            stage = "named" if decision.stage.kind == "named" else None
            found.append(
                {**request, "dice": list(decision.stage.dice), **({"stage": stage} if stage else {})}
            )
        if len(found) >= _EACH and namings:
            return found
    return found
