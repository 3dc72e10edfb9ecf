"""Single moves: one checker, one number."""

from functools import lru_cache
from typing import NamedTuple

from acey.holds import holds
from acey.packed import BAR, OFF, START, WIDTH, Packed, landing, occupied, place_of, unit
from acey.rules import RuleSet
from acey.shapes_words import Place, StageKind

Line = tuple["Line", int, int] | None
"""The moves that led somewhere, last first: (the line before, source unit, number)."""

_NAMES: dict[int, Place] = {0: "off", 25: "start", 26: "bar"}
_PLACES: dict[Place, int] = {name: place for place, name in _NAMES.items()}
_ORDER: dict[Place, int] = {"off": 0, "bar": 25, "start": 26}


class Move(NamedTuple):
    """One checker moved by one number, in the mover's numbering."""

    origin: Place
    to: Place
    number: int
    hit: bool


def place_rank(place: Place) -> int:
    """Return how high a place stands in notation: start, bar, 24 … 1, off."""
    return place if isinstance(place, int) else _ORDER[place]


def place_name(single: int) -> Place:
    """Return the name of the place that a unit names: a point, "start", "bar" or "off"."""
    place = place_of(single)
    return _NAMES.get(place, place)


def unit_named(place: Place) -> int:
    """Return the unit that a place's name stands for."""
    return unit(place if isinstance(place, int) else _PLACES[place])


class Steps:
    """Single moves under a rule set in a kind of stage: the step that every generator takes.

    `is_downward` tells whether whatever moves by one number can be played in any order can be played from the
    highest place down.
    """

    __slots__ = ("_held", "is_downward")

    def __init__(self, rules: RuleSet, kind: StageKind) -> None:
        at_work = holds(rules, kind)
        self._held = tuple(hold.held for hold in at_work)
        self.is_downward = not any(hold.is_lifted_from_below for hold in at_work)

    def sources(self, mine: int, theirs: int, number: int) -> int:
        """Return the mask of the places from which a checker may move by `number` now."""
        free = occupied(mine)
        for held in self._held:
            free &= ~held(mine, theirs, number)
            if not free:
                return 0
        return free

    def after(self, mine: int, theirs: int, number: int) -> list[tuple[Packed, int]]:
        """List each position that one move by `number` leads to, with the unit of its source."""
        return spread(mine, theirs, number, self.sources(mine, theirs, number))


@lru_cache(maxsize=256)
def steps_of(rules: RuleSet, kind: StageKind) -> Steps:
    """Return the steps under a rule set in a kind of stage."""
    return Steps(rules, kind)


def spread(mine: int, theirs: int, number: int, sources: int) -> list[tuple[Packed, int]]:
    """List the positions after a move by `number` from each of `sources`, with the unit of the source."""
    shift = WIDTH * number
    found = []
    while sources:
        source = sources & -sources
        sources ^= source
        target = (START if source == BAR else source) >> shift or OFF
        hit = theirs & target
        found.append(((mine - source + target, theirs - hit + BAR if hit else theirs), source))
    return found


def move_of(packed: Packed, source: int, number: int) -> Move:
    """Return the move of one checker from a source (a unit), as it stands on `packed`."""
    target = landing(source, number)
    return Move(place_name(source), place_name(target), number, bool(packed[1] & target))


def moved(packed: Packed, source: int, number: int) -> Packed:
    """Return where one move leads; it is not checked here."""
    mine, theirs = packed
    target = landing(source, number)
    hit = theirs & target
    return mine - source + target, theirs - hit + BAR if hit else theirs


def moves_of_line(start: Packed, line: Line) -> list[Move]:
    """Unroll a line into its moves, first one first."""
    taken: list[tuple[int, int]] = []
    while line is not None:
        line, source, number = line
        taken.append((source, number))
    moves, packed = [], start
    for source, number in reversed(taken):
        moves.append(move_of(packed, source, number))
        packed = moved(packed, source, number)
    return moves
