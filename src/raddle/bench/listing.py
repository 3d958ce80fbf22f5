"""Measurements as lines of a table on a terminal, one at a time as they come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raddle.bench.measure import DIFFERS, FAILED, OK, UNFINISHED, Measurement
from raddle.bench.peers import PEERS, PeerRun
from raddle.bench.plan import Job
from raddle.bench.table import PAPER, Reference, counts

_PAPER_TIME = "paper time"


def _ratio(peer: str) -> str:
    return f"/ {peer}"


# Heading and width; names are set to the left, numbers to the right.
_COLUMNS = {
    "program": 15,
    "n": 3,
    "model": 6,
    "search": 24,
    "locks": 9,
    "order": 15,
    "column": 7,
    "found": 15,
    "expected": 15,
    PAPER: 9,
    "blocked": 9,
    "CPU time": 10,
    "of ordered": 10,
    "of rel/acq": 10,
    "per second": 11,
    "dead ends": 9,
    "allocations": 11,
    "memory": 8,
    _PAPER_TIME: 10,
    "faster": 8,
}
for _peer in PEERS:
    _COLUMNS |= {_peer.name: 10, _ratio(_peer.name): len(_ratio(_peer.name))}
_LEFT = ("program", "model", "search", "locks", "order", "column")
_WORDS = {OK: "", DIFFERS: "DIFFERS", UNFINISHED: "unfinished", FAILED: "failed"}
_RED, _YELLOW, _PLAIN = "\x1b[31m", "\x1b[33m", "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Listing:
    """The table of one run; columns that none of its rows has something for are left out."""

    columns: tuple[str, ...]
    widths: dict[str, int]

    @staticmethod
    def of(jobs: Sequence[Job], peers: Sequence[str] = ()) -> Listing:
        locks = {job.locks for job in jobs}
        references = {job.reference.name for job in jobs if job.reference is not None}
        missing = {PAPER} - references
        absent = [peer.name for peer in PEERS if peer.name not in peers]
        missing |= {name for peer in absent for name in (peer, _ratio(peer))}
        orders = {job.order for job in jobs}
        missing |= {"order"} if orders == {""} else set()
        missing |= set() if len(orders - {""}) > 1 else {"of rel/acq"}
        missing |= set() if PAPER in references else {_PAPER_TIME}
        missing |= {"locks"} if locks == {"auto"} else set()
        missing |= set() if any(job.column for job in jobs) else {"column"}
        missing |= set() if {"ordered", "unordered"} <= locks else {"of ordered"}
        missing |= set() if references else {"faster"}
        columns = tuple(name for name in _COLUMNS if name not in missing)
        papers = (_paper(job.reference) for job in jobs if job.reference is not None)
        wide = {"program": [job.program.name for job in jobs], PAPER: list(papers)}
        return Listing(columns, {name: _width(name, wide.get(name, ())) for name in columns})

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
        cells = ((texts.get(name, ""), name, self.widths[name]) for name in self.columns)
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
        "order": job.order,
        "column": job.column.name if job.column else "",
    }


def _numbers(found: Measurement) -> dict[str, str]:
    memory = found.found.get("peak_rss_kb")
    reference = found.job.reference or Reference("", None)
    faster = ""
    # In another program than the paper's, as many executions are not as much work.
    same = found.job.column is None or found.counts == _paper(reference)
    if reference.seconds is not None and found.seconds > 0 and found.status == OK and same:
        faster = f"{reference.seconds / found.seconds:.1f}x"
    return {
        "found": found.counts,
        "expected": "-" if found.expected is None else str(found.expected),
        PAPER: _paper(reference),
        "blocked": f"{found.found.get('blocked', 0):,}",
        "CPU time": f"{found.seconds:.2f} s",
        "of rel/acq": "" if found.times_weaker is None else f"{found.times_weaker:.2f}x",
        "of ordered": "" if found.times_ordered is None else f"{found.times_ordered:.2f}x",
        "per second": f"{found.executions_per_second:,.0f}",
        "dead ends": f"{found.dead_ends_per_execution:.2f}",
        "allocations": f"{found.allocations_per_execution:.2f}",
        "memory": "-" if memory is None else f"{memory / 1024:.0f} MB",
        _PAPER_TIME: "-" if reference.seconds is None else f"{reference.seconds:.2f} s",
        "faster": faster or "-",
        **_peers(found),
    }


def _peers(found: Measurement) -> dict[str, str]:
    """Times of other tools, and how many times ours they are; of another number of executions only times."""
    texts = {}
    for name in (peer.name for peer in PEERS):
        run = next((run for run in found.peers if run.name == name), PeerRun(name, None))
        known = run.seconds is not None and found.seconds > 0 and found.status == OK
        same = known and run.executions == found.executions
        texts[name] = "-" if run.seconds is None else f"{run.seconds:.2f} s"
        texts[_ratio(name)] = f"{(run.seconds or 0) / found.seconds:.1f}x" if same else "-"
    return texts


def _paper(reference: Reference) -> str:
    return "-" if reference.executions is None else counts(reference.executions, reference.blocked)


def _width(name: str, texts: Sequence[str]) -> int:
    return max(_COLUMNS[name], *(len(text) for text in texts)) if texts else _COLUMNS[name]


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
