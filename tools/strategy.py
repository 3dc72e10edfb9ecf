"""What strong play shows of a rule set: `python3 -m tools.strategy navy american`. The figures of `docs/strategy.md`.

The level `strong` plays both sides of games with seeded dice; values are those of its net, at one ply.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

from acey.data import read_file
from acey.dice import draws
from acey.game import State, start_at
from acey.players.expert import answers, mean
from acey.players.judge import Judge, judge_of
from acey.players.strong import points, rank_doubles, ranking
from acey.position import Position, Side
from acey.rules import named_rules

FIRST_SEED = 10_000
EVERY = 5
"""Of so many rolls one is looked at for what a 1-2 would have been worth."""
TURNS = (3, 5, 8, 12, 16, 20, 25)
"""The rolls of a side before which its checkers in start are counted."""


@dataclass
class Found:
    """What was counted."""

    judge: Judge
    games: int = 0
    starter: int = 0
    rolls: int = 0
    named: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    gains: list[float] = field(default_factory=list)
    aceys: list[float] = field(default_factory=list)
    kept: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    more_aceys: Counter[str] = field(default_factory=Counter)

    def play(self, state: State, dice: Iterator[int]) -> None:
        """Play a game and count."""
        turns, aceys = [0, 0], [0, 0]
        while state.phase != "over":
            if state.phase == "roll":
                turns[state.seat] += 1
                self._before_roll(state, turns[state.seat])
                first, second = next(dice), next(dice)
                aceys[state.seat] += {first, second} == {1, 2}
                state = state.roll(first, second)
            elif state.phase == "roll-double":
                state = state.die(next(dice))
            elif state.phase == "name":
                state = state.name(self._name(state))
            else:
                hand = state.in_hand()
                best = _end(ranking(self.judge, state.rules, state.position, hand.stage))[0]
                state = state.play(
                    hand.play_all((move.origin, move.to, move.number) for move in best.play.moves)
                )
        self.games += 1
        self.starter += state.winner == 0
        if state.winner in (0, 1) and aceys[0] != aceys[1]:
            self.more_aceys["won" if (aceys[0] > aceys[1]) == (state.winner == 0) else "lost"] += 1

    def _before_roll(self, state: State, turn: int) -> None:
        self.rolls += 1
        if turn in TURNS:
            self.kept[turn].append(state.position.mine.start)
        if self.rolls % EVERY == 0:
            values = _end(answers(self.judge, state.rules, state.position))
            self.aceys.append(self.judge.points_of(values[2, 1] - mean(values)))

    def _name(self, state: State) -> int:
        best = _end(rank_doubles(self.judge, state.rules, state.position))
        number: int = next(iter(best))
        self.named[_time(state.position.mine)][number] += 1
        if number != 6:
            self.gains.append(points(self.judge, best[number]) - points(self.judge, best[6]))
        return number

    def lines(self, start: Position, rules: Any) -> Iterator[str]:
        """Tell what was found."""
        values = _end(answers(self.judge, rules, start))
        yield f"start of the game, points for the starter: {self.judge.points_of(mean(values)):+.3f}"
        for roll, value in sorted(values.items(), key=lambda pair: -pair[1]):
            yield f"  {roll[0]}-{roll[1]} {self.judge.points_of(value):+.3f}"
        yield f"{self.games} games, {self.starter} won by the starter, {self.rolls / self.games:.1f} rolls a game"
        yield f"a 1-2 is worth {_mean(self.aceys):+.3f} more than the mean roll ({len(self.aceys)} rolls)"
        yield f"whoever had more 1-2s: {dict(self.more_aceys)}"
        for time, counts in self.named.items():
            yield f"named {time}: {dict(sorted(counts.items()))}"
        yield f"another double than sixes: {len(self.gains)} times, {_mean(self.gains):+.3f} over sixes"
        for turn in TURNS:
            yield f"in start before roll {turn}: {_mean(self.kept[turn]):.1f}"


def _time(side: Side) -> str:
    if side.is_all_home:
        return "all home"
    return "while entering" if side.start else "in between"


def _mean(values: list[Any]) -> float:
    return float(sum(values)) / max(1, len(values))


def _end(thinking: Generator[None, None, Any]) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def main(arguments: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.strategy", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--games", type=int, default=40)
    options = parser.parse_args(arguments)
    for name in options.rules:
        rules = named_rules(name).rules
        found = Found(judge_of(rules, read_file))
        for game in range(options.games):
            dice = draws({"source": "seed", "seed": FIRST_SEED + game})
            found.play(start_at(rules, Position()), dice)
        print(f"== {name}", *found.lines(Position(), rules), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
