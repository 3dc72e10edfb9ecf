"""The level `expert`: two plies. The plays that `strong` likes best are followed through every roll that can come.

The value of a play is then the mean over the 21 rolls of what the best answer is worth, or, after a 1-2, of the best
double. How many plays are looked at so closely is counted, never timed: the same choice on every machine.
"""

from collections.abc import Generator, Iterator

from acey.data import Reader, read_file
from acey.packed import unpack
from acey.players.judge import Judge, judge_of
from acey.players.net import expected
from acey.players.strong import Ranked, Rating, best_rank, points, rank_doubles, ranking
from acey.position import Position
from acey.rules import RuleSet
from acey.stages import ROLLS, Roll, Stage, named_stage, rolled_stage, ways

CANDIDATES = 4
"""Plays followed through every roll."""
_MARGIN = 60_000
"""Millionths of a result by which a play may look worse than the best and still be followed."""
_BEAM = 8
_CERTAIN = 1_000_000

Followed = tuple[int, Ranked]
"""The expected result of a play in millionths, and the play."""


class Expert:
    """A level that looks at the answers to its plays."""

    def __init__(self, read: Reader = read_file, candidates: int = CANDIDATES) -> None:
        self._read, self._candidates = read, candidates

    def rank_plays(self, rules: RuleSet, position: Position, stage: Stage) -> Iterator[list[Rating] | None]:
        """Yield None while thinking, then the plays, best first; those not followed keep the value of one ply."""
        judge = judge_of(rules, self._read)
        ranked = yield from ranking(judge, rules, position, stage)
        followed = yield from _follow(judge, rules, ranked, self._candidates)
        rest = (Rating(at.play, points(judge, at)) for at in ranked[len(followed) :])
        yield [*(Rating(at.play, _points(judge, value, at)) for value, at in followed), *rest]

    def name_double(
        self, rules: RuleSet, position: Position
    ) -> Iterator[tuple[int, dict[int, float]] | None]:
        """Yield None while thinking, then the double to name and the points to be expected with each."""
        judge = judge_of(rules, self._read)
        best = yield from rank_doubles(judge, rules, position)
        followed = yield from _follow(judge, rules, list(best.values()), self._candidates)
        values = {number: points(judge, best[number]) for number in sorted(best)}
        numbers = {id(at): number for number, at in best.items()}
        values |= {numbers[id(at)]: _points(judge, value, at) for value, at in followed}
        yield numbers[id(followed[0][1])], values


def _points(judge: Judge, value: int, at: Ranked) -> float:
    return points(judge, at) if at.play.is_win else judge.points_of(value)


def _follow(
    judge: Judge, rules: RuleSet, ranked: list[Ranked], most: int
) -> Generator[None, None, list[Followed]]:
    """Follow the first plays of a ranking through every roll; return them, best first."""
    best = ranked[0]
    least = _one_ply(best) - _MARGIN
    close = [at for at in ranked[:most] if _one_ply(at) >= least]
    if best.play.is_win or len(close) == 1:
        return [(_one_ply(best), best)]
    followed: list[Followed] = []
    for at in close:
        value = yield from two_plies(judge, rules, at)
        followed.append((value, at))
    followed.sort(key=lambda found: (found[0], found[1].rank), reverse=True)
    return followed


def _one_ply(at: Ranked) -> int:
    return _CERTAIN if at.play.is_win else expected(at.rank[1])


def two_plies(judge: Judge, rules: RuleSet, at: Ranked) -> Generator[None, None, int]:
    """Return what a play is worth to its player after the best answers to every roll; yields None meanwhile."""
    position = unpack(*at.play.packed)
    if at.due == "end":
        value = yield from _over_rolls(judge, rules, position.flipped())
        return -value
    if at.due == "roll":
        return (yield from _over_rolls(judge, rules, position))
    most, total = -_CERTAIN, 0
    for number in range(1, 7):
        value = yield from best_answer(judge, rules, position, named_stage(rules, number))
        most, total = max(most, value), total + value
    return most if at.due == "name" else total // 6


def _over_rolls(judge: Judge, rules: RuleSet, position: Position) -> Generator[None, None, int]:
    """Return the mean over all rolls of the best answer's expected result."""
    return mean((yield from answers(judge, rules, position)))


def answers(judge: Judge, rules: RuleSet, position: Position) -> Generator[None, None, dict[Roll, int]]:
    """Return what the best answer to each roll is worth to the player on roll, in millionths; yields None meanwhile."""
    found: dict[Roll, int] = {}
    for roll in ROLLS:
        found[roll] = yield from best_answer(judge, rules, position, rolled_stage(rules, *roll))
    return found


def mean(values: dict[Roll, int]) -> int:
    """Return the mean over the 36 rolls."""
    return sum(value * ways(roll) for roll, value in values.items()) // 36


def best_answer(judge: Judge, rules: RuleSet, position: Position, stage: Stage) -> Generator[None, None, int]:
    """Return what the best play of a stage is worth to its player, in millionths; yields None meanwhile."""
    is_win, value, _, packed = yield from best_rank(judge, rules, position, stage, _BEAM)
    yield None
    return judge.share(packed) if is_win else expected(value)
