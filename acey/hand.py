"""A stage while it is being played, move by move.

The next legal moves are found without building the list of plays: in ordered stages they are those of the number in
turn; elsewhere a move is legal when the rest can still use as many numbers as any play can (R2), or wins (R13).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from acey.errors import NotAllowed
from acey.moves import Move, move_of, moved, steps_of, unit_named
from acey.packed import FULL, Packed, has_won, pack, unpack
from acey.position import CHECKERS, Position
from acey.rules import RuleSet
from acey.shapes_words import Place
from acey.stages import Stage

Reach = tuple[int, bool]
"""The most numbers a rest can use, and whether it can win."""


@dataclass(frozen=True)
class Hand:
    """A stage in hand: the position it began with, the moves played, and where that led.

    `left` are the numbers not yet played or forfeited.
    """

    rules: RuleSet
    stage: Stage
    start: Position
    packed: Packed
    left: tuple[int, ...]
    played: tuple[Move, ...] = ()
    _search: "_Search" = field(repr=False, compare=False, default=None)  # type: ignore[assignment]

    @property
    def position(self) -> Position:
        """The position with the moves played so far, seen by the player who makes them."""
        return unpack(*self.packed)

    @property
    def is_won(self) -> bool:
        """Whether the last checker was borne off (R13)."""
        return has_won(self.packed)

    @property
    def is_whole(self) -> bool:
        """Whether what was played is a whole play: nothing is left that must or may be played."""
        return not self.next_moves

    @property
    def is_complete(self) -> bool:
        """Whether every number of the stage was played (R4), or the game was won with it."""
        return self.is_won or len(self.played) == len(self.stage.numbers)

    @property
    def most(self) -> int:
        """The most numbers any play of the stage can use, in stages whose order is free (R2)."""
        return self._search.most

    @property
    def has_to_use_higher(self) -> bool:
        """Whether only one of the two numbers can be used, and `higher_die` says which."""
        return self._search.only_higher

    @cached_property
    def in_turn(self) -> tuple[int, ...]:
        """The numbers one of which comes next: all that are left, or in ordered stages the first with a move."""
        if self.is_won:
            return ()
        if not self.stage.ordered_by:
            return tuple(dict.fromkeys(self.left))
        for number, _ in self.stage.groups:
            if number in self.left and self._search.steps.sources(*self.packed, number):
                return (number,)
            if number in self.left and self.stage.first_is_vital and number == self.stage.numbers[0]:
                return ()
        return ()

    @cached_property
    def next_moves(self) -> tuple[Move, ...]:
        """The single moves that begin a legal rest, highest place first."""
        found = [
            move_of(self.packed, source, number)
            for number in self.in_turn
            for after, source in reversed(self._search.steps.after(*self.packed, number))
            if self.stage.ordered_by or self._may_go_on(after, number)
        ]
        return tuple(found)

    def play(self, origin: Place, to: Place, number: int | None = None) -> "Hand":
        """Return the hand after one more move; the number is found when it is not given (the smallest that fits).

        Raise NotAllowed when no next legal move is like this.
        """
        for fitting in sorted(self.in_turn) if number is None else (number,):
            after = self._after(origin, to, fitting)
            if after is not None:
                return after
        raise NotAllowed("illegal-play", "illegal-play.move", origin=origin, to=to)

    def play_all(self, moves: Iterable[tuple[Place, Place, int | None]]) -> "Hand":
        """Return the hand after several moves, each checked against the next legal ones."""
        hand = self
        for origin, to, number in moves:
            hand = hand.play(origin, to, number)
        return hand

    def _after(self, origin: Place, to: Place, number: int) -> "Hand | None":
        """Return the hand after a move if it is one of the next legal ones, without looking for the others."""
        if number not in self.in_turn or origin == "off":
            return None
        source = unit_named(origin)
        if not self._search.steps.sources(*self.packed, number) & source:
            return None
        move, after = move_of(self.packed, source, number), moved(self.packed, source, number)
        if move.to != to or not (self.stage.ordered_by or self._may_go_on(after, number)):
            return None
        left = list(self.left)
        if self.stage.ordered_by:
            del left[: left.index(number)]
        left.remove(number)
        return Hand(
            self.rules, self.stage, self.start, after, tuple(left), (*self.played, move), _search=self._search
        )

    def _may_go_on(self, after: Packed, number: int) -> bool:
        if has_won(after):
            return True
        rest = list(self.left)
        rest.remove(number)
        most, can_win = self._search.reach(after, tuple(rest))
        if can_win:
            return True
        if len(self.played) + 1 + most < self._search.most:
            return False
        return not (self._search.only_higher and number != max(self.stage.numbers))


class _Search:
    """What a free-order stage as a whole allows; shared by all hands of one stage, with a memo."""

    def __init__(self, rules: RuleSet, stage: Stage, start: Packed) -> None:
        self.steps = steps_of(rules, stage.kind)
        self._stage, self._start = stage, start
        self._memo: dict[tuple[Packed, tuple[int, ...]], Reach] = {}

    @cached_property
    def most(self) -> int:
        """The most numbers any play of the stage uses (R2)."""
        return self.reach(self._start, self._stage.numbers)[0]

    @cached_property
    def only_higher(self) -> bool:
        """Whether only one of two numbers can be used and it has to be the higher."""
        higher = max(self._stage.numbers)
        return bool(
            self._stage.prefers_higher and self.most == 1 and self.steps.sources(*self._start, higher)
        )

    def reach(self, packed: Packed, left: tuple[int, ...]) -> Reach:
        """Return the most numbers of `left` that can still be used, and whether the game can be won with them.

        The search stops at the first line that uses all of them, unless the game could be won on the way.
        """
        if not left:
            return 0, False
        key = (packed, left)
        if key not in self._memo:
            self._memo[key] = self._reach(packed, left)
        return self._memo[key]

    def _reach(self, packed: Packed, left: tuple[int, ...]) -> Reach:
        most, can_win = 0, False
        is_win_near = CHECKERS - (packed[0] & FULL) <= len(left)
        for number in dict.fromkeys(left):
            rest = list(left)
            rest.remove(number)
            for after, _ in self.steps.after(*packed, number):
                further, wins = (0, True) if has_won(after) else self.reach(after, tuple(rest))
                most, can_win = max(most, 1 + further), can_win or wins
                if most == len(left) and (can_win or not is_win_near):
                    return most, can_win
        return most, can_win


def take_in_hand(rules: RuleSet, position: Position, stage: Stage) -> Hand:
    """Return a stage with nothing played yet."""
    packed = pack(position)
    search = _Search(rules, stage, packed)
    return Hand(rules, stage, position, packed, stage.numbers, _search=search)
