"""What a position and its plays are worth, in a terminal: `python -m acey best --position "…" --dice 6-3`."""

import argparse
import sys
from typing import IO, Any

from acey.players import LEVELS
from acey.protocol import Engine
from acey.rules import PRESETS


def best(arguments: list[str], out: IO[str] = sys.stdout) -> int:
    """Rank the plays of a roll, or the six doubles; without either, tell what a position and each roll are worth."""
    options = _parser().parse_args(arguments)
    answer = Engine().answer(_request(options))
    if "error" in answer:
        out.write(answer["error"]["message"] + "\n")
        return 2
    for value, text in _lines(answer):
        out.write(f"{value:+10.3f}  {text}\n")
    return 0


def _request(options: argparse.Namespace) -> dict[str, Any]:
    request = {"rules": options.rules, "position": options.position, "language": options.language}
    if options.name:
        return {**request, "cmd": "best", "naming": True, "all": 6, "level": options.level}
    if options.dice is None:
        return {**request, "cmd": "evaluate"}
    dice = [int(part) if part.isdigit() else part for part in options.dice.split("-")]
    return {**request, "cmd": "best", "dice": dice, "all": options.all, "level": options.level}


def _lines(answer: dict[str, Any]) -> list[tuple[float, str]]:
    if "rolls" in answer:
        return [(answer["value"], ""), *((value, roll) for roll, value in answer["rolls"].items())]
    return [
        (choice["value"], choice["play"]["text"] if "play" in choice else str(choice["name"]))
        for choice in answer["all"]
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m acey best", description=best.__doc__)
    parser.add_argument("--rules", default=next(iter(PRESETS)), help=f"a rule set: {', '.join(PRESETS)}")
    parser.add_argument("--position", required=True, help='on roll / opponent, e.g. "24:2 start:* / start:*"')
    parser.add_argument("--dice", help="two numbers, e.g. 6-3")
    parser.add_argument("--name", action="store_true", help="rank the doubles that may be named after a 1-2")
    parser.add_argument("--level", default="strong", choices=LEVELS)
    parser.add_argument("--all", type=int, default=5, help="how many plays")
    parser.add_argument("--language", default="en")
    return parser
