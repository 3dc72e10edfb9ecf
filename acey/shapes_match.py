"""The shapes of what goes beyond one game: matches, and the dice of many games. See `acey/shapes.py`."""

from typing import TypedDict

from acey.shapes_words import Seat


class MatchShape(TypedDict):
    """A game's match as it stood before the game: to so many `points`, the best of so many `games` (an odd number),
    or neither: then it has no end. `id` is that of its first game; `score` and `wins` are by seat.
    """

    id: str
    points: int | None
    games: int | None
    score: list[int]
    wins: list[int]
    draws: int


class StandingShape(TypedDict):
    """How the match stands, this game counted once it is over. `target` wins it: points, or games won where it is
    the best of `games`; null where it has no end. `game` is the number of this one, `winner` the match's.
    """

    points: int | None
    games: int | None
    target: int | None
    game: int
    score: list[int]
    wins: list[int]
    draws: int
    winner: Seat | None


class SpreadShape(TypedDict):
    """How the dice of `games` fell: `faces` counts ones to sixes; of `rolls` of two so many were `doubles`, and so many
    1-2 (`aceys`). `chance` is that of a spread at least as uneven with fair dice, null for too few dice to say.
    """

    games: int
    dice: int
    faces: list[int]
    rolls: int
    doubles: int
    aceys: int
    chi_square: float
    chance: float | None


class SpreadsShape(TypedDict):
    """The dice of games by where they came from: drawn from the system's entropy, entered by hand, or fixed
    beforehand by a seed or a script. `unread` counts records that could not be read.
    """

    drawn: SpreadShape
    entered: SpreadShape
    fixed: SpreadShape
    unread: int
