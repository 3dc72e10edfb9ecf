"""Where a game starts, when that is not the empty board: a position set up by hand, and who is on roll."""

from dataclasses import dataclass
from typing import Any

from acey.errors import AceyError, BadPosition, BadRecord
from acey.game import State, is_dead, start_at
from acey.parts import only
from acey.position import Position, problems, read_layout, side_shape
from acey.rules import RuleSet
from acey.shapes import StartShape
from acey.shapes_words import Seat

Problem = tuple[str, dict[str, Any]]
"""What is wrong with a layout: a code, and what its sentence needs."""
_KEYS = set(StartShape.__annotations__)


@dataclass(frozen=True, slots=True)
class Start:
    """A layout seen by seat 0, and the seat on roll; None where one die each decides that first."""

    layout: Position
    seat: Seat | None = None

    @property
    def shape(self) -> StartShape:
        """The start as records keep it; `read_start` reads it back."""
        return {
            "seat": self.seat,
            "phase": "opening" if self.seat is None else "roll",
            "position": [side_shape(self.layout.mine), side_shape(self.layout.theirs)],
        }

    def state(self, rules: RuleSet) -> State:
        """Return the state a game is in that starts here; the layout must have no problem."""
        if self.seat is None:
            return State(rules, position=self.layout)
        return start_at(rules, self.layout.flipped() if self.seat == 1 else self.layout, self.seat)


def start_problems(rules: RuleSet, layout: Position) -> list[Problem]:
    """List everything that keeps a game from starting at a layout (seen by seat 0), all at once."""
    found = problems(layout)
    return found or ([("dead", {})] if is_dead(rules, layout) else [])


def read_start(rules: RuleSet, given: Any) -> Start:
    """Read where a record starts; raise BadRecord that names the part, or lists every problem of the position."""
    only(given, _KEYS, "start")
    seat, sides = given.get("seat"), given.get("position")
    if seat is not None and not (type(seat) is int and seat in (0, 1)):
        raise BadRecord("bad-record.value", name="start.seat")
    if given.get("phase") != ("opening" if seat is None else "roll"):
        raise BadRecord("bad-record.value", name="start.phase")
    if not isinstance(sides, list) or len(sides) != 2:
        raise BadRecord("bad-record.value", name="start.position")
    try:
        layout = read_layout({"on_roll": sides[0], "opponent": sides[1]})
        found = start_problems(rules, layout)
        if found:
            raise BadPosition(found, "bad-position.start")
    except AceyError as error:
        raise BadRecord("bad-record.start") from error
    return Start(layout, None if seat is None else 0 if seat == 0 else 1)
