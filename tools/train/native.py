"""The compiled engine: built with the C compiler at hand, called through ctypes."""

import ctypes
import functools
import hashlib
import os
import shutil
import subprocess
from ctypes import POINTER, byref, c_double, c_float, c_int, c_int32, c_uint64, c_void_p
from pathlib import Path

from acey.packed import Packed
from acey.players.net import TANH_STEP, tanh_table
from acey.rules import FIELDS, RuleSet
from acey.shapes_words import StageKind

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent.parent / "build" / "train"
KINDS: tuple[StageKind, ...] = ("normal", "doubles", "acey", "named")
NEXT = ("end", "roll", "name", "roll-double", "won")
RANDOM, SIMPLE, FLOAT_NET, INT_NET, EXPERT = range(5)
_LOOSE_SUMS = (
    "-fassociative-math",
    "-freciprocal-math",
    "-fno-signed-zeros",
    "-fno-trapping-math",
    "-fno-math-errno",
)
"""What -ffast-math allows, without its start-up code: that would flush small floats to zero in all of this process."""
_FLAGS = ("-O3", "-march=native", *_LOOSE_SUMS, "-std=gnu11", "-shared", "-fPIC", "-Wall", "-Wextra")
_LOW = 2**64 - 1
TANH = tanh_table()


class RulesC(ctypes.Structure):
    """A rule set as C has it: for each field the index of its value."""

    _fields_ = (("fields", c_int * len(FIELDS)),)


class PlayerC(ctypes.Structure):
    """A player as C has it; it does not keep its weights alive, whoever makes one does."""

    _fields_ = (
        ("kind", c_int),
        ("beam", c_int),
        ("hidden", c_int),
        ("sees_rules", c_int),
        ("weights", c_void_p),
    )


def compiler() -> str | None:
    """Return the C compiler to use, or None where there is none."""
    return os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")


@functools.cache
def library() -> ctypes.CDLL:
    """Build the engine if its source has changed, and load it; raise RuntimeError without a compiler."""
    sources = sorted(HERE.glob("*.c"))
    text = b"".join(file.read_bytes() for file in (*sources, *sorted(HERE.glob("*.h"))))
    text += " ".join(_FLAGS).encode()
    target = BUILT / f"engine-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not target.exists():
        with_ = compiler()
        if with_ is None:
            raise RuntimeError("there is no C compiler (cc, gcc or $CC) to build the trainer with")
        BUILT.mkdir(parents=True, exist_ok=True)
        built = target.with_suffix(f".{os.getpid()}")
        subprocess.run([with_, *_FLAGS, "-o", built, *sources, "-lm"], check=True)
        built.replace(target)
    loaded = ctypes.CDLL(str(target))
    board = POINTER(c_uint64)
    loaded.api_choose.restype = loaded.api_logit.restype = c_double
    loaded.api_choose.argtypes = [POINTER(RulesC), POINTER(PlayerC), board, c_int, c_int, c_int, board]
    loaded.api_logit.argtypes = [POINTER(RulesC), POINTER(PlayerC), board, c_int]
    loaded.api_match.argtypes = [
        *(POINTER(RulesC), POINTER(PlayerC), POINTER(PlayerC), c_int, c_uint64, POINTER(c_int))
    ]
    loaded.self_play.argtypes = [
        *(POINTER(RulesC), POINTER(PlayerC), POINTER(c_float), c_int, c_uint64, c_float, c_float),
        POINTER(c_double),
    ]
    loaded.api_init()
    loaded.api_table((c_int * len(TANH))(*TANH), len(TANH), TANH_STEP)
    return loaded


def rules_c(rules: RuleSet) -> RulesC:
    """Return a rule set as C has it."""
    return RulesC((c_int * len(FIELDS))(*(FIELDS[name].index(getattr(rules, name)) for name in FIELDS)))


def board_c(packed: Packed) -> ctypes.Array[c_uint64]:
    """Return a position as C has it."""
    mine, theirs = packed
    return (c_uint64 * 4)(mine & _LOW, mine >> 64, theirs & _LOW, theirs >> 64)


def packed_of(words: list[int]) -> Packed:
    """Return the position that four words stand for."""
    return words[0] | words[1] << 64, words[2] | words[3] << 64


def player_c(
    kind: int, beam: int = 16, hidden: int = 0, weights: object = None, *, sees_rules: bool = False
) -> PlayerC:
    """Return a player as C has it."""
    address = ctypes.cast(weights, c_void_p) if weights is not None else None  # type: ignore[arg-type]
    return PlayerC(kind, beam, hidden, sees_rules, address)


def plays(
    rules: RuleSet, packed: Packed, kind: StageKind, dice: tuple[int, int]
) -> list[tuple[Packed, bool, str]]:
    """List the outcomes of a stage: where the checkers then are, whether it is complete, what follows."""
    lib, room = library(), 400_000
    to = (c_uint64 * (6 * room))()
    count = lib.api_plays(byref(rules_c(rules)), board_c(packed), KINDS.index(kind), *dice, to, room)
    rows = (to[6 * i : 6 * i + 6] for i in range(count))
    return [(packed_of(row[:4]), bool(row[4]), NEXT[row[5]]) for row in rows]


def choose(
    rules: RuleSet, player: PlayerC, packed: Packed, kind: StageKind, dice: tuple[int, int]
) -> tuple[Packed, bool, str, float]:
    """Return the play a player chooses, as `plays` has it, with its score (0 where there was no choice)."""
    to = (c_uint64 * 6)()
    score = library().api_choose(
        byref(rules_c(rules)), byref(player), board_c(packed), KINDS.index(kind), *dice, to
    )
    return packed_of(to[:4]), bool(to[4]), NEXT[to[5]], score


def name(rules: RuleSet, player: PlayerC, packed: Packed) -> int:
    """Return the double that a player names."""
    to = (c_uint64 * 6)()
    return int(library().api_name(byref(rules_c(rules)), byref(player), board_c(packed), to))


def logit(rules: RuleSet, player: PlayerC, packed: Packed, head: int) -> float:
    """Return what a net says of a position for `mine`, about to roll (head 0) or to name a double (1)."""
    return float(library().api_logit(byref(rules_c(rules)), byref(player), board_c(packed), head))


def features(rules: RuleSet, packed: Packed) -> list[tuple[int, int]]:
    """List the inputs at work in a position: (row, value in eighths)."""
    to = (c_int32 * 512)()
    count = library().api_features(byref(rules_c(rules)), board_c(packed), to)
    return [(to[2 * i], to[2 * i + 1]) for i in range(count)]
