"""Measurements as lines of a table on a terminal, one at a time as they come."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.bench.measure import DIFFERS, FAILED, OK, UNFINISHED, Measurement
from raddle.bench.plan import Job

# Heading and width; names are set to the left, numbers to the right.
_COLUMNS = (
    ("program", 10),
    ("n", 3),
    ("model", 6),
    ("search", 24),
    ("found", 15),
    ("expected", 15),
    ("blocked", 8),
    ("CPU time", 9),
    ("per second", 11),
    ("dead ends", 9),
    ("memory", 8),
)
_LEFT = ("program", "model", "search")
_WORDS = {OK: "", DIFFERS: "DIFFERS", UNFINISHED: "unfinished", FAILED: "failed"}
_RED, _YELLOW, _PLAIN = "\x1b[31m", "\x1b[33m", "\x1b[0m"


def heading(reference: bool) -> str:
    """`reference`: the rows have GenMC's time, too."""
    line = _cells([name for name, _ in _COLUMNS])
    return f"{line}  {'GenMC 0.11':>10}  {'faster':>7}" if reference else line


def line(found: Measurement, *, colour: bool = False) -> str:
    job = found.job
    mark = _WORDS[found.status] + (f": {found.problem}" if found.problem else "")
    if colour and mark:
        mark = (_YELLOW if found.status == UNFINISHED else _RED) + mark + _PLAIN
    if found.status == FAILED:
        return f"{_name(job, found.search)}  {mark}"
    memory = found.found.get("peak_rss_kb")
    text = _cells(
        [
            job.program.name,
            "" if job.n is None else str(job.n),
            job.model,
            _search(job, found.search),
            found.counts,
            "-" if found.expected is None else str(found.expected),
            f"{found.found.get('blocked', 0):,}",
            f"{found.seconds:.2f} s",
            f"{found.executions_per_second:,.0f}",
            f"{found.dead_ends_per_execution:.2f}",
            "-" if memory is None else f"{memory / 1024:.0f} MB",
        ]
    )
    if job.genmc_seconds is not None:
        times = f"{job.genmc_seconds / found.seconds:.1f}x" if found.seconds > 0 else "-"
        text += f"  {job.genmc_seconds:>8.1f} s  {times if found.status == OK else '-':>7}"
    return f"{text}  {mark}".rstrip()


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


def _name(job: Job, search: str) -> str:
    return _cells([job.program.name, "" if job.n is None else str(job.n), job.model, _search(job, search)])


def _search(job: Job, ran: str) -> str:
    """The search that was asked for and, for auto, the one that ran."""
    return ran if ran == job.search else f"{job.search}: {ran}"


def _cells(texts: Sequence[str]) -> str:
    return "  ".join(
        text.ljust(width) if name in _LEFT else text.rjust(width)
        for text, (name, width) in zip(texts, _COLUMNS, strict=False)
    )
