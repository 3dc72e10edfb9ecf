"""JSON in and out at the engine's door: bounded on the way in, sound on the way out."""

import json
import math
import re
from typing import Any, NoReturn

from acey.errors import Unreadable

LONGEST = 1_000_000
"""Characters of one text."""
DEEPEST = 32
"""How far lists and objects may be nested; a request needs six."""
_NESTING = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)


def read_json(text: str) -> Any:
    """Read JSON; raise Unreadable `too-large` or `bad-json`. Numbers without end are no JSON."""
    if len(text) > LONGEST or _depth(text) > DEEPEST:
        raise Unreadable("too-large")
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except ValueError as error:
        raise Unreadable("bad-json", what=str(error)) from error


def write_json(value: Any) -> str:
    """Write JSON; what is no character of its own, such as half of a pair, is written as its escape."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")


def _depth(text: str) -> int:
    if text.count("[") + text.count("{") <= DEEPEST:
        return 0
    depth = deepest = 0
    for found in _NESTING.finditer(text):
        if found[0][0] != '"':
            depth += 1 if found[0] in "[{" else -1
            deepest = max(deepest, depth)
    return deepest


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:20]} is no number")
