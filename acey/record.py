"""A game as it is kept: versioned JSON from which the state is derived by replaying.

`read_record` refuses unknown parts by name; `acey.replay` refuses the first action that could not have happened.
"""

from dataclasses import dataclass
from typing import Any, cast

from acey.dice import read_dice
from acey.errors import AceyError, BadRecord
from acey.match import read_match
from acey.packing import Action, pack_actions, unpack_actions
from acey.parts import is_count, only
from acey.rules import NamedRules, named_rules, rules_by_value
from acey.shapes import DiceShape, RecordShape, ResultShape, SeatShape
from acey.shapes_match import MatchShape
from acey.start import Start, read_start

FORMAT = "acey-record-1"
LONGEST_NAME = 40
LONGEST_ACTIONS = 60_000
"""Characters; a long game takes about a thousand."""
_KEYS = frozenset(RecordShape.__annotations__)
_OPTIONAL = {"start"}
_SEAT_KEYS = {"kind", "name", "level"}
_DICE_KEYS = set(DiceShape.__annotations__)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything about a game but its state: who plays, by which rules, with which dice, and what was done.

    `start` is None for a game that starts as games do, with nothing on the board.
    """

    id: str
    rules: NamedRules
    seats: tuple[SeatShape, SeatShape]
    dice: DiceShape
    begun: str
    match: MatchShape | None = None
    ended: str | None = None
    result: ResultShape | None = None
    actions: tuple[Action, ...] = ()
    start: Start | None = None

    @property
    def shape(self) -> RecordShape:
        """The record as JSON; `read_record` reads it back."""
        shape: RecordShape = {
            "format": "acey-record-1",
            "id": self.id,
            "rules": cast("Any", rules_by_value(self.rules)),
            "seats": list(self.seats),
            "dice": self.dice,
            "match": self.match,
            "begun": self.begun,
            "ended": self.ended,
            "result": self.result,
            "actions": pack_actions(self.actions),
        }
        if self.start is not None:
            shape["start"] = self.start.shape
        return shape


def read_record(given: Any) -> Record:
    """Read a record from JSON; raise BadRecord or BadRules that names what is wrong.

    Only its form is checked here: whether the actions could have happened shows when it is replayed.
    """
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise BadRecord("bad-record.format")
    for key in given:
        if key not in _KEYS:
            raise BadRecord("bad-record.unknown", name=str(key)[:40])
    for key in sorted(_KEYS - _OPTIONAL):
        if key not in given:
            raise BadRecord("bad-record.missing", name=key)
    actions = given["actions"]
    if not isinstance(actions, str) or len(actions) > LONGEST_ACTIONS:
        raise BadRecord("bad-record.value", name="actions")
    rules = _rules(given["rules"])
    return Record(
        id=_text(given, "id"),
        rules=rules,
        seats=read_seats(given["seats"]),
        dice=_dice(given["dice"]),
        begun=_text(given, "begun"),
        match=read_match(given["match"], rules.rules),
        ended=None if given["ended"] is None else _text(given, "ended"),
        result=_result(given["result"]),
        actions=tuple(unpack_actions(actions)),
        start=read_start(rules.rules, given["start"]) if "start" in given else None,
    )


def read_seats(given: Any) -> tuple[SeatShape, SeatShape]:
    """Check the two seats; raise BadRecord that names what is wrong."""
    if not isinstance(given, list) or len(given) != 2:
        raise BadRecord("bad-record.value", name="seats")
    return _seat(given[0]), _seat(given[1])


def _seat(given: Any) -> SeatShape:
    only(given, _SEAT_KEYS, "seats")
    kind, name, level = given.get("kind"), given.get("name"), given.get("level")
    if kind not in ("person", "computer"):
        raise BadRecord("bad-record.value", name="seats.kind")
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise BadRecord("bad-record.value", name="seats.name")
    if (
        (level is None) == (kind == "computer")
        or not isinstance(level, str | None)
        or len(level or "") > LONGEST_NAME
    ):
        raise BadRecord("bad-record.value", name="seats.level")
    return {"kind": kind, "name": name, "level": level}


def _result(given: Any) -> ResultShape | None:
    if given is None:
        return None
    only(given, {"winner", "points"}, "result")
    winner, points = given.get("winner"), given.get("points")
    if (winner != "draw" and not (winner in (0, 1) and type(winner) is int)) or not is_count(points):
        raise BadRecord("bad-record.value", name="result")
    return {"winner": cast("Any", winner), "points": cast("int", points)}


def _rules(given: Any) -> NamedRules:
    if not isinstance(given, dict) or "fields" not in given:
        raise BadRecord("bad-record.value", name="rules")
    return named_rules(given)


def _dice(given: Any) -> DiceShape:
    only(given, _DICE_KEYS, "dice")
    try:
        return read_dice(given)
    except AceyError as error:
        raise BadRecord("bad-record.value", name="dice") from error


def _text(given: dict[str, Any], key: str) -> str:
    value = given[key]
    if not isinstance(value, str) or not 1 <= len(value) <= 64:
        raise BadRecord("bad-record.value", name=key)
    return value
