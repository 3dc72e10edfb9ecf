"""Make a host and a browser slow, for measuring: a line with little room and a long way, a processor that mostly waits.

Both work from outside the browser, so that they hold for its workers too, which its own throttling leaves alone.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.serve import StaticHandler

BYTES_A_SECOND = 1_600_000 / 8
LATENCY = 0.15
"""Seconds from a request to the first byte of its answer."""
CHUNK = 4096
SLICE = 0.01
"""Seconds for which a slow browser may run before it waits."""


class KeptHandler(StaticHandler):
    """Let the browser keep files for ten minutes, as GitHub Pages does."""

    is_slow = True
    """Whether a line that can be slow is."""

    def end_headers(self) -> None:
        """Allow what the plain server forbids."""
        self.send_header("Cache-Control", "max-age=600")
        super(StaticHandler, self).end_headers()


class SlowHandler(KeptHandler):
    """Serve over a line that all connections share."""

    line = threading.Lock()

    def send_head(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 - as the base class has it
        """Let the answer begin as late as it would from far away."""
        if self.is_slow:
            time.sleep(LATENCY)
        return super().send_head()

    def copyfile(self, source, outputfile) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
        """Send a file no faster than the line allows."""
        while chunk := source.read(CHUNK):
            if self.is_slow:
                with self.line:
                    time.sleep(len(chunk) / BYTES_A_SECOND)
            outputfile.write(chunk)


@contextmanager
def slowed(process: int, times: int) -> Iterator[None]:
    """Let a process and its descendants run for one slice of so many, while the block runs."""
    over = threading.Event()

    def beat() -> None:
        while not over.wait(SLICE):
            family = descendants(process)
            _tell(family, signal.SIGSTOP)
            over.wait(SLICE * (times - 1))
            _tell(family, signal.SIGCONT)

    thread = threading.Thread(target=beat, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def process_of(profile: str) -> int:
    """Return the browser that was started with a profile: of the processes that name it, the first."""
    named = [
        int(file.parent.name) for file in Path("/proc").glob("[0-9]*/cmdline") if profile in _words(file)
    ]
    return min(named)


def descendants(process: int) -> list[int]:
    """Return the processes below a process, itself included, from `/proc`."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def _words(file: Path) -> str:
    with suppress(OSError):
        return file.read_text(errors="replace")
    return ""


def _tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)
