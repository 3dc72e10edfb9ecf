"""What a level of the computer offers, whatever it goes by."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from acey.data import Reader
from acey.plays import Play
from acey.position import Position
from acey.rules import RuleSet
from acey.stages import Stage


class Rated(Protocol):
    """A play and what the level takes it to be worth to the player who makes it."""

    @property
    def play(self) -> Play:
        """The play."""

    @property
    def value(self) -> float:
        """Expected points, a draw counting 0; for the level `simple` its score, which is none."""


class Level(Protocol):
    """A level: both are generators that yield None while thinking and their answer last."""

    def rank_plays(
        self, rules: RuleSet, position: Position, stage: Stage
    ) -> Iterator[Sequence[Rated] | None]:
        """Rank the plays of a stage, best first."""

    def name_double(
        self, rules: RuleSet, position: Position
    ) -> Iterator[tuple[int, dict[int, int]] | tuple[int, dict[int, float]] | None]:
        """Choose the double to name after a 1-2, with the value of each of the six."""


MakeLevel = Callable[[Reader], Level]
"""A level is made with the reader of its data files; making one reads nothing yet."""
