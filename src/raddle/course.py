"""How a search is run: on how many cores, with checkpoints or without, from the root or from a checkpoint."""

from __future__ import annotations

import dataclasses
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from raddle.checkpoint import Checkpoint, Saver
from raddle.explore.drive import Progress, Running, drive
from raddle.explore.estimate import Estimator
from raddle.explore.properties import UntilCounted
from raddle.explore.run import Search
from raddle.subject import Subject

if TYPE_CHECKING:
    from raddle.explore.jobs import Jobs
    from raddle.explore.native import NativeSearch
    from raddle.explore.plan import Plan


@dataclass(slots=True)
class Course:
    """`before`: seconds spent on it already. `warnings`: what could not be done as it was wanted."""

    chosen: Plan
    search: NativeSearch | Jobs
    warnings: list[str] = field(default_factory=list)
    saver: Saver | None = None
    before: float = 0.0

    @staticmethod
    def of(chosen: Plan, counted: str, saved: Checkpoint | None = None) -> Course:
        """`counted`: why it has to run on one core, if so. `saved`: where to go on from."""
        from raddle.explore.jobs import Jobs, alone, cores

        options = chosen.options
        jobs = cores(options.jobs)
        if saved is not None:
            parts = Jobs(
                chosen.search, jobs, any_error=options.any_error, parts=saved.parts, lessons=saved.lessons
            )
            return Course(chosen, parts, before=saved.seconds)
        if jobs == 1:
            return Course(chosen, chosen.search)
        if reason := counted or alone(chosen.search):
            return Course(chosen, chosen.search, [f"--jobs {options.jobs}: {reason}"])
        return Course(chosen, Jobs(chosen.search, jobs, any_error=options.any_error))

    def save_to(self, path: str, every: float, subject: Subject, model: str) -> None:
        """From now on, if the search can tell what is left of it."""
        from raddle.explore.jobs import Jobs, alone

        if not self.chosen.search.can_save:
            self.warnings.append(f"no checkpoint is written: {alone(self.chosen.search)}, from end to end")
            return
        if not isinstance(self.search, Jobs):
            self.search = Jobs(self.search, 1)
        self.saver = Saver(path, every, subject, self.chosen, self.search, model, self.before)

    def run(self, progress: Progress | None, start: float) -> Search:
        """To the end, or to a limit."""
        limit: str | None = "interrupt"
        options = self.chosen.options
        estimator = Estimator(self.search, self.chosen.search.prober())
        if not self.chosen.interrupted:
            running: Running = self.saver or self.search
            if options.property:
                running = UntilCounted(running, self.search, options.property)
            limit, _ = drive(
                running,
                timeout=options.timeout,
                memory_limit=options.memory_limit,
                progress=progress,
                estimator=estimator,
            )
        if self.saver is not None:
            self.saver.write()
            if self.saver.problem is not None:
                self.warnings.append(self.saver.problem)
        found = self.search.found(limit, time.perf_counter() - start)
        estimate = None if limit is None else estimator.estimate
        return dataclasses.replace(found, seconds=found.seconds + self.before, estimate=estimate)
