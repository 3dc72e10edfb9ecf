"""The commands of the engine protocol: plays, moves, why, best, evaluate, replay (see `docs/protocol.md`)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from acey.data import Reader
from acey.desk import Desk
from acey.errors import AceyError, Unreadable
from acey.game import State, apply, start_at
from acey.hand import Hand
from acey.moves import Move
from acey.notation import play_text
from acey.players import LEVELS
from acey.players.expert import answers, mean
from acey.players.judge import judge_of
from acey.players.level import Level
from acey.plays import Play, legal_plays
from acey.position import position_shape, read_position
from acey.requests import count_in, hand_in, part, place_in, position_in, rules_in, stage_in
from acey.rules import RuleSet
from acey.stages import Stage, follows, forfeit_field
from acey.why import why

Answer = dict[str, Any]
_MOST_ACTIONS = 20_000
_MOST_PLAYS = 100_000


def plays(desk: Desk, request: dict[str, Any]) -> Answer:
    """List the distinct outcomes of a roll."""
    rules, position = rules_in(request).rules, position_in(request)
    stage = stage_in(rules, request)
    describe = _describer(rules, stage, began_all_home=position.mine.is_all_home)
    return {"plays": [describe(play) for play in legal_plays(rules, position, stage)]}


def moves(desk: Desk, request: dict[str, Any]) -> Answer:
    """List the next single moves that begin a legal rest."""
    return {"moves": [{**move_shape(move), "number": move.number} for move in hand_in(request).next_moves]}


def explain(desk: Desk, request: dict[str, Any]) -> Answer:
    """Say whether a move is legal, and if not why."""
    hand = hand_in(request)
    return explanation(desk, request, hand)


def explanation(desk: Desk, request: dict[str, Any], hand: Hand) -> Answer:
    """Answer `why` for a stage in hand, in the words of the request's rule set."""
    reason = why(hand, place_in(request, "from"), place_in(request, "to"))
    named = rules_in(request if "rules" in request else request["record"])
    return {"legal": reason is None, "reason": reason and reason.shape(desk.speech(named))}


def best(desk: Desk, request: dict[str, Any]) -> Iterator[Answer | None]:
    """Choose a play or a double at a level; yields None while thinking and the answer last."""
    level = level_of(part(request, "level"), desk.read)
    rules, position = rules_in(request).rules, position_in(request)
    if request.get("naming") is True:
        if follows(rules, "acey", forfeited=False) == "roll-double":
            raise Unreadable("bad-request", "bad-request.naming")
        for named in level.name_double(rules, position):
            yield named and _named(request, *named)
        return
    stage = stage_in(rules, request)
    describe = _describer(rules, stage, began_all_home=position.mine.is_all_home)
    count = count_in(request, "all", 1, _MOST_PLAYS)
    for ranked in level.rank_plays(rules, position, stage):
        if ranked is None:
            yield None
            continue
        shapes = [{"play": describe(choice.play), "value": choice.value} for choice in ranked[:count]]
        yield {**shapes[0], "all": shapes} if "all" in request else shapes[0]


def _named(request: dict[str, Any], name: int, values: Mapping[int, float]) -> Answer:
    answer: Answer = {"name": name, "values": {str(number): value for number, value in values.items()}}
    if "all" in request:
        order = sorted(values, key=lambda number: (number == name, values[number], number), reverse=True)
        count = count_in(request, "all", 1, _MOST_PLAYS)
        answer["all"] = [{"name": number, "value": values[number]} for number in order[:count]]
    return answer


def evaluate(desk: Desk, request: dict[str, Any]) -> Iterator[Answer | None]:
    """Say what a position is worth to the player on roll, over all rolls, and what each roll is worth."""
    rules, position = rules_in(request).rules, position_in(request)
    judge = judge_of(rules, desk.read)
    values = yield from answers(judge, rules, position)
    each = {f"{high}-{low}": judge.points_of(value) for (high, low), value in values.items()}
    yield {"value": judge.points_of(mean(values)), "rolls": each}


def replay(desk: Desk, request: dict[str, Any]) -> Answer:
    """Return the state after a list of actions, or an error with the index of the first that is refused."""
    rules, actions = rules_in(request).rules, part(request, "actions")
    if not isinstance(actions, list):
        raise Unreadable("bad-request", "bad-request.value", name="actions")
    if len(actions) > _MOST_ACTIONS:
        raise Unreadable("too-large")
    state = start_at(rules, read_position(request["from"])) if "from" in request else State(rules)
    for index, action in enumerate(actions):
        try:
            state = apply(state, action)
        except AceyError as error:
            error.index = index
            raise
    return state_shape(state)


def state_shape(state: State) -> Answer:
    """Return a state as the protocol's object."""
    is_playing = state.phase == "play" and state.stage is not None
    return {
        "phase": state.phase,
        "seat": None if state.phase in ("opening", "over") else state.seat,
        "positions": position_shape(state.position_of_seat_0),
        "stage": state.stage.kind if is_playing and state.stage else None,
        "dice": list(state.stage.dice) if is_playing and state.stage else None,
        "points": list(state.points),
        "winner": state.winner,
    }


def move_shape(move: Move) -> Answer:
    """Return a move as the protocol's object."""
    return {"from": move.origin, "to": move.to, "hit": move.hit}


def level_of(name: Any, read: Reader) -> Level:
    """Return a level of the computer by name; raise Unreadable when there is none like that."""
    if not isinstance(name, str) or name not in LEVELS:
        raise Unreadable("bad-request", "bad-request.level", name=str(name)[:40])
    return LEVELS[name](read)


def _describer(rules: RuleSet, stage: Stage, *, began_all_home: bool) -> Callable[[Play], Answer]:
    may_forfeit = forfeit_field(rules, stage.kind, began_all_home=began_all_home) is not None

    def describe(play: Play) -> Answer:
        due = follows(rules, stage.kind, forfeited=may_forfeit and not play.complete)
        line = play.moves
        return {
            "moves": [move_shape(move) for move in line],
            "text": play_text(stage, line),
            "position": position_shape(play.position),
            "complete": play.complete,
            "next": "won" if play.is_win else due,
        }

    return describe


COMMANDS: dict[str, Callable[[Desk, dict[str, Any]], Answer | Iterator[Answer | None]]] = {
    "plays": plays,
    "moves": moves,
    "why": explain,
    "best": best,
    "evaluate": evaluate,
    "replay": replay,
}
