"""The level `novice`: it errs like a beginner, in one way that has a name: it sees the race and nothing else.

It hits whenever it can, since that costs the opponent pips, and runs with the checkers that are furthest back. It
does not see that its own blots can be hit, that points are worth making, or that a roll may be blocked.
"""

from acey.data import Reader
from acey.packed import Packed, unpack
from acey.players.strong import Strong
from acey.rules import RuleSet
from acey.scoring import worth
from acey.stages import Follows

_PIP = 20_000
"""More than all the squares below can add up to."""


class Racer:
    """Judges positions by pips alone; of equal ones the better is that with fewer checkers far back."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules

    def after(self, packed: Packed, due: Follows) -> int:
        """Return the lead in pips, a turn to come counting as an average roll, less a little for each checker back."""
        position = unpack(*packed)
        mine = position.mine
        behind = sum(count * point * point for point, count in enumerate(mine.points, 1))
        behind += 625 * (mine.start + mine.bar)
        return _PIP * (position.theirs.pips - mine.pips + (0 if due == "end" else 8)) - behind

    def points(self, value: int) -> float:
        """Return the lead in pips: this level knows no expected points."""
        return float(round(value / _PIP))

    def won(self, packed: Packed) -> float:
        """Return the points of a position in which the mover has borne off the last checker."""
        return float(worth(self._rules, unpack(*packed).theirs))


def novice(read: Reader) -> Strong:
    """Return the level; it needs no data."""
    return Strong(read, judge_of=lambda rules, _: Racer(rules))
