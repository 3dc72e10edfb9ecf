"""The shapes of everything that passes between page and engine, typed once.

Python reads them here; `tools/shape_types.py` writes `web/engine/shapes.d.ts` from them for the page.
All points are in the numbering of the side that owns the checker: 24 is the far side, 1 the last point
before off. Seats are 0 and 1. What a rule set shows (numbering, words) is put on by the page.
"""

from typing import Any, Literal, NotRequired, TypedDict

from acey.shapes_events import Event
from acey.shapes_match import MatchShape, StandingShape
from acey.shapes_rules import RulesShape
from acey.shapes_words import Due, Phase, Place, Seat, StageKind, Winner


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
    """What may be done now: `undo` within the turn, `reopen` to take up the turn that has just ended (no dice
    have fallen since), `correct` to enter dice anew that were entered by hand.
    """

    roll: bool
    undo: bool
    reopen: bool
    correct: bool
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


PendingMove = list[Place]
"""`[from, to, number]` of the stage in hand, not yet in the record."""


class View(TypedDict):
    """Everything the page needs to show one moment of a game; `events` lead here from revision `rev` - 1.

    `position` holds both sides by seat, each in its own numbering, the pending moves already made.
    `stage` and `rolled` are null except in phases play (and name, where they tell the 1-2 just played).
    `dice` are the numbers of the stage in hand with the used ones marked. `opening` holds the opening dice
    last rolled. `forced` tells that a number is to be played and that, in whichever order, there is one
    outcome only. `points` are both seats' points of this game, 0 until over. `contact` tells whether the two
    sides can still meet, so that something can still be hit.
    """

    rev: int
    phase: Phase
    seat: Seat | None
    due: Due
    position: list[SideShape]
    pips: list[int]
    contact: bool
    pending: list[PendingMove]
    stage: StageKind | None
    rolled: list[int] | None
    opening: list[int] | None
    dice: list[DieShape]
    moves: list[MoveShape]
    forced: bool
    names: list[NameShape]
    may: MayShape
    events: list[Event]
    winner: Winner | None
    points: list[int]
    match: StandingShape


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


class ResultShape(TypedDict):
    """How a finished game ended."""

    winner: Winner
    points: int


class StartShape(TypedDict):
    """Where a game starts that was set up by hand: both sides, seat 0 first, and the seat on roll; null in phase
    `opening`, where one die each decides.
    """

    seat: Seat | None
    phase: Literal["opening", "roll"]
    position: list[SideShape]


class RecordShape(TypedDict):
    """A game as it is kept: state is derived by replaying `actions` (packed, see `acey/record.py`). A game that
    starts on the empty board has no `start`.
    """

    format: Literal["acey-record-1"]
    id: str
    rules: RulesShape
    seats: list[SeatShape]
    dice: DiceShape
    match: MatchShape | None
    begun: str
    ended: str | None
    result: ResultShape | None
    actions: str
    start: NotRequired[StartShape]


class SavedShape(TypedDict):
    """What the page saves: committed actions in `record`, the stage in hand in `pending`, and the `view`
    with which the page can paint before Python is there (null in a finished game that was put away). `name` is
    the player's own for the game, `saved` the date of the last step.
    """

    format: Literal["acey-save-2"]
    name: str
    saved: str
    record: RecordShape
    pending: list[PendingMove]
    view: View | None


IntentShape = TypedDict(
    "IntentShape",
    {
        "do": Literal[
            "open",
            "roll",
            "move",
            "undo",
            "reopen",
            "correct",
            "done",
            "name",
            "die",
            "resign",
            "play",
            "text",
        ],
        "from": NotRequired[Place],
        "to": NotRequired[Place],
        "via": NotRequired[list[int]],
        "number": NotRequired[int],
        "seat": NotRequired[Seat],
        "dice": NotRequired[list[int]],
        "moves": NotRequired[list[PendingMove]],
        "text": NotRequired[str],
    },
)
"""What a player wants. `move` takes from, to and via (and number where it matters); `name` takes number;
`resign` takes seat; `play` commits a whole stage (moves) at once, as the computer does; `text` makes the
moves written in `text`, as `acey.notation` reads them, in the numbering shown; `open`, `roll` and `die` take
dice only where they are entered by hand, otherwise the engine draws them."""


class RemarkShape(TypedDict):
    """One thing to say about a layout: a code, what it is about, and the sentence. `side` is a seat."""

    code: str
    params: dict[str, Any]
    message: str


class FormsShape(TypedDict):
    """A position as text: the line of the protocol, GNU Backgammon's Position ID, XGID; null while it is none."""

    text: str | None
    position_id: str | None
    xgid: str | None


class SetupShape(TypedDict):
    """The answer to `setup`: a layout (seat 0 first) with the seat on roll, all its problems at once, what its text
    could not say and what was assumed, and what the two IDs cannot say of it.
    """

    seat: Seat
    position: list[SideShape]
    problems: list[RemarkShape]
    warnings: list[RemarkShape]
    unsaid: list[RemarkShape]
    forms: FormsShape


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


class ChainShape(TypedDict):
    """A run of 1-2 in one turn: whose, how many, and after how many actions its last one lay on the table."""

    seat: Seat
    count: int
    at: int


class LuckShape(TypedDict):
    """A roll and the pips it brought in the race; `at` is how many actions there were when it was played."""

    seat: Seat
    dice: list[int]
    pips: int
    at: int


class FiguresShape(TypedDict):
    """What the shelf tells of a game: its turns, its longest chain of 1-2, the roll that brought most."""

    turns: int
    chain: ChainShape | None
    luck: LuckShape | None


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
