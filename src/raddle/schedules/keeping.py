"""The best schedule found so far, on disk as soon as it is found: whatever happens to the search later on."""

from __future__ import annotations

import os
from pathlib import Path

from raddle.errors import UnsupportedError
from raddle.frontend.build import Request, files_of
from raddle.frontend.compiler import Compilation
from raddle.schedules.economy import economy
from raddle.schedules.format import ScheduleFile, Variant, write
from raddle.schedules.launch import check_enforceable
from raddle.schedules.synthesis import Found


class Keeper:
    """`best` is None while there is no schedule that can be enforced; `problem` is then the reason, if one
    was found."""

    def __init__(self, request: Request, compilation: Compilation, digest: str, output: str | None) -> None:
        self.request = request
        self.compilation = compilation
        self.digest = digest
        self.output = output
        self.best: Variant | None = None
        self.problem: UnsupportedError | None = None

    def consider(self, found: Found) -> None:
        if found.schedule is None:
            return
        if self.best is not None and economy(found.schedule) <= economy(self.best.schedule):
            return
        variant = Variant(found.iteration.policy, found.schedule, found.names, found.barred)
        try:
            check_enforceable(self.request, self.compilation, variant)
        except UnsupportedError as problem:
            self.problem = self.problem or problem
            return
        self.best = variant
        # A pipe or a device is written to once, at the end.
        if self.output is not None and (not os.path.exists(self.output) or os.path.isfile(self.output)):
            self._write("unknown")

    def conclude(self, verdict: str) -> None:
        """The search is over; the file gets its verdict."""
        if self.output is not None:
            self._write(verdict)

    def _write(self, verdict: str) -> None:
        assert self.output is not None
        assert self.best is not None
        write(Path(self.output), ScheduleFile(self.digest, files_of(self.request), verdict, self.best))
