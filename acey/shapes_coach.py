"""The shapes of what the coach says: choices, reasons, a hint, a review. See `acey/shapes.py`."""

from typing import Literal, TypedDict

from acey.shapes_words import Place, Seat

Grade = Literal["good", "doubtful", "error", "blunder"]


class FactShape(TypedDict):
    """A count that speaks for a play, with the other play's where two are compared, and its sentence."""

    fact: str
    count: int
    other: int | None
    message: str


class ChoiceShape(TypedDict):
    """A play, or a double with its best play, and the points to be expected by the player who makes it."""

    number: int | None
    text: str
    moves: list[list[Place]]
    value: float


class HintShape(TypedDict):
    """The best plays or doubles, best first, and why the first of them.

    `yours` is the best that the moves already made can come to, or the double asked about; `loss` what that gives up.
    """

    kind: Literal["play", "name"]
    seat: Seat
    best: list[ChoiceShape]
    yours: ChoiceShape | None
    loss: float
    grade: Grade
    reasons: list[FactShape]


class DecisionShape(HintShape):
    """A decision of a game: what was played beside what was best. `at` is how many actions came before it."""

    at: int
    dice: list[int]


class LuckShape(TypedDict):
    """What a roll brought, in points: what is to be expected after it less what was before."""

    at: int
    seat: Seat
    luck: float


class SeatReviewShape(TypedDict):
    """One side of a review: decisions that left a choice, points lost by them in all, how many of each grade, luck."""

    decisions: int
    loss: float
    luck: float
    doubtful: int
    error: int
    blunder: int


class MomentShape(TypedDict):
    """A moment of the curve: after so many actions, the points that seat 0 could expect."""

    at: int
    value: float


class ReviewShape(TypedDict):
    """A game gone through. `most` is the most that a win is worth, the scale of the curve."""

    level: str
    count: int
    most: int
    decisions: list[DecisionShape]
    luck: list[LuckShape]
    seats: list[SeatReviewShape]
    curve: list[MomentShape]
