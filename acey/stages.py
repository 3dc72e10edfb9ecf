"""The shape of a turn as data: which numbers a stage has, in which order, and what follows it.

A roll starts a stage; a stage may be followed by naming a double, by rolling one die for it, or by another roll.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from acey.rules import RuleSet
from acey.shapes_words import StageKind

Follows = Literal["end", "roll", "name", "roll-double"]
Roll = tuple[int, int]
"""Two dice, the higher first."""
ROLLS: tuple[Roll, ...] = tuple((first, second) for first in range(1, 7) for second in range(1, first + 1))
"""The 21 rolls that differ."""
MOST_MOVES = 8
"""The most moves a stage can have: a double with its complement."""


def ways(roll: Roll) -> int:
    """Return how many of the 36 rolls are like this one."""
    return 1 if roll[0] == roll[1] else 2


@dataclass(frozen=True, slots=True)
class Stage:
    """One set of numbers to play.

    `dice` is as rolled (`(n, n)` for a named or die-chosen double) and `numbers` what they give. `ordered_by` is
    the field that fixes the order of the numbers, or None when it is free (R2, R3). `first_is_vital`: unless all of
    the first number are played the stage ends there. `prefers_higher`: when only one of two numbers can be used and
    either could be, it must be the higher.
    """

    kind: StageKind
    dice: tuple[int, int]
    numbers: tuple[int, ...]
    ordered_by: str | None = None
    first_is_vital: bool = False
    prefers_higher: bool = False

    @property
    def groups(self) -> list[tuple[int, int]]:
        """Each distinct number in playing order, with how many there are of it."""
        return [(number, self.numbers.count(number)) for number in dict.fromkeys(self.numbers)]


def rolled_stage(rules: RuleSet, first: int, second: int) -> Stage:
    """Return the stage that two rolled dice start."""
    dice = (first, second)
    if first == second:
        return _double(rules, "doubles", first)
    kind: StageKind = "acey" if set(dice) == {1, 2} else "normal"
    if kind == "acey" and rules.acey_order == "ace_first":
        return Stage(kind, dice, (1, 2), "acey_order")
    return Stage(kind, dice, (max(dice), min(dice)), prefers_higher=rules.higher_die)


def named_stage(rules: RuleSet, number: int) -> Stage:
    """Return the stage of a double that was named, or rolled with one die, after a 1-2."""
    return _double(rules, "named", number)


def _double(rules: RuleSet, kind: StageKind, number: int) -> Stage:
    each = {"none": 0, "four_four": 4, "two_two": 2}[rules.doubles_complement]
    if not each:
        return Stage(kind, (number, number), (number,) * 4)
    numbers = (number,) * each + (7 - number,) * each
    return Stage(kind, (number, number), numbers, "doubles_complement", rules.complement_forfeit)


_FOLLOWS: dict[StageKind, Callable[[RuleSet], Follows]] = {
    "normal": lambda rules: "end",
    "doubles": lambda rules: "roll" if rules.doubles_extra_roll else "end",
    "acey": lambda rules: "name" if rules.acey_double == "named" else "roll-double",
    "named": lambda rules: "roll" if rules.acey_extra_roll else "end",
}

_FORFEITS: dict[StageKind, str] = {
    "acey": "acey_forfeit",
    "doubles": "doubles_forfeit",
    "named": "doubles_forfeit",
}


FORFEITS = frozenset({*_FORFEITS.values(), "bearing_off_forfeit"})
"""The fields that decide nothing but what an incomplete stage loses."""


def follows(rules: RuleSet, kind: StageKind, *, forfeited: bool) -> Follows:
    """Return what is due after a stage (R9, R11): nothing more if its rewards were forfeited."""
    return "end" if forfeited else _FOLLOWS[kind](rules)


def forfeit_field(rules: RuleSet, kind: StageKind, *, began_all_home: bool) -> str | None:
    """Return the field under which an incomplete stage loses what would follow it, or None if none does.

    `began_all_home` tells whether the stage began with all the player's checkers home or off (R12).
    """
    if kind not in _FORFEITS:
        return None
    field = _FORFEITS[kind]
    bearing_off = rules.bearing_off_forfeit if began_all_home else "same"
    if bearing_off == "same":
        return field if getattr(rules, field) else None
    return "bearing_off_forfeit" if bearing_off == "yes" else None


def rewards(rules: RuleSet) -> list[Follows]:
    """List what follows each kind of stage, played in full or not, on the way or with all home.

    Two rule sets with the same list differ in no forfeit that a game could show.
    """
    return [
        follows(
            rules,
            kind,
            forfeited=not complete and forfeit_field(rules, kind, began_all_home=home) is not None,
        )
        for kind in _FOLLOWS
        for complete in (True, False)
        for home in (True, False)
    ]
