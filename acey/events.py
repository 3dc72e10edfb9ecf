"""Events in words: one sentence each, for the terminal and for whoever listens."""

from collections.abc import Callable, Mapping
from typing import Any

_SILENT = ("move", "unmove")
"""Told by the play they belong to."""


def event_sentence(event: Mapping[str, Any], say: Callable[..., str], name: Callable[[int], str]) -> str:
    """Return an event of a view in one sentence, empty for single moves.

    `say` fills in a text of the catalogue, `name` names a seat.
    """
    if event["type"] in _SILENT:
        return ""
    seat = event.get("seat", event.get("starter", event.get("winner")))
    number = event.get("number")
    return say(
        f"event.{_key(event)}",
        player=name(seat) if isinstance(seat, int) else "",
        dice="-".join(map(str, event.get("dice", []))),
        text=event.get("text") or (say(f"die.{number}") if number else ""),
        count=event.get("points"),
        won=max(event.get("score", [0])),
        lost=min(event.get("score", [0])),
    )


def _key(event: Mapping[str, Any]) -> str:
    kind = str(event["type"])
    if kind == "opening" and event["starter"] is None:
        return "opening-tie"
    if kind == "roll" and event["extra"]:
        return "roll-extra"
    if kind == "forfeit":
        return f"forfeit.{event['field']}"
    if kind == "over":
        return "over-draw" if event["winner"] == "draw" else "over-win"
    return kind
