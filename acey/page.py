"""The commands of the page: rule sets to choose from, a new game, what a player does, the log, the computer."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from acey.acts import Table
from acey.coach.hint import hint
from acey.coach.review import review
from acey.commands import Answer, explain, explanation, level_of
from acey.desk import Desk
from acey.dice import read_dice
from acey.errors import NotAllowed, Unreadable
from acey.figures import figures
from acey.game import die
from acey.hand import Hand
from acey.hosting import site
from acey.jobs import Work
from acey.log import log_entries
from acey.match import new_match, next_match
from acey.players.standing import GAINS
from acey.plays import Play
from acey.record import Record, read_record, read_seats
from acey.replay import Game, begin, replay
from acey.requests import part, rules_in
from acey.rules import PRESETS, named_rules
from acey.ruleset import ruleset_shape
from acey.setup import setup
from acey.shapes import View
from acey.shapes_events import Event
from acey.spread import read_spreads, spreads
from acey.start import read_start
from acey.view import NOTHING, pending_shape, view
from acey.why import refusal, why

_LARGEST_REV = 2**53 - 2


def presets(desk: Desk, request: dict[str, Any]) -> Answer:
    """List the presets: titles, summaries, where others published their text ("" for our own), what levels gain."""
    found = []
    for name, preset in PRESETS.items():
        speech = desk.speech(named_rules(name))
        found.append(
            {
                "name": name,
                "title": speech.say(f"preset.{name}.title"),
                "summary": speech.say(f"preset.{name}.summary"),
                "source": preset.source,
                "gains": dict(GAINS.get(name, {})),
            }
        )
    return {"presets": found}


def ruleset(desk: Desk, request: dict[str, Any]) -> Answer:
    """Return all that a rule set shows; `unchanged` are the variants asked for that change nothing."""
    spec = part(request, "rules")
    named = named_rules(spec)
    asked = spec.get("variants", []) if isinstance(spec, dict) else []
    return dict(ruleset_shape(desk.speech(named), named, asked))


def new(desk: Desk, request: dict[str, Any]) -> Answer:
    """Begin a game, on the empty board or where `start` says."""
    rules = rules_in(request)
    record = Record(
        id=str(part(request, "id")),
        rules=rules,
        seats=read_seats(part(request, "seats")),
        dice=read_dice(part(request, "dice")),
        begun=str(part(request, "date")),
        match=new_match(request.get("match"), str(request["id"])),
        start=read_start(rules.rules, request["start"]) if request.get("start") is not None else None,
    )
    return _begun(desk, request, record)


def following(desk: Desk, request: dict[str, Any]) -> Answer:
    """Begin the game after a finished one: the same two by the same rules, their match gone on with."""
    record = read_record(part(request, "record"))
    result = desk.game(record).record.result
    if result is None:
        raise NotAllowed("wrong-phase", "wrong-phase.next")
    game = str(part(request, "id"))
    return _begun(
        desk,
        request,
        replace(
            record,
            id=game,
            dice=read_dice(request.get("dice", record.dice)),
            begun=str(part(request, "date")),
            match=next_match(record.match, result, record.id, game),
            start=None,
        ),
    )


def look(desk: Desk, request: dict[str, Any]) -> Answer:
    """Return the view of a game, as after a reload: no events lead to it.

    With `at`, look back instead: the view after so many actions, in which nothing can be done; the moves that led to
    it are its events.
    """
    record = read_record(part(request, "record"))
    if "at" in request:
        return {"view": _look_back(desk, request, record)}
    return _answer(_table(desk, request, record, request.get("pending", [])), _rev(request))


def act(desk: Desk, request: dict[str, Any]) -> Answer:
    """Carry out an intent; an error changes nothing, and for a refused move it carries the reason."""
    record = read_record(part(request, "record"))
    table = _table(desk, request, record, request.get("pending", []))
    intent = part(request, "intent")
    before = table.hand
    try:
        table.do(intent)
    except NotAllowed as error:
        reason = _reason(table, before, intent)
        if reason is not None:
            error.params["reason"] = reason.shape(table.speech)
        raise
    desk.memo = table.game
    return _answer(table, _rev(request) + 1)


def log(desk: Desk, request: dict[str, Any]) -> Answer:
    """List every action of a game in words and notation."""
    record = read_record(part(request, "record"))
    return {"log": log_entries(desk.game(record), desk.speech(record.rules))}


def dice(desk: Desk, request: dict[str, Any]) -> Answer:
    """Count the dice of records, and tell how likely a spread like that is; `so_far` is an answer to go on from."""
    records = part(request, "records")
    if not isinstance(records, list):
        raise Unreadable("bad-request", "bad-request.value", name="records")
    return dict(spreads(read_spreads(request.get("so_far")), records))


def figures_of(desk: Desk, request: dict[str, Any]) -> Iterator[Answer | None]:
    """Work out the figures of a game, not of the one in hand: what the desk knows of that one stays."""
    record = read_record(part(request, "record"))
    yield None
    yield {"figures": figures(replay(record))}


def why_here(desk: Desk, request: dict[str, Any]) -> Answer:
    """Answer `why` for a game's stage in hand, or for a position as the protocol has it."""
    if "record" not in request:
        return explain(desk, request)
    table = _table(desk, request, read_record(request["record"]), request.get("pending", []))
    return explanation(desk, request, table.hand or table.game.state.in_hand())


def choose(desk: Desk, request: dict[str, Any]) -> Iterator[Answer | None]:
    """Find what the computer does with what is due: an intent; yields None while thinking."""
    game, level = desk.game(read_record(part(request, "record"))), level_of(part(request, "level"), desk.read)
    state = game.state
    if state.phase == "over":
        raise NotAllowed("game-over")
    if state.phase == "name":
        for named in level.name_double(state.rules, state.position):
            yield named and {"intent": {"do": "name", "number": named[0]}}
        return
    if state.phase != "play" or state.stage is None:
        yield {"intent": {"do": {"opening": "open", "roll": "roll", "roll-double": "die"}[state.phase]}}
        return
    for ranked in level.rank_plays(state.rules, state.position, state.stage):
        yield _play_intent(ranked[0].play) if ranked else None


def _begun(desk: Desk, request: dict[str, Any], record: Record) -> Answer:
    checked = read_record(begin(record).record.shape)  # the same checks as after a reload
    return _answer(_table(desk, request, checked, []), 0)


def hint_here(desk: Desk, request: dict[str, Any]) -> Work:
    """Find a hint for a game: for the moves in hand, or (`name`) for a double about to be named."""
    record = read_record(part(request, "record"))
    table, number = _table(desk, request, record, request.get("pending", [])), None
    if "name" in request:
        number = die(request["name"])
    found = yield from hint(table.game.state, table.hand, number, desk.read, table.speech)
    yield dict(found)


def review_here(desk: Desk, request: dict[str, Any]) -> Work:
    """Go through a game: every decision, luck, the curve."""
    record = read_record(part(request, "record"))
    found = yield from review(desk.game(record), desk.read, desk.speech(record.rules))
    yield dict(found)


def _play_intent(play: Play) -> Answer:
    return {"intent": {"do": "play", "moves": pending_shape(play.moves)}}


def _table(desk: Desk, request: dict[str, Any], record: Record, pending: Any) -> Table:
    table = Table(
        desk.game(record), desk.speech(record.rules), str(request.get("date", ""))[:64] or record.begun
    )
    table.take_up(pending)
    return table


def _answer(table: Table, rev: int) -> Answer:
    return {
        "record": table.game.record.shape,
        "pending": pending_shape(table.hand.played if table.hand else ()),
        "view": view(table.game, table.hand, rev, table.events),
    }


def _look_back(desk: Desk, request: dict[str, Any], record: Record) -> View:
    game, at = desk.game(record), request["at"]
    if type(at) is not int or not 0 <= at <= len(record.actions):
        raise Unreadable("bad-request", "bad-request.value", name="at")
    then = game.back_to(at)
    hand = then.state.in_hand() if then.state.phase == "play" else None
    shown = view(then, hand, _rev(request), _moves_of(desk, game, at))
    return {**shown, "moves": [], "forced": False, "names": [], "may": NOTHING}


def _moves_of(desk: Desk, game: Game, at: int) -> list[Event]:
    """List the moves of the action before `at`, when it is a play."""
    kind, *rest = game.record.actions[at - 1] if at else [""]
    if kind != "play":
        return []
    table = Table(game.back_to(at - 1), desk.speech(game.record.rules), game.record.begun)
    table.do({"do": "play", "moves": rest[0]})
    return [event for event in table.events if event["type"] == "move"]


def _reason(table: Table, hand: Hand | None, intent: Any) -> Any:
    if hand is None or not isinstance(intent, dict):
        return None
    if intent.get("do") == "text":
        return refusal(hand, intent["text"], table.speech.shown)
    if intent.get("do") != "move":
        return None
    return why(hand, intent["from"], intent["to"]) if "from" in intent and "to" in intent else None


def _rev(request: dict[str, Any]) -> int:
    rev = request.get("rev", 0)
    if type(rev) is not int or not 0 <= rev <= _LARGEST_REV:
        raise Unreadable("bad-request", "bad-request.value", name="rev")
    return rev


COMMANDS: dict[str, Callable[[Desk, dict[str, Any]], Answer | Work]] = {
    "presets": presets,
    "site": site,
    "ruleset": ruleset,
    "new": new,
    "next": following,
    "view": look,
    "act": act,
    "log": log,
    "setup": lambda desk, request: dict(setup(desk, request)),
    "dice": dice,
    "figures": figures_of,
    "why": why_here,
    "choose": choose,
    "hint": hint_here,
    "review": review_here,
}
