"""What is said while a search runs, if it has taken its time: not what its end makes moot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raddle.explore.drive import Progress
    from raddle.explore.estimate import Estimate

_PATIENCE = 1.0
"""Seconds."""


class Impatience:
    """Progress that hands warnings over when a search takes long; `inner`: who shows the progress itself."""

    def __init__(self, inner: Progress | None, warn: Callable[[str], None], warnings: Sequence[str]) -> None:
        self._inner, self._warn = inner, warn
        self._warnings = list(warnings)

    def update(
        self, executions: int, explored: int, seconds: float, estimate: Estimate | None = None
    ) -> None:
        if seconds >= _PATIENCE and self._warnings:
            self.clear()
            for warning in self._warnings:
                self._warn(warning)
            self._warnings = []
        if self._inner is not None:
            self._inner.update(executions, explored, seconds, estimate)

    def clear(self) -> None:
        if self._inner is not None:
            self._inner.clear()
