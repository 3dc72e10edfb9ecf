"""Break inputs: characters, words of the format, parts of two inputs, and parts of JSON."""

import json
from random import Random
from typing import Any

_ODD_TEXT = (
    *("", " ", "\n", "\0", "\u202e", "\ud800", "\u00e9", "\U0001d7d9", "\u00b2", "\u0663"),
    *("/", "*", ":", '"', "{", "}", "[]", "null", "-1", "1e999"),
)
"""Half a pair, digits of other scripts, a sign that turns the direction, and what has a meaning in JSON."""
_ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    25,
    0.5,
    1e308,
    2**53,
    10**40,
    "",
    "0",
    "x" * 300,
    "\ud800",
    [],
    {},
    [[]],
    [None],
    {"": None},
    [1, 2, 3],
    "__proto__",
    "constructor",
)
_LONGEST = 4000
"""Characters of a mutated input; what is longer is tried by targets of their own."""


def mutated(rng: Random, corpus: list[str], words: tuple[str, ...]) -> str:
    """Return one input of the corpus with one to six things changed."""
    text = rng.choice(corpus)
    ways = _JSON_WAYS if text[:1] in "{[" and rng.random() < 0.7 else _TEXT_WAYS
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        text = rng.choice(ways)(rng, text, corpus, words)
    return text if rng.random() < 0.02 else text[:_LONGEST]


def _span(rng: Random, text: str) -> tuple[int, int]:
    start = rng.randint(0, len(text))
    return start, min(len(text), start + rng.choice((1, 1, 2, 4, 12, 60)))


def _cut(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    start, end = _span(rng, text)
    return text[:start] + text[end:]


def _repeat(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    start, end = _span(rng, text)
    return text[:end] + text[start:end] * rng.choice((1, 1, 2, 9, 200)) + text[end:]


def _insert(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    start, end = _span(rng, text)
    added = rng.choice(words) if words and rng.random() < 0.7 else rng.choice(_ODD_TEXT)
    return text[:start] + added + text[rng.choice((start, end)) :]


def _character(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    start, _ = _span(rng, text)
    return text[:start] + chr(rng.choice((rng.randint(32, 126), rng.randint(0, 0x2FFF)))) + text[start + 1 :]


def _splice(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    other = rng.choice(corpus)
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


def _swap(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    parts = text.split(" ")
    rng.shuffle(parts)
    return " ".join(parts)


def _in_json(rng: Random, text: str, corpus: list[str], words: tuple[str, ...]) -> str:
    """Change one part of JSON: another value, a part of another input, a part gone, doubled or renamed."""
    try:
        whole = json.loads(text)
    except ValueError:
        return _cut(rng, text, corpus, words)
    holders = list(_holders(whole))
    if not holders:
        return json.dumps(rng.choice(_ODD_VALUES))
    holder, key = rng.choice(holders)
    _change(rng, holder, key, corpus, words)
    return json.dumps(whole, ensure_ascii=rng.random() < 0.1)


def _change(rng: Random, holder: Any, key: Any, corpus: list[str], words: tuple[str, ...]) -> None:
    way = rng.randrange(6)
    if way == 0:
        holder[key] = rng.choice(_ODD_VALUES)
    elif way == 1 and words:
        holder[key] = rng.choice(words)
    elif way == 2:
        holder[key] = _borrowed(rng, corpus)
    elif way == 3:
        del holder[key]
    elif way == 4 and isinstance(holder[key], str):
        holder[key] = _TEXT_WAYS[rng.randrange(len(_TEXT_WAYS))](rng, holder[key], corpus, words)[:_LONGEST]
    elif isinstance(holder, list):
        holder.extend(holder[key : key + 1] * rng.choice((1, 2, 30)))
    else:
        holder[rng.choice(words) if words else "x"] = holder.pop(key)


def _borrowed(rng: Random, corpus: list[str]) -> Any:
    """Return a part of another input, or that input as text."""
    text = rng.choice(corpus)
    try:
        holders = list(_holders(json.loads(text)))
    except ValueError:
        return text
    holder, key = rng.choice(holders) if holders else ([text], 0)
    return holder[key]


def _holders(value: Any) -> Any:
    """Yield every place in JSON that holds a value: an object with a name, or a list with an index."""
    if isinstance(value, dict | list):
        for key, part in list(value.items() if isinstance(value, dict) else enumerate(value)):
            yield value, key
            yield from _holders(part)


_TEXT_WAYS = (_cut, _repeat, _insert, _insert, _character, _splice, _swap)
_JSON_WAYS = (_in_json,)
