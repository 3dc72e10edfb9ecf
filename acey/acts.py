"""What a player's intent does to a game: the next record, the stage in hand, and the events that lead there.

Chance is drawn here, from the record's dice; a stage without a legal move is passed at once (R15).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from acey.catalogue import Speech
from acey.dice import take
from acey.errors import NotAllowed, Unreadable
from acey.game import die, lost_by, read_move
from acey.hand import Hand
from acey.match import end_of_match
from acey.notation import play_text, read_play
from acey.packing import Action
from acey.replay import Game
from acey.shapes_events import Event
from acey.shapes_words import Place, Seat
from acey.stages import MOST_MOVES
from acey.undo import correct, reopen, undo

_LONGEST_TEXT = 200
"""Characters of a play as written."""


@dataclass(slots=True)
class Table:
    """A game at the table, with the stage in hand and what has happened since the last view."""

    game: Game
    speech: Speech
    date: str
    hand: Hand | None = None
    events: list[Event] = field(default_factory=list)

    def take_up(self, pending: Any) -> None:
        """Take the stage in hand up again after a reload, its moves kept as far as they are legal."""
        self.hand = self.game.state.in_hand() if self.game.state.phase == "play" else None
        if self.hand is None or not isinstance(pending, list):
            return
        try:
            for move in pending:
                self.hand = self.hand.play(*read_move(move))
        except (NotAllowed, Unreadable):
            return

    def do(self, intent: Any) -> None:
        """Carry out an intent (see `IntentShape`); raise NotAllowed or Unreadable, with nothing changed."""
        what = intent.get("do") if isinstance(intent, dict) else None
        if not isinstance(what, str) or what not in _INTENTS:
            raise Unreadable("bad-request", "bad-request.intent", what=str(what))
        if self.game.state.phase == "over":
            raise NotAllowed("game-over")
        _INTENTS[what](self, intent)

    def open(self, intent: dict[str, Any]) -> None:
        """Roll one die each to see who starts."""
        dice = self._dice(intent, 2)
        self._act(["opening", *dice])
        starter = None if self.game.state.phase == "opening" else self.game.state.seat
        self.events.insert(0, {"type": "opening", "dice": dice, "starter": starter})

    def roll(self, intent: dict[str, Any]) -> None:
        """Roll two dice; a roll without a legal move is passed."""
        before = self.game.state
        if before.phase != "roll":
            raise NotAllowed("wrong-phase", what="roll", phase=before.phase)
        dice = self._dice(intent, 2)
        self._act(["roll", *dice])
        stage = self.game.state.stage
        kind = stage.kind if stage else "normal"
        self.events.append(
            {"type": "roll", "seat": before.seat, "dice": dice, "stage": kind, "extra": before.is_extra}
        )
        self._pass_if_stuck()

    def name(self, intent: dict[str, Any]) -> None:
        """Name the double after a 1-2."""
        number, seat = die(intent.get("number")), self.game.state.seat
        self._act(["name", number])
        self.events.append({"type": "name", "seat": seat, "number": number})
        self._pass_if_stuck()

    def die(self, intent: dict[str, Any]) -> None:
        """Roll one die for the double after a 1-2."""
        seat = self.game.state.seat
        if self.game.state.phase != "roll-double":
            raise NotAllowed("wrong-phase", what="die", phase=self.game.state.phase)
        dice = self._dice(intent, 1)
        self._act(["die", *dice])
        self.events.append({"type": "die", "seat": seat, "number": dice[0]})
        self._pass_if_stuck()

    def move(self, intent: dict[str, Any]) -> None:
        """Move one checker, by one number or through the landings in `via`."""
        hand = self._hand()
        via = intent.get("via") or []
        if not isinstance(via, list) or len(via) > MOST_MOVES:
            raise Unreadable("bad-request", "bad-request.value", name="via")
        stops = [intent.get("from"), *via, intent.get("to")]
        number = intent.get("number") if len(stops) == 2 else None
        for origin, to in pairwise(stops):
            hand = hand.play(*read_move([origin, to] if number is None else [origin, to, number]))
        self._moved_to(hand)

    def text(self, intent: dict[str, Any]) -> None:
        """Make the moves of a play as written, in the numbering the rule set shows; it need not be whole."""
        written, hand = intent.get("text"), self._hand()
        if not isinstance(written, str) or len(written) > _LONGEST_TEXT:
            raise Unreadable("bad-request", "bad-request.value", name="text")
        after = read_play(hand, self.speech.plain(written), self.speech.shown)
        if after.played == hand.played:
            raise Unreadable("bad-request", "bad-request.play", what=written.strip())
        self._moved_to(after)

    def done(self, intent: dict[str, Any]) -> None:
        """Commit the stage in hand to the record."""
        hand = self._hand()
        if not hand.is_whole:
            raise NotAllowed("illegal-play", "illegal-play.unfinished")
        self._commit(hand)

    def play(self, intent: dict[str, Any]) -> None:
        """Play and commit a whole stage at once, as the computer does."""
        self._hand()
        hand = self.game.state.in_hand().play_all(_moves(intent.get("moves")))
        if not hand.is_whole:
            raise NotAllowed("illegal-play", "illegal-play.unfinished")
        self._moved_to(hand)
        self._commit(hand)

    def undo(self, intent: dict[str, Any]) -> None:
        """Take one step back."""
        self.game, self.hand, self.events = undo(self.game, self.hand)

    def reopen(self, intent: dict[str, Any]) -> None:
        """Take the turn up again that is over, until the next dice."""
        self.game, self.hand, self.events = reopen(self.game)

    def correct(self, intent: dict[str, Any]) -> None:
        """Take back dice entered by hand, to enter them anew."""
        self.game, self.events = correct(self.game, self.hand)
        self.hand = None

    def resign(self, intent: dict[str, Any]) -> None:
        """Give the game up for a seat."""
        seat = intent.get("seat")
        if seat not in (0, 1) or type(seat) is not int:
            raise Unreadable("bad-request", "bad-request.value", name="seat")
        self._act(["resign", seat])
        given: Seat = 0 if seat == 0 else 1
        self.events.append({"type": "resign", "seat": given})
        self._announce()

    def _dice(self, intent: dict[str, Any], count: int) -> list[int]:
        source = self.game.record.dice
        if source["source"] == "hand":
            given = intent.get("dice")
            if not isinstance(given, list) or len(given) != count:
                raise Unreadable("bad-dice", "bad-dice.count", count=count)
            return [die(number) for number in given]
        if intent.get("dice") is not None:
            raise NotAllowed("bad-dice", "bad-dice.drawn")
        drawn = self.game.drawn
        dice, is_over = take(source, drawn, count)
        if is_over and drawn <= len(source.get("script", "")):
            self.events.append({"type": "script-over", "seat": self.game.state.seat})
        return dice

    def _hand(self) -> Hand:
        if self.hand is None:
            return self.game.state.in_hand()  # raises: there is none
        return self.hand

    def _moved_to(self, hand: Hand) -> None:
        already = self.hand.played if self.hand else ()
        if hand.played[: len(already)] != already:
            already = ()
        for move in hand.played[len(already) :]:
            self.events.append(
                {
                    "type": "move",
                    "seat": self.game.state.seat,
                    "from": move.origin,
                    "to": move.to,
                    "number": move.number,
                    "hit": move.hit,
                }
            )
        self.hand = hand

    def _act(self, action: Action) -> None:
        self.game = self.game.then(action, self.date)
        self.hand = self.game.state.in_hand() if self.game.state.phase == "play" else None

    def _commit(self, hand: Hand) -> None:
        seat, stage = self.game.state.seat, hand.stage
        self._act(["play", [[move.origin, move.to, move.number] for move in hand.played]])
        if not hand.played:
            self.events.append({"type": "pass", "seat": seat, "stage": stage.kind, "dice": list(stage.dice)})
        else:
            self.events.append(
                {
                    "type": "play",
                    "seat": seat,
                    "stage": stage.kind,
                    "dice": list(stage.dice),
                    "text": play_text(stage, hand.played, self.speech.noted, self.speech.say("log.no-play")),
                    "complete": hand.is_complete,
                }
            )
        self._tell_forfeit(seat, hand)
        self._announce()

    def _tell_forfeit(self, seat: Seat, hand: Hand) -> None:
        if hand.is_complete:
            return
        first = hand.stage.numbers[0]
        first_half = sum(move.number == first for move in hand.played)
        if hand.stage.first_is_vital and first_half < hand.stage.numbers.count(first):
            self.events.append(
                {"type": "forfeit", "seat": seat, "stage": hand.stage.kind, "field": "complement_forfeit"}
            )
        field_name = lost_by(self.game.state.rules, hand)
        if field_name:
            self.events.append(
                {"type": "forfeit", "seat": seat, "stage": hand.stage.kind, "field": field_name}
            )

    def _announce(self) -> None:
        state = self.game.state
        if state.phase == "over" and state.winner is not None:
            self.events.append({"type": "over", "winner": state.winner, "points": sum(state.points)})
            self._announce_match()
        elif state.phase == "roll":
            self.events.append({"type": "extra" if state.is_extra else "turn", "seat": state.seat})

    def _announce_match(self) -> None:
        end = end_of_match(self.game.record.match, self.game.record.result)
        if end:
            self.events.append({"type": "match", "winner": end[0], "score": end[1]})

    def _pass_if_stuck(self) -> None:
        if self.hand and not self.hand.next_moves:
            self._commit(self.hand)


def _moves(given: Any) -> Iterator[tuple[Place, Place, int | None]]:
    if not isinstance(given, list):
        raise Unreadable("bad-request", "bad-request.value", name="moves")
    return (read_move(move) for move in given)


_INTENTS = {
    name: getattr(Table, name)
    for name in (
        *("open", "roll", "move", "undo", "reopen", "correct"),
        *("done", "name", "die", "resign", "play", "text"),
    )
}
