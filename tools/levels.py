"""What each level gives up a decision, on positions that are always the same: `python3 -m tools.levels navy`.

The positions are decisions of games that `simple` plays against itself with seeded dice. Each level makes its choice;
every choice is followed through all rolls, as `expert` does, and what it is worth less than the best is its loss.
"""

import argparse
import sys
from collections.abc import Generator, Iterator
from itertools import islice

from acey.arena import step
from acey.data import read_file
from acey.dice import draws
from acey.game import State, start_at
from acey.packed import Packed
from acey.players import LEVELS
from acey.players.expert import two_plies
from acey.players.judge import judge_of
from acey.players.strong import points, rank_one
from acey.plays import Play
from acey.position import Position
from acey.rules import RuleSet, named_rules

EVERY = 5
"""Of so many decisions one is taken."""


def decisions(rules: RuleSet, seed: int = 1) -> Iterator[State]:
    """Yield decisions of one game after another, without end."""
    count, simple = 0, LEVELS["simple"](read_file)
    while True:
        state, dice = start_at(rules, Position()), draws({"source": "seed", "seed": seed})
        while state.phase != "over":
            if state.phase == "play":
                count += 1
                if count % EVERY == 0:
                    yield state
            state = step(state, simple, dice)
        seed += 1


def chosen(level: str, state: State) -> Play:
    """Return a level's choice."""
    hand = state.in_hand()
    *_, ranked = LEVELS[level](read_file).rank_plays(state.rules, state.position, hand.stage)
    if not ranked:
        raise ValueError("a level has no choice")
    return ranked[0].play


def losses(state: State) -> dict[str, float]:
    """Return the points that each level's choice gives up."""
    judge, stage = judge_of(state.rules, read_file), state.in_hand().stage
    worth: dict[tuple[Packed, bool], float] = {}
    choices = {level: chosen(level, state) for level in LEVELS}
    for play in choices.values():
        at = rank_one(judge, state.rules, state.position, stage, play)
        key = (play.packed, play.complete)
        if key not in worth:
            is_win = play.is_win
            worth[key] = (
                points(judge, at) if is_win else judge.points_of(_end(two_plies(judge, state.rules, at)))
            )
    best = max(worth.values())
    return {level: best - worth[play.packed, play.complete] for level, play in choices.items()}


def _end(thinking: Generator[None, None, int]) -> int:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return int(end.value)


def mean_losses(rules: RuleSet, count: int) -> dict[str, float]:
    """Return each level's mean loss over so many decisions."""
    found = [losses(state) for state in islice(decisions(rules), count)]
    return {level: round(sum(one[level] for one in found) / count, 4) for level in LEVELS}


def main(arguments: list[str]) -> int:
    """Print the mean losses under some rule sets."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.levels", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--count", type=int, default=100)
    options = parser.parse_args(arguments)
    for name in options.rules:
        print(name, mean_losses(named_rules(name).rules, options.count), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
