"""Long work in slices: a job is a generator that yields None while it thinks and its answer last.

Between two slices other requests get through, in a worker and on the page's main thread alike.
"""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, ClassVar

from acey.errors import NotAllowed, Unreadable

SLICE_SECONDS = 0.02
"""How long a slice may run before it gives way; the pieces of work between two yields come on top."""
_MOST_JOBS = 16

Work = Iterator[dict[str, Any] | None]


class Jobs:
    """The jobs that are running, by number."""

    COMMANDS: ClassVar = frozenset({"start", "step", "cancel"})

    def __init__(self, begin: Callable[[Any], Work]) -> None:
        self._begin = begin
        self._running: dict[int, tuple[Work, int]] = {}
        self._last = 0

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Start a job, take it a slice further, or end it."""
        if request["cmd"] == "start":
            return self._start(request.get("job"))
        job = request.get("job")
        if type(job) is not int or job not in self._running:
            raise NotAllowed("bad-request", "bad-request.job", name=str(job)[:20])
        if request["cmd"] == "cancel":
            del self._running[job]
            return {}
        return self._step(job)

    def _start(self, request: Any) -> dict[str, Any]:
        if len(self._running) >= _MOST_JOBS:
            raise Unreadable("too-large")
        work = self._begin(request)
        self._last += 1
        self._running[self._last] = (work, 0)
        return {"job": self._last}

    def _step(self, job: int) -> dict[str, Any]:
        work, slices = self._running.pop(job)
        until = perf_counter() + SLICE_SECONDS
        for answer in work:
            if answer is not None:
                return {"answer": answer}
            if perf_counter() >= until:
                break
        else:
            raise NotAllowed("bad-request", "bad-request.job", name=str(job))
        self._running[job] = (work, slices + 1)
        return {"progress": 1 - 1 / (2 + slices)}
