"""What can be counted of a play: shots, blocks, numbers to come in with, checkers kept back, pips wasted.

A reason is a count that speaks for one play and against another. None of these counts decides anything; the net does.
"""

from collections.abc import Generator
from dataclasses import dataclass

from acey.catalogue import Speech
from acey.coach.shots import hitting_rolls
from acey.moves import steps_of
from acey.packed import BAR, pack
from acey.position import Position
from acey.rules import RuleSet
from acey.shapes_coach import FactShape
from acey.shapes_words import StageKind
from acey.stages import Follows, Stage

Facts = dict[str, int]
"""Counts by name; a count that says nothing in a position is left out."""

BETTER = {
    "hits": 1,
    "shots": -1,
    "entry": -1,
    "block": 1,
    "made": 1,
    "entered": 1,
    "kept": 1,
    "off": 1,
    "wasted": -1,
}
"""The counts in the order in which they are told, and whether more or less of them speaks for a play.

Whether to bring checkers in or to keep them back depends on the rest: whichever the better play does is told.
"""
_NOTABLE = {"hits": 1, "shots": 0, "entry": 0, "block": 3, "kept": 1, "off": 1, "wasted": 1}
"""The least count that is told of a play by itself."""
_REWARDS: dict[Follows, str] = {"roll": "again", "name": "double", "roll-double": "double"}
_EARNED = ("win", "again", "double")
_NEVER = 99
_MOST_TOLD = 4


@dataclass(frozen=True, slots=True)
class Reason:
    """A count that speaks for a play, and the other play's where two are compared."""

    name: str
    count: int
    other: int | None


def facts_of(
    rules: RuleSet, before: Position, stage: Stage, after: Position, due: Follows
) -> Generator[None, None, Facts]:
    """Count what a play leads to, seen by the player who made it; yields None while counting."""
    mine, theirs = after.mine, after.theirs
    if mine.has_won:
        return {"win": 1}
    found = {
        "hits": theirs.bar - before.theirs.bar,
        "block": block_length(after),
        "made": sum(count > 1 for count in mine.points),
        "entered": before.mine.start - mine.start,
        "kept": mine.start,
        "off": mine.off - before.mine.off,
        "wasted": sum(stage.numbers) - (before.mine.pips - mine.pips),
    }
    if due in _REWARDS:
        return {_REWARDS[due]: 1, **found}
    found["shots"] = yield from hitting_rolls(rules, after.flipped())
    if theirs.bar:
        found["entry"] = entry_numbers(rules, after.flipped())
    return found


def block_length(position: Position) -> int:
    """Return how many made points in a row stand before an opposing checker that has yet to pass them all."""
    behind = position.theirs.highest
    best = length = 0
    for point in range(1, 25):
        # The opponent counts this point as 25 - point, and is yet to pass it from any higher one.
        is_made = position.mine.on(point) > 1 and 25 - point < behind
        length = length + 1 if is_made else 0
        best = max(best, length)
    return best


def entry_numbers(rules: RuleSet, position: Position) -> int:
    """Return with how many of the six numbers the player on roll brings a checker in from the bar.

    Where the bar opens with doubles or a 1-2 only, with how many doubles.
    """
    packed = pack(position)
    kinds: tuple[StageKind, ...] = ("normal", "doubles")
    steps = [steps_of(rules, kind) for kind in kinds]
    ordinary, doubles = (
        sum(bool(step.sources(*packed, number) & BAR) for number in range(1, 7)) for step in steps
    )
    return ordinary or doubles


def reasons(better: Facts, other: Facts | None = None) -> list[Reason]:
    """List what speaks for a play and against another; without another play, what is notable of it."""
    found = [Reason(name, 1, None) for name in _EARNED if name in better and name not in (other or {})]
    for name, sign in BETTER.items():
        if name not in better:
            continue
        count = better[name]
        if other is None and count >= _NOTABLE.get(name, _NEVER):
            found.append(Reason(name, count, None))
        elif other is not None and name in other and (count - other[name]) * sign > 0:
            found.append(Reason(name, count, other[name]))
    return found[:_MOST_TOLD]


def reason_shapes(found: list[Reason], speech: Speech) -> list[FactShape]:
    """Return reasons with their sentences."""
    shapes: list[FactShape] = []
    for reason in found:
        key = f"fact.{reason.name}" if reason.other is None else f"fact.{reason.name}.than"
        message = speech.say(key, count=reason.count, other=reason.other)
        shapes.append({"fact": reason.name, "count": reason.count, "other": reason.other, "message": message})
    return shapes
