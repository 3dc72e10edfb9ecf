"""Feed inputs to a reader and watch: no undocumented error, no hang."""

import contextlib
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random

from tools.fuzz.corpus import kept, large
from tools.fuzz.mutate import mutated
from tools.fuzz.targets import Target, try_out

CPU_SECONDS = 10.0
"""How much of the processor's own time one input may take: what takes longer counts as a hang."""
MOST_FINDINGS = 10


@dataclass(frozen=True, slots=True)
class Finding:
    """An input that did harm, cut down to what is needed for it."""

    target: str
    what: str
    text: str


class Hang(BaseException):
    """An input that takes too long. Not an Exception, so that nothing on the way takes it for an error."""


@contextlib.contextmanager
def watched(seconds: float) -> Iterator[None]:
    """Raise Hang in the block after so many seconds of the processor's time, where the system can tell."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _hang)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _hang(number: int, frame: object) -> None:
    raise Hang


def harm_of(target: Target, text: str) -> str | None:
    """Return what is wrong with what an input does, a hang included, or None."""
    try:
        with watched(CPU_SECONDS):
            return try_out(target, text)
    except Hang:
        return f"Hang: more than {CPU_SECONDS:.0f} seconds"


def fuzz(target: Target, inputs: int, seed: int) -> list[Finding]:
    """Feed what is kept and so many new inputs; return what did harm, each kind of harm once."""
    rng, corpus = Random(f"{seed} {target.name}"), kept(target.name)
    found: dict[str, Finding] = {}
    new = (mutated(rng, corpus, target.words) for _ in range(inputs))
    for text in chain(corpus, large(target.name), new):
        what = harm_of(target, text)
        if what and kind_of(what) not in found:
            found[kind_of(what)] = Finding(target.name, what, shrunk(target, text, what))
        if len(found) >= MOST_FINDINGS:
            break
    return list(found.values())


def kind_of(what: str) -> str:
    """Return what two findings of one kind have in common: the error, and where it comes from."""
    return what.partition(":")[0]


def shrunk(target: Target, text: str, what: str) -> str:
    """Cut out of an input what it does not need to do the same harm."""
    if what.startswith("Hang"):
        return text
    size = len(text) // 2
    while size:
        start = 0
        while start < len(text):
            shorter = text[:start] + text[start + size :]
            if kind_of(harm_of(target, shorter) or "") == kind_of(what):
                text = shorter
            else:
                start += size
        size //= 2
    return text
