"""Matches between levels of the computer: seats and dice mirrored, standard errors, resumable.

    nice python3 -m tools.arena strong simple --rules american --pairs 200
    nice python3 -m tools.arena strong random --rules navy --pairs 5000 --twin

A pair is two games with the same dice, the seats exchanged. `--twin` plays by the compiled twins of the levels (all
of them): far faster, and to be trusted as long as `python3 -m tools.train twin` finds no differing choice.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from acey.arena import Pair, play_pair, summary
from acey.data import read_file
from acey.players import LEVELS
from acey.players.level import Level
from acey.plays import Play, legal_plays
from acey.position import Position
from acey.rules import RuleSet, named_rules
from acey.stages import Stage

_BATCH = 50


class Random:
    """Plays any distinct outcome, names any double: all alike likely."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def rank_plays(self, rules: RuleSet, position: Position, stage: Stage) -> Iterator[list["_Drawn"]]:
        """Yield one play, drawn among all."""
        yield [_Drawn(self._rng.choice(legal_plays(rules, position, stage)))]

    def name_double(self, rules: RuleSet, position: Position) -> Iterator[tuple[int, dict[int, int]]]:
        """Yield one number."""
        yield self._rng.randint(1, 6), {}


class _Drawn:
    def __init__(self, play: Play) -> None:
        self.play, self.value = play, 0


def level_of(name: str, seed: int) -> Level:
    """Return a level by name, "random" included."""
    return Random(seed) if name == "random" else LEVELS[name](read_file)


def play_pairs(rules: RuleSet, names: tuple[str, str], seed: int, count: int) -> list[Pair]:
    """Play pairs by the levels themselves."""
    return [
        play_pair(rules, [partial(level_of, name, at) for name in names], at)
        for at in range(seed, seed + count)
    ]


def twin_pairs(rules: RuleSet, names: tuple[str, str], seed: int, count: int) -> list[Pair]:
    """Play pairs by the compiled twins."""
    from tools.train import native, run, twin  # noqa: PLC0415 - only here is a C compiler needed

    net = twin.twin_of(rules)
    players = {
        "strong": net.player("strong"),
        "expert": net.player("expert"),
        "simple": native.player_c(native.SIMPLE),
        "random": native.player_c(native.RANDOM),
    }
    first, second = (players[name] for name in names)
    return [(wins, points) for wins, points, _ in run.match(rules, (first, second), count, seed)]


def is_decided(pairs: list[Pair], errors: float) -> bool:
    """Whether the wins differ from one half by so many standard errors (0: never decided)."""
    if not errors or len(pairs) < 2 * _BATCH:
        return False
    found = summary(pairs)
    return abs(found["wins"] - 50) > errors * found["wins_error"]


def run(options: argparse.Namespace) -> list[Pair]:
    """Play a match, or go on with one; return the pairs."""
    rules = named_rules(json.loads(options.rules) if options.rules.startswith("{") else options.rules).rules
    kept = Path(options.keep) if options.keep else None
    pairs: list[Pair] = [(w, p) for w, p in json.loads(kept.read_text())] if kept and kept.exists() else []
    names, began = (options.first, options.second), time.process_time()
    while len(pairs) < options.pairs and not is_decided(pairs, options.decided):
        count, seed = min(_BATCH * 10, options.pairs - len(pairs)), options.seed + len(pairs)
        if options.twin:
            pairs += twin_pairs(rules, names, seed, count)
        else:
            pairs += play_pairs(rules, names, seed, min(count, 5))
        if kept:
            kept.write_text(json.dumps(pairs))
        if options.verbose:
            print(summary(pairs), f"{time.process_time() - began:.0f} CPU s", flush=True)
    return pairs


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    found = argparse.ArgumentParser(prog="python3 -m tools.arena", description=(__doc__ or "").split("\n")[0])
    levels = [*LEVELS, "random"]
    found.add_argument("first", choices=levels)
    found.add_argument("second", choices=levels)
    found.add_argument("--rules", default="american", help="a preset, or a rule set as JSON")
    found.add_argument("--pairs", type=int, default=100)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--twin", action="store_true", help="play by the compiled twins")
    found.add_argument(
        "--decided", type=float, default=0, help="stop when this many standard errors from even"
    )
    found.add_argument("--keep", help="a file to keep the pairs in and to go on from")
    found.add_argument("--verbose", action="store_true")
    return found


def main(arguments: list[str]) -> int:
    """Run the command line; return the exit code."""
    options = parser().parse_args(arguments)
    found = summary(run(options))
    print(
        f"{options.first} against {options.second}, {options.rules}, {found['pairs']} mirrored pairs:",
        f"{found['wins']} ± {found['wins_error']} % wins, {found['points']:+} ± {found['points_error']} points a game",
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
