"""Taking back: one step at a time, to the last dice and no further, while the same seat is on turn."""

from collections.abc import Sequence

from acey.errors import NotAllowed
from acey.hand import Hand
from acey.moves import Move
from acey.packing import Action
from acey.replay import Game
from acey.shapes_events import Event


def may_undo(game: Game, hand: Hand | None) -> bool:
    """Return whether there is a step to take back."""
    return bool(hand and hand.played) or _last_choice(game) is not None


def undo(game: Game, hand: Hand | None) -> tuple[Game, Hand | None, list[Event]]:
    """Take one step back: the last move in hand, or the naming or play before; raise NotAllowed at the dice.

    A play taken back is in hand again, less its last move.
    """
    if hand and hand.played:
        return game, _less_one(game, hand.played), [unmove(game, hand.played[-1])]
    index = _last_choice(game)
    if index is None:
        raise NotAllowed("wrong-phase", "wrong-phase.undo")
    kind, given = game.record.actions[index]
    before = game.back_to(index)
    if kind == "name":
        return before, None, [{"type": "unname", "seat": before.state.seat, "number": given}]
    played = before.state.in_hand().play_all((origin, to, number) for origin, to, number in given).played
    return before, _less_one(before, played), [unmove(before, played[-1])]


def unmove(game: Game, move: Move) -> Event:
    """Return the event of a move taken back."""
    return {
        "type": "unmove",
        "seat": game.state.seat,
        "from": move.origin,
        "to": move.to,
        "number": move.number,
        "hit": move.hit,
    }


def _less_one(game: Game, played: Sequence[Move]) -> Hand:
    return game.state.in_hand().play_all((move.origin, move.to, move.number) for move in played[:-1])


def _last_choice(game: Game) -> int | None:
    """Return the index of the last naming or play that may be taken back, a pass after a naming with it."""
    actions, state = game.record.actions, game.state
    index = len(actions) - 1
    if index >= 0 and _is_pass(actions[index]):
        index -= 1
        if index < 0 or actions[index][0] != "name":
            return None
    if index < 0 or actions[index][0] not in ("name", "play") or state.phase == "over":
        return None
    return index if game.states[index].seat == state.seat else None


def _is_pass(action: Action) -> bool:
    return action[0] == "play" and not action[1]
