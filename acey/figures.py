"""Figures of a game: how many turns it took, its longest chain of 1-2, and the roll that brought most."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from acey.game import State
from acey.replay import Game
from acey.shapes import FiguresShape
from acey.shapes_words import Seat


@dataclass(frozen=True, slots=True)
class Throw:
    """One roll of two dice with all that was played on it, up to the next roll.

    `before` and `after` are the states at both ends, `first` and `last` the numbers of actions before them.
    """

    dice: tuple[int, int]
    before: State
    after: State
    first: int
    last: int

    @property
    def seat(self) -> Seat:
        """Who rolled."""
        return self.before.seat

    @property
    def is_acey(self) -> bool:
        """Whether it was a 1-2."""
        return set(self.dice) == {1, 2}

    @property
    def gain(self) -> int:
        """The pips this roll brought in the race: those moved, and those the opponent lost by being hit."""
        return _lead(self.after, self.seat) - _lead(self.before, self.seat)


def throws(game: Game) -> Iterator[Throw]:
    """Yield every roll of a game, in order; a resignation belongs to none."""
    actions = game.record.actions
    starts = [index for index, action in enumerate(actions) if action[0] == "roll"]
    count = len(actions) - (len(actions) > 0 and actions[-1][0] == "resign")
    for start, end in pairwise([*starts, count]):
        first, second = actions[start][1:]
        yield Throw((first, second), game.states[start], game.states[end], start, end)


def figures(game: Game) -> FiguresShape:
    """Return what the shelf tells of a game; a chain or a roll is None where there was none.

    A chain is a run of 1-2 that one side rolls in a turn, each the extra roll after the one before. Of rolls that
    brought equally much, and of chains equally long, the first is told.
    """
    found: FiguresShape = {"turns": 0, "chain": None, "luck": None}
    length = 0
    for throw in throws(game):
        is_extra = throw.before.is_extra
        found["turns"] += not is_extra
        length = (length if is_extra else 0) + 1 if throw.is_acey else 0
        if length > (found["chain"]["count"] if found["chain"] else 0):
            found["chain"] = {"seat": throw.seat, "count": length, "at": throw.first + 1}
        if throw.gain > (found["luck"]["pips"] if found["luck"] else 0):
            dice = list(throw.dice)
            found["luck"] = {"seat": throw.seat, "dice": dice, "pips": throw.gain, "at": throw.last}
    return found


def _lead(state: State, seat: Seat) -> int:
    sides = state.position_of_seat_0.mine, state.position_of_seat_0.theirs
    return sides[1 - seat].pips - sides[seat].pips
