"""The view: everything the page needs to show one moment of a game."""

from collections.abc import Sequence

from acey.hand import Hand
from acey.match import standing
from acey.moves import Move
from acey.position import POINTS, Side, side_shape
from acey.reach import is_forced, prospects, targets
from acey.replay import Game
from acey.shapes import DieShape, MayShape, PendingMove, View
from acey.shapes_events import Event
from acey.shapes_words import Due
from acey.undo import may_correct, may_reopen, may_undo

NOTHING: MayShape = {
    "roll": False,
    "undo": False,
    "reopen": False,
    "correct": False,
    "done": False,
    "name": False,
    "resign": False,
}
"""What may be done where one only looks."""


def view(game: Game, hand: Hand | None, rev: int, events: Sequence[Event] = ()) -> View:
    """Return the view of a game with the stage in hand (None outside phase play).

    `rev` is the number of this revision and `events` what led to it from the one before.
    """
    state = game.state
    sides = _sides(game, hand)
    is_named_next = state.phase in ("name", "roll-double")
    return {
        "rev": rev,
        "phase": state.phase,
        "seat": None if state.phase in ("opening", "over") else state.seat,
        "due": _due(game, hand),
        "position": [side_shape(side) for side in sides],
        "pips": [side.pips for side in sides],
        "contact": sides[0].highest + sides[1].highest > POINTS + 1,
        "pending": pending_shape(hand.played if hand else ()),
        "stage": state.stage.kind if state.stage else None,
        "rolled": list(state.stage.dice) if state.stage else None,
        "opening": _opening(game),
        "dice": _dice(hand) if hand else _used_dice(game) if is_named_next else [],
        "moves": targets(hand) if hand else [],
        "forced": hand is not None and is_forced(hand),
        "names": prospects(state.rules, state.position) if state.phase == "name" else [],
        "may": _may(game, hand),
        "events": list(events),
        "winner": state.winner,
        "points": list(state.points),
        "match": standing(game.record.match, game.record.result),
    }


def pending_shape(moves: Sequence[Move]) -> list[PendingMove]:
    """Return moves of the stage in hand the way they are saved."""
    return [[move.origin, move.to, move.number] for move in moves]


def _sides(game: Game, hand: Hand | None) -> tuple[Side, Side]:
    position = hand.position if hand else game.state.position
    if game.state.seat == 1:
        position = position.flipped()
    return position.mine, position.theirs


def _due(game: Game, hand: Hand | None) -> Due:
    phase = game.state.phase
    if phase == "opening":
        return "open-again" if game.record.actions else "open"
    if phase == "roll":
        return "extra-roll" if game.state.is_extra else "roll"
    if phase == "play":
        return "move" if hand and hand.next_moves else "done"
    return phase


def _opening(game: Game) -> list[int] | None:
    """Return the opening dice last rolled, until the starter has rolled."""
    actions = game.record.actions
    return list(actions[-1][1:]) if actions and actions[-1][0] == "opening" else None


def _dice(hand: Hand) -> list[DieShape]:
    numbers = list(hand.stage.dice) if len(hand.stage.numbers) == 2 else list(hand.stage.numbers)
    unused = list(hand.left)
    shown: list[DieShape] = []
    for number in reversed(numbers):
        is_left = number in unused
        if is_left:
            unused.remove(number)
        shown.append({"n": number, "used": not is_left})
    return shown[::-1]


def _used_dice(game: Game) -> list[DieShape]:
    stage = game.state.stage
    return [{"n": number, "used": True} for number in stage.dice] if stage else []


def _may(game: Game, hand: Hand | None) -> MayShape:
    phase = game.state.phase
    return {
        "roll": phase in ("opening", "roll", "roll-double"),
        "undo": may_undo(game, hand),
        "reopen": may_reopen(game),
        "correct": may_correct(game, hand),
        "done": hand is not None and hand.is_whole,
        "name": phase == "name",
        "resign": phase != "over",
    }
