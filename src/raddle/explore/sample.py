"""Looking at one execution of a program before deciding how to search for all of them."""

from __future__ import annotations

from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options

PATIENCE = 1.0
"""Seconds to wait for an execution. Programs without one so soon are mostly blocked ones."""


def reach(search: NativeSearch, options: Options) -> str | None:
    """Run to the execution that the search was asked to keep, or to a limit: which one."""
    patience = PATIENCE if options.timeout is None else min(PATIENCE, options.timeout)
    limit, _ = drive(_UpToExecution(search), timeout=patience, memory_limit=options.memory_limit)
    return limit


class _UpToExecution:
    """A search that is finished when it has the execution that it was asked for."""

    def __init__(self, search: NativeSearch) -> None:
        self._search = search

    def run(self, seconds: float) -> bool:
        return self._search.run(min(seconds, 0.002)) or self._search.execution is not None

    @property
    def executions(self) -> int:
        return self._search.executions

    @property
    def explored(self) -> int:
        return self._search.explored
