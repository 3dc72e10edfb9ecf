"""Long work in slices: a job is a generator that yields its answer last, and None or how far it is while it thinks.

Between two slices other requests get through, in a worker and on the page's main thread alike.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, ClassVar

from acey.data import DataNeeded
from acey.errors import NotAllowed, Unreadable

SLICE_SECONDS = 0.02
"""How long a slice may run before it gives way; the pieces of work between two yields come on top."""
_MOST_JOBS = 16

Work = Iterator[dict[str, Any] | float | None]


@dataclass(frozen=True, slots=True)
class _Job:
    request: Any
    work: Work
    slices: int = 0
    progress: float | None = None
    """How far it is from 0 to 1, where the work tells."""


class Jobs:
    """The jobs that are running, by number."""

    COMMANDS: ClassVar = frozenset({"start", "step", "cancel"})

    def __init__(self, begin: Callable[[Any], Work]) -> None:
        self._begin = begin
        self._running: dict[int, _Job] = {}
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
        self._last += 1
        self._running[self._last] = _Job(request, self._begin(request))
        return {"job": self._last}

    def _step(self, number: int) -> dict[str, Any]:
        job, progress = self._running.pop(number), None
        until = perf_counter() + SLICE_SECONDS
        try:
            for answer in job.work:
                if isinstance(answer, dict):
                    return {"answer": answer}
                progress = progress if answer is None else answer
                if perf_counter() >= until:
                    break
            else:
                raise NotAllowed("bad-request", "bad-request.job", name=str(number))
        except DataNeeded:
            # Once the file is there the step is asked for again; a generator that raised has ended.
            self._running[number] = _Job(job.request, self._begin(job.request))
            raise
        told = job.progress if progress is None else progress
        self._running[number] = replace(job, slices=job.slices + 1, progress=told)
        return {"progress": 1 - 1 / (2 + job.slices) if told is None else told}
