"""A game in the terminal: `python -m acey play`."""

import argparse
import sys
from collections.abc import Callable
from typing import IO, Any

from acey.acts import Table
from acey.ascii_board import ascii_board
from acey.desk import Desk
from acey.dice import FACES
from acey.errors import AceyError, NotAllowed, Unreadable
from acey.events import event_sentence
from acey.notation import play_text, read_play
from acey.page import choose, hint_here
from acey.players import LEVELS
from acey.record import Record
from acey.replay import begin
from acey.rules import FIELDS, PRESETS, named_rules
from acey.ruleset import ruleset_shape
from acey.shapes import DiceShape, SeatShape
from acey.view import pending_shape
from acey.why import refusal

_SIDES = ("side.0", "side.1")
_THROWN: dict[str, tuple[str, int]] = {"opening": ("open", 2), "roll": ("roll", 2), "roll-double": ("die", 1)}
"""The intent that takes the dice due in a phase, and how many those are."""


def play(arguments: list[str], lines: IO[str] = sys.stdin, out: IO[str] = sys.stdout) -> int:
    """Play a game in a terminal; return the exit code."""
    options = _parser().parse_args(arguments)
    desk = Desk()
    try:
        session = _Session(desk, _record(options), lines, out)
    except AceyError as error:
        out.write(desk.sentence(error) + "\n")
        return 2
    return session.run()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m acey play", description=play.__doc__)
    parser.add_argument("--rules", default=next(iter(PRESETS)), help=f"a rule set: {', '.join(PRESETS)}")
    parser.add_argument("--variants", default="", help="variants of the navy text to add, e.g. 1,3")
    parser.add_argument(
        "--seats",
        default="person,simple",
        help=f"two of: person, or a computer's level ({', '.join(LEVELS)})",
    )
    parser.add_argument(
        "--dice", choices=("drawn", "hand"), default="drawn", help="hand: throw your own and type what fell"
    )
    parser.add_argument("--seed", type=int, help="a number that fixes the dice")
    return parser


def _record(options: argparse.Namespace) -> Record:
    variants = [int(number) for number in options.variants.split(",") if number.strip().isdigit()]
    kinds = options.seats.split(",")
    if len(kinds) != 2:
        raise Unreadable("bad-request", "bad-request.value", name="seats")
    dice: DiceShape = {"source": "system"}
    if options.seed is not None:
        dice = {"source": "seed", "seed": options.seed}
    if options.dice == "hand":
        dice = {"source": "hand"}
    rules = named_rules({"base": options.rules, "variants": variants})
    first, second = (_seat(kind.strip()) for kind in kinds)
    return Record("terminal", rules, (first, second), dice, begun="terminal")


def _seat(kind: str) -> SeatShape:
    if kind == "person":
        return {"kind": "person", "name": "", "level": None}
    return {"kind": "computer", "name": "", "level": kind}


class _Quit(Exception):
    """The player has left."""


class _Session:
    def __init__(self, desk: Desk, record: Record, lines: IO[str], out: IO[str]) -> None:
        self.desk, self.lines, self.out = desk, lines, out
        self.table = Table(begin(record), desk.speech(record.rules), "terminal")

    def run(self) -> int:
        named = self.table.game.record.rules
        self._say("terminal.title", title=ruleset_shape(self.table.speech, named)["title"])
        try:
            while self.table.game.state.phase != "over":
                self._turn()
        except _Quit:
            self._say("terminal.bye")
        return 0

    def _turn(self) -> None:
        state = self.table.game.state
        is_opening = state.phase == "opening"
        seat = self.table.game.record.seats[0 if is_opening else state.seat]
        try:
            is_asked = seat["kind"] == "person" or self._is_thrown
            intent = self._person() if is_asked else self._computer(seat["level"])
            if intent is not None:
                self.table.do(intent)
        except AceyError as error:
            self._line(self.desk.sentence(error))
        events, self.table.events = self.table.events, []
        for event in events:
            sentence = event_sentence(event, self._text, self._name)
            if sentence:
                self._line(sentence)

    @property
    def _is_thrown(self) -> bool:
        """Whether dice are due that somebody throws by hand, a computer's too."""
        is_by_hand = self.table.game.record.dice["source"] == "hand"
        return is_by_hand and self.table.game.state.phase in _THROWN

    def _computer(self, level: str | None) -> dict[str, Any]:
        request = {"record": self.table.game.record.shape, "level": level}
        *_, answer = choose(self.desk, request)
        return dict(answer["intent"]) if answer else {}

    def _person(self) -> dict[str, Any] | None:
        """Ask for what is due; return the intent, or None when something else was asked for."""
        phase = self.table.game.state.phase
        if phase == "play":
            self._line(ascii_board(self.table.game.state.position, self.table.speech))
        text = self._ask(phase)
        word = text.lower()
        if word in ("quit", "exit"):
            raise _Quit
        if word == "?":
            self._say("terminal.help")
        elif word == "hint":
            self._hint()
        elif word == "resign":
            return {"do": "resign", "seat": self.table.game.state.seat}
        elif word == "correct":
            return {"do": "correct"}
        elif word == "rules":
            for field in FIELDS:
                rules = self.table.game.record.rules.rules
                self._line("- " + self.table.speech.value(field, getattr(rules, field)))
        else:
            return _READERS[phase](self, text)
        return None

    def _hint(self) -> None:
        *_, found = hint_here(self.desk, {"record": self.table.game.record.shape})
        if isinstance(found, dict):
            best = found["best"][0]
            text = best["text"] if best["number"] is None else str(best["number"])
            reasons = " ".join(reason["message"] for reason in found["reasons"])
            self._say("terminal.hint", text=text, value=f"{best['value']:+.3f}", reasons=reasons)

    def _ask(self, phase: str) -> str:
        key = {"opening": "open", "roll": "roll", "roll-double": "double", "name": "name", "play": "move"}[
            phase
        ]
        if self._is_thrown:
            key = f"dice-{_THROWN[phase][1]}"
        if self.table.hand:
            self._say("terminal.numbers", dice="-".join(map(str, self.table.hand.stage.numbers)))
        self.out.write(self._text(f"terminal.ask-{key}", player=self._name(self.table.game.state.seat)))
        self.out.flush()
        line = self.lines.readline()
        if not line:
            raise _Quit
        return line.strip()

    def read_play(self, text: str) -> dict[str, Any] | None:
        """Read a play, or show the next moves when asked for them."""
        hand = self.table.hand or self.table.game.state.in_hand()
        if text.lower() == "moves":
            moves = (play_text(hand.stage, [move], self.table.speech.noted) for move in hand.next_moves)
            self._say("terminal.moves", text=", ".join(text.replace(" | no play", "") for text in moves))
            return None
        try:
            played = read_play(hand, self.table.speech.plain(text), self.table.speech.shown).played
        except NotAllowed:
            refused = refusal(hand, self.table.speech.plain(text), self.table.speech.shown)
            if refused is None:
                raise
            self._line(refused.shape(self.table.speech)["message"])
            return None
        return {"do": "play", "moves": pending_shape(played)}

    def read_dice(self, text: str) -> dict[str, Any] | None:
        """Roll, or read the dice that were thrown: `6-5`, `roll 6-5`, `65`."""
        what, count = _THROWN[self.table.game.state.phase]
        if not self._is_thrown:
            return {"do": what}
        digits = [int(digit) for digit in text.lower().removeprefix("roll") if digit.isdigit()]
        if len(digits) != count or not set(digits) <= set(range(1, FACES + 1)):
            self._say("terminal.unknown")
            return None
        return {"do": what, "dice": digits}

    def read_name(self, text: str) -> dict[str, Any] | None:
        """Read the double to name."""
        if not text.isdigit():
            self._say("terminal.unknown")
            return None
        return {"do": "name", "number": int(text)}

    def _name(self, seat: int) -> str:
        return self.table.game.record.seats[seat]["name"] or self._text(_SIDES[seat])

    def _text(self, key: str, **params: Any) -> str:
        return self.table.speech.say(key, **params)

    def _say(self, key: str, **params: Any) -> None:
        self._line(self._text(key, **params))

    def _line(self, text: str) -> None:
        self.out.write(text + "\n")


_READERS: dict[str, Callable[[_Session, str], dict[str, Any] | None]] = {
    **dict.fromkeys(_THROWN, lambda session, text: session.read_dice(text)),
    "name": lambda session, text: session.read_name(text),
    "play": lambda session, text: session.read_play(text),
}
