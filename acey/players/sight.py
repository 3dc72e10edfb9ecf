"""What a position shows beyond its checkers: shots, entry, primes, pips. The inputs of the net, summed up.

An input has a row (the list is in `docs/training.md`). Rows are told apart by role: the *roller* is about to roll, the
*other* is not. The masks are those of `acey.packed`, in the numbering of the player who moved last.
"""

import functools
import operator
from collections.abc import Callable
from typing import NamedTuple

from acey.holds import holds
from acey.packed import BAR, FULL, HOME, OUTSIDE, POINTS, SOURCES, START, WIDTH, mask, occupied, unit
from acey.players.net import Lanes
from acey.rules import FIELDS, RuleSet

POINT, IN_START, ON_BAR, BORNE_OFF, PER_SIDE = 5, 120, 124, 128, 134
SHOTS, FAR, EXPOSED, EXPOSED_COUNT, ENTRY, PRIME, EXTRAS = 0, 6, 9, 33, 36, 50, 55
CONTACT_PIPS = 2 * (PER_SIDE + EXTRAS)
RACE_PIPS = CONTACT_PIPS + 13
INPUTS = RACE_PIPS + 13
"""The inputs that every net has; after them some have one for each value of each field (`rule_rows`)."""
_OFF_AT = (1, 5, 10, 13, 14)
_FAR_HOME = HOME << 18 * WIDTH
_FAR_OUTSIDE = (SOURCES & ~_FAR_HOME) * FULL
_IN_START, _ON_BAR = START * FULL, BAR * FULL
_GATES = _IN_START | _ON_BAR
_SIX = mask(*range(6))
"""Six places in a row; `_SIX_MORE` are the six beyond them."""
_SIX_MORE = _SIX << 6 * WIDTH
_MOST_KEPT = 4000
_PIPS_OFFSET = 1024


def place_inputs(place: int, count: int) -> list[tuple[int, int]]:
    """List the inputs of so many checkers on a place (0 or 27 off, 25 start, 26 bar) as (row, eighths)."""
    if not count:
        return []
    if 1 <= place <= 24:
        first = POINT * (place - 1)
        found = [(first, 8)] if count == 1 else [(first + k, 8) for k in (1, 2, 3) if count > k]
        return [*found, (first + 4, count - 4)] if count > 4 else found
    if place == 25:
        return [*((IN_START + k, 8) for k in range(3) if count > k), (IN_START + 3, count)]
    if place == 26:
        found = [(ON_BAR + k, 8) for k in range(3) if count > k]
        return [*found, (ON_BAR + 3, count - 3)] if count > 3 else found
    found = [(BORNE_OFF + k, 8) for k, at in enumerate(_OFF_AT) if count >= at]
    return [*found, (BORNE_OFF + 5, count)]


def rule_rows(rules: RuleSet) -> list[int]:
    """List the rows of a rule set's values, one a field, for nets that hold up under any rule set."""
    found, first = [], INPUTS
    for name, values in FIELDS.items():
        found.append(first + values.index(getattr(rules, name)))
        first += len(values)
    return found


class _Sums(dict[int, int]):
    """Sums by key, worked out when first asked for."""

    def __init__(self, of: Callable[[int], int]) -> None:
        self._of = of

    def __missing__(self, key: int) -> int:
        if len(self) > _MOST_KEPT:
            self.clear()
        self[key] = total = self._of(key)
        return total


class _Rows(NamedTuple):
    """A role's rows beyond its checkers' places, by number: shots, far shots, entry from bar and start, prime."""

    shots: list[int]
    far: list[int]
    on_bar: list[int]
    in_start: list[int]
    prime: list[int]
    exposed: list[int]
    exposed_count: list[int]


class _Them(NamedTuple):
    """What depends on the checkers of the side that did not move last."""

    total: int
    made: int
    blots: int
    aim: int
    near: int
    far: int
    rear: int
    ahead: int
    entry: list[int]
    my_entry: tuple[int, int]


class Seen:
    """Positions as sums of rows, seen by the one who moved last (`is_same`: and who is about to roll again)."""

    def __init__(self, rules: RuleSet, lanes: Lanes, *, is_same: bool) -> None:
        self._lanes, self._is_same = lanes, is_same
        at_work = {hold.code: hold.detail for hold in holds(rules, "normal")}
        self._enters_first, self._bar_opens = "enter-first" in at_work, "bar-closed" not in at_work
        self._bar_first = at_work.get("bar-first")
        self._is_home_held = any(hold.detail == "before" for hold in holds(rules, "normal"))
        self._rows = [8 * row for row in lanes.rows]
        roles = (_rows_of(self._rows, 0), _rows_of(self._rows, 1))
        self._mine, self._theirs = roles if is_same else roles[::-1]
        self._pips = self._rows[CONTACT_PIPS:INPUTS]
        self._chunks = tuple(_Sums(self._chunk_from(first)) for first in (0, 7, 13, 19, 25))
        self._near_me = _Sums(lambda points: self._exposed(points, self._theirs))
        self._near_them = _Sums(lambda points: self._exposed(points, self._mine))
        self._them: dict[int, _Them] = {}
        self._start = lanes.start + lanes.above(_PIPS_OFFSET)
        if len(self._rows) > INPUTS:
            self._start += sum(self._rows[row] for row in rule_rows(rules))

    def logit(self, mine: int, theirs: int) -> int:
        """Return what the net says for the one about to roll."""
        them = self._them.get(theirs) or self._look_at(theirs)
        chunks = self._chunks
        total = (
            them.total
            + chunks[0][mine & 0xFFFFFFF]
            + chunks[1][mine >> 28 & 0xFFFFFF]
            + chunks[2][mine >> 52 & 0xFFFFFF]
            + chunks[3][mine >> 76 & 0xFFFFFF]
            + chunks[4][mine >> 100]
        )
        pips = self._lanes.above_of(total) - _PIPS_OFFSET
        half = mine >> 1 | mine >> 2 | mine >> 3
        standing = (mine | half) & SOURCES
        rear = 25 if mine & _GATES else (standing.bit_length() - 1) // WIDTH
        if rear <= them.rear:  # a race: nothing is hit or blocked any more
            return self._lanes.logit(total + self._pips[13 + _bucket(pips, 8)])
        made = half & POINTS
        blots = mine & POINTS & ~made
        if them.blots:
            total += self._my_shots(self._movers(mine, standing), them.blots)
        if blots:
            total += self._their_shots(them, blots)
        if not them.rear:
            total += them.entry[(made & HOME).bit_count()]
        if rear == 25:
            total += them.my_entry[0 if mine & _ON_BAR else 1]
        total += (
            self._mine.prime[_prime(made & them.ahead)] + self._theirs.prime[_prime(them.made & _BELOW[rear])]
        )
        return self._lanes.logit(total + self._pips[_bucket(pips, 20)])

    def _my_shots(self, movers: int, blots: int) -> int:
        near = far = numbers = 0
        while blots:
            blot = blots & -blots
            blots ^= blot
            window = movers >> blot.bit_length() + WIDTH - 1
            if window & _SIX:
                numbers |= window & _SIX
                near |= blot
            elif window & _SIX_MORE:
                far += 1
        return self._mine.shots[numbers.bit_count()] + self._mine.far[far] + self._near_them[near]

    def _their_shots(self, them: _Them, blots: int) -> int:
        far = self._theirs.far[(them.far & blots).bit_count()]
        near = left = them.near & blots
        if not near:
            return far
        numbers = 0
        while left:
            blot = left & -left
            left ^= blot
            numbers |= them.aim >> blot.bit_length() - 1
        return far + self._theirs.shots[(numbers & _SIX).bit_count()] + self._near_me[near]

    def _movers(self, mine: int, standing: int) -> int:
        """Return the mover's checkers that an ordinary roll may move; START for those that enter."""
        points = standing & (POINTS & ~HOME if self._is_home_held and mine & OUTSIDE else POINTS)
        if not mine & _GATES:
            return points
        return self._entering(mine, points, START)

    def _entering(self, side: int, points: int, gate: int) -> int:
        from_start, from_bar = bool(side & _IN_START), bool(side & _ON_BAR)
        if (from_start and self._enters_first) or (from_bar and self._bar_first):
            points = 0
        if from_bar and self._bar_first == "all":
            from_start = False
        return points | gate if from_start or (from_bar and self._bar_opens) else points

    def _look_at(self, theirs: int) -> _Them:
        if len(self._them) > _MOST_KEPT:
            self._them.clear()
        made, standing = (theirs >> 1 | theirs >> 2 | theirs >> 3) & POINTS, occupied(theirs)
        is_home_held = self._is_home_held and theirs & _FAR_OUTSIDE
        movers = standing & (POINTS & ~_FAR_HOME if is_home_held else POINTS)
        rear = 0
        if theirs & _GATES:
            movers = self._entering(theirs, movers, 1)
        else:
            rear = ((standing & -standing).bit_length() - 1) // WIDTH if standing else 25
        near = functools.reduce(operator.or_, (movers << WIDTH * number for number in range(1, 7)))
        blocked = (made & _FAR_HOME).bit_count()
        self._them[theirs] = them = _Them(
            self._places(theirs, range(1, 28), is_mine=False) + self._start,
            made,
            theirs & POINTS & ~made,
            movers << 6 * WIDTH,
            near,
            near << 24 & ~near,
            rear,
            POINTS & ~_BELOW[rear] & ~unit(rear),
            self._theirs.on_bar if theirs & _ON_BAR else self._theirs.in_start,
            (self._mine.on_bar[blocked], self._mine.in_start[blocked]),
        )
        return them

    def _chunk_from(self, first: int) -> Callable[[int], int]:
        places = range(first, first + 7)
        return lambda bits: self._places(bits << WIDTH * first, places, is_mine=True)

    def _places(self, side: int, places: range, *, is_mine: bool) -> int:
        """Return the rows of a side's checkers on some places, and the pips that they give the roller."""
        is_roller, rows = is_mine == self._is_same, self._lanes.rows
        total = pips = 0
        for place in places:
            count = side >> WIDTH * place & FULL
            if not count:
                continue
            seen = place if self._is_same or not 1 <= place <= 24 else 25 - place
            for row, eighths in place_inputs(seen, count):
                total += eighths * rows[row if is_roller else PER_SIDE + row]
            if 1 <= place <= 26:
                ahead = place if is_mine or place > 24 else 25 - place
                pips += count * min(ahead, 25)
        return total + self._lanes.above(-pips if is_roller else pips)

    def _exposed(self, points: int, hitters: _Rows) -> int:
        total = hitters.exposed_count[points.bit_count()]
        while points:
            place = (points.bit_length() - 1) // WIDTH
            points ^= unit(place)
            total += hitters.exposed[place if self._is_same else 25 - place]
        return total


_BELOW = tuple(POINTS & (unit(place) - 1) for place in range(28))


def _rows_of(rows: list[int], role: int) -> _Rows:
    """Return the rows of the roller (role 0) or the other (1), by number, 0 for nothing."""
    first = 2 * PER_SIDE + role * EXTRAS

    def at(begin: int, count: int, last: int = 0) -> list[int]:
        found = rows[first + begin : first + begin + count]
        return [*found, *[found[-1]] * last]

    return _Rows(
        [0, *at(SHOTS, 6)],
        [0, *at(FAR, 3, 12)],
        at(ENTRY, 7),
        at(ENTRY + 7, 7),
        [0, 0, *at(PRIME, 5)],
        [0, *at(EXPOSED, 24)],
        [0, *at(EXPOSED_COUNT, 3, 12)],
    )


def _prime(made: int) -> int:
    """Return how many of the points stand in a row at most, up to six."""
    length = 0
    while made and length < 6:
        made &= made >> WIDTH
        length += 1
    return length


def _bucket(difference: int, width: int) -> int:
    return min(12, max(0, (difference + 13 * width // 2) // width))
