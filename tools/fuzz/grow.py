"""Grow what is kept: an input that makes a reader go a way that no other went is kept, all others are not."""

import sys
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from tools.fuzz.corpus import TOP, keep, kept
from tools.fuzz.mutate import mutated
from tools.fuzz.run import harm_of
from tools.fuzz.targets import Target

Way = tuple[str, int, int]
"""A step from one line of a file to another."""
LONGEST = 2000
"""Characters; a longer input is kept only by hand."""


class Tracer:
    """Notes the ways the modules of a target go."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.files = {str(TOP / "acey" / f"{name}.py"): name for name in modules}
        self.ways: set[Way] = set()

    def ways_of(self, target: Target, text: str) -> set[Way]:
        """Feed an input and return the ways it made the modules go."""
        self.ways = set()
        sys.settrace(self._call)
        try:
            harm = harm_of(target, text)
        finally:
            sys.settrace(None)
        return set() if harm else self.ways

    def _call(self, frame: FrameType, event: str, value: Any) -> Any:
        name = self.files.get(frame.f_code.co_filename)
        if name is None:
            return None
        last = -frame.f_lineno

        def step(frame: FrameType, event: str, value: Any) -> Any:
            nonlocal last
            line = frame.f_lineno if event != "return" else 0
            self.ways.add((name, last, line))
            last = line
            return step

        return step


def grow(target: Target, inputs: int, seed: int) -> tuple[int, int]:
    """Try new inputs, keep those that go new ways; return how many were kept before and how many are now."""
    rng, tracer = Random(f"{seed} {target.name}"), Tracer(target.modules)
    before = kept(target.name)
    seen: set[Way] = set()
    corpus: list[str] = []

    def take(text: str) -> None:
        ways = tracer.ways_of(target, text)
        if not ways <= seen:
            seen.update(ways)
            corpus.append(text)

    for text in sorted(before, key=len):
        take(text)
    for _ in range(inputs):
        text = mutated(rng, corpus, target.words)
        if len(text) <= LONGEST:
            take(text)
    keep(target.name, corpus)
    return len(before), len(corpus)


def size_of(target: Target) -> int:
    """Return how many bytes are kept for a target."""
    return Path(TOP / "tests" / "fuzz" / f"{target.name}.jsonl").stat().st_size
