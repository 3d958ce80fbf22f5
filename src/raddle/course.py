"""How a search is run: on how many cores, with checkpoints or without, from the root or from a checkpoint."""

from __future__ import annotations

import dataclasses
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from raddle.checkpoint import Checkpoint, Saver
from raddle.errors import UserError
from raddle.explore.drive import Progress, Running, drive
from raddle.explore.estimate import Estimator
from raddle.explore.properties import UntilCounted
from raddle.explore.run import Search
from raddle.subject import Subject

if TYPE_CHECKING:
    from distributed import Client

    from raddle.explore.contest import Contest
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
    def of(
        chosen: Plan, counted: str, saved: Checkpoint | None = None, client: Client | None = None
    ) -> Course:
        """`counted`: why it has to run on one core, if so. `saved`: where to go on from. `client`: of a
        cluster that does the work."""
        from raddle.explore.crew import Crew
        from raddle.explore.jobs import Jobs, alone, cores, together

        options = chosen.options
        jobs = cores(options.jobs)
        given: dict[str, Any] = {"any_error": options.any_error}
        if saved is not None:
            given["state"] = saved.state
        before = 0.0 if saved is None else saved.seconds
        if client is not None and not chosen.interrupted:
            from raddle.explore.cluster import Cluster

            if reason := counted or alone(chosen.search) or together(chosen.search):
                jobs, refused = 1, [f"--cluster: {reason}"]
            else:
                remote = Cluster(chosen.search, client, **given)
                return Course(chosen, remote, before=before)
        else:
            refused = []
        if options.search == "dpor" and (jobs > 1 or saved is not None) and not counted:
            crew = Crew(chosen.search, jobs, **given)
            return Course(chosen, crew, refused, before=before)
        if saved is not None:
            local = Jobs(chosen.search, jobs, **given)
            return Course(chosen, local, refused, before=before)
        if jobs == 1:
            return Course(chosen, chosen.search, refused)
        if reason := counted or alone(chosen.search):
            return Course(chosen, chosen.search, [f"--jobs {options.jobs}: {reason}"])
        return Course(chosen, Jobs(chosen.search, jobs, **given))

    def save_to(self, path: str, every: float, subject: Subject, model: str) -> None:
        """From now on, if the search can tell what is left of it."""
        from raddle.explore.jobs import Jobs

        if not self.chosen.search.can_save:
            self.warnings.append(
                f"no checkpoint is written: {self.chosen.options.search} runs from end to end"
            )
            return
        if not isinstance(self.search, Jobs):
            self.search = Jobs(self.search, 1)
        self.saver = Saver(path, every, subject, self.chosen, self.search, model, self.before)

    def _contest(self) -> Contest | None:
        """With a search that may come to its end before, if there is one."""
        rival, first = self.chosen.rival, self.chosen.search
        if rival is None or self.saver is not None or self.search is not first:
            return None
        from raddle.explore.contest import Contest

        return Contest(first, rival)

    def run(self, progress: Progress | None, start: float) -> Search:
        """To the end, or to a limit."""
        from raddle.explore.jobs import Jobs

        limit: str | None = "interrupt"
        options = self.chosen.options
        timeout = options.timeout
        if timeout is not None:  # the choice was quick, or the search has come far in its time
            timeout = max(timeout - self.chosen.seconds, 0.1 * timeout)
        before = self.search.executions + self.search.blocked
        estimator = Estimator(self.search, self.chosen.search.prober(), before)
        if not self.chosen.interrupted:
            running: Running = self.saver or self.search
            counted: Contest | NativeSearch | Jobs = self.search
            contest = self._contest()
            if contest is not None:
                running = counted = contest
            if options.property and not isinstance(self.search, Jobs):
                running = UntilCounted(running, counted, options.property)
            try:
                limit, _ = drive(
                    running,
                    timeout=timeout,
                    memory_limit=options.memory_limit,
                    progress=progress,
                    estimator=estimator,
                )
            except UserError as problem:  # of a cluster; what is done is not lost
                if self.saver is None:
                    raise
                self.saver.write()
                raise UserError(str(problem), hint=f"raddle resume {self.saver.path} goes on") from None
            if contest is not None:
                self.search = contest.winner
                self.chosen = contest.outcome(self.chosen)
        found = self.search.found(limit, time.perf_counter() - start)
        if self.saver is not None:  # of what is told
            self.saver.write()
            if self.saver.problem is not None:
                self.warnings.append(self.saver.problem)
        if isinstance(self.search, Jobs) and self.search.alone:
            self.warnings.append(f"--jobs {options.jobs}: dpor runs on one core here: several are no faster")
        if limit is not None:
            estimator.settle()
        estimate = None if limit is None else estimator.estimate
        return dataclasses.replace(found, seconds=found.seconds + self.before, estimate=estimate)
