"""Where dice come from. Nothing else in the engine draws a random number.

Seeded dice draw through `random.Random(seed).random()` only, which Python promises to keep across versions, so
CPython and the browser roll the same.
"""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from acey.errors import Unreadable
from acey.shapes import DiceShape

FACES = 6
LONGEST_SCRIPT = 4000
_LARGEST_SEED = 2**53 - 1
_KEYS = {"system": {"source"}, "hand": {"source"}, "seed": {"source", "seed"}, "script": {"source", "script"}}


def draws(dice: DiceShape, drawn: int = 0) -> Iterator[int]:
    """Yield the dice of a source after `drawn` ones; a script ends, dice entered by hand are never drawn.

    >>> list(islice(draws({"source": "seed", "seed": 7}), 6))
    [2, 1, 4, 1, 4, 3]
    """
    if dice["source"] == "system":
        return iter(_system, 0)
    if dice["source"] == "seed":
        return islice(_seeded(dice["seed"]), drawn, None)
    if dice["source"] == "script":
        return iter([int(digit) for digit in dice["script"][drawn:]])
    return iter(())


def foretold(dice: DiceShape, drawn: int, count: int) -> list[int] | None:
    """Return the next `count` dice when the source fixes them (a seed, or a script not used up), else None."""
    if dice["source"] not in ("seed", "script"):
        return None
    ahead = list(islice(draws(dice, drawn), count))
    return ahead if len(ahead) == count else None


def take(dice: DiceShape, drawn: int, count: int) -> tuple[list[int], bool]:
    """Draw `count` dice, and tell whether a script was used up, so that they are the system's."""
    ahead = list(islice(draws(dice, drawn), count))
    if len(ahead) == count:
        return ahead, False
    return [_system() for _ in range(count)], True


def read_dice(given: Any) -> DiceShape:
    """Check where a game's dice come from; a script is digits 1 to 6, with any separators left out.

    Raise Unreadable that names what is wrong.
    """
    source = given.get("source") if isinstance(given, dict) else None
    if not isinstance(source, str) or source not in _KEYS or set(given) != _KEYS[source]:
        raise Unreadable("bad-dice", "bad-dice.source", what=str(source)[:20])
    if source == "seed":
        if type(given["seed"]) is not int or abs(given["seed"]) > _LARGEST_SEED:
            raise Unreadable("bad-dice", "bad-dice.seed", what=str(given["seed"])[:20])
        return {"source": "seed", "seed": given["seed"]}
    if source == "script":
        return {"source": "script", "script": read_script(given["script"])}
    return {"source": "system" if source == "system" else "hand"}


def read_script(text: Any) -> str:
    """Return the digits of a dice script such as `61-21-3`; raise Unreadable for anything but 1 to 6."""
    digits = "".join(str(text).replace("-", " ").replace(",", " ").split())
    if not digits or len(digits) > LONGEST_SCRIPT or not set(digits) <= set("123456"):
        raise Unreadable("bad-dice", "bad-dice.script", what=str(text)[:20])
    return digits


def _seeded(seed: int) -> Iterator[int]:
    rng = random.Random(seed)
    while True:
        yield int(rng.random() * FACES) + 1


def _system() -> int:
    return random.SystemRandom().randrange(FACES) + 1
