"""`python3 -m tools.train check` holds the compiled engine to the vectors; `run` trains a rule set."""

import argparse
import sys

from tools.train import check, native, run


def main(arguments: list[str]) -> int:
    """Run a command; return the exit code."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.train", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="hold the compiled engine to the golden vectors")
    run.add_options(commands.add_parser("run", help="train one rule set"))
    options = parser.parse_args(arguments)
    if native.compiler() is None:
        print("there is no C compiler (cc, gcc or $CC): nothing was done")
        return 2
    if options.command == "check":
        return _check()
    run.train(options)
    return 0


def _check() -> int:
    found = {
        "plays": check.wrong_plays(),
        "games": check.wrong_games(),
        "simple": check.wrong_choices(),
        "turns": check.wrong_turns(2000),
    }
    for name, wrong in found.items():
        print(f"{name}: {'as they should be' if not wrong else f'wrong: {wrong}'}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
