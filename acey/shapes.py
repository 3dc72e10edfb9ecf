"""The shapes of everything that passes between page and engine, typed once.

Python reads them here; `tools/types.py` writes `web/engine/shapes.d.ts` from them for the page.
All points are in the numbering of the side that owns the checker: 24 is the far side, 1 the last point
before off. Seats are 0 and 1. What a rule set shows (numbering, words) is put on by the page.
"""

from typing import Any, Literal, NotRequired, TypedDict

Seat = Literal[0, 1]
Place = int | Literal["start", "bar", "off"]
Phase = Literal["opening", "roll", "play", "name", "roll-double", "over"]
StageKind = Literal["normal", "doubles", "acey", "named"]
Due = Literal["open", "open-again", "roll", "extra-roll", "move", "done", "name", "roll-double", "over"]
Winner = Literal[0, 1, "draw"]


class SideShape(TypedDict):
    """One side's 15 checkers; `points` maps "24" … "1" to counts, empty points left out."""

    points: dict[str, int]
    start: int
    bar: int
    off: int


class DieShape(TypedDict):
    """One number of the stage in hand, in the order shown; a double shows four, a complement eight or four."""

    n: int
    used: bool


MoveShape = TypedDict(
    "MoveShape",
    {"from": Place, "to": Place, "number": int, "hit": bool, "via": list[int]},
)
"""A next legal move. `via` is empty for one number; for several in one gesture it lists the landings
between, `number` is then the sum and `hit` says whether any landing hits. Where two routes lead to one
target both are listed, the hitting one first."""


class MayShape(TypedDict):
    """What the seat on turn may do now."""

    roll: bool
    undo: bool
    done: bool
    name: bool
    resign: bool


class NameShape(TypedDict):
    """What naming one double would bring: `most` of its `of` numbers can be played, `full` if all can
    (null when that was too long to find out), and what `follows` when they are not all played.
    """

    number: int
    most: int
    of: int
    full: bool | None
    follows: Literal["roll", "end"]
    follows_full: Literal["roll", "end"]


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
    | ForfeitEvent
    | TurnEvent
    | OverEvent
)

PendingMove = list[Place]
"""`[from, to, number]` of the stage in hand, not yet in the record."""


class View(TypedDict):
    """Everything the page needs to show one moment of a game; `events` lead here from revision `rev` - 1.

    `position` holds both sides by seat, each in its own numbering, the pending moves already made.
    `stage` and `rolled` are null except in phases play (and name, where they tell the 1-2 just played).
    `dice` are the numbers of the stage in hand with the used ones marked. `opening` holds the opening dice
    last rolled. `points` are both seats' points of this game, 0 until over.
    """

    rev: int
    phase: Phase
    seat: Seat | None
    due: Due
    position: list[SideShape]
    pips: list[int]
    pending: list[PendingMove]
    stage: StageKind | None
    rolled: list[int] | None
    opening: list[int] | None
    dice: list[DieShape]
    moves: list[MoveShape]
    names: list[NameShape]
    may: MayShape
    events: list[Event]
    winner: Winner | None
    points: list[int]


class SeatShape(TypedDict):
    """Who sits there; `level` is null for a person."""

    kind: Literal["person", "computer"]
    name: str
    level: str | None


class DiceShape(TypedDict):
    """Where the dice come from: the system's entropy, a seed, a script of digits, or entered by hand."""

    source: Literal["system", "seed", "script", "hand"]
    seed: NotRequired[int]
    script: NotRequired[str]


class RulesShape(TypedDict):
    """A rule set in full, by value: its name, whose words it shows, and every field."""

    name: str
    base: str
    fields: dict[str, Any]


class ResultShape(TypedDict):
    """How a finished game ended."""

    winner: Winner
    points: int


class RecordShape(TypedDict):
    """A game as it is kept: state is derived by replaying `actions` (packed, see `acey/record.py`)."""

    format: Literal["acey-record-1"]
    id: str
    rules: RulesShape
    seats: list[SeatShape]
    dice: DiceShape
    match: dict[str, Any] | None
    begun: str
    ended: str | None
    result: ResultShape | None
    actions: str


class SavedShape(TypedDict):
    """What the page saves: committed actions in `record`, the stage in hand in `pending`, and the `view`
    with which the page can paint before Python is there.
    """

    format: Literal["acey-save-1"]
    record: RecordShape
    pending: list[PendingMove]
    view: View


IntentShape = TypedDict(
    "IntentShape",
    {
        "do": Literal["open", "roll", "move", "undo", "done", "name", "die", "resign", "play"],
        "from": NotRequired[Place],
        "to": NotRequired[Place],
        "via": NotRequired[list[int]],
        "number": NotRequired[int],
        "seat": NotRequired[Seat],
        "dice": NotRequired[list[int]],
        "moves": NotRequired[list[PendingMove]],
    },
)
"""What a player wants. `move` takes from, to and via (and number where it matters); `name` takes number;
`resign` takes seat; `play` commits a whole stage (moves) at once, as the computer does; `open`, `roll` and
`die` take dice only where they are entered by hand, otherwise the engine draws them."""


class StateAnswer(TypedDict):
    """The answer to `new`, `view` and `act`: what to save and what to show."""

    record: RecordShape
    pending: list[PendingMove]
    view: View


class LogEntry(TypedDict):
    """One line of the log: an action of the record in words of the rule set and in notation."""

    index: int
    seat: Seat | None
    kind: Literal["opening", "roll", "play", "pass", "name", "die", "resign", "over"]
    dice: list[int]
    text: str


class VariantShape(TypedDict):
    """A variant as a switch: its sentence, and whether it would change nothing on this base."""

    number: int
    text: str
    idle: bool


class FieldShape(TypedDict):
    """A field of the rule set: its values, each with its sentence, and the one it has."""

    name: str
    value: Any
    values: list[Any]
    label: str
    texts: list[str]
    text: str


class RuleSetShape(TypedDict):
    """A rule set and everything it shows. `unchanged` lists the variants asked for that change nothing."""

    rules: RulesShape
    title: str
    summary: str
    numbering: Literal["down", "up"]
    words: dict[str, str]
    tips: list[str]
    fields: list[FieldShape]
    variants: list[VariantShape]
    unchanged: list[int]
    order_table: list[dict[str, Any]]
    off_table: list[dict[str, Any]]


class PresetShape(TypedDict):
    """A preset in the list of the new-game dialog."""

    name: str
    title: str
    summary: str


class ReasonShape(TypedDict):
    """Why a move is refused: a code, the rule field that forbids it (or null), and the sentence."""

    code: str
    field: str | None
    params: dict[str, Any]
    message: str


class ErrorShape(TypedDict):
    """What is wrong with a request; `reason` comes with a refused move, `index` with a refused action."""

    code: str
    message: str
    index: NotRequired[int]
    reason: NotRequired[ReasonShape]
