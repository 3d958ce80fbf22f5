"""Looking at some executions of a program before deciding how to search for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch, replay
from raddle.explore.options import Options
from raddle.explore.run import Run

PATIENCE, SHARE = 1.0, 0.1
"""Seconds to wait for an execution, and the most of the time limit. Programs without one so soon are mostly
blocked ones."""


def begin(code: bytes, options: Options, watch: Sequence[int]) -> NativeSearch:
    """A search whose executions can be looked at. It can go on from there to all of them."""
    return NativeSearch(code, options, list(watch), keep=True)


def look(search: NativeSearch, code: bytes, number: int) -> tuple[Run | None, bool]:
    """The execution of that number, a power of two, if the search comes to it in time, and whether the user
    has interrupted it."""
    reached, interrupted = come_to(search, number)
    return (replayed(search, code, number) if reached else None), interrupted


def come_to(search: NativeSearch, number: int) -> tuple[bool, bool]:
    """Whether the search comes to the execution of that number in time, and whether the user has interrupted
    it."""
    limit = _advance(search, number)
    interrupted = limit == "interrupt"
    return not interrupted and search.executions >= number, interrupted


def ends_within(search: NativeSearch, number: int) -> bool:
    """Whether the search comes to its end in time, with at most so many executions."""
    return _advance(search, number + 1) is None and search.executions <= number


def _advance(search: NativeSearch, number: int) -> str | None:
    options = search.options
    patience = PATIENCE if options.timeout is None else min(PATIENCE, SHARE * options.timeout)
    return drive(_UpTo(search, number), timeout=patience, memory_limit=options.memory_limit)[0]


def replayed(search: NativeSearch, code: bytes, number: int) -> Run:
    """An execution that the search has come to; the number is a power of two."""
    return replay(code, search.options, search.kept[number.bit_length() - 1])


class _UpTo:
    """A search that is finished when it has so many executions."""

    def __init__(self, search: NativeSearch, number: int) -> None:
        self._search = search
        self._number = number

    def run(self, seconds: float) -> bool:
        return self.executions >= self._number or self._search.run(min(seconds, 0.002))

    @property
    def executions(self) -> int:
        return self._search.executions

    @property
    def explored(self) -> int:
        return self._search.explored
