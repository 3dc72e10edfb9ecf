"""Reading requests: what a command needs from the JSON it is sent, with errors that name what is wrong."""

from typing import Any, cast

from acey.errors import NotAllowed, Unreadable
from acey.game import die, read_move
from acey.hand import Hand, take_in_hand
from acey.position import Position, read_position
from acey.rules import NamedRules, RuleSet, named_rules
from acey.shapes_words import Place
from acey.stages import MOST_MOVES, Stage, named_stage, rolled_stage


def part(request: dict[str, Any], name: str) -> Any:
    """Return a part of a request; raise Unreadable that names it when it is missing."""
    if name not in request:
        raise Unreadable("bad-request", "bad-request.missing", name=name)
    return request[name]


def rules_in(request: dict[str, Any]) -> NamedRules:
    """Return the rule set of a request."""
    return named_rules(part(request, "rules"))


def position_in(request: dict[str, Any]) -> Position:
    """Return the position of a request."""
    return read_position(part(request, "position"))


def stage_in(rules: RuleSet, request: dict[str, Any]) -> Stage:
    """Return the stage of a request's dice; a named double says so, other stages may and must then fit."""
    dice = part(request, "dice")
    if not isinstance(dice, list) or len(dice) != 2:
        raise Unreadable("bad-dice", what=repr(dice)[:40])
    first, second = die(dice[0]), die(dice[1])
    asked = request.get("stage")
    if asked == "named":
        if first != second:
            raise Unreadable("bad-dice", "bad-dice.stage", what=f"{first}-{second}", name="named")
        return named_stage(rules, first)
    stage = rolled_stage(rules, first, second)
    if asked not in (None, stage.kind):
        raise Unreadable("bad-dice", "bad-dice.stage", what=f"{first}-{second}", name=str(asked)[:20])
    return stage


def hand_in(request: dict[str, Any]) -> Hand:
    """Return the stage in hand of a request, with the moves already played; raise illegal-prefix for these."""
    rules = rules_in(request).rules
    hand = take_in_hand(rules, position_in(request), stage_in(rules, request))
    played = request.get("played", [])
    if not isinstance(played, list) or len(played) > MOST_MOVES:
        raise Unreadable("bad-request", "bad-request.value", name="played")
    moves = [read_move(move) for move in played]
    try:
        return hand.play_all(moves)
    except NotAllowed as error:
        raise NotAllowed(
            "illegal-prefix", error.detail.replace("play", "prefix", 1), **error.params
        ) from error


def place_in(request: dict[str, Any], name: str) -> Place:
    """Return a place of a request: a point 1 to 24, "start", "bar" or "off"."""
    given = part(request, name)
    if given in ("start", "bar", "off") or (type(given) is int and 1 <= given <= 24):
        return cast("Place", given)
    raise Unreadable("bad-request", "bad-request.value", name=name)


def count_in(request: dict[str, Any], name: str, default: int, most: int) -> int:
    """Return a number of a request, from 1 to `most`."""
    given = request.get(name, default)
    if type(given) is not int or not 1 <= given <= most:
        raise Unreadable("bad-request", "bad-request.value", name=name)
    return given
