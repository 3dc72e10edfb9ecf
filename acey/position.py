"""Where the checkers are: layouts (anything that can be set up) and positions (validated).

Each side's checkers are in that side's own numbering; the other side's point p is 25 - p. A position is always
seen by the player on roll: `mine` and `theirs`.
"""

from dataclasses import dataclass
from typing import Any

from acey.errors import BadPosition, Unreadable
from acey.shapes import SideShape

CHECKERS = 15
POINTS = 24
_TRAYS = ("start", "bar", "off")
_LARGEST_COUNT = 999
"""What is read as a number of checkers, to say then that it is not 15."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side's checkers: `points[p - 1]` on point p, and those in start, on the bar and off."""

    points: tuple[int, ...] = (0,) * POINTS
    start: int = 0
    bar: int = 0
    off: int = 0

    def on(self, point: int) -> int:
        """Return how many checkers stand on a point."""
        return self.points[point - 1]

    @property
    def count(self) -> int:
        """How many checkers there are, wherever they are."""
        return sum(self.points) + self.start + self.bar + self.off

    @property
    def pips(self) -> int:
        """The pips this side still has to move: a checker in start or on the bar counts 25."""
        return sum(p * n for p, n in enumerate(self.points, 1)) + 25 * (self.start + self.bar)

    @property
    def highest(self) -> int:
        """The highest point one of its checkers stands on, 25 in start or on the bar, 0 when all are off."""
        if self.start or self.bar:
            return POINTS + 1
        return max((p for p, n in enumerate(self.points, 1) if n), default=0)

    @property
    def is_all_home(self) -> bool:
        """Whether no checker is in start, on the bar or on points 24 to 7 (R5)."""
        return not (self.start or self.bar or any(self.points[6:]))

    @property
    def has_won(self) -> bool:
        """Whether all 15 are off."""
        return self.off == CHECKERS

    def __str__(self) -> str:
        places = [f"{p}:{self.on(p)}" for p in range(POINTS, 0, -1) if self.on(p)]
        places += [f"{tray}:{getattr(self, tray)}" for tray in _TRAYS if getattr(self, tray)]
        return " ".join(places)


UNENTERED = Side(start=CHECKERS)


@dataclass(frozen=True, slots=True)
class Position:
    """A valid position seen by the player on roll; its text can be pasted back into `read_position`."""

    mine: Side = UNENTERED
    theirs: Side = UNENTERED

    def flipped(self) -> "Position":
        """Return the same position seen by the other player."""
        return Position(self.theirs, self.mine)

    def __str__(self) -> str:
        return f"{self.mine} / {self.theirs}"

    def __repr__(self) -> str:
        return f"read_position({str(self)!r})"


def problems(layout: Position) -> list[tuple[str, dict[str, Any]]]:
    """List everything that keeps a layout from being a position, as codes with parameters."""
    found: list[tuple[str, dict[str, Any]]] = []
    for seat, side in enumerate((layout.mine, layout.theirs)):
        counts = (*side.points, side.start, side.bar, side.off)
        if any(n < 0 for n in counts):
            found.append(("negative", {"side": seat}))
        elif side.count != CHECKERS:
            found.append(("count", {"side": seat, "count": side.count}))
        elif side.has_won:
            found.append(("won-already", {"side": seat}))
    shared = [
        point for point in range(1, POINTS + 1) if layout.mine.on(point) and layout.theirs.on(25 - point)
    ]
    return found + [("both-sides", {"point": point}) for point in shared]


def validated(layout: Position) -> Position:
    """Return the layout as a position, or raise BadPosition with all its problems."""
    found = problems(layout)
    if found:
        raise BadPosition(found)
    return layout


def read_position(given: object) -> Position:
    """Read a position from the protocol's object or its one line of text; raise BadPosition or Unreadable.

    >>> str(read_position("24:2 13:5 start:* / 6:5 off:*").mine)
    '24:2 13:5 start:8'
    """
    return validated(read_layout(given))


def read_layout(given: object) -> Position:
    """Read the same forms as `read_position`, whatever is wrong with the layout they tell."""
    if isinstance(given, str):
        halves = given.split("/")
        if len(halves) != 2:
            raise BadPosition([("no-slash", {})])
        mine, theirs = (_side_from_text(half) for half in halves)
    elif isinstance(given, dict) and set(given) == {"on_roll", "opponent"}:
        mine, theirs = (_side_from_shape(given[key]) for key in ("on_roll", "opponent"))
    else:
        raise Unreadable("bad-request", "bad-request.position")
    return Position(mine, theirs)


def position_shape(position: Position) -> dict[str, SideShape]:
    """Return a position as the protocol's object."""
    return {"on_roll": side_shape(position.mine), "opponent": side_shape(position.theirs)}


def side_shape(side: Side) -> SideShape:
    """Return one side as the protocol's object, empty points left out."""
    points = {str(p): side.on(p) for p in range(POINTS, 0, -1) if side.on(p)}
    return {"points": points, "start": side.start, "bar": side.bar, "off": side.off}


def _side_from_text(text: str) -> Side:
    counts: dict[str, int] = {}
    star = None
    for word in text.split():
        place, colon, count = word.partition(":")
        _check_place(place)
        if place in counts or place == star:
            raise BadPosition([("twice", {"what": place})])
        if count == "*":
            if star is not None:
                raise BadPosition([("star-twice", {})])
            star = place
        elif colon and count.isascii() and count.isdigit() and len(count) <= 3:
            counts[place] = int(count)
        else:
            raise BadPosition([("unreadable", {"what": word})])
    if star is not None:
        counts[star] = CHECKERS - sum(counts.values())
    return _side(counts)


def _side_from_shape(shape: object) -> Side:
    if not isinstance(shape, dict) or not isinstance(shape.get("points", {}), dict):
        raise Unreadable("bad-request", "bad-request.position")
    trays = {key: n for key, n in shape.items() if key != "points"}
    counts = {**shape.get("points", {}), **trays}
    for place, count in counts.items():
        _check_place(place)
        if type(count) is not int or abs(count) > _LARGEST_COUNT:
            raise BadPosition([("unreadable", {"what": f"{place}:{count!r:.20}"})])
    if any(key in _TRAYS for key in shape.get("points", {})) or any(key not in _TRAYS for key in trays):
        raise Unreadable("bad-request", "bad-request.position")
    return _side(counts)


def _check_place(place: str) -> None:
    if place not in _TRAYS and place not in _POINT_NAMES:
        raise BadPosition([("unknown-place", {"what": place})])


_POINT_NAMES = frozenset(str(p) for p in range(1, POINTS + 1))


def _side(counts: dict[str, int]) -> Side:
    points = tuple(counts.get(str(p), 0) for p in range(1, POINTS + 1))
    return Side(points, *(counts.get(tray, 0) for tray in _TRAYS))
