"""The actions of a record as a short text, and back.

| action | text |
| --- | --- |
| `["opening", 3, 5]` | `#35` |
| `["roll", 3, 1]` | `31` |
| `["play", moves]` | a letter a move, `.` for a pass |
| `["name", 6]` · `["die", 6]` | `=6` · `*6` |
| `["resign", 0]` | `!0` |

A move's letter is where it starts: a to x for points 1 to 24, y for start, z for the bar. It is small when the move
takes the first number of the dice as rolled (of a double, the number itself), large for the second (of a double, its
complement); the number then says where it lands.
"""

import re
from collections.abc import Sequence
from typing import Any

from acey.errors import BadRecord
from acey.shapes_words import Place

Action = list[Any]
"""An action as the protocol writes it; a play's moves are `[from, to, number]`."""

_TOKEN = re.compile(r"#[1-6][1-6]|[1-6][1-6]|[a-zA-Z]+|\.|=[1-6]|\*[1-6]|![01]")
_PLACES: tuple[Place, ...] = (*range(1, 25), "start", "bar")
_LETTERS: dict[Place, str] = {place: chr(ord("a") + index) for index, place in enumerate(_PLACES)}
_NAMES: dict[str, Place] = {letter: place for place, letter in _LETTERS.items()}


def pack_actions(actions: Sequence[Action]) -> str:
    """Return the actions as text."""
    text, numbers = "", (0, 0)
    for kind, *rest in actions:
        numbers = _numbers(kind, rest) or numbers
        text += _pack(kind, rest, numbers)
    return text


def unpack_actions(text: str) -> list[Action]:
    """Read actions back from text; raise BadRecord that tells which action cannot be read."""
    actions: list[Action] = []
    numbers, at = (0, 0), 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if not token:
            raise BadRecord("bad-record.unreadable", len(actions), what=text[at : at + 10])
        action = _unpack(token[0], numbers)
        numbers = _numbers(action[0], action[1:]) or numbers
        actions.append(action)
        at = token.end()
    return actions


def _numbers(kind: str, rest: list[Any]) -> tuple[int, int] | None:
    """Return the two numbers that moves may take after this action."""
    if kind == "roll" and rest[0] != rest[1]:
        return rest[0], rest[1]
    return (rest[0], 7 - rest[0]) if kind in ("roll", "name", "die") else None


def _pack(kind: str, rest: list[Any], numbers: tuple[int, int]) -> str:
    match kind:
        case "opening":
            return f"#{rest[0]}{rest[1]}"
        case "roll":
            return f"{rest[0]}{rest[1]}"
        case "name":
            return f"={rest[0]}"
        case "die":
            return f"*{rest[0]}"
        case "resign":
            return f"!{rest[0]}"
    letters = (
        _LETTERS[origin] if number == numbers[0] else _LETTERS[origin].upper()
        for origin, _, number in rest[0]
    )
    return "".join(letters) or "."


def _unpack(token: str, numbers: tuple[int, int]) -> Action:
    match token[0]:
        case "#":
            return ["opening", int(token[1]), int(token[2])]
        case "=":
            return ["name", int(token[1])]
        case "*":
            return ["die", int(token[1])]
        case "!":
            return ["resign", int(token[1])]
        case ".":
            return ["play", []]
        case digit if digit.isdigit():
            return ["roll", int(token[0]), int(token[1])]
    # Without dice before it a move has number 0: the replay refuses it, or an action before it.
    return ["play", [_move(letter, numbers) for letter in token]]


def _move(letter: str, numbers: tuple[int, int]) -> list[Any]:
    origin = _NAMES[letter.lower()]
    number = numbers[0] if letter.islower() else numbers[1]
    landing = (origin if isinstance(origin, int) else 25) - number
    return [origin, landing if landing > 0 else "off", number]
