"""Legal plays: every distinct outcome of a stage, duplicates merged while generating.

Time grows with the number of outcomes, not with the orders in which they can be reached. Each outcome keeps one
legal order of moves as a linked line, unrolled only when asked for. R2 (use as many numbers as possible) and
`higher_die` are filters over whole plays; ordered stages (R3) go number by number.
"""

from dataclasses import dataclass

from acey.moves import Line, Move, Steps, moves_of_line, spread, steps_of
from acey.packed import Packed, has_won, pack, unpack
from acey.position import Position
from acey.rules import RuleSet
from acey.stages import Stage

Ends = dict[Packed, Line]


@dataclass(frozen=True, slots=True)
class Play:
    """One outcome of a stage: where the checkers then are, whether every number was played, a legal order."""

    packed: Packed
    complete: bool
    start: Packed
    line: Line

    @property
    def is_win(self) -> bool:
        """Whether the play bears off the last checker (R13)."""
        return has_won(self.packed)

    @property
    def position(self) -> Position:
        """The position after the play, still seen by the player who made it."""
        return unpack(*self.packed)

    @property
    def moves(self) -> list[Move]:
        """The moves in a legal order."""
        return moves_of_line(self.start, self.line)


def legal_plays(rules: RuleSet, position: Position, stage: Stage) -> list[Play]:
    """List the distinct outcomes of a stage: each pair of final position and completeness once, wins once.

    The same request always gives the same list in the same order. When no number can be played the only
    outcome is the position itself (a pass, R15).
    """
    start, steps = pack(position), steps_of(rules, stage.kind)
    if stage.ordered_by:
        return _ordered(steps, start, stage)
    if len(stage.numbers) == 2:
        return _either_order(steps, start, stage)
    return _all_alike(steps, start, stage)


def _plays(start: Packed, wins: Ends, ends: Ends, *, complete: bool) -> list[Play]:
    plays = [Play(packed, True, start, line) for packed, line in wins.items()]
    plays += [Play(packed, complete, start, line) for packed, line in ends.items()]
    return plays


def _advance(steps: Steps, before: Ends, number: int, wins: Ends) -> tuple[Ends, Ends]:
    """Return where one more move by `number` leads from `before`, and those of `before` that had none.

    Wins are put aside: nothing is played after the last checker (R13). Moves by the same number are taken from the
    highest place down where the rules allow it, so that each outcome is come by once; where two lines meet, the one
    that may go on from higher up is kept.
    """
    following, stuck = Ends(), Ends()
    for packed, line in before.items():
        mine, theirs = packed
        sources = steps.sources(mine, theirs, number)
        if not sources:
            stuck[packed] = line
        elif line is not None and line[2] == number and steps.is_downward:
            sources &= (line[1] << 1) - 1
        for moved, source in spread(mine, theirs, number, sources):
            if has_won(moved):
                wins.setdefault(moved, (line, source, number))
                continue
            met = following.get(moved)
            if met is None or met[1] < source:
                following[moved] = (line, source, number)
    return following, stuck


def _all_alike(steps: Steps, start: Packed, stage: Stage) -> list[Play]:
    ends, wins, played = Ends({start: None}), Ends(), 0
    for number in stage.numbers:
        wins_before = len(wins)
        following, _ = _advance(steps, ends, number, wins)
        if not following:
            # A play that won just now is longer than those that could not go on.
            ends = Ends() if len(wins) > wins_before else ends
            break
        ends, played = following, played + 1
    return _plays(start, wins, ends, complete=played == len(stage.numbers))


def _either_order(steps: Steps, start: Packed, stage: Stage) -> list[Play]:
    high, low = stage.numbers
    origin = Ends({start: None})
    wins = Ends()
    with_high, _ = _advance(steps, origin, high, wins)
    high_is_usable = bool(with_high or wins)
    with_low, _ = _advance(steps, origin, low, wins)
    single_wins = len(wins)
    both, _ = _advance(steps, with_high, low, wins)
    both.update(_advance(steps, with_low, high, wins)[0])
    if both or len(wins) > single_wins:
        return _plays(start, wins, both, complete=True)
    if high_is_usable and stage.prefers_higher:
        with_low = Ends()
    singles = Ends({**with_low, **with_high})
    return _plays(start, wins, singles if singles or wins else origin, complete=False)


def _ordered(steps: Steps, start: Packed, stage: Stage) -> list[Play]:
    whole, broken = Ends({start: None}), Ends()
    wins, ended = Ends(), Ends()
    for index, (number, times) in enumerate(stage.groups):
        left_behind = Ends()
        for _ in range(times):
            whole, stuck = _advance(steps, whole, number, wins)
            left_behind = {**stuck, **left_behind}
            broken, stuck = _advance(steps, broken, number, wins)
            left_behind = {**stuck, **left_behind}
            if not (whole or broken):
                break
        broken = {**left_behind, **broken}
        if index == 0 and stage.first_is_vital:
            ended, broken = broken, Ends()
    return _plays(start, wins, whole, complete=True) + _plays(
        start, Ends(), {**broken, **ended}, complete=False
    )
