"""The state of a game and its transitions. Chance is an input: dice are handed in, never drawn here.

A state is a frozen value; each transition returns a new one or raises NotAllowed. Undo is "use the earlier state".
"""

from dataclasses import dataclass, replace
from typing import Any

from acey.errors import NotAllowed, Unreadable
from acey.hand import Hand, take_in_hand
from acey.moves import steps_of
from acey.packed import pack
from acey.position import Position
from acey.rules import RuleSet
from acey.scoring import worth
from acey.shapes_words import Phase, Place, Seat, Winner
from acey.stages import Follows, Stage, follows, forfeit_field, named_stage, rolled_stage

PlayedMove = tuple[Place, Place, int | None]
"""(from, to, number or None) as actions carry it."""
_AFTER: dict[Follows, Phase] = {"roll": "roll", "name": "name", "roll-double": "roll-double"}


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game: whose action is due and what it is.

    `position` is seen by `seat` (by seat 0 in phase opening and when the game is over). `stage` is the stage in
    hand in phase play, and in phases name and roll-double the 1-2 before them. `is_extra` marks a roll earned.
    """

    rules: RuleSet
    phase: Phase = "opening"
    seat: Seat = 0
    position: Position = Position()
    stage: Stage | None = None
    is_extra: bool = False
    winner: Winner | None = None
    points: tuple[int, int] = (0, 0)

    @property
    def position_of_seat_0(self) -> Position:
        """The position seen by seat 0, whoever is on roll."""
        return self.position.flipped() if self.seat == 1 else self.position

    def in_hand(self) -> Hand:
        """Return the stage in hand with nothing played; raise NotAllowed outside phase play."""
        self._require("play")
        if self.stage is None:
            raise NotAllowed("wrong-phase", what="play", phase=self.phase)
        return take_in_hand(self.rules, self.position, self.stage)

    def open(self, first: int, second: int) -> "State":
        """Roll one die each (R1): a tie stays in phase opening, the higher rolls both afresh."""
        self._require("opening")
        if first == second:
            return self
        starter: Seat = 0 if first > second else 1
        return _roll_due(replace(self, seat=starter, position=_seen_by(starter, self.position)))

    def roll(self, first: int, second: int) -> "State":
        """Roll two dice, which start a stage."""
        self._require("roll")
        return replace(self, phase="play", stage=rolled_stage(self.rules, first, second), is_extra=False)

    def play(self, hand: Hand) -> "State":
        """Commit a stage in hand that is a whole play; raise NotAllowed when numbers must still be played."""
        self._require("play")
        if not hand.is_whole:
            raise NotAllowed("illegal-play", "illegal-play.unfinished")
        if hand.is_won:
            return _over(replace(self, position=hand.position), self.seat)
        after = replace(self, position=hand.position)
        due = what_follows(self.rules, hand)
        if due == "end":
            return _roll_due(_passed_on(after))
        if due == "roll":
            return _roll_due(replace(after, is_extra=True))
        return replace(after, phase=_AFTER[due])

    def name(self, number: int) -> "State":
        """Name the double that follows a 1-2 (R10: any of the six)."""
        self._require("name")
        return replace(self, phase="play", stage=named_stage(self.rules, number))

    def die(self, number: int) -> "State":
        """Roll one die for the double that follows a 1-2."""
        self._require("roll-double")
        return replace(self, phase="play", stage=named_stage(self.rules, number))

    def resign(self, seat: Seat) -> "State":
        """Give up: it scores as a loss at this moment."""
        if self.phase == "over":
            raise NotAllowed("game-over")
        return _over(self, 1 if seat == 0 else 0)

    def _require(self, phase: Phase) -> None:
        if self.phase == "over":
            raise NotAllowed("game-over")
        if self.phase != phase:
            raise NotAllowed("wrong-phase", what=phase, phase=self.phase)


def start_at(rules: RuleSet, position: Position, seat: Seat = 0) -> State:
    """Return a game that starts from a position seen by `seat`, which is on roll (R14 is looked at first)."""
    return _roll_due(State(rules, "roll", seat, position))


def what_follows(rules: RuleSet, hand: Hand) -> Follows:
    """Return what is due after a whole play that did not win."""
    return follows(rules, hand.stage.kind, forfeited=lost_by(rules, hand) is not None)


def lost_by(rules: RuleSet, hand: Hand) -> str | None:
    """Return the field under which an incomplete play loses what would follow it, or None if nothing is lost."""
    if hand.is_complete or follows(rules, hand.stage.kind, forfeited=False) == "end":
        return None
    return forfeit_field(rules, hand.stage.kind, began_all_home=hand.start.mine.is_all_home)


def is_dead(rules: RuleSet, position: Position) -> bool:
    """Return whether neither side has a move by any number (R14).

    A stage of kind named opens the bar and start wherever a double would, which is what R14 leaves out of account.
    """
    steps = steps_of(rules, "named")
    return not any(
        steps.sources(*packed, number)
        for packed in (pack(position), pack(position.flipped()))
        for number in range(1, 7)
    )


def apply(state: State, action: object) -> State:
    """Return the state after an action as the protocol writes it, e.g. `["roll", 3, 1]`.

    Raise Unreadable for what is no action, NotAllowed for what cannot happen now.
    """
    if not isinstance(action, list) or not action or not isinstance(action[0], str):
        raise Unreadable("bad-request", "bad-request.action")
    match action:
        case ["opening", first, second]:
            return state.open(die(first), die(second))
        case ["roll", first, second]:
            return state.roll(die(first), die(second))
        case ["play", list(moves)]:
            return state.play(state.in_hand().play_all(map(read_move, moves)))
        case ["name", number]:
            return state.name(die(number))
        case ["die", number]:
            return state.die(die(number))
        case ["resign", seat] if type(seat) is int and seat in (0, 1):
            return state.resign(0 if seat == 0 else 1)
    raise Unreadable("bad-request", "bad-request.action")


def die(number: Any) -> int:
    """Return a die's number, or raise Unreadable when it is none."""
    if type(number) is not int or not 1 <= number <= 6:
        raise Unreadable("bad-dice", what=repr(number)[:40])
    return number


def read_move(given: Any) -> PlayedMove:
    """Read `[from, to]` or `[from, to, number]`; raise Unreadable when it is neither."""
    if isinstance(given, list) and len(given) in (2, 3):
        origin, to, number = (*given, None)[:3]
        if _is_place(origin) and _is_place(to) and (number is None or type(number) is int):
            return origin, to, number
    raise Unreadable("bad-request", "bad-request.move", what=repr(given)[:40])


def _is_place(given: Any) -> bool:
    return given in ("start", "bar", "off") or (type(given) is int and 1 <= given <= 24)


def _seen_by(seat: Seat, position_of_seat_0: Position) -> Position:
    return position_of_seat_0.flipped() if seat == 1 else position_of_seat_0


def _passed_on(state: State) -> State:
    return replace(
        state,
        seat=1 if state.seat == 0 else 0,
        position=state.position.flipped(),
        stage=None,
        is_extra=False,
    )


def _over(state: State, winner: Winner) -> State:
    points = [0, 0]
    position = state.position_of_seat_0
    if winner != "draw":
        points[winner] = worth(state.rules, loser=position.theirs if winner == 0 else position.mine)
    return State(state.rules, "over", 0, position, winner=winner, points=(points[0], points[1]))


def _roll_due(state: State) -> State:
    if is_dead(state.rules, state.position):
        return _over(state, "draw")
    return replace(state, phase="roll", stage=None)
