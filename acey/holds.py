"""What holds a checker back: one small function for each rule that can refuse a single move.

Each function reads its field once, for a stage, and returns what it holds back there: given both sides (packed)
and a number, the mask of the sources that may not move by that number. The generator adds them up, `why` asks them
one by one, so the two cannot disagree. The order is that of the protocol's reasons.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from acey.packed import (
    BAR,
    FULL,
    HOME,
    HOME_OR_OFF,
    OUTSIDE,
    POINTS,
    START,
    UP_TO,
    blots,
    made,
    mask,
    occupied,
    sources_of,
)
from acey.rules import RuleSet
from acey.shapes_words import StageKind

Held = Callable[[int, int, int], int]
"""(mine, theirs, number) → the mask of the sources held back."""

_DOUBLES: frozenset[StageKind] = frozenset({"doubles", "named"})
_SPECIAL: frozenset[StageKind] = frozenset({"doubles", "named", "acey"})
_NEAR_HALF = mask(*range(1, 13))


@dataclass(frozen=True, slots=True)
class Hold:
    """A rule at work in a stage: the reason's code, the field it comes from, and which of the code's sentences."""

    code: str
    field: str | None
    detail: str
    held: Held
    is_lifted_from_below: bool = False
    """Whether moving a checker from a lower point first can lift the hold from one on a higher point."""


def blocked(rules: RuleSet, kind: StageKind) -> Hold:
    """No checker lands on two or more of the other side."""

    @lru_cache(maxsize=64)
    def by_number(theirs: int, number: int) -> int:
        return sources_of(made(theirs), number)

    return Hold("blocked", None, "", lambda mine, theirs, number: by_number(theirs, number))


def entry_gate(rules: RuleSet, kind: StageKind) -> Hold | None:
    """Start may be closed until a double or a 1-2, or for every number but 6."""
    gate = rules.entry_gate
    if gate == "six":
        return Hold(
            "entry-gate", "entry_gate", gate, lambda mine, theirs, number: 0 if number == 6 else START
        )
    if gate == "doubles_or_acey" and kind not in _SPECIAL:
        all_in_start = START * FULL
        return Hold(
            "entry-gate",
            "entry_gate",
            gate,
            lambda mine, theirs, number: START if mine & all_in_start == all_in_start else 0,
        )
    return None


def enter_all_first(rules: RuleSet, kind: StageKind) -> Hold | None:
    """Checkers on points wait until start is empty."""
    if not rules.enter_all_first:
        return None
    return Hold(
        "enter-first", "enter_all_first", "", lambda mine, theirs, number: POINTS if mine & _IN_START else 0
    )


def halfway_first(rules: RuleSet, kind: StageKind) -> Hold | None:
    """No landing below point 13 until start is empty."""
    if not rules.halfway_first:
        return None
    return Hold(
        "halfway",
        "halfway_first",
        "",
        lambda mine, theirs, number: sources_of(_NEAR_HALF, number) if mine & _IN_START else 0,
    )


def bar_priority(rules: RuleSet, kind: StageKind) -> Hold | None:
    """While a checker is on the bar, the points wait, or start too."""
    priority = rules.bar_priority
    if priority == "no":
        return None
    waiting = POINTS if priority == "board" else POINTS | START
    return Hold(
        "bar-first", "bar_priority", priority, lambda mine, theirs, number: waiting if mine & _ON_BAR else 0
    )


def bar_release(rules: RuleSet, kind: StageKind) -> Hold | None:
    """The bar may open in some stages only (R8: by stage, complements included)."""
    opening = {"any": None, "doubles": _DOUBLES, "doubles_or_acey": _SPECIAL}[rules.bar_release]
    if opening is None or kind in opening:
        return None
    return Hold("bar-closed", "bar_release", rules.bar_release, lambda mine, theirs, number: BAR)


def hit_needs_home(rules: RuleSet, kind: StageKind) -> Hold | None:
    """No blot is hit before one own checker, other than the one that lands, is home or off."""
    if not rules.hit_needs_home:
        return None

    def held(mine: int, theirs: int, number: int) -> int:
        arrived = mine & HOME_OR_OFF
        hitting = sources_of(blots(theirs), number)
        if not arrived:
            return hitting
        alone = arrived & HOME if arrived & arrived - 1 == 0 else 0
        return hitting & alone

    return Hold("no-hit-yet", "hit_needs_home", "", held, is_lifted_from_below=True)


def home_moves_before(rules: RuleSet, kind: StageKind) -> Hold | None:
    """Checkers in home do not move on within it while others have not arrived."""
    if rules.home_moves_before:
        return None
    return Hold(
        "home-frozen",
        "home_moves_before",
        "before",
        lambda mine, theirs, number: HOME & ~UP_TO[number] if mine & OUTSIDE else 0,
    )


def home_moves_after(rules: RuleSet, kind: StageKind) -> Hold | None:
    """Checkers in home do not move on within it once all have arrived."""
    if rules.home_moves_after:
        return None
    return Hold(
        "home-frozen",
        "home_moves_after",
        "after",
        lambda mine, theirs, number: 0 if mine & OUTSIDE else HOME & ~UP_TO[number],
        # A checker may be moved on within home as long as a higher one has not arrived.
        is_lifted_from_below=True,
    )


def all_home(rules: RuleSet, kind: StageKind) -> Hold:
    """Nothing is borne off before all are home (R5)."""
    return Hold("not-all-home", None, "", lambda mine, theirs, number: UP_TO[number] if mine & OUTSIDE else 0)


def bear_off(rules: RuleSet, kind: StageKind) -> Hold:
    """Bearing off takes the exact number, or from the highest point a larger one too."""
    if rules.bear_off == "exact":
        return Hold("not-exact", "bear_off", "", lambda mine, theirs, number: UP_TO[number - 1])

    def held(mine: int, theirs: int, number: int) -> int:
        short = UP_TO[number - 1]
        standing = occupied(mine)
        return short if standing & ~short else short & ~_highest(standing)

    return Hold("higher-checker", "bear_off", "", held)


def _highest(standing: int) -> int:
    return 1 << standing.bit_length() - 1 if standing else 0


_IN_START = START * FULL
_ON_BAR = BAR * FULL
_RULES = (
    blocked,
    entry_gate,
    enter_all_first,
    halfway_first,
    bar_priority,
    bar_release,
    hit_needs_home,
    home_moves_before,
    home_moves_after,
    all_home,
    bear_off,
)


@lru_cache(maxsize=256)
def holds(rules: RuleSet, kind: StageKind) -> tuple[Hold, ...]:
    """Return the rules that hold checkers back in a stage of this kind, in the order of the reasons."""
    return tuple(hold for rule in _RULES if (hold := rule(rules, kind)) is not None)
