"""A net while it is trained: floats in one block, and the files it is kept in."""

import ctypes
import json
import random
from array import array
from ctypes import c_float
from pathlib import Path
from typing import Any

from tools.train import native


class FloatNet:
    """Rows [inputs][hidden], bias [hidden], outputs [2][hidden] and their biases, as net.h has them."""

    def __init__(self, hidden: int, weights: "ctypes.Array[c_float]", *, sees_rules: bool = False) -> None:
        self.hidden, self.sees_rules = hidden, sees_rules
        self.weights = weights

    @classmethod
    def fresh(cls, hidden: int, seed: int, *, sees_rules: bool = False) -> "FloatNet":
        """Return a net that knows nothing: small random weights."""
        rng = random.Random(seed)
        rows, size = native.library().api_inputs() * hidden, cls.size(hidden)
        weights = (c_float * size)()
        weights[:rows] = [rng.uniform(-0.1, 0.1) for _ in range(rows)]
        outputs = range(rows + hidden, rows + 3 * hidden)
        weights[rows + hidden : rows + 3 * hidden] = [rng.uniform(-0.3, 0.3) for _ in outputs]
        return cls(hidden, weights, sees_rules=sees_rules)

    @staticmethod
    def size(hidden: int) -> int:
        """Return how many numbers a net has."""
        return int(native.library().api_inputs()) * hidden + 3 * hidden + 2

    def player(self, beam: int = 16) -> native.PlayerC:
        """Return a player that goes by this net; the net must outlive it."""
        return native.player_c(native.FLOAT_NET, beam, self.hidden, self.weights, sees_rules=self.sees_rules)

    def save(self, file: Path, state: dict[str, Any]) -> None:
        """Write the net and what is to be known to go on; a file is whole or not there."""
        head = json.dumps({"hidden": self.hidden, "sees_rules": self.sees_rules, **state}).encode()
        part = file.with_suffix(".part")
        part.write_bytes(head + b"\n" + array("f", self.weights).tobytes())
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> tuple["FloatNet", dict[str, Any]]:
        """Read what `save` wrote."""
        head, _, body = file.read_bytes().partition(b"\n")
        state = json.loads(head)
        hidden, numbers = state["hidden"], array("f", body)
        tail = 3 * hidden + 2
        numbers[-tail:-tail] = array("f", [0.0] * (cls.size(hidden) - len(numbers)))  # rows added since
        return cls(
            hidden, (c_float * len(numbers))(*numbers), sees_rules=state.get("sees_rules", False)
        ), state
