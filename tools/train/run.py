"""Self-play training of one rule set: seeded, with progress, checkpoints and a learning curve."""

import argparse
import math
import random
import time
from ctypes import byref, c_double, c_int
from dataclasses import replace
from pathlib import Path
from typing import Any

from acey.arena import mean_and_error
from acey.rules import FIELDS, PRESETS, RuleSet, named_rules
from tools.train import native
from tools.train.nets import FloatNet

ANY = "any"
"""The name of the net for rule sets that are like no preset."""
SUMS = ("games", "rolls", "moments", "squares", "starter", "draws", "points")
Curve = list[tuple[int, float, float]]
"""(games, wins in per cent against `simple`, standard error)."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what a training run can be told."""
    parser.add_argument(
        "--rules", required=True, help="a preset, one with variants such as navy+7, or any: random rule sets"
    )
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--hidden", type=int, default=80, help="units of the hidden layer, a multiple of 32")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, nargs=2, default=(0.05, 0.002), help="first and last rate")
    parser.add_argument("--trace", type=float, default=0.7, help="lambda when a run begins")
    parser.add_argument(
        "--fall", type=float, default=0.25, help="the part of a run over which lambda falls to 0"
    )
    parser.add_argument("--beam", type=int, default=6, help="positions kept in complements while learning")
    parser.add_argument("--chunk", type=int, default=500, help="games between two checkpoints")
    parser.add_argument("--every", type=int, default=20_000, help="games between two matches against simple")
    parser.add_argument("--pairs", type=int, default=400, help="mirrored pairs of such a match")
    parser.add_argument("--stop", type=int, help="stop early after so many games; the next run goes on")
    parser.add_argument("--start", type=Path, help="a checkpoint of another run to start from")
    parser.add_argument("--checkpoint", type=Path, help="default: build/train/RULES.net")
    parser.add_argument("--out", type=Path, help="the data file to write at the end")
    parser.add_argument("--curve", type=Path, help="the picture of the learning curve to write")


def train(options: argparse.Namespace) -> tuple[FloatNet, Curve]:
    """Train, or go on where the checkpoint stands; return the net and its curve."""
    file = options.checkpoint or native.BUILT / f"{options.rules}.net"
    file.parent.mkdir(parents=True, exist_ok=True)
    net, state = _begin(options, file)
    done, curve, spent = state["done"], [tuple(at) for at in state["curve"]], state["seconds"]
    while done < min(options.games, options.stop or options.games):
        began = time.process_time()
        rate, trace = schedule(options, done)
        rules = rules_at(options.rules, options.seed, done)
        sums = _self_play(net, rules, options, (done, rate, trace))
        spent += time.process_time() - began
        done += options.chunk
        if done % options.every < options.chunk or done >= options.games:
            curve.append((done, *against_simple(net, options.rules, options.pairs)))
            _tell(options.rules, done, spent, (rate, trace), sums, curve[-1])
        net.save(
            file,
            {"done": done, "curve": curve, "seconds": spent, "seed": options.seed, "rules": options.rules},
        )
    return net, curve


def _begin(options: argparse.Namespace, file: Path) -> tuple[FloatNet, dict[str, Any]]:
    fresh: dict[str, Any] = {"done": 0, "curve": [], "seconds": 0.0}
    if file.exists():
        return FloatNet.load(file)
    if options.start:
        return FloatNet.load(options.start)[0], fresh
    return FloatNet.fresh(options.hidden, options.seed, sees_rules=options.rules == ANY), fresh


def schedule(options: argparse.Namespace, done: int) -> tuple[float, float]:
    """Return the learning rate (falling geometrically) and lambda after a number of games."""
    first, last = options.rate
    part = min(1.0, done / options.games)
    return first * math.pow(last / first, part), options.trace * max(0.0, 1 - part / options.fall)


def _self_play(
    net: FloatNet, rules: RuleSet, options: argparse.Namespace, at: tuple[int, float, float]
) -> dict[str, float]:
    done, rate, trace = at
    sums = (c_double * len(SUMS))()
    native.library().self_play(
        *(byref(native.rules_c(rules)), byref(net.player(options.beam)), net.weights, options.chunk),
        *(options.seed * 1_000_003 + done, trace, rate, sums),
    )
    return dict(zip(SUMS, sums, strict=True))


def rules_at(name: str, seed: int, done: int) -> RuleSet:
    """Return the rules of a chunk of games: the preset's, or for "any" others in each chunk.

    Two of five are any values of all fields, the others a preset with up to four fields changed. In one of three the
    bar may be closed, whatever else: that is the hardest to learn.
    """
    if name != ANY:
        preset, *variants = name.split("+")
        return named_rules({"base": preset, "variants": [int(number) for number in variants]}).rules
    rng = random.Random(seed * 1_000_003 + done)
    fields = rng.sample(list(FIELDS), len(FIELDS) if rng.random() < 0.4 else rng.randint(0, 4))
    base = PRESETS[rng.choice(list(PRESETS))].rules
    changes = {field: rng.choice(FIELDS[field]) for field in fields}
    if rng.random() < 1 / 3:
        changes["bar_release"] = rng.choice(FIELDS["bar_release"])
    return replace(base, **changes)


def against_simple(net: FloatNet, name: str, pairs: int, seed: int = 1_000_000_007) -> tuple[float, float]:
    """Return the wins in per cent against `simple` over mirrored pairs, with their standard error."""
    players, each = (net.player(), native.player_c(native.SIMPLE)), pairs if name != ANY else 10
    results = [
        pair
        for first in range(0, pairs, each)
        for pair in match(rules_at(name, seed, first), players, min(each, pairs - first), seed + first)
    ]
    return mean_and_error([25 * wins for wins, _, _ in results])


def match(
    rules: RuleSet, players: tuple[native.PlayerC, native.PlayerC], pairs: int, seed: int
) -> list[tuple[int, int, int]]:
    """Play mirrored pairs in C; return for each the first player's wins (in halves, of 4), points and rolls."""
    to = (c_int * (3 * pairs))()
    native.library().api_match(
        byref(native.rules_c(rules)), *(byref(player) for player in players), pairs, seed, to
    )
    return [(to[3 * i], to[3 * i + 1], to[3 * i + 2]) for i in range(pairs)]


def _tell(
    rules: str,
    done: int,
    spent: float,
    at: tuple[float, float],
    sums: dict[str, float],
    point: tuple[int, float, float],
) -> None:
    error = math.sqrt(sums["squares"] / sums["moments"])
    print(
        f"{rules} {done} games, {spent:.0f} CPU s, rate {at[0]:.4f}, lambda {at[1]:.2f}, error {error:.3f},",
        f"{sums['rolls'] / sums['games']:.0f} rolls a game, {point[1]:.1f} ± {point[2]:.1f} % against simple",
        flush=True,
    )
