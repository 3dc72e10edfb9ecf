"""Checks of the parts a record is made of; each refuses by name."""

from typing import Any

from acey.errors import BadRecord

LARGEST = 1_000_000
"""The largest count a record may have: more points than anybody plays for."""


def only(given: Any, known: set[str], name: str) -> None:
    """Raise BadRecord unless a part is an object with no other parts than these."""
    if not isinstance(given, dict):
        raise BadRecord("bad-record.value", name=name)
    for key in given:
        if key not in known:
            raise BadRecord("bad-record.unknown", name=str(key)[:40])


def is_count(value: Any) -> bool:
    """Return whether a value is a whole number that something can be counted with."""
    return type(value) is int and 0 <= value <= LARGEST


def is_pair(value: Any) -> bool:
    """Return whether a value is two counts, one a seat."""
    return isinstance(value, list) and len(value) == 2 and all(map(is_count, value))
