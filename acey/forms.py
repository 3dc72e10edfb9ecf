"""A layout as text in three forms: the line of the protocol, GNU Backgammon's Position ID, XGID.

Only the line knows checkers in start. What the other two cannot say is told beside them, as codes.
"""

import re
from dataclasses import dataclass
from typing import Any, Literal

from acey.position import Position, Side, read_layout
from acey.position_id import LENGTH, read_position_id, write_position_id
from acey.shapes import FormsShape
from acey.shapes_words import Seat
from acey.xgid import PREFIX, read_xgid, write_xgid

Form = Literal["text", "position_id", "xgid"]
Caveat = tuple[str, dict[str, Any]]
"""What a form could not say and what was assumed: a code, and what its sentence needs; `side` is a seat."""
_WHOLE_XGID = re.compile(rf"(?:{PREFIX})?[-a-pA-P]{{26}}(?::-?[\dDBR]+)*", re.IGNORECASE)
_XGID = re.compile(rf"{PREFIX}\S*|(?<!\S)[-a-pA-P]{{26}}(?::\S*)?(?!\S)", re.IGNORECASE)
_POSITION_ID = re.compile(rf"(?<![^\s:])[A-Za-z0-9+/]{{{LENGTH}}}(?::\S*)?(?!\S)")
_LINE = re.compile(r"(?:\d|start|bar|off)\s*:\s*[\d*]")


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read: a layout seen by `seat`, which is on roll, and what had to be assumed."""

    layout: Position
    seat: Seat
    warnings: tuple[Caveat, ...] = ()


def read_form(given: str, seat: Seat, form: Form = "text") -> Reading:
    """Read a layout in any of the three forms, with words around it where the form can be found in them.

    `seat` is on roll unless the text says otherwise, and `form` is what text that could be anything is read as. Raise
    Unreadable or BadPosition that says what is wrong; counts are not looked at here.
    """
    text, joined = given.strip(), "".join(given.split())
    found = _WHOLE_XGID.fullmatch(joined) or _XGID.search(text)
    if found:
        return _xgid(text, found[0])
    found = _POSITION_ID.search(text) or _POSITION_ID.fullmatch(joined)
    if found:
        return _position_id(text, found[0], seat)
    if form == "text" or _LINE.search(text):
        return Reading(read_layout(text), seat)
    return _xgid(text, joined) if form == "xgid" else _position_id(text, joined, seat)


def written_forms(layout: Position, seat: Seat) -> FormsShape:
    """Return a position seen by the seat on roll in all three forms."""
    return {
        "text": str(layout),
        "position_id": write_position_id(layout),
        "xgid": write_xgid(layout, seat),
    }


def unsaid(layout: Position, seat: Seat) -> list[Caveat]:
    """List what a Position ID and an XGID cannot say of a layout: they show checkers in start on the bar."""
    return [
        ("start-as-bar", {"side": side, "count": own.start})
        for side, own in _by_seat(layout, seat)
        if own.start
    ]


def _xgid(text: str, found: str) -> Reading:
    layout, seat, besides = read_xgid(found)
    told = [("not-taken", {"what": what}) for what in besides]
    return Reading(layout, seat, (*_assumed(layout, seat), *told, *_around(text, found)))


def _position_id(text: str, found: str, seat: Seat) -> Reading:
    identity, colon, _ = found.partition(":")
    layout = read_position_id(identity)
    told = [("not-taken", {"what": "match"})] if colon else []
    return Reading(layout, seat, (*_assumed(layout, seat), *told, *_around(text, found)))


def _assumed(layout: Position, seat: Seat) -> list[Caveat]:
    """List where checkers of a form without start may be meant to be in it."""
    found: list[Caveat] = []
    for side, own in _by_seat(layout, seat):
        if own.bar:
            found.append(("bar-or-start", {"side": side, "count": own.bar}))
        if own.off:
            found.append(("off-or-start", {"side": side, "count": own.off}))
    return found


def _around(text: str, found: str) -> list[Caveat]:
    is_all = "".join(text.split()) == found
    return [] if is_all else [("around", {"what": found[:60]})]


def _by_seat(layout: Position, seat: Seat) -> list[tuple[Seat, Side]]:
    sides: list[tuple[Seat, Side]] = [(0, layout.mine), (1, layout.theirs)]
    return sides if seat == 0 else [(0, layout.theirs), (1, layout.mine)]
