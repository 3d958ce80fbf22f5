"""One benchmark row, run and judged: what was found beside what must be found, and at what price."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from raddle.bench.peers import PeerRun
from raddle.bench.plan import Job
from raddle.bench.table import PAPER, Expected, Reference, counts
from raddle.errors import ExitStatus

GRACE = 30.0
"""Seconds beyond the time limit after which a run that does not end by itself is killed."""

OK, DIFFERS, UNFINISHED, FAILED = "ok", "differs", "unfinished", "failed"
_STATUSES = {OK: ExitStatus.SAFE, DIFFERS: ExitStatus.UNSAFE, UNFINISHED: ExitStatus.INCONCLUSIVE}


@dataclass(frozen=True, slots=True)
class Measurement:
    """What a run found. `seconds`: CPU time of the search; `found` is the JSON of the result.

    `status`: ok; differs (another count, or unsafe); unfinished (a limit was hit); failed (see `problem`)."""

    job: Job
    status: str
    search: str
    expected: Expected | None
    seconds: float
    wall_seconds: float
    found: dict[str, Any]
    problem: str = ""
    exit_status: int = 0
    ordered_seconds: float | None = None
    """What the same took with ordered locks, earlier in this run."""
    weaker_seconds: float | None = None
    """What the same took with release/acquire accesses, earlier in this run."""
    peers: tuple[PeerRun, ...] = ()

    @property
    def times_ordered(self) -> float | None:
        """How many times as long as with ordered locks it took."""
        return self.seconds / self.ordered_seconds if self.ordered_seconds and self.status == OK else None

    @property
    def times_weaker(self) -> float | None:
        """How many times as long as with release/acquire accesses it took."""
        return self.seconds / self.weaker_seconds if self.weaker_seconds and self.status == OK else None

    @property
    def executions(self) -> int:
        return int(self.found.get("executions") or 0)

    @property
    def duplicates(self) -> int | None:
        return self.found.get("duplicates")

    @property
    def blocked(self) -> int:
        return int(self.found.get("blocked") or 0)

    @property
    def counts(self) -> str:
        return counts(self.executions, self.duplicates if self.job.column is None else self.blocked)

    @property
    def executions_per_second(self) -> float:
        """Where blocked executions are part of the count, they are part of the rate."""
        visited = self.executions + (self.blocked if self.job.column else 0)
        return visited / self.seconds if self.seconds > 0 else 0.0

    @property
    def dead_ends(self) -> int:
        """Leaves of the search that are neither an execution, nor a duplicate of one, nor blocked."""
        leaves = int(self.found.get("explored") or 0)
        return max(leaves - self.executions - (self.duplicates or 0) - self.blocked, 0)

    @property
    def dead_ends_per_execution(self) -> float:
        return self.dead_ends / self.executions if self.executions else 0.0

    @property
    def allocations(self) -> int:
        """How often the native core asked for memory."""
        return int(self.found.get("allocations") or 0)

    @property
    def allocations_per_execution(self) -> float:
        return self.allocations / self.executions if self.executions else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "table": self.job.table.name,
            "program": self.job.program.name,
            "n": self.job.n,
            "model": self.job.model,
            "search": self.search,
            "asked_search": self.job.search,
            "locks": self.found.get("locks", self.job.locks),
            "order": self.job.order or None,
            "column": self.job.column.name if self.job.column else None,
            "unroll": self.job.unroll,
            "status": self.status,
            "problem": self.problem or None,
            "expected_executions": self.expected.executions if self.expected else None,
            "expected_duplicates": self.expected.duplicates if self.expected else None,
            "expected_blocked": self.expected.blocked if self.expected else None,
            "executions": self.found.get("executions"),
            "duplicates": self.duplicates,
            "blocked": self.found.get("blocked"),
            "explored": self.found.get("explored"),
            "events": self.found.get("events"),
            "verdict": self.found.get("verdict"),
            "seconds": round(self.seconds, 6),
            "wall_seconds": round(self.wall_seconds, 6),
            "executions_per_second": round(self.executions_per_second, 1),
            "dead_ends_per_execution": round(self.dead_ends_per_execution, 4),
            "allocations": self.allocations,
            "allocations_per_execution": round(self.allocations_per_execution, 4),
            "peak_rss_kb": self.found.get("peak_rss_kb"),
            "times_ordered": None if self.times_ordered is None else round(self.times_ordered, 4),
            "times_weaker": None if self.times_weaker is None else round(self.times_weaker, 4),
            "peers": [dataclasses.asdict(peer) for peer in self.peers],
            "note": self.job.note or None,
            **self._reference(),
        }

    def _reference(self) -> dict[str, Any]:
        reference = self.job.reference or Reference("", None)
        return {
            "paper_executions": reference.executions if reference.name == PAPER else None,
            "paper_blocked": reference.blocked if reference.name == PAPER else None,
            "paper_seconds": reference.seconds if reference.name == PAPER else None,
        }


def measure(
    job: Job, timeout: float | None, earlier: Sequence[Measurement] = (), repeat: int = 1
) -> Measurement:
    """The fastest of some runs, each in a process of its own, beside what was measured earlier."""
    return beside(fastest(job, timeout, repeat), earlier)


def fastest(job: Job, timeout: float | None, repeat: int = 1) -> Measurement:
    found = run(job, timeout)
    for _ in range(1, repeat):
        if found.status != OK:
            break
        again = run(job, timeout)
        found = again if again.status != OK or again.seconds < found.seconds else found
    return found


def beside(found: Measurement, earlier: Sequence[Measurement]) -> Measurement:
    """With the times of those that it is compared with."""
    job = found.job
    ordered = (
        other.seconds
        for other in earlier
        if (job.locks, other.job.locks) == ("unordered", "ordered")
        and other.status == OK
        and other.job.but_for_locks == job.but_for_locks
    )
    weaker = (other.seconds for other in earlier if other.job == job.weaker and other.status == OK)
    return dataclasses.replace(found, ordered_seconds=next(ordered, None), weaker_seconds=next(weaker, None))


def run(job: Job, timeout: float | None) -> Measurement:
    """Run a job and judge what it found."""
    start = time.perf_counter()
    found = run_worker(
        {
            "source": str(job.program.source),
            "flags": list(job.flags),
            "model": job.model,
            "search": job.search,
            "locks": job.locks,
            "timeout": timeout,
            "count_duplicates": job.counts_duplicates,
            "options": job.options,
        },
        timeout,
    )
    return judge(job, found, time.perf_counter() - start)


def judge(job: Job, found: dict[str, Any], wall: float) -> Measurement:
    search = found.get("search") or job.search
    expected = job.expected(search)
    status, problem = OK, ""
    if "error" in found:
        status, problem = FAILED, found["error"]
    elif not _is_sound(job, found):
        words = "; ".join(error["message"] for error in found["errors"]) or f"no {job.program.finds} found"
        status, problem = DIFFERS, f"{found['verdict']}: {words}"
    elif not _is_finished(job, found):
        status, problem = UNFINISHED, found["reason"] or "incomplete"
    elif expected is not None and not expected.met_by(
        found["executions"], found["duplicates"], found["blocked"]
    ):
        status = DIFFERS
    return Measurement(
        job=job,
        status=status,
        search=search,
        expected=expected,
        seconds=float(found.get("cpu_seconds", 0.0)),
        wall_seconds=wall,
        found=found,
        problem=problem,
        exit_status=_STATUSES.get(status, int(found.get("exit_status", ExitStatus.BUG))),
    )


def _is_sound(job: Job, found: dict[str, Any]) -> bool:
    """Whether the program has the errors that belong to it and no others."""
    kinds = {error.get("kind") for error in found.get("errors", ())}
    if job.program.finds is not None and found["verdict"] != "inconclusive":
        return kinds == {job.program.finds}
    return kinds <= {"livelock"} if job.program.stuck else found["verdict"] != "unsafe"


def _is_finished(job: Job, found: dict[str, Any]) -> bool:
    """Whether nothing is left to explore within the row's bound on loops."""
    if job.program.finds is not None and found["verdict"] == "unsafe":
        return True
    bounded = job.unroll is not None and found.get("bound") is not None
    stuck = job.program.stuck and found["verdict"] == "unsafe" and found["reason"] is None
    return bool(found["complete"] or bounded or stuck)


def run_worker(job: dict[str, Any], timeout: float | None) -> dict[str, Any]:
    """The worker's answer; a worker that dies or hangs gives an answer of the same shape."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "raddle.bench.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        limit = None if timeout is None else timeout + GRACE
        out, err = process.communicate(json.dumps(job), limit)
    except subprocess.TimeoutExpired:
        return {"complete": False, "verdict": "inconclusive", "reason": "it did not stop at the time limit"}
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    with contextlib.suppress(ValueError):
        answer = json.loads(out)
        if isinstance(answer, dict):
            return answer
    last = err.strip().splitlines()[-1:] or [f"the worker ended with status {process.returncode}"]
    return {"error": last[0], "exit_status": ExitStatus.BUG}
