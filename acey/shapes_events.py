"""The shapes of events: what happened between one view and the next. See `acey/shapes.py`."""

from typing import Literal, TypedDict

from acey.shapes_words import Place, Seat, StageKind, Winner


class OpeningEvent(TypedDict):
    """Each seat rolled one die; `starter` is null after a tie."""

    type: Literal["opening"]
    dice: list[int]
    starter: Seat | None


class RollEvent(TypedDict):
    """Two dice were rolled; `stage` is the stage they start."""

    type: Literal["roll"]
    seat: Seat
    dice: list[int]
    stage: StageKind
    extra: bool


MoveEvent = TypedDict(
    "MoveEvent",
    {
        "type": Literal["move", "unmove"],
        "seat": Seat,
        "from": Place,
        "to": Place,
        "number": int,
        "hit": bool,
    },
)
"""One checker moved by one number (or was taken back: then it goes from `to` to `from`, and the checker
it had hit returns from the bar). A hit checker of the other seat stood on that seat's point 25 - `to`."""


class PlayEvent(TypedDict):
    """A stage was played and is now in the record; its moves came before as events of their own."""

    type: Literal["play"]
    seat: Seat
    stage: StageKind
    dice: list[int]
    text: str
    complete: bool


class PassEvent(TypedDict):
    """A stage had no legal move and was passed."""

    type: Literal["pass"]
    seat: Seat
    stage: StageKind
    dice: list[int]


class NameEvent(TypedDict):
    """A double was named, a naming taken back, or one die rolled for the double."""

    type: Literal["name", "unname", "die"]
    seat: Seat
    number: int


class UnrollEvent(TypedDict):
    """Dice entered by hand were taken back, to be entered anew; `seat` is null for the opening's."""

    type: Literal["unroll"]
    seat: Seat | None
    dice: list[int]


class ForfeitEvent(TypedDict):
    """A stage was not played in full and what would have followed is lost."""

    type: Literal["forfeit"]
    seat: Seat
    stage: StageKind
    field: str


class TurnEvent(TypedDict):
    """`turn`: the dice pass to `seat`. `extra`: `seat` has earned another roll. `resign`: `seat` gives up.
    `script-over`: the dice script is used up and the system's dice follow.
    """

    type: Literal["turn", "extra", "resign", "script-over"]
    seat: Seat


class MatchEvent(TypedDict):
    """The match is over as well; `score` is what was counted in it, points or games won, by seat."""

    type: Literal["match"]
    winner: Seat
    score: list[int]


class OverEvent(TypedDict):
    """The game is over; `points` is the winner's worth, 0 for a draw."""

    type: Literal["over"]
    winner: Winner
    points: int


Event = (
    OpeningEvent
    | RollEvent
    | MoveEvent
    | PlayEvent
    | PassEvent
    | NameEvent
    | UnrollEvent
    | ForfeitEvent
    | TurnEvent
    | OverEvent
    | MatchEvent
)
