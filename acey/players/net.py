"""A net's hidden layer as lanes of one large integer, so that plain Python evaluates a position in microseconds.

Weights are whole numbers, so a value is the same on every machine. A lane is 24 bits wide and holds one hidden unit's
sum, offset by `_HALF`; the weight of the unit's output is multiplied in beforehand, which a unit that passes on what
is above nothing allows. Units that speak for the player stand below those that speak against.
"""

import base64
import json
import zlib
from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

LANE = 24
"""Bits of a lane."""
_HALF = 1 << LANE - 1
_ALL = (1 << LANE) - 1
FRACTION = 16
"""A logit is counted in units of 2 to the power of minus this."""
HEADS = ("roll", "name")
"""What is due in the position that is evaluated: a roll of two dice, or a double after a 1-2."""


class Weights(NamedTuple):
    """A trained net as it is stored: `rows[input * hidden + unit]` from -127 to 127, and the outputs of both heads."""

    hidden: int
    rows: tuple[int, ...]
    bias: tuple[int, ...]
    outputs: tuple[tuple[int, ...], ...]
    output_bias: tuple[int, ...]


@lru_cache(maxsize=8)
def read_weights(text: str) -> Weights:
    """Read a data file of weights."""
    stored = json.loads(text)
    rows = array("b", zlib.decompress(base64.b85decode(stored["rows"])))
    return Weights(
        stored["hidden"],
        tuple(rows),
        tuple(stored["bias"]),
        tuple(tuple(stored["outputs"][head]) for head in HEADS),
        tuple(stored["output_bias"][head] for head in HEADS),
    )


class Lanes:
    """One head of a net: its rows as packed integers, and the sum of its lanes.

    What is added up is `start` and, for each input, `rows[input]` times its value in eighths. Above the lanes there is
    room for one more number, which `above_of` takes out of a sum again.
    """

    def __init__(self, weights: Weights, head: int) -> None:
        hidden, outputs = weights.hidden, weights.outputs[head]
        order = sorted(range(hidden), key=lambda unit: outputs[unit] < 0)
        scale = [abs(outputs[unit]) for unit in order]
        self._above = LANE * hidden
        self._speaking_for = LANE * sum(output >= 0 for output in outputs)
        self._for = (1 << self._speaking_for) - 1
        self._ones = sum(1 << LANE * lane for lane in range(hidden))
        self._offset = self._ones * _HALF
        self._bias = weights.output_bias[head]
        self._count = len(weights.rows) // hidden
        self.rows = [
            self._packed(weights.rows[first + unit] * by for unit, by in zip(order, scale, strict=True))
            for first in range(0, len(weights.rows), hidden)
        ]
        self.start = self._offset + self._packed(
            weights.bias[unit] * by for unit, by in zip(order, scale, strict=True)
        )

    def above(self, number: int) -> int:
        """Return the number as what is added to a sum to stand above the lanes."""
        return number << self._above

    def above_of(self, total: int) -> int:
        """Return the number that stands above the lanes."""
        return total >> self._above

    def logit(self, total: int) -> int:
        """Return the output for a sum of rows."""
        live = total >> LANE - 1 & self._ones
        above = total & (live << LANE - 1) - live
        return self._bias + (above & self._for) % _ALL - (above >> self._speaking_for) % _ALL

    def _packed(self, lanes: Iterable[int]) -> int:
        words = array("I", [lane + _HALF for lane in lanes])
        wide = bytearray(words.tobytes())
        del wide[3::4]
        return int.from_bytes(wide, "little") - self._offset


def expected(logit: int) -> int:
    """Return the expected result, in millionths from -1 (lost) to 1 (won), that a logit stands for.

    Whole numbers throughout: between the entries of a table that is itself worked out in whole numbers.
    """
    size = min(abs(logit), _LARGEST)
    index, rest = divmod(size, TANH_STEP)
    table = tanh_table()
    value = table[index] + (table[index + 1] - table[index]) * rest // TANH_STEP
    return value if logit >= 0 else -value


TANH_STEP = 1 << FRACTION - 4
"""The logits between two entries of `tanh_table`."""
_LARGEST = 15 << FRACTION


@lru_cache(maxsize=1)
def tanh_table() -> tuple[int, ...]:
    """Return the hyperbolic tangent of x / 2 in millionths for x in sixteenths from 0 to 15 and one beyond."""
    one, term, root, of = 1 << 64, 1 << 64, 0, 1
    while term:  # e ** (1 / 16), term by term
        root += term
        term = term // (16 * of)
        of += 1
    powers = [one]
    for _ in range(15 * 16 + 1):
        powers.append(powers[-1] * root // one)
    return tuple((power - one) * 1_000_000 // (power + one) for power in powers)
