"""GNU Backgammon's Position ID: a position in 14 characters, written and read.

Its 80 bits hold, for each side's points 1 to 24 and its bar, a 1 for every checker and then a 0. The side that is
*not* on roll comes first: so the program writes it, though its manual tells it the other way round.
"""

import base64
import re
from itertools import islice

from acey.errors import Unreadable
from acey.position import CHECKERS, POINTS, Position, Side

LENGTH = 14
_BITS = 80
_STRANGE = re.compile(r"[^A-Za-z0-9+/]")


def write_position_id(layout: Position) -> str:
    """Return the Position ID of a layout; checkers in start, which it does not know, are written on the bar.

    >>> from acey.position import read_position
    >>> write_position_id(read_position("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"))
    '4HPwATDgc/ABMA'
    """
    bits = "".join("1" * count + "0" for side in (layout.theirs, layout.mine) for count in _counts(side))
    key = int(bits.ljust(_BITS, "0")[::-1], 2).to_bytes(_BITS // 8, "little")
    return _text(key)


def read_position_id(text: str) -> Position:
    """Read a Position ID; checkers it does not show are taken as off. Raise Unreadable that says what is wrong."""
    strange = _STRANGE.search(text)
    if strange:
        raise Unreadable("bad-id", "bad-id.character", what=strange[0], at=strange.start() + 1)
    if len(text) != LENGTH:
        raise Unreadable("bad-id", "bad-id.length", name="Position ID", length=LENGTH, count=len(text))
    key = base64.b64decode(text + "==")
    runs = [len(run) for run in f"{int.from_bytes(key, 'little'):0{_BITS}b}"[::-1].split("0")]
    counts = iter(runs)
    theirs, mine = (_side(list(islice(counts, POINTS + 1))) for _ in range(2))
    if sum(counts):
        raise Unreadable("bad-id", "bad-id.too-many", most=CHECKERS)
    if _text(key) != text:  # the last four bits belong to no checker
        raise Unreadable("bad-id", "bad-id.character", what=text[-1], at=LENGTH)
    return Position(mine, theirs)


def _text(key: bytes) -> str:
    return base64.b64encode(key).decode().rstrip("=")


def _counts(side: Side) -> tuple[int, ...]:
    return *side.points, side.bar + side.start


def _side(counts: list[int]) -> Side:
    if sum(counts) > CHECKERS or len(counts) <= POINTS:
        raise Unreadable("bad-id", "bad-id.too-many", most=CHECKERS)
    *points, bar = counts
    return Side(tuple(points), bar=bar, off=CHECKERS - sum(counts))
