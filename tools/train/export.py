"""Turn a trained net into the data file that the player reads, and such a file into a player in C."""

import base64
import ctypes
import json
import zlib
from array import array
from ctypes import c_int32
from typing import Any

from acey.players.net import FRACTION, HEADS, Weights
from acey.players.sight import INPUTS
from tools.train import native
from tools.train.nets import FloatNet

_ONE = 1 << FRACTION


def weights_text(net: FloatNet, about: dict[str, Any]) -> str:
    """Return a net as a data file: rows as whole numbers of one byte, one scale a unit.

    Inputs count in eighths. The scale of a unit is chosen so that its weight in the first head is a whole number.
    """
    hidden, inputs = net.hidden, native.library().api_inputs()
    kept = inputs if net.sees_rules else INPUTS
    weights = list(net.weights)
    bias = weights[inputs * hidden : (inputs + 1) * hidden]
    heads = [weights[(inputs + 1 + head) * hidden : (inputs + 2 + head) * hidden] for head in range(2)]
    columns, outputs, wholes = [], ([], []), []  # type: ignore[var-annotated]
    for unit in range(hidden):
        column = weights[unit : inputs * hidden : hidden]
        least = max(1e-6, *map(abs, column)) / 127
        size = abs(heads[0][unit]) * _ONE / 8
        scale = max(1, -int(-size * least // 1)) / size if size * least > 0.5 else least
        columns.append([max(-127, min(127, round(value / scale))) for value in column])
        wholes.append(round(8 * bias[unit] / scale))
        for head in range(2):
            outputs[head].append(round(heads[head][unit] * _ONE * scale / 8))
    rows = array("b", [columns[unit][row] for row in range(kept) for unit in range(hidden)])
    stored = {
        **about,
        "hidden": hidden,
        "bias": wholes,
        "outputs": dict(zip(HEADS, outputs, strict=True)),
        "output_bias": {head: round(weights[index - 2] * _ONE) for index, head in enumerate(HEADS)},
        "rows": base64.b85encode(zlib.compress(rows.tobytes(), 9)).decode(),
    }
    return json.dumps(stored, separators=(",", ":")) + "\n"


class WholeNet:
    """A stored net as a player in C that works in whole numbers, as the Python player does."""

    def __init__(self, stored: Weights) -> None:
        self.hidden = stored.hidden
        missing = native.library().api_inputs() * self.hidden - len(stored.rows)
        self._sees_rules = not missing
        numbers = [*stored.rows, *[0] * missing, *stored.bias]
        numbers += [*stored.outputs[0], *stored.outputs[1], *stored.output_bias]
        self.weights: ctypes.Array[c_int32] = (c_int32 * len(numbers))(*numbers)

    def player(self, level: str = "strong") -> native.PlayerC:
        """Return the twin of a level that goes by this net; the net must outlive it."""
        kind = {"strong": native.INT_NET, "expert": native.EXPERT}[level]
        return native.player_c(kind, 16, self.hidden, self.weights, sees_rules=self._sees_rules)
