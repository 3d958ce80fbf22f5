"""Measurements as lines of a table on a terminal, one at a time as they come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raddle.bench.measure import DIFFERS, FAILED, OK, UNFINISHED, Measurement
from raddle.bench.plan import Job
from raddle.bench.table import GENMC, PAPER, Reference

_PAPER_TIME = "paper time"
# Heading and width; names are set to the left, numbers to the right.
_COLUMNS = {
    "program": 15,
    "n": 3,
    "model": 6,
    "search": 24,
    "locks": 9,
    "found": 15,
    "expected": 15,
    PAPER: 9,
    "blocked": 9,
    "CPU time": 10,
    "of ordered": 10,
    "per second": 11,
    "dead ends": 9,
    "allocations": 11,
    "memory": 8,
    GENMC: 10,
    _PAPER_TIME: 10,
    "faster": 8,
}
_LEFT = ("program", "model", "search", "locks")
_WORDS = {OK: "", DIFFERS: "DIFFERS", UNFINISHED: "unfinished", FAILED: "failed"}
_RED, _YELLOW, _PLAIN = "\x1b[31m", "\x1b[33m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Listing:
    """The table of one run; columns that none of its rows has something for are left out."""

    columns: tuple[str, ...]

    @staticmethod
    def of(jobs: Sequence[Job]) -> Listing:
        locks = {job.locks for job in jobs}
        references = {job.reference.name for job in jobs if job.reference is not None}
        missing = {GENMC, PAPER} - references
        missing |= set() if PAPER in references else {_PAPER_TIME}
        missing |= {"locks"} if locks == {"auto"} else set()
        missing |= set() if {"ordered", "unordered"} <= locks else {"of ordered"}
        missing |= set() if references else {"faster"}
        return Listing(tuple(name for name in _COLUMNS if name not in missing))

    def heading(self) -> str:
        return self._line({name: name for name in self.columns})

    def line(self, found: Measurement, *, colour: bool = False) -> str:
        mark = _WORDS[found.status] + (f": {found.problem}" if found.problem else "")
        if colour and mark:
            mark = (_YELLOW if found.status == UNFINISHED else _RED) + mark + _PLAIN
        names = _names(found)
        if found.status == FAILED:
            return f"{self._line(names)}  {mark}"
        note = f"({found.job.note})" if found.job.note else ""
        return "  ".join(part for part in (self._line(names | _numbers(found)), mark, note) if part)

    def _line(self, texts: dict[str, str]) -> str:
        cells = ((texts.get(name, ""), name, _COLUMNS[name]) for name in self.columns)
        return "  ".join(
            text.ljust(width) if name in _LEFT else text.rjust(width) for text, name, width in cells
        ).rstrip()


def _names(found: Measurement) -> dict[str, str]:
    job = found.job
    ran = found.search
    return {
        "program": job.program.name,
        "n": "" if job.n is None else str(job.n),
        "model": job.model,
        # The search that was asked for and, for auto, the one that ran.
        "search": ran if ran == job.search else f"{job.search}: {ran}",
        "locks": job.locks,
    }


def _numbers(found: Measurement) -> dict[str, str]:
    memory = found.found.get("peak_rss_kb")
    reference = found.job.reference or Reference("", None)
    faster = ""
    if reference.seconds is not None and found.seconds > 0 and found.status == OK:
        faster = f"{reference.seconds / found.seconds:.1f}x"
    return {
        "found": found.counts,
        "expected": "-" if found.expected is None else str(found.expected),
        PAPER: "-" if reference.executions is None else f"{reference.executions:,}",
        "blocked": f"{found.found.get('blocked', 0):,}",
        "CPU time": f"{found.seconds:.2f} s",
        "of ordered": "" if found.times_ordered is None else f"{found.times_ordered:.2f}x",
        "per second": f"{found.executions_per_second:,.0f}",
        "dead ends": f"{found.dead_ends_per_execution:.2f}",
        "allocations": f"{found.allocations_per_execution:.2f}",
        "memory": "-" if memory is None else f"{memory / 1024:.0f} MB",
        GENMC if reference.name == GENMC else _PAPER_TIME: "-"
        if reference.seconds is None
        else f"{reference.seconds:.2f} s",
        "faster": faster or "-",
    }


def summary(all_found: Sequence[Measurement]) -> str:
    """How many rows are as expected, how many are not, and what they took."""
    counted = {status: sum(found.status == status for found in all_found) for status in _WORDS}
    unknown = sum(found.status == OK and found.expected is None for found in all_found)
    parts = [f"{counted[OK] - unknown} as expected"]
    parts += [f"{unknown} without an expectation"] if unknown else []
    parts += [f"{counted[DIFFERS]} differ"] if counted[DIFFERS] else []
    parts += [f"{counted[UNFINISHED]} unfinished"] if counted[UNFINISHED] else []
    parts += [f"{counted[FAILED]} failed"] if counted[FAILED] else []
    seconds = sum(found.seconds for found in all_found)
    memory = max((found.found.get("peak_rss_kb") or 0 for found in all_found), default=0)
    rows = f"{len(all_found)} row{'s' if len(all_found) != 1 else ''}"
    return f"{rows}: {', '.join(parts)}; {seconds:.2f} s of CPU time, at most {memory / 1024:.0f} MB"
