"""The level `simple`: a fixed baseline. Integers only, no chance, no clock; it must never drift.

It scores the position that a play leads to, from the mover's side: pseudo-pips of both sides, and where there is
contact its own blots by the shots at them and its made points. `tests/data/golden/simple.jsonl.gz` records its
choices.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from acey.holds import holds
from acey.moves import Line, Steps, steps_of
from acey.packed import Packed, has_won, pack, unpack
from acey.plays import Play, legal_plays
from acey.position import Position, Side
from acey.rules import RuleSet
from acey.stages import Stage, named_stage

PSEUDO_PIPS = (
    *(9, 10, 11, 14, 15, 18),
    *(57, 58, 63, 66, 71, 76),
    *(81, 88, 97, 106, 117, 132),
    *(149, 170, 195, 226, 263, 308),
)
"""Points 1 to 24; the table that the tabula engine publishes."""
UNENTERED_PIPS = 363
_CLOSABLE_BAR_PIPS = 80
_BEAM = 16
_SLICE = 64
"""Positions scored between two yields."""

Rank = tuple[bool, int, tuple[int, ...]]
"""Whether it wins, the score, and what breaks a tie."""


class Choice(NamedTuple):
    """A play with its score, which is no equity."""

    play: Play
    value: int


def rank_plays(rules: RuleSet, position: Position, stage: Stage) -> Iterator[list[Choice] | None]:
    """Yield None while thinking, then the plays, best first (for complements only those that were looked at)."""
    if stage.ordered_by and len(stage.numbers) > 2:
        plays = yield from _beam(rules, position, stage)
    else:
        plays = legal_plays(rules, position, stage)
    ranked: list[tuple[Rank, bool, Play]] = []
    for count, play in enumerate(plays, 1):
        ranked.append((rank(rules, play.packed), play.complete, play))
        if count % _SLICE == 0:
            yield None
    ranked.sort(key=lambda entry: entry[:2], reverse=True)
    yield [Choice(play, of[1]) for of, _, play in ranked]


def name_double(rules: RuleSet, position: Position) -> Iterator[tuple[int, dict[int, int]] | None]:
    """Yield None while thinking, then the double to name and the score of each of the six."""
    best: dict[int, tuple[bool, int]] = {}
    for number in range(1, 7):
        for choices in rank_plays(rules, position, named_stage(rules, number)):
            if choices is None:
                yield None
                continue
            best[number] = (choices[0].play.is_win, choices[0].value)
    name = max(best, key=lambda number: (*best[number], number))
    yield name, {number: value for number, (_, value) in best.items()}


def rank(rules: RuleSet, packed: Packed) -> Rank:
    """Return how good a position is for the side that just moved; larger is better."""
    position = unpack(*packed)
    return has_won(packed), score(rules, position), (*_tuple(position.mine), *_tuple(position.theirs))


def score(rules: RuleSet, position: Position) -> int:
    """Return the score of a position for the side that just moved (`mine`), in fortieths of a pseudo-pip."""
    mine, theirs = position.mine, position.theirs
    closable = any(hold.code == "bar-closed" for hold in holds(rules, "normal"))
    total = 40 * (_weight(theirs, closable=closable) - _weight(mine, closable=closable))
    if _rearmost(mine) + _rearmost(theirs) < 25:
        return total
    for point, count in enumerate(mine.points, 1):
        if count == 1:
            total -= _exposure(theirs, 25 - point) * (383 - PSEUDO_PIPS[point - 1])
        elif count > 1:
            total += 1400 if point <= 6 or point >= 19 else 800
    return total


def _weight(side: Side, *, closable: bool) -> int:
    on_points = sum(pips * count for pips, count in zip(PSEUDO_PIPS, side.points, strict=True) if count)
    return (
        on_points
        + UNENTERED_PIPS * (side.start + side.bar)
        + (_CLOSABLE_BAR_PIPS * side.bar if closable else 0)
    )


def _rearmost(side: Side) -> int:
    if side.start or side.bar:
        return 25
    return next((point for point in range(24, 0, -1) if side.points[point - 1]), 0)


def _exposure(hitters: Side, target: int) -> int:
    """Return how exposed a blot is that the hitters count as point `target`, 0 to 10."""
    back = 1 if hitters.start or hitters.bar else 0
    shots = sum(1 for count in hitters.points[target : target + 6] if count)
    if target + 6 >= 25:
        shots += back
        far = 0
    else:
        far = 1 if back or any(hitters.points[target + 6 :]) else 0
    return min(10, 3 * shots + far)


def _tuple(side: Side) -> tuple[int, ...]:
    return (*reversed(side.points), side.start, side.bar, side.off)


class _Candidate(NamedTuple):
    packed: Packed
    line: Line
    played: int


def _beam(rules: RuleSet, position: Position, stage: Stage) -> Generator[None, None, list[Play]]:
    """Play a complement number by number, keeping the best positions; return what the last of them lead to."""
    steps, start = steps_of(rules, stage.kind), pack(position)
    beam, ended = [_Candidate(start, None, 0)], []
    first_half = stage.groups[0][1]
    for index, number in enumerate(stage.numbers, 1):
        reached: dict[Packed, _Candidate] = {}
        for candidate in beam:
            for after in _after(steps, candidate, number):
                if after.packed not in reached or after.played > reached[after.packed].played:
                    reached[after.packed] = after
        kept = sorted(reached.values(), key=lambda at: rank(rules, at.packed), reverse=True)[:_BEAM]
        is_cut_off = stage.first_is_vital and index == first_half
        over = [at for at in kept if has_won(at.packed) or (is_cut_off and at.played < first_half)]
        ended += over
        beam = [at for at in kept if at not in over]
        yield None
    return [
        Play(at.packed, has_won(at.packed) or at.played == len(stage.numbers), start, at.line)
        for at in ended + beam
    ]


def _after(steps: Steps, at: _Candidate, number: int) -> list[_Candidate]:
    moved = [
        _Candidate(packed, (at.line, source, number), at.played + 1)
        for packed, source in steps.after(*at.packed, number)
    ]
    return moved or [at]
