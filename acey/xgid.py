"""XGID, the position text of eXtreme Gammon, written and read.

26 characters: the upper player's bar, the points 1 to 24 as the lower player counts, the lower player's bar. A to O
are 1 to 15 checkers of the lower player, a to o of the upper one. Fields after colons tell the cube, who is on roll
(1 or -1), the dice, the score and the match. Seat 0 sits below.
"""

import re

from acey.errors import Unreadable
from acey.position import CHECKERS, POINTS, Position, Side
from acey.shapes_words import Seat

PREFIX = "XGID="
LENGTH = POINTS + 2
_PLAIN = ("0", "0", "1", "00", "0", "0", "0", "0", "10")
"""Fields that say who is on roll only: cube, its owner, turn, dice, two scores, Crawford, length, highest cube."""
_TURN, _DICE = 2, 3
_FIELD = re.compile(r"-?\d{1,5}|[DBR]")


def write_xgid(layout: Position, seat: Seat) -> str:
    """Return the XGID of a layout seen by `seat`, which is on roll; checkers in start are written on the bar.

    >>> from acey.position import read_position
    >>> write_xgid(read_position("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"), 0)
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10'
    """
    lower, upper = (layout.mine, layout.theirs) if seat == 0 else (layout.theirs, layout.mine)
    board = [_letter(0, upper.bar + upper.start)]
    board += [_letter(lower.on(point), upper.on(25 - point)) for point in range(1, POINTS + 1)]
    board += [_letter(lower.bar + lower.start, 0)]
    fields = list(_PLAIN)
    fields[_TURN] = "1" if seat == 0 else "-1"
    return ":".join([PREFIX + "".join(board), *fields])


def read_xgid(text: str) -> tuple[Position, Seat, list[str]]:
    """Read an XGID, with or without its prefix: the layout seen by the seat on roll, that seat, what else it tells.

    Checkers it does not show are taken as off. What is told besides and not taken over is named `dice` or `match`.
    Raise Unreadable that says what is wrong.
    """
    bare = text[len(PREFIX) :] if text.upper().startswith(PREFIX) else text
    board, *fields = bare.split(":")
    if len(board) != LENGTH:
        raise Unreadable("bad-id", "bad-id.length", name="XGID", length=LENGTH, count=len(board))
    counts = [_count(letter, at) for at, letter in enumerate(board)]
    lower = _side(counts[1:-1], counts[-1])
    upper = _side([-count for count in reversed(counts[1:-1])], -counts[0])
    seat, besides = _told(fields)
    return (Position(lower, upper) if seat == 0 else Position(upper, lower)), seat, besides


def _letter(lower: int, upper: int) -> str:
    if lower:
        return chr(ord("A") + lower - 1)
    return chr(ord("a") + upper - 1) if upper else "-"


def _count(letter: str, at: int) -> int:
    """Return how many checkers a letter stands for, those of the upper player below 0."""
    is_own_bar = {0: letter.islower(), LENGTH - 1: letter.isupper()}.get(at, True)
    if letter == "-":
        return 0
    if not (letter.isascii() and letter.isalpha() and letter.upper() <= "P"):
        raise Unreadable("bad-id", "bad-id.character", what=letter, at=at + 1)
    if not is_own_bar:
        raise Unreadable("bad-id", "bad-id.bar", what=letter, at=at + 1)
    count = ord(letter.upper()) - ord("A") + 1
    return count if letter.isupper() else -count


def _side(points: list[int], bar: int) -> Side:
    own = tuple(max(count, 0) for count in points)
    count = sum(own) + bar
    if count > CHECKERS:
        raise Unreadable("bad-id", "bad-id.too-many", most=CHECKERS)
    return Side(own, bar=bar, off=CHECKERS - count)


def _told(fields: list[str]) -> tuple[Seat, list[str]]:
    if len(fields) > len(_PLAIN):
        raise Unreadable("bad-id", "bad-id.fields", count=len(fields), most=len(_PLAIN))
    for field in fields:
        if not _FIELD.fullmatch(field):
            raise Unreadable("bad-id", "bad-id.field", what=field[:20])
    told = [*fields, *_PLAIN[len(fields) :]]
    if told[_TURN] not in ("1", "-1"):
        raise Unreadable("bad-id", "bad-id.turn", what=told[_TURN])
    match = (0, 1, 4, 5, 6, 7)
    besides = ["dice"] if told[_DICE] not in ("00", "0") else []
    besides += ["match"] if any(told[at] != _PLAIN[at] for at in match) else []
    return (0 if told[_TURN] == "1" else 1), besides
