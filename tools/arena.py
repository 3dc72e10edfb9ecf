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
from pathlib import Path

from acey.data import read_file
from acey.game import State, start_at
from acey.players import LEVELS
from acey.players.level import Level
from acey.plays import Play, legal_plays
from acey.position import Position
from acey.rules import RuleSet, named_rules
from acey.stages import Stage
from tools.train.run import mean_and_error

Pair = tuple[int, int]
"""Of two mirrored games: the first player's wins in halves (0 to 4), its points less the other's."""
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


def play_pair(rules: RuleSet, names: tuple[str, str], seed: int) -> Pair:
    """Play two games with the same dice, the seats exchanged."""
    wins = points = 0
    for first_sits in (0, 1):
        levels = [level_of(name, seed) for name in (names if first_sits == 0 else names[::-1])]
        state = play_game(rules, levels, random.Random(seed))
        if state.winner == "draw":
            wins += 1
        elif state.winner == first_sits:
            wins, points = wins + 2, points + max(state.points)
        else:
            points -= max(state.points)
    return wins, points


def play_game(rules: RuleSet, levels: list[Level], dice: random.Random) -> State:
    """Play a game that seat 0 starts; return its end."""
    state = start_at(rules, Position())
    while state.phase != "over":
        state = _step(state, levels[state.seat], dice)
    return state


def _step(state: State, level: Level, dice: random.Random) -> State:
    if state.phase == "roll":
        return state.roll(_die(dice), _die(dice))
    if state.phase == "roll-double":
        return state.die(_die(dice))
    if state.phase == "name":
        *_, named = level.name_double(state.rules, state.position)
        return state.name(named[0]) if named else state
    *_, ranked = level.rank_plays(state.rules, state.position, state.in_hand().stage)
    moves = ranked[0].play.moves if ranked else []
    return state.play(state.in_hand().play_all((move.origin, move.to, move.number) for move in moves))


def _die(dice: random.Random) -> int:
    return int(dice.random() * 6) + 1


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


def summary(pairs: list[Pair]) -> dict[str, float]:
    """Return wins in per cent and points a game of the first player, each with its standard error."""
    wins, wins_error = mean_and_error([25.0 * won for won, _ in pairs])
    points, points_error = mean_and_error([gained / 2 for _, gained in pairs])
    return {
        "pairs": len(pairs),
        "wins": round(wins, 2),
        "wins_error": round(wins_error, 2),
        "points": round(points, 3),
        "points_error": round(points_error, 3),
    }


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
            count = min(count, 5)
            pairs += [play_pair(rules, names, seed + index) for index in range(count)]
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
