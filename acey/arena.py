"""Matches between levels of the computer: `python -m acey arena strong simple --rules navy --pairs 50`.

A pair is two games with the same dice, the seats exchanged, so that luck weighs on both alike. Of each figure the
standard error is told: twice as much to either side is where the true one lies, nineteen times in twenty.
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import IO

from acey.data import read_file
from acey.desk import Desk
from acey.dice import draws
from acey.errors import AceyError
from acey.game import State, start_at
from acey.players import LEVELS
from acey.players.level import Level
from acey.position import Position
from acey.rules import PRESETS, RuleSet, named_rules

Pair = tuple[int, int]
"""Of two mirrored games: the first player's wins in halves (0 to 4), its points less the other's."""
Seats = Sequence[Callable[[], Level]]
"""How the two players are made, anew for each game."""


def play_pair(rules: RuleSet, seats: Seats, seed: int) -> Pair:
    """Play two games with the same dice, the seats exchanged."""
    wins = points = 0
    for first_sits in (0, 1):
        levels = [make() for make in (seats if first_sits == 0 else seats[::-1])]
        state = play_game(rules, levels, draws({"source": "seed", "seed": seed}))
        if state.winner == "draw":
            wins += 1
        elif state.winner == first_sits:
            wins, points = wins + 2, points + max(state.points)
        else:
            points -= max(state.points)
    return wins, points


def play_game(rules: RuleSet, levels: Sequence[Level], dice: Iterator[int]) -> State:
    """Play a game that seat 0 starts; return its end."""
    state = start_at(rules, Position())
    while state.phase != "over":
        state = step(state, levels[state.seat], dice)
    return state


def step(state: State, level: Level, dice: Iterator[int]) -> State:
    """Take a game one action further: dice are drawn, a level does the rest."""
    if state.phase == "roll":
        return state.roll(next(dice), next(dice))
    if state.phase == "roll-double":
        return state.die(next(dice))
    if state.phase == "name":
        *_, named = level.name_double(state.rules, state.position)
        return state.name(named[0]) if named else state
    hand = state.in_hand()
    *_, ranked = level.rank_plays(state.rules, state.position, hand.stage)
    moves = ranked[0].play.moves if ranked else []
    return state.play(hand.play_all((move.origin, move.to, move.number) for move in moves))


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


def summary_text(found: dict[str, float]) -> str:
    """Return a summary as one line of figures."""
    wins = f"{found['wins']:.1f} ± {found['wins_error']:.1f} %"
    return f"{found['pairs']:g}  {wins}  {found['points']:+.3f} ± {found['points_error']:.3f}"


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Return the mean of values and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def arena(arguments: list[str], out: IO[str] = sys.stdout) -> int:
    """Play a match between two levels and tell who wins how much; return the exit code."""
    options = _parser().parse_args(arguments)
    desk = Desk()
    try:
        rules = named_rules(options.rules).rules
    except AceyError as error:
        out.write(desk.sentence(error) + "\n")
        return 2
    seats = [partial(LEVELS[name], read_file) for name in (options.first, options.second)]
    pairs: list[Pair] = []
    for seed in range(options.seed, options.seed + max(1, options.pairs)):
        pairs.append(play_pair(rules, seats, seed))
        if options.verbose:
            out.write(summary_text(summary(pairs)) + "\n")
    found = {name: f"{value:g}" for name, value in summary(pairs).items()}
    names = {"first": options.first, "second": options.second, "rules": options.rules}
    out.write(desk.catalogue.say("terminal.arena", **found, **names) + "\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m acey arena", description=arena.__doc__)
    parser.add_argument("first", choices=LEVELS)
    parser.add_argument("second", choices=LEVELS)
    parser.add_argument("--rules", default=next(iter(PRESETS)), help=f"a rule set: {', '.join(PRESETS)}")
    parser.add_argument("--pairs", type=int, default=10, help="pairs of games with the same dice")
    parser.add_argument(
        "--seed", type=int, default=1, help="the number that fixes the dice of the first pair"
    )
    parser.add_argument("--verbose", action="store_true", help="tell the figures after each pair")
    return parser
