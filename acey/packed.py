"""Positions as two integers: the arithmetic under the move generator.

A place is four bits wide and holds a count: place p is the mover's point p, 0 the mover's off, 25 start, 26 the
bar. The other side is packed in the *mover's* numbering too (its bar at 26, its start at 25, its off at 27), so a
landing on p meets what stands at p in both numbers. A *mask* has the low bit of each place it names. A move by n
is a shift by n places: from start (25) it lands on 25 - n, and from point n on off, as the game has it.
"""

from acey.position import Position, Side

Packed = tuple[int, int]
"""Both sides, (mine, theirs), as `pack` makes them."""

WIDTH = 4
"""Bits of a place, so that a place is a hexadecimal digit."""


def unit(place: int) -> int:
    """Return one checker on a place, which is also the mask that names this place alone."""
    return 1 << (WIDTH * place)


def mask(*places: int) -> int:
    """Return the mask that names several places."""
    return sum(unit(place) for place in places)


OFF, START, BAR = unit(0), unit(25), unit(26)
_THEIR_OFF = 27
FULL = 15
"""A place's four bits, when multiplied by its unit; also the number of checkers a side."""

POINTS = mask(*range(1, 25))
HOME = mask(*range(1, 7))
SOURCES = POINTS | START | BAR
OUTSIDE = (mask(*range(7, 27))) * FULL
"""The bits of every checker that is not home or off."""
HOME_OR_OFF = (HOME | OFF) * FULL
UP_TO = tuple(mask(*range(1, n + 1)) for n in range(7))
"""`UP_TO[n]` names points 1 to n."""


def has_won(packed: Packed) -> bool:
    """Return whether the mover has borne off all 15."""
    return packed[0] & FULL == FULL


def occupied(side: int) -> int:
    """Return the mask of the places with at least one checker (off apart)."""
    return (side | side >> 1 | side >> 2 | side >> 3) & SOURCES


def made(side: int) -> int:
    """Return the mask of the points with two or more checkers."""
    return (side >> 1 | side >> 2 | side >> 3) & POINTS


def blots(side: int) -> int:
    """Return the mask of the points with exactly one checker."""
    return side & ~made(side) & POINTS


def sources_of(landings: int, number: int) -> int:
    """Return the mask of the places from which `number` lands on one of `landings`, the bar included."""
    sources = landings << (WIDTH * number)
    return sources & (POINTS | START) | (sources & START) << WIDTH


def landing(source: int, number: int) -> int:
    """Return where a checker from `source` (a unit) lands with `number`: a unit, OFF when it is borne off."""
    if source == BAR:
        source = START
    return source >> (WIDTH * number) or OFF


def place_of(single: int) -> int:
    """Return the place that a unit names."""
    return (single.bit_length() - 1) // WIDTH


def count_at(side: int, place: int) -> int:
    """Return how many checkers a packed side has at a place."""
    return side >> WIDTH * place & FULL


def pack(position: Position) -> Packed:
    """Return the position as (mine, theirs), both in the mover's numbering."""
    mine, theirs = position.mine, position.theirs
    return (
        _from_counts((mine.off, *mine.points, mine.start, mine.bar)),
        _from_counts((0, *theirs.points[::-1], theirs.start, theirs.bar, theirs.off)),
    )


def unpack(mine: int, theirs: int) -> Position:
    """Return the position that `pack` would pack like this."""
    ours, others = _to_counts(mine), _to_counts(theirs)
    return Position(
        Side(ours[1:25], ours[25], ours[26], ours[0]),
        Side(others[24:0:-1], others[25], others[26], others[_THEIR_OFF]),
    )


_DIGITS = b"0123456789abcdef"
_COUNTS = bytes(_DIGITS.find(byte) & 15 for byte in range(256))


def _from_counts(counts: tuple[int, ...]) -> int:
    return int(bytes(counts[::-1]).translate(_DIGITS.ljust(256)), 16)


def _to_counts(side: int) -> tuple[int, ...]:
    return tuple((b"%028x" % side).translate(_COUNTS)[::-1])
