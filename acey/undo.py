"""Taking back: one step at a time, to the last dice and no further.

`undo` works while the same seat is on turn, `reopen` on a play that ended it, until the next dice. Dice themselves
are taken back only where they were entered by hand, to `correct` them.
"""

from collections.abc import Sequence

from acey.errors import NotAllowed
from acey.hand import Hand
from acey.moves import Move
from acey.packing import Action
from acey.replay import Game
from acey.shapes_events import Event


def may_undo(game: Game, hand: Hand | None) -> bool:
    """Return whether there is a step to take back."""
    index = _last_choice(game)
    return bool(hand and hand.played) or (index is not None and _is_of_this_turn(game, index))


def may_reopen(game: Game) -> bool:
    """Return whether the turn that is over can be taken up again: no dice have fallen since."""
    index = _last_choice(game)
    return index is not None and not _is_of_this_turn(game, index)


def may_correct(game: Game, hand: Hand | None) -> bool:
    """Return whether the dice last entered by hand can be entered anew: no move was made with them yet."""
    return not (hand and hand.played) and _last_entered(game) is not None


def undo(game: Game, hand: Hand | None) -> tuple[Game, Hand | None, list[Event]]:
    """Take one step back: the last move in hand, or the naming or play before; raise NotAllowed at the dice.

    A play taken back is in hand again, less its last move.
    """
    if hand and hand.played:
        return game, _less_one(game, hand.played), [unmove(game, hand.played[-1])]
    index = _last_choice(game)
    if index is None or not _is_of_this_turn(game, index):
        raise NotAllowed("wrong-phase", "wrong-phase.undo")
    return _before_choice(game, index)


def reopen(game: Game) -> tuple[Game, Hand | None, list[Event]]:
    """Take the last step of the turn before back, as `undo` does within one; raise NotAllowed once dice fell."""
    index = _last_choice(game)
    if index is None or _is_of_this_turn(game, index):
        raise NotAllowed("wrong-phase", "wrong-phase.undo")
    return _before_choice(game, index)


def correct(game: Game, hand: Hand | None) -> tuple[Game, list[Event]]:
    """Take the dice last entered by hand back; raise NotAllowed when they were drawn or played with."""
    index = _last_entered(game)
    if index is None or (hand and hand.played):
        raise NotAllowed("wrong-phase", "wrong-phase.correct")
    kind, *dice = game.record.actions[index]
    before = game.back_to(index)
    seat = None if kind == "opening" else before.state.seat
    return before, [{"type": "unroll", "seat": seat, "dice": dice}]


def _before_choice(game: Game, index: int) -> tuple[Game, Hand | None, list[Event]]:
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
    return index


def _is_of_this_turn(game: Game, index: int) -> bool:
    return game.states[index].seat == game.state.seat


def _last_entered(game: Game) -> int | None:
    """Return the index of the dice last entered by hand, a pass they brought with them."""
    actions = game.record.actions
    if game.record.dice["source"] != "hand" or game.state.phase == "over":
        return None
    index = len(actions) - 1
    if index >= 0 and _is_pass(actions[index]):
        index -= 1
    return index if index >= 0 and actions[index][0] in ("opening", "roll", "die") else None


def _is_pass(action: Action) -> bool:
    return action[0] == "play" and not action[1]
