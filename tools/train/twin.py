"""Hold the compiled twin of the player that ships to the player: the same choice in every decision."""

import random
import time
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from acey.data import read_file
from acey.packed import Packed, pack, unpack
from acey.players import LEVELS
from acey.players.judge import net_for
from acey.players.level import Level
from acey.players.net import read_weights
from acey.plays import Play
from acey.position import Position
from acey.rules import RuleSet
from acey.stages import Stage, follows, forfeit_field, named_stage, rolled_stage
from tools.imports import TOP
from tools.train import native
from tools.train.export import WholeNet

WEIGHTS = TOP / "acey" / "weights"
T = TypeVar("T")


class Decision(NamedTuple):
    """What a player chose from: a stage, or None for naming a double."""

    position: Position
    stage: Stage | None
    chosen: Packed | int


def twin_of(rules: RuleSet) -> WholeNet:
    """Return the net that `strong` goes by under a rule set, for C."""
    return WholeNet(read_weights((WEIGHTS / f"{net_for(rules)}.json").read_text("utf-8")))


def compare(rules: RuleSet, count: int, seed: int = 1, level: str = "strong") -> tuple[int, int]:
    """Return how many of so many decisions in self-play the twin takes otherwise, and how many there were."""
    twin, done, wrong = twin_of(rules), 0, 0
    player = twin.player(level)
    for decision in decisions(rules, LEVELS[level](read_file), seed):
        packed, stage = pack(decision.position), decision.stage
        if stage is None:
            wrong += native.name(rules, player, packed) != decision.chosen
        else:
            wrong += native.choose(rules, player, packed, stage.kind, stage.dice)[0] != decision.chosen
        done += 1
        if done >= count:
            break
    return wrong, done


def decisions(rules: RuleSet, level: Level, seed: int) -> Iterator[Decision]:
    """Yield the decisions of a level in games against itself, without end."""
    rng = random.Random(seed)
    while True:
        position, due = Position(), "roll"
        for _ in range(1000):
            if due == "name":
                number = answer_of(level.name_double(rules, position))[0]
                yield Decision(position, None, number)
                stage = named_stage(rules, number)
            elif due == "roll-double":
                stage = named_stage(rules, _die(rng))
            else:
                stage = rolled_stage(rules, _die(rng), _die(rng))
            play = answer_of(level.rank_plays(rules, position, stage))[0].play
            yield Decision(position, stage, play.packed)
            due = due_after(rules, position, stage, play)
            if due == "won":
                break
            position = unpack(*play.packed)
            position = position.flipped() if due == "end" else position


def due_after(rules: RuleSet, position: Position, stage: Stage, play: Play) -> str:
    """Return what is due after a play, or "won"."""
    if play.is_win:
        return "won"
    field = forfeit_field(rules, stage.kind, began_all_home=position.mine.is_all_home)
    return follows(rules, stage.kind, forfeited=field is not None and not play.complete)


def answer_of(thinking: Iterator[T | None]) -> T:
    """Return the answer of a level, which stands last."""
    *_, answer = thinking
    if answer is None:
        raise RuntimeError("a level ended without an answer")
    return answer


def _die(rng: random.Random) -> int:
    return int(rng.random() * 6) + 1


def seconds(rules: RuleSet, level: Level, count: int, seed: int = 7) -> list[float]:
    """Return how long so many decisions took, in CPU seconds, sorted."""
    found, before = [], time.process_time()
    for done, _ in enumerate(decisions(rules, level, seed), 1):
        found.append(time.process_time() - before)
        if done >= count:
            break
        before = time.process_time()
    return sorted(found)
