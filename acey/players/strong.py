"""The level `strong`: one ply. Every distinct outcome is judged by a trained net, the best is played.

Of complements (eight moves) a beam is looked at, kept by the same net after each move; all six doubles are played out
before one is named. There is no chance and no clock in it.
"""

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple, Protocol

from acey.data import Reader, read_file
from acey.moves import Line, Steps, steps_of
from acey.packed import Packed, has_won, pack
from acey.players.judge import judge_of
from acey.plays import Play, legal_plays
from acey.position import Position
from acey.rules import RuleSet
from acey.stages import Follows, Stage, follows, forfeit_field, named_stage

BEAM = 16
_SLICE = 200
"""Positions judged between two yields."""

Rank = tuple[bool, int, bool, Packed]
"""Whether it wins, its value, whether every number is played, and what breaks a tie."""


class Rating(NamedTuple):
    """A play with the points that are to be expected after it."""

    play: Play
    value: float


class Ranked(NamedTuple):
    """A play with its rank and what is due after it."""

    rank: Rank
    play: Play
    due: Follows


class OnePly(Protocol):
    """What a level of one ply judges positions by; `acey.players.judge.Judge` is one."""

    def after(self, packed: Packed, due: Follows) -> int:
        """Return how good a position is for the player who moved, by what is due next."""

    def points(self, value: int) -> float:
        """Return the points to be expected for a value that `after` gave."""

    def won(self, packed: Packed) -> float:
        """Return the points of a position that is won."""


class Strong:
    """A level that looks one play ahead."""

    def __init__(
        self, read: Reader = read_file, judge_of: Callable[[RuleSet, Reader], OnePly] = judge_of
    ) -> None:
        self._read, self._judge_of = read, judge_of

    def rank_plays(self, rules: RuleSet, position: Position, stage: Stage) -> Iterator[list[Rating] | None]:
        """Yield None while thinking, then the plays, best first (for complements only those that were looked at)."""
        judge = self._judge_of(rules, self._read)
        ranked = yield from ranking(judge, rules, position, stage)
        yield [Rating(at.play, points(judge, at)) for at in ranked]

    def name_double(
        self, rules: RuleSet, position: Position
    ) -> Iterator[tuple[int, dict[int, float]] | None]:
        """Yield None while thinking, then the double to name and the points to be expected with each."""
        judge = self._judge_of(rules, self._read)
        best = yield from rank_doubles(judge, rules, position)
        yield next(iter(best)), {number: points(judge, best[number]) for number in sorted(best)}


def points(judge: OnePly, at: Ranked) -> float:
    """Return the points to be expected after a play."""
    return judge.won(at.play.packed) if at.play.is_win else judge.points(at.rank[1])


def ranking(
    judge: OnePly, rules: RuleSet, position: Position, stage: Stage, beam: int = BEAM
) -> Generator[None, None, list[Ranked]]:
    """Rank the plays of a stage, best first; yields None while thinking."""
    due = _due(rules, position, stage)
    if _is_complement(stage):
        plays = yield from _beamed(judge, rules, position, stage, beam)
    else:
        plays = legal_plays(rules, position, stage)
    ranked = []
    for count, play in enumerate(plays, 1):
        ranked.append(Ranked(_rank(judge, play, due), play, due[play.complete]))
        if count % _SLICE == 0:
            yield None
    ranked.sort(key=lambda at: at.rank, reverse=True)
    return ranked


def rank_doubles(
    judge: OnePly, rules: RuleSet, position: Position
) -> Generator[None, None, dict[int, Ranked]]:
    """Rank the doubles that may be named after a 1-2, best first, each with its best play; yields None meanwhile."""
    best: dict[int, Ranked] = {}
    for number in range(1, 7):
        ranked = yield from ranking(judge, rules, position, named_stage(rules, number))
        best[number] = ranked[0]
    order = sorted(best, key=lambda number: (*best[number].rank[:2], number), reverse=True)
    return {number: best[number] for number in order}


def rank_one(judge: OnePly, rules: RuleSet, position: Position, stage: Stage, play: Play) -> Ranked:
    """Return a play with its rank, whether or not a ranking looks at it."""
    due = _due(rules, position, stage)
    return Ranked(_rank(judge, play, due), play, due[play.complete])


def best_rank(
    judge: OnePly, rules: RuleSet, position: Position, stage: Stage, beam: int = BEAM
) -> Generator[None, None, Rank]:
    """Return the rank of the best play of a stage; yields None while thinking."""
    if _is_complement(stage):
        ranked = yield from ranking(judge, rules, position, stage, beam)
        return ranked[0].rank
    due, plays = _due(rules, position, stage), legal_plays(rules, position, stage)
    best = _rank(judge, plays[0], due)
    for count, play in enumerate(plays[1:], 1):
        best = max(best, _rank(judge, play, due))
        if count % _SLICE == 0:
            yield None
    return best


def _is_complement(stage: Stage) -> bool:
    return stage.ordered_by is not None and len(stage.numbers) > 2


def _due(rules: RuleSet, position: Position, stage: Stage) -> tuple[Follows, Follows]:
    """Return what is due after an incomplete play and after a complete one."""
    field = forfeit_field(rules, stage.kind, began_all_home=position.mine.is_all_home)
    return follows(rules, stage.kind, forfeited=field is not None), follows(
        rules, stage.kind, forfeited=False
    )


def _rank(judge: OnePly, play: Play, due: tuple[Follows, Follows]) -> Rank:
    if play.is_win:
        return True, 0, True, play.packed
    return False, judge.after(play.packed, due[play.complete]), play.complete, play.packed


class _Candidate(NamedTuple):
    line: Line
    played: int


def _beamed(
    judge: OnePly, rules: RuleSet, position: Position, stage: Stage, most: int
) -> Generator[None, None, list[Play]]:
    """Play a complement number by number, keeping the best positions; return what they lead to."""
    steps, start = steps_of(rules, stage.kind), pack(position)
    due = follows(rules, stage.kind, forfeited=False)
    first_half, whole = stage.groups[0][1], len(stage.numbers)
    beam: dict[Packed, _Candidate] = {start: _Candidate(None, 0)}
    ended: dict[Packed, _Candidate] = {}
    for index, number in enumerate(stage.numbers, 1):
        reached = _widened(steps, beam, number)
        order = {
            packed: (won, 0 if won else judge.after(packed, due), packed)
            for packed in reached
            for won in [has_won(packed)]
        }
        kept = sorted(reached, key=order.__getitem__, reverse=True)[:most]
        is_cut_off = stage.first_is_vital and index == first_half
        beam = {}
        for packed in kept:
            is_over = order[packed][0] or (is_cut_off and reached[packed].played < first_half)
            (ended if is_over else beam)[packed] = reached[packed]
        yield None
    return [
        Play(packed, has_won(packed) or at.played == whole, start, at.line)
        for packed, at in [*ended.items(), *beam.items()]
    ]


def _widened(steps: Steps, beam: dict[Packed, _Candidate], number: int) -> dict[Packed, _Candidate]:
    reached: dict[Packed, _Candidate] = {}
    for packed, at in beam.items():
        moves = steps.after(*packed, number)
        for after, source in moves:
            met = reached.get(after)
            if met is None or met.played <= at.played:
                reached[after] = _Candidate((at.line, source, number), at.played + 1)
        if not moves and (packed not in reached or reached[packed].played < at.played):
            reached[packed] = at
    return reached
