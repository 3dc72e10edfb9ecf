"""How many of the 36 rolls hit.

A roll hits when one of its legal plays does; a 1-2 also when a double that may be named after it does. Of a double that
one die chooses, and of rolls earned on the way, nothing is counted.
"""

from collections.abc import Generator, Sequence
from functools import lru_cache

from acey.holds import holds
from acey.moves import Steps, steps_of
from acey.packed import (
    BAR,
    FULL,
    HOME,
    OUTSIDE,
    POINTS,
    START,
    WIDTH,
    Packed,
    blots,
    count_at,
    has_won,
    made,
    occupied,
    pack,
    place_of,
)
from acey.plays import legal_plays
from acey.position import Position
from acey.rules import RuleSet
from acey.shapes_words import StageKind
from acey.stages import ROLLS, Stage, follows, forfeit_field, named_stage, rolled_stage, ways

_ON_BAR = BAR * FULL
_START, _BAR = place_of(START), place_of(BAR)


def hitting_rolls(rules: RuleSet, position: Position) -> Generator[None, None, int]:
    """Return by how many of the 36 rolls the player on roll can hit; yields None while counting."""
    total = 0
    if not blots(pack(position)[1]):
        return total
    for roll in ROLLS:
        if (yield from _hits(rules, position, rolled_stage(rules, *roll))):
            total += ways(roll)
        yield None
    return total


def _hits(rules: RuleSet, position: Position, stage: Stage) -> Generator[None, None, bool]:
    if _stage_hits(rules, position, stage):
        return True
    if stage.kind != "acey":
        return False
    field = forfeit_field(rules, stage.kind, began_all_home=position.mine.is_all_home)
    for play in legal_plays(rules, position, stage):
        is_named = follows(rules, stage.kind, forfeited=not play.complete and field is not None) == "name"
        if play.is_win or not is_named:
            continue
        after = play.position
        if any(_stage_hits(rules, after, named_stage(rules, number)) for number in range(6, 0, -1)):
            return True
        yield None
    return False


def _stage_hits(rules: RuleSet, position: Position, stage: Stage) -> bool:
    """Return whether a play of this stage hits."""
    start, reach = pack(position), _reach_of(rules, stage.kind)
    if not reach.is_near(start, stage):
        return False
    if stage.ordered_by:
        return _ordered_hits(steps_of(rules, stage.kind), reach, start, stage)
    return any(play.packed[1] & _ON_BAR != start[1] & _ON_BAR for play in legal_plays(rules, position, stage))


def _ordered_hits(steps: Steps, reach: "_Reach", start: Packed, stage: Stage) -> bool:
    """Play number by number; where a move hits there is a legal play that does, since only the order is fixed."""
    numbers, half = stage.numbers, stage.groups[0][1]
    reached = {start: 0}
    for index, number in enumerate(numbers):
        following: dict[Packed, int] = {}
        for packed, played in reached.items():
            if stage.first_is_vital and index == half and played < half:
                continue
            moves = steps.after(*packed, number)
            if any(after[1] != packed[1] for after, _ in moves):
                return True
            if not moves:
                following.setdefault(packed, played)
            for after, _ in moves:
                if not has_won(after) and reach.may_hit(after, numbers[index + 1 :]):
                    following.setdefault(after, played + 1)
        reached = following
    return False


class _Reach:
    """Which hits are out of the question, told cheaply: no checker comes to a blot past made points.

    Checkers that are held back for as many numbers as there are do not count.
    """

    def __init__(self, rules: RuleSet, kind: StageKind) -> None:
        at_work = {hold.code: hold.detail for hold in holds(rules, kind)}
        self._is_home_held = any(hold.detail == "before" for hold in holds(rules, kind))
        self._enters_first, self._bar_first = "enter-first" in at_work, "bar-first" in at_work

    def is_near(self, packed: Packed, stage: Stage) -> bool:
        """Return whether a stage's numbers could take a checker to a blot."""
        numbers = stage.numbers
        backwards = [] if stage.ordered_by else [numbers[::-1]]
        return any(self.may_hit(packed, order) for order in [numbers, *backwards])

    def may_hit(self, packed: Packed, numbers: Sequence[int]) -> bool:
        """Return whether these numbers, in this order, could take a checker to a blot."""
        mine, theirs = packed
        targets, free = blots(theirs), ~self._held(mine, len(numbers))
        open_points, standing = POINTS & ~made(theirs), occupied(mine)
        if standing & BAR:
            standing = standing & ~BAR | START
        for number in numbers:
            standing |= (standing & free) >> WIDTH * number & open_points
            if standing & targets:
                return True
        return False

    def _held(self, mine: int, left: int) -> int:
        """Return the mask of the points that no checker leaves however so many numbers are played."""
        if (self._enters_first and count_at(mine, _START) >= left) or (
            self._bar_first and count_at(mine, _BAR) >= left
        ):
            return POINTS
        outside = mine & OUTSIDE
        # A number in base 16 leaves the sum of its digits when it is divided by 15.
        is_kept_out = (outside % FULL or FULL) > left if outside else False
        return HOME if self._is_home_held and is_kept_out else 0


@lru_cache(maxsize=64)
def _reach_of(rules: RuleSet, kind: StageKind) -> _Reach:
    return _Reach(rules, kind)
