"""Lines of the protocol, several of which make a session with one engine."""

import io
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from acey.data import Provided, read_file
from acey.protocol import serve

TOP = Path(__file__).resolve().parent.parent.parent
CODES = frozenset(
    re.findall(
        r"^\| `([a-z-]+)` \|",
        (TOP / "docs" / "protocol.md").read_text("utf-8").split("\n## Errors\n")[1],
        re.MULTILINE,
    )
)
"""The codes of errors that are documented."""
_SLOW = re.compile(r'"(expert|strong)"')
_THOUGHT = re.compile(r'"(hint|review|evaluate)"')


read_once = cache(read_file)


def session(text: str) -> None:
    """Ask one engine line by line: each answer is sound JSON, and each error one that is documented."""
    out = io.StringIO()
    # A computer that thinks is no reader: two plies of every broken position would take days.
    lines = _THOUGHT.sub('"log"', _SLOW.sub('"simple"', text))
    serve(io.StringIO(lines), out, Provided() if text.startswith("{}") else read_once)
    for answer in out.getvalue().split("\n")[:-1]:
        _check(json.loads(answer.encode("utf-8"), parse_constant=_no_number))


def _check(answer: Any) -> None:
    if not isinstance(answer, dict):
        raise TypeError(f"an answer that is no object: {answer!r}")
    error = answer.get("error") or (answer.get("answer") or {}).get("error")
    if error and error["code"] not in CODES:
        raise ValueError(f"an error of no documented code: {error}")
    if error and (not error["message"] or re.search(r"\{\w+\}|^error\.", error["message"])):
        raise ValueError(f"an error without its sentence: {error}")


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
