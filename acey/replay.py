"""A game in progress: its record and every state on the way. Replaying checks each action."""

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from acey.dice import foretold
from acey.errors import AceyError, BadRecord
from acey.game import State, apply
from acey.packing import Action
from acey.record import Record

_DICE_OF = {"opening": 2, "roll": 2, "die": 1}
_GROUND = attrgetter("rules.rules", "dice", "start")
"""What two records must share before their actions are compared."""


@dataclass(frozen=True, slots=True)
class Game:
    """A record with the states it leads through: `states[i]` is before action i, the last one is now."""

    record: Record
    states: tuple[State, ...]

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

    @property
    def drawn(self) -> int:
        """How many dice were drawn so far."""
        return sum(_DICE_OF.get(action[0], 0) for action in self.record.actions)

    def then(self, action: Action, date: str | None = None) -> "Game":
        """Return the game after one more action; raise NotAllowed when it cannot happen now.

        `date` is noted as the end if the action ends the game.
        """
        state = apply(self.state, action)
        record = replace(self.record, actions=(*self.record.actions, _with_numbers(self.state, action)))
        if state.phase == "over" and state.winner is not None:
            result: Any = {"winner": state.winner, "points": sum(state.points)}
            record = replace(record, ended=date, result=result)
        return Game(record, (*self.states, state))

    def back_to(self, count: int) -> "Game":
        """Return the game as it was after its first `count` actions."""
        actions = self.record.actions[:count]
        return Game(replace(self.record, actions=actions, ended=None, result=None), self.states[: count + 1])


def begin(record: Record) -> Game:
    """Return a game with nothing done yet, where its record says it starts."""
    bare = replace(record, actions=(), ended=None, result=None)
    rules = record.rules.rules
    return Game(bare, (record.start.state(rules) if record.start else State(rules),))


def replay(record: Record, memo: Game | None = None) -> Game:
    """Return the game that a record holds; raise BadRecord at the first action that could not have happened.

    `memo` is a game derived earlier: the actions it shares with the record are not replayed again.
    """
    game = _shared(record, memo) if memo else begin(record)
    states, drawn = list(game.states), game.drawn
    for index in range(len(states) - 1, len(record.actions)):
        action = record.actions[index]
        count = _DICE_OF.get(action[0], 0)
        ahead = foretold(record.dice, drawn, count) if count else None
        if ahead is not None and ahead != action[1:]:
            raise BadRecord("bad-record.dice", index, what=_dice(action[1:]), dice=_dice(ahead))
        try:
            states.append(apply(states[-1], action))
        except AceyError as error:
            raise BadRecord("bad-record.action", index, cause=error) from error
        drawn += count
    _check_result(record, states[-1])
    return Game(record, tuple(states))


def _shared(record: Record, memo: Game) -> Game:
    if _GROUND(memo.record) != _GROUND(record):
        return begin(record)
    count = 0
    for ours, theirs in zip(memo.record.actions, record.actions, strict=False):
        if ours != theirs:
            break
        count += 1
    return memo.back_to(count)


def _check_result(record: Record, state: State) -> None:
    result = {"winner": state.winner, "points": sum(state.points)} if state.phase == "over" else None
    if record.result != result or (record.ended is None) != (result is None):
        raise BadRecord("bad-record.result", len(record.actions))


def _with_numbers(before: State, action: Action) -> Action:
    """Return the action as records keep it: the moves of a play with the numbers the engine assigned."""
    if action[0] != "play":
        return action
    hand = before.in_hand().play_all((*move, None)[:3] for move in action[1])
    return ["play", [[move.origin, move.to, move.number] for move in hand.played]]


def _dice(numbers: list[int]) -> str:
    return "-".join(map(str, numbers))
