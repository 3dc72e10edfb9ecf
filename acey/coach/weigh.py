"""What a decision was worth: the choices there were, best first, beside the one that was made.

Everything is judged at one ply, by the net of the level `strong`.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from acey.catalogue import Speech
from acey.coach.facts import facts_of, reason_shapes, reasons
from acey.hand import Hand
from acey.moves import Move
from acey.notation import play_text
from acey.packed import Packed, has_won, pack
from acey.players.judge import Judge
from acey.players.strong import Ranked, points, rank_doubles, rank_one, ranking
from acey.plays import Play
from acey.position import UNENTERED, Position
from acey.rules import RuleSet
from acey.scoring import worth
from acey.shapes_coach import ChoiceShape, Grade, HintShape
from acey.shapes_words import Seat
from acey.stages import Stage, named_stage

GRADES: tuple[tuple[Grade, int], ...] = (("blunder", 16), ("error", 8), ("doubtful", 4))
"""Grades, worst first: each from so many hundredths on of the most that a win can be worth."""
_TOLD = 3
"""Choices that are shown."""
_WIDE = 32
"""Positions that are followed at a time where eight numbers are left in a fixed order."""


class Choice(NamedTuple):
    """A play, or a double (`number`) with its best play."""

    ranked: Ranked
    stage: Stage
    moves: Sequence[Move]
    value: float
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Weighed:
    """The choices, best first, and the one that was made (None: none yet); `count` is how many there were."""

    rules: RuleSet
    position: Position
    choices: list[Choice]
    yours: Choice | None
    count: int

    @property
    def loss(self) -> float:
        """The points that yours gives up."""
        return round(max(0.0, self.choices[0].value - self.yours.value), 3) if self.yours else 0.0


def weigh_play(judge: Judge, rules: RuleSet, hand: Hand) -> Generator[None, None, Weighed]:
    """Weigh the plays of a stage; yours is the best that the moves already made can come to (None: none made)."""
    stage, position = hand.stage, hand.start
    ranked = yield from ranking(judge, rules, position, stage)
    choices = [Choice(at, stage, at.play.moves, points(judge, at)) for at in ranked[:_TOLD]]
    yours = None
    if hand.played:
        ended = hand if hand.is_whole else (yield from _best_end(judge, rules, hand))
        at = rank_one(judge, rules, position, stage, _play(hand, ended))
        yours = Choice(at, stage, ended.played, points(judge, at))
    return Weighed(rules, position, choices, yours, len(ranked))


def weigh_double(
    judge: Judge, rules: RuleSet, position: Position, number: int | None
) -> Generator[None, None, Weighed]:
    """Weigh the six doubles that may be named after a 1-2; yours is the one named (None: none yet)."""
    best = yield from rank_doubles(judge, rules, position)
    choices = [
        Choice(at, named_stage(rules, name), at.play.moves, points(judge, at), name)
        for name, at in best.items()
    ]
    yours = next((choice for choice in choices if choice.number == number), None)
    return Weighed(rules, position, choices, yours, len(choices))


def grade_of(rules: RuleSet, loss: float) -> Grade:
    """Return the grade of a decision that gives up so many points."""
    share = 100 * loss / worth(rules, UNENTERED)
    return next((grade for grade, least in GRADES if share >= least), "good")


def bare_shape(weighed: Weighed, seat: Seat, speech: Speech) -> HintShape:
    """Tell a decision without reasons: the best choices, yours, and what it gives up."""
    yours = weighed.yours
    return {
        "kind": "play" if weighed.choices[0].number is None else "name",
        "seat": seat,
        "best": [choice_shape(choice, speech) for choice in weighed.choices],
        "yours": choice_shape(yours, speech) if yours else None,
        "loss": weighed.loss,
        "grade": grade_of(weighed.rules, weighed.loss),
        "reasons": [],
    }


def hint_shape(weighed: Weighed, seat: Seat, speech: Speech) -> Generator[None, None, HintShape]:
    """Tell a decision and why the best is better than yours, or good by itself; yields None while counting."""
    counted = yield from _facts(weighed, weighed.choices[0])
    other = None
    if weighed.yours is not None and weighed.loss > 0:
        other = yield from _facts(weighed, weighed.yours)
    why = reason_shapes(reasons(counted, other), speech)
    return {**bare_shape(weighed, seat, speech), "reasons": why}


def choice_shape(choice: Choice, speech: Speech) -> ChoiceShape:
    """Return a choice as it is told."""
    return {
        "number": choice.number,
        "text": play_text(choice.stage, choice.moves, speech.noted, speech.say("log.no-play")),
        "moves": [[move.origin, move.to, move.number] for move in choice.moves],
        "value": choice.value,
    }


def _facts(weighed: Weighed, choice: Choice) -> Generator[None, None, dict[str, int]]:
    play, due = choice.ranked.play, choice.ranked.due
    return (yield from facts_of(weighed.rules, weighed.position, choice.stage, play.position, due))


def _play(begun: Hand, ended: Hand) -> Play:
    return Play(ended.packed, ended.is_complete, pack(begun.start), None)


def _best_end(judge: Judge, rules: RuleSet, hand: Hand) -> Generator[None, None, Hand]:
    """Return the best whole play that goes on from a stage in hand."""
    ended: list[Hand] = []
    reached: dict[tuple[Packed, tuple[int, ...]], Hand] = {(hand.packed, hand.left): hand}
    while reached:
        following: dict[tuple[Packed, tuple[int, ...]], Hand] = {}
        for at in reached.values():
            if not at.next_moves:
                ended.append(at)
            for move in at.next_moves:
                after = at.play(move.origin, move.to, move.number)
                following.setdefault((after.packed, after.left), after)
            yield None
        reached = following
        if hand.stage.ordered_by and len(following) > _WIDE:
            by_value = sorted(following, key=lambda key: _static(judge, key[0]), reverse=True)
            reached = {key: following[key] for key in by_value[:_WIDE]}
    position, stage = hand.start, hand.stage
    ranks = [rank_one(judge, rules, position, stage, _play(hand, at)).rank for at in ended]
    return ended[max(range(len(ended)), key=ranks.__getitem__)]


def _static(judge: Judge, packed: Packed) -> int:
    return 1 << 40 if has_won(packed) else judge.after(packed, "end")
