"""The command line: `python -m acey play`, `best`, `arena` and `engine`, the last for other programs."""

import sys
from collections.abc import Callable

from acey.advice import best
from acey.arena import arena
from acey.protocol import serve
from acey.terminal import play

_COMMANDS: dict[str, Callable[[list[str]], int]] = {"play": play, "best": best, "arena": arena}


def main(arguments: list[str]) -> int:
    """Run the command line; return the exit code."""
    if arguments[:1] == ["engine"]:
        serve(sys.stdin, sys.stdout)
        return 0
    if arguments[:1] and arguments[0] in _COMMANDS:
        return _COMMANDS[arguments[0]](arguments[1:])
    lines = [f"python -m acey {name} [--help]" for name in _COMMANDS]
    sys.stderr.write("usage: " + " | ".join(["python -m acey engine", *lines]) + "\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
