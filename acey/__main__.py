"""`python -m acey engine` speaks the engine protocol; `python -m acey play` plays in the terminal."""

import sys

from acey.protocol import serve
from acey.terminal import play


def main(arguments: list[str]) -> int:
    """Run the command line; return the exit code."""
    if arguments[:1] == ["engine"]:
        serve(sys.stdin, sys.stdout)
        return 0
    if arguments[:1] == ["play"]:
        return play(arguments[1:])
    sys.stderr.write("usage: python -m acey engine | python -m acey play [--help]\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
