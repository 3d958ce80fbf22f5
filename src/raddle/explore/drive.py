"""Runs a native search in short slices, so that limits, Ctrl-C and the progress line get their turn.

Every way to stop ends with what was found so far: a limit never loses an error already seen.
"""

from __future__ import annotations

import sys
import time
from typing import Protocol

from raddle.explore.estimate import Estimate, Estimator

SLICE = 0.05


class Running(Protocol):
    """A search that can be continued. `run` returns True when it is finished."""

    def run(self, seconds: float) -> bool: ...

    @property
    def executions(self) -> int: ...

    @property
    def explored(self) -> int: ...


class Progress(Protocol):
    """Shown while a search runs: gets the counts so far, and is told when to vanish."""

    def update(
        self, executions: int, explored: int, seconds: float, estimate: Estimate | None = None
    ) -> None: ...

    def clear(self) -> None: ...


def drive(
    search: Running,
    *,
    timeout: float | None,
    memory_limit: int | None,
    progress: Progress | None = None,
    estimator: Estimator | None = None,
) -> tuple[str | None, float]:
    """Run to the end or to a limit: ("timeout" | "memory" | "interrupt" | None, seconds).

    `estimator` is told how the search gets on."""
    start = time.perf_counter()
    limit: str | None = None
    try:
        while True:
            spent = time.perf_counter() - start
            left = SLICE if timeout is None else min(SLICE, timeout - spent)
            if left <= 0:
                limit = "timeout"
                break
            if search.run(left):
                break
            if memory_limit is not None and resident() > memory_limit:
                limit = "memory"
                break
            spent = time.perf_counter() - start
            if estimator is not None:
                estimator.note(spent)
            if progress is not None:
                estimate = estimator.estimate if estimator is not None else None
                progress.update(search.executions, search.explored, spent, estimate)
    except KeyboardInterrupt:
        limit = "interrupt"
    finally:
        if progress is not None:
            progress.clear()
    return limit, time.perf_counter() - start


def resident() -> int:
    """Bytes of memory this process has in use now; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as stream:
            return int(stream.read().split()[1]) * 4096
    except (OSError, ValueError, IndexError):
        return peak_resident_kb() * 1024


def peak_resident_kb() -> int:
    """The most memory this process had in use. Not getrusage's first: that one inherits from the
    process that started us."""
    try:
        with open("/proc/self/status", encoding="ascii") as stream:
            for line in stream:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1])
    except (OSError, ValueError, IndexError):
        pass
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak
