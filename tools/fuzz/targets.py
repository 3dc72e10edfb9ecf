"""Everything that reads input from outside: one entry each. A reader to come adds an entry and inputs to begin with.

A reader takes one input as text. It may refuse it with one of the engine's errors and do nothing else; what it accepts
must survive being written and read again.
"""

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from itertools import islice
from traceback import extract_tb
from typing import Any, cast

from acey.desk import Desk
from acey.dice import draws, read_dice
from acey.errors import AceyError
from acey.forms import Form, read_form, written_forms
from acey.hand import Hand, take_in_hand
from acey.hosting import sentence
from acey.notation import play_text, read_play
from acey.packing import pack_actions, unpack_actions
from acey.position import CHECKERS, position_shape, problems, read_position
from acey.record import read_record
from acey.replay import replay
from acey.rules import RuleSet, named_rules, rules_by_value
from acey.site import read_site
from acey.stages import rolled_stage
from tools.fuzz import words
from tools.fuzz.sessions import read_once, session


@dataclass(frozen=True, slots=True)
class Target:
    """A reader, the modules that are its work, and the words of its format."""

    name: str
    read: Callable[[str], object]
    modules: tuple[str, ...]
    words: tuple[str, ...]


class Broken(Exception):
    """What was accepted did not survive being written and read again."""


def given(text: str) -> Any:
    """Return JSON where the input is JSON, else the text itself."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def same(first: object, second: object) -> None:
    """Compare what was read with what came back."""
    if first != second:
        raise Broken(f"{first!r} came back as {second!r}")


def positions(text: str) -> None:
    """Read a position, as an object or as a line of text."""
    position = read_position(given(text))
    same(position, read_position(str(position)))
    same(position, read_position(position_shape(position)))
    same(position, position.flipped().flipped())
    for side in (position.mine, position.theirs):
        if not 0 < side.highest <= 25 or not 0 < side.pips <= 25 * CHECKERS:
            raise Broken(f"{side} is no side of a position")


def _hand(position: str, dice: tuple[int, int], **fields: Any) -> Hand:
    rules = RuleSet(**fields)
    return take_in_hand(rules, read_position(position), rolled_stage(rules, *dice))


FORMS: tuple[Form, ...] = ("text", "position_id", "xgid")
HANDS = (
    _hand("start:* / start:*", (6, 3)),
    _hand("start:* / start:*", (1, 2)),
    _hand("24:1 20:2 13:3 9:4 6:* / 20:1 14:1 11:1 7:2 3:*", (4, 3)),
    _hand("8:3 7:2 6:* / 24:1 off:*", (2, 2)),
    _hand("bar:2 20:1 15:2 4:* / 24:2 18:1 14:1 start:*", (5, 5), doubles_complement="four_four"),
    _hand("6:2 5:1 2:1 off:* / 1:2 off:*", (5, 2)),
)
"""Stages in hand; the first character of an input says in which its play is to be made."""


def forms(text: str) -> None:
    """Read a layout from text in any form, seat and form asked for by the first character."""
    at = ord(text[:1] or "0") % 6
    reading = read_form(text[1:], 0 if at < 3 else 1, FORMS[at % 3])
    if problems(reading.layout):
        return
    for form, written in written_forms(reading.layout, reading.seat).items():
        again = read_form(str(written), reading.seat, cast("Form", form))
        if form == "text" or not (reading.layout.mine.start or reading.layout.theirs.start):
            same((reading.layout, reading.seat), (again.layout, again.seat))


def site(text: str) -> None:
    """Read what a host says; nothing is raised, and every problem has its sentence."""
    desk = Desk(read_once)
    found = read_site(given(text))
    for problem in found.problems:
        if re.search(r"\{\w+\}|^host\.", sentence(desk, problem)):
            raise Broken(f"a problem without its sentence: {problem}")
    said = {name: value for name, value in asdict(found).items() if name != "problems" and value is not None}
    again = read_site(json.loads(json.dumps(said)))
    same((again, []), (replace(found, problems=[]), again.problems))


def plays(text: str) -> None:
    """Read a play as written."""
    hand = HANDS[int(text[0]) % len(HANDS) if text[:1] in tuple("0123456789") else 0]
    played = read_play(hand, text[1:])
    again = read_play(hand, play_text(hand.stage, played.played))
    same(played.packed, again.packed)


def packed(text: str) -> None:
    """Read packed actions."""
    actions = unpack_actions(text)
    same(actions, unpack_actions(pack_actions(actions)))


def records(text: str) -> None:
    """Read a record and replay it."""
    record = read_record(given(text))
    same(record, read_record(json.loads(json.dumps(record.shape))))
    game = replay(record)
    same(game.record, record)


def rule_sets(text: str) -> None:
    """Read a rule set in any of its three forms."""
    named = named_rules(given(text))
    same(named, named_rules(json.loads(json.dumps(rules_by_value(named)))))


def dice(text: str) -> None:
    """Read where dice come from."""
    shape = read_dice(given(text))
    same(shape, read_dice(shape))
    if shape["source"] != "hand":
        drawn = list(islice(draws(shape), 4))
        same(drawn, [number for number in drawn if number in range(1, 7)])


SESSION = ("protocol", "requests", "setup", "json_text")
TARGETS: dict[str, Target] = {
    target.name: target
    for target in (
        Target("positions", positions, ("position",), words.POSITIONS),
        Target("forms", forms, ("forms", "position_id", "xgid"), words.FORMS),
        Target("plays", plays, ("notation",), words.PLAYS),
        Target("packed-actions", packed, ("packing",), words.ACTIONS),
        Target("records", records, ("record", "replay", "start", "match", "parts"), words.RECORDS),
        Target("rule-sets", rule_sets, ("rules",), words.RULES),
        Target("dice", dice, ("dice",), words.DICE),
        Target("site", site, ("site",), words.SITE),
        Target("requests", session, SESSION, words.REQUESTS),
    )
}


def try_out(target: Target, text: str) -> str | None:
    """Feed one input; return what is wrong with what happened, or None."""
    try:
        target.read(text)
    except AceyError:
        return None
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        where = extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in line {where.lineno} of {where.filename}: {str(error)[:300]}"
    return None
