"""How the dice of games are spread over the six faces, and how likely a spread like that is.

Counts come from the actions of records and from nowhere else.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from acey.dice import FACES
from acey.errors import AceyError, Unreadable
from acey.packing import Action
from acey.record import read_record
from acey.shapes_match import SpreadShape, SpreadsShape

FEWEST = 5 * FACES
"""Dice below which nothing can be said: chi-square needs five to be expected of each face."""
_DICE_OF = ("opening", "roll", "die")
_SOURCES: dict[str, Literal["drawn", "entered", "fixed"]] = {
    "system": "drawn",
    "hand": "entered",
    "seed": "fixed",
    "script": "fixed",
}


def nothing_thrown() -> SpreadShape:
    """Return the spread of no dice at all."""
    return {
        "games": 0,
        "dice": 0,
        "faces": [0] * FACES,
        "rolls": 0,
        "doubles": 0,
        "aceys": 0,
        "chi_square": 0.0,
        "chance": None,
    }


def spread(so_far: SpreadShape, games: Iterable[Sequence[Action]]) -> SpreadShape:
    """Return a spread with the dice of more games counted in.

    Faces are counted of all dice, opening and single ones too, ties as well; `doubles` and `aceys` (1-2) of
    `rolls` of two dice that one seat threw.
    """
    count, rolls, doubles, aceys = so_far["games"], so_far["rolls"], so_far["doubles"], so_far["aceys"]
    faces = list(so_far["faces"])
    for actions in games:
        count += 1
        for kind, *dice in actions:
            if kind in _DICE_OF:
                for number in dice:
                    faces[number - 1] += 1
            if kind == "roll":
                rolls += 1
                doubles += dice[0] == dice[1]
                aceys += set(dice) == {1, 2}
    expected = sum(faces) / FACES
    distance = sum((face - expected) ** 2 for face in faces) / expected if expected else 0.0
    return {
        "games": count,
        "dice": sum(faces),
        "faces": faces,
        "rolls": rolls,
        "doubles": doubles,
        "aceys": aceys,
        "chi_square": distance,
        "chance": chance(distance, FACES - 1) if sum(faces) >= FEWEST else None,
    }


def spreads(so_far: SpreadsShape, records: Iterable[Any]) -> SpreadsShape:
    """Return spreads with the dice of more records counted in, each by where its dice came from.

    Only the form of a record is looked at; one that cannot be read is counted as that.
    """
    found: dict[str, list[Sequence[Action]]] = {"drawn": [], "entered": [], "fixed": []}
    unread = so_far["unread"]
    for given in records:
        try:
            record = read_record(given)
        except AceyError:
            unread += 1
        else:
            found[_SOURCES[record.dice["source"]]].append(record.actions)
    return {
        "drawn": spread(so_far["drawn"], found["drawn"]),
        "entered": spread(so_far["entered"], found["entered"]),
        "fixed": spread(so_far["fixed"], found["fixed"]),
        "unread": unread,
    }


def read_spreads(given: Any) -> SpreadsShape:
    """Read spreads that were answered before; None is no dice at all. Raise Unreadable for anything else."""
    if given is None:
        return {
            "drawn": nothing_thrown(),
            "entered": nothing_thrown(),
            "fixed": nothing_thrown(),
            "unread": 0,
        }
    try:
        counts = [given["unread"]]
        for source in ("drawn", "entered", "fixed"):
            part = given[source]
            counts += [part["games"], part["rolls"], part["doubles"], part["aceys"], *part["faces"]]
            if len(part["faces"]) != FACES:
                raise Unreadable("bad-request", "bad-request.value", name="so_far")
    except (TypeError, KeyError, LookupError) as error:
        raise Unreadable("bad-request", "bad-request.value", name="so_far") from error
    if any(type(count) is not int or count < 0 for count in counts):
        raise Unreadable("bad-request", "bad-request.value", name="so_far")
    known: SpreadsShape = given
    return known


def chance(chi_square: float, freedom: int) -> float:
    """Return how likely fair dice are at least as uneven: the upper tail of the chi-square distribution.

    Summed in closed form, which whole and half numbers of `freedom` / 2 allow; no approximation but the floats'.

    >>> round(chance(11.0705, 5), 4)
    0.05
    """
    half = chi_square / 2
    tail = math.erfc(math.sqrt(half)) if freedom % 2 else math.exp(-half)
    exponent = 0.5 if freedom % 2 else 1.0
    while exponent < freedom / 2:
        # The term for 0 is 0, and its logarithm none.
        tail += math.exp(exponent * math.log(half) - half - math.lgamma(exponent + 1)) if half else 0.0
        exponent += 1
    return min(1.0, tail)
