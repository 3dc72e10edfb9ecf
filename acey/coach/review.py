"""A game gone through: every decision with what it gave up, luck, and the curve of what could be expected.

Luck is counted at one ply: what the roll's best play is worth, less the mean over all 36 rolls. Who starts, and where
the record begins, is not counted.
"""

from collections.abc import Generator
from dataclasses import dataclass, field

from acey.catalogue import Speech
from acey.coach.weigh import Weighed, bare_shape, grade_of, hint_shape, weigh_double, weigh_play
from acey.data import Reader
from acey.game import State
from acey.packing import Action
from acey.players.expert import answers, best_answer, mean
from acey.players.judge import Judge, judge_of
from acey.position import UNENTERED
from acey.replay import Game
from acey.scoring import worth
from acey.shapes_coach import DecisionShape, LuckShape, MomentShape, ReviewShape, SeatReviewShape
from acey.shapes_words import Seat
from acey.stages import named_stage

Slice = float | None
"""How far a review is, from 0 to 1, or None in between."""


def review(game: Game, read: Reader, speech: Speech) -> Generator[Slice, None, ReviewShape]:
    """Go through a game as far as it has come; yields progress meanwhile."""
    rules, actions = game.record.rules.rules, game.record.actions
    found = _Review(judge_of(rules, read), speech)
    for at, action in enumerate(actions):
        yield at / len(actions)
        yield from found.look_at(at, game.states[at], action)
    if game.state.phase == "over":
        first, second = game.state.points
        found.curve.append({"at": len(actions), "value": float(first - second)})
    return {
        "level": "strong",
        "count": len(actions),
        "most": worth(rules, UNENTERED),
        "decisions": found.decisions,
        "luck": found.luck,
        "seats": [found.side(0), found.side(1)],
        "curve": found.curve,
    }


@dataclass(slots=True)
class _Review:
    """What was found so far."""

    judge: Judge
    speech: Speech
    decisions: list[DecisionShape] = field(default_factory=list)
    luck: list[LuckShape] = field(default_factory=list)
    curve: list[MomentShape] = field(default_factory=list)

    def look_at(self, at: int, state: State, action: Action) -> Generator[None, None, None]:
        """Take up one action, from the state before it; yields None while thinking."""
        match action:
            case ["roll", first, second]:
                values = yield from answers(self.judge, state.rules, state.position)
                roll = (max(first, second), min(first, second))
                self._note_luck(at, state.seat, values[roll], mean(values))
            case ["die", number]:
                each = []
                for named in range(1, 7):
                    stage = named_stage(state.rules, named)
                    each.append((yield from best_answer(self.judge, state.rules, state.position, stage)))
                self._note_luck(at, state.seat, each[number - 1], sum(each) // 6)
            case ["name", number]:
                weighed = yield from weigh_double(self.judge, state.rules, state.position, number)
                yield from self._note_decision(at, state, weighed, [])
            case ["play", moves]:
                hand = state.in_hand().play_all(moves)
                if hand.played:
                    weighed = yield from weigh_play(self.judge, state.rules, hand)
                    yield from self._note_decision(at, state, weighed, list(hand.stage.dice))

    def _note_luck(self, at: int, seat: Seat, came: int, expected: int) -> None:
        self._note_moment(at, seat, self.judge.points_of(expected))
        luck = round(self.judge.points_of(came) - self.judge.points_of(expected), 3)
        self.luck.append({"at": at, "seat": seat, "luck": luck})

    def _note_decision(
        self, at: int, state: State, weighed: Weighed, dice: list[int]
    ) -> Generator[None, None, None]:
        self._note_moment(at, state.seat, weighed.choices[0].value)
        if weighed.count < 2 or weighed.yours is None:
            return
        if grade_of(state.rules, weighed.loss) == "good":
            told = bare_shape(weighed, state.seat, self.speech)
        else:
            told = yield from hint_shape(weighed, state.seat, self.speech)
        self.decisions.append({**told, "at": at, "dice": dice})

    def _note_moment(self, at: int, seat: Seat, value: float) -> None:
        self.curve.append({"at": at, "value": value if seat == 0 else -value})

    def side(self, seat: Seat) -> SeatReviewShape:
        """Sum up one side."""
        made = [decision for decision in self.decisions if decision["seat"] == seat]
        grades = [decision["grade"] for decision in made]
        return {
            "decisions": len(made),
            "loss": round(sum(decision["loss"] for decision in made), 3),
            "luck": round(sum(rolled["luck"] for rolled in self.luck if rolled["seat"] == seat), 3),
            "doubtful": grades.count("doubtful"),
            "error": grades.count("error"),
            "blunder": grades.count("blunder"),
        }
