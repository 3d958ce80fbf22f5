"""The best schedule found so far, on disk as soon as it is found: whatever happens to the search later on."""

from __future__ import annotations

import os
from pathlib import Path

from raddle.errors import UnsupportedError
from raddle.frontend.build import Request, files_of
from raddle.frontend.compiler import Compilation
from raddle.impact.state.allocations import Allocations
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.tree import Tree
from raddle.ir.program import Program
from raddle.schedules import certificate_file
from raddle.schedules.certificate_file import Proof
from raddle.schedules.economy import economy, evenness
from raddle.schedules.format import ScheduleFile, Variant, write
from raddle.schedules.launch import check_enforceable
from raddle.schedules.synthesis import Found, stays_blocked

Merit = tuple[int, bool, tuple[float, float]]
_EVEN = 0.5
"""The share of work between equal threads, least to most, that counts as even."""


class Keeper:
    """`best` is None while there is no schedule that can be enforced; `problem` is then the reason, if one
    was found."""

    def __init__(
        self, request: Request, compilation: Compilation, program: Program, digest: str, output: str | None
    ) -> None:
        self.request = request
        self.program = program
        self.compilation = compilation
        self.digest = digest
        self.output = output
        self.best: Variant | None = None
        self.proof: Proof | None = None
        self.merit: Merit | None = None
        self.problem: UnsupportedError | None = None
        self.written = ""
        """The verdict in the files."""

    def consider(self, found: Found) -> None:
        if found.schedule is None:
            return
        worth = merit(found, self.program)
        if self.merit is not None and worth <= self.merit:
            return
        variant = Variant(found.iteration.policy, found.schedule, found.names, found.barred)
        try:
            check_enforceable(self.request, self.compilation, variant)
        except UnsupportedError as problem:
            self.problem = self.problem or problem
            return
        self.best = variant
        self.merit = worth
        self.proof = Proof(found.iteration.tree)
        # A pipe or a device is written to once, at the end.
        if self.output is not None and (not os.path.exists(self.output) or os.path.isfile(self.output)):
            self._write("unknown")

    def conclude(
        self,
        verdict: str,
        complete: Tree | None,
        counterexample: tuple[Counterexample, Allocations] | None,
    ) -> None:
        """The search is over; the files get its verdict and the proof of that."""
        if self.output is not None and self.proof is not None and verdict != self.written:
            self.proof.complete = complete if verdict == "safe" else None
            self.proof.counterexample = counterexample if verdict == "partially-safe" else None
            self._write(verdict)

    def _write(self, verdict: str) -> None:
        assert self.output is not None
        assert self.best is not None
        assert self.proof is not None
        path = Path(self.output)
        write(path, ScheduleFile(self.digest, files_of(self.request), verdict, self.best))
        if path.is_file():
            certificate_file.write(certificate_file.path_of(path), self.program, self.digest, self.proof)
        self.written = verdict


def merit(found: Found, program: Program) -> Merit:
    """What makes one schedule better than another: that no thread is blocked for good, then that threads of
    one kind get about as much work done as each other, then economy."""
    assert found.schedule is not None
    blocked = stays_blocked(found, program)
    return -len(blocked), evenness(found.schedule) >= _EVEN, economy(found.schedule)
