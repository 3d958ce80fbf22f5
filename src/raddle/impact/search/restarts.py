"""Searches that begin again when what is allocated turns out to be more than was known."""

from __future__ import annotations

from collections.abc import Callable

from raddle.impact.execution.executor import Executor
from raddle.impact.state.allocations import Grown
from raddle.impact.state.steps import Failure


def settle(executor: Executor, begin: Callable[[], None]) -> None:
    """Begin something with the allocations that are known, again if that finds others."""
    while True:
        if executor.setting.version != executor.allocations.version:
            executor.begin()
        try:
            begin()
        except Grown:
            continue
        return


def grow(executor: Executor, failure: Failure) -> None:
    """If what was met is not an error but an allocation that was not known."""
    if failure.growth is not None:
        executor.allocations.grow(failure.growth, failure.place)
