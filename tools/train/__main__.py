"""Train the computer's evaluation: `check` the compiled engine, `run` a rule set, compare the `twin`, draw `curves`."""

import argparse
import sys
from pathlib import Path

from acey.rules import PRESETS
from tools.train import check, curve, export, native, nets, record, run, twin


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    found = argparse.ArgumentParser(prog="python3 -m tools.train", description=__doc__)
    commands = found.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="hold the compiled engine to the golden vectors and to whole turns")
    run.add_options(commands.add_parser("run", help="train one rule set, or go on with it"))
    store = commands.add_parser("export", help="write a checkpoint as a data file")
    store.add_argument("checkpoint", type=Path)
    store.add_argument("out", type=Path)
    compared = commands.add_parser("twin", help="compare the player that ships with its compiled twin")
    compared.add_argument("--rules", choices=list(PRESETS), nargs="*", default=list(PRESETS))
    compared.add_argument("--decisions", type=int, default=1000)
    compared.add_argument("--level", choices=["strong", "expert"], default="strong")
    compared.add_argument("--seed", type=int, default=1)
    recorded = commands.add_parser("record", help="write the choices on recorded positions that tests go by")
    recorded.add_argument("out", type=Path)
    drawn = commands.add_parser("curves", help="draw the learning curves of checkpoints")
    drawn.add_argument("out", type=Path)
    drawn.add_argument("checkpoints", type=Path, nargs="+")
    return found


def main(arguments: list[str]) -> int:
    """Run a command; return the exit code."""
    options = parser().parse_args(arguments)
    if native.compiler() is None:
        print("there is no C compiler (cc, gcc or $CC): nothing was done")
        return 2
    does = {
        "check": _check,
        "run": _run,
        "export": _export,
        "twin": _twin,
        "record": _record,
        "curves": _curves,
    }
    return does[options.command](options)


def _check(options: argparse.Namespace) -> int:
    found = {
        "plays": check.wrong_plays(),
        "games": check.wrong_games(),
        "simple": check.wrong_choices(),
        "turns": check.wrong_turns(2000),
    }
    for name, wrong in found.items():
        print(f"{name}: {'as they should be' if not wrong else f'wrong: {wrong}'}")
    return 1 if any(found.values()) else 0


def _run(options: argparse.Namespace) -> int:
    net, found = run.train(options)
    if options.out:
        options.out.write_text(export.weights_text(net, {"rules": options.rules}), encoding="utf-8")
    if options.curve:
        options.curve.write_text(curve.picture({options.rules: found}), encoding="utf-8")
    return 0


def _export(options: argparse.Namespace) -> int:
    net, state = nets.FloatNet.load(options.checkpoint)
    options.out.write_text(export.weights_text(net, {"rules": state["rules"]}), encoding="utf-8")
    return 0


def _twin(options: argparse.Namespace) -> int:
    differing = 0
    for name in options.rules:
        wrong, done = twin.compare(PRESETS[name].rules, options.decisions, options.seed, options.level)
        print(f"{name}: {wrong} of {done} decisions differ", flush=True)
        differing += wrong
    return 1 if differing else 0


def _record(options: argparse.Namespace) -> int:
    options.out.write_text(record.choices(), encoding="utf-8")
    return 0


def _curves(options: argparse.Namespace) -> int:
    loaded = (nets.FloatNet.load(file)[1] for file in options.checkpoints)
    curves = {state["rules"]: [(at[0], at[1], at[2]) for at in state["curve"]] for state in loaded}
    options.out.write_text(curve.picture(curves), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
