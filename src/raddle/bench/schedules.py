"""The table of "Extracting Safe Thread Schedules from Incomplete Model Checking Results", measured.

For each program: how long the first schedule takes (search and certificate, from the C file), how long the
verdict over all schedules, and how much useful work is done in two seconds under the best schedule at each
level, as a ratio to the same program left alone.
The paper's ratios are for its machine with four cores; only their order means something elsewhere.
"""

from __future__ import annotations

import csv
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.ir.program import Program
from raddle.schedules.economy import economy
from raddle.schedules.format import Variant
from raddle.schedules.launch import build_constrained, build_free
from raddle.schedules.synthesis import Found, synthesise
from raddle.schedules.verdict import decide

FOLDER = Path(__file__).parent / "programs" / "schedules"
TABLE = Path(__file__).parent / "tables" / "schedules.csv"
_WORK = re.compile(r", ([\d.]+) s, useful work (\d+)")
LEVELS = (0, 1, 2)
_STANDSTILL = 5000
"""So many times less work than under a schedule is none."""
ITERATIONS = 8
COMPLETE = 20.0
"""Seconds for the verdict."""
SLICES = 9
"""The levels take turns, so that what else the machine does hits all of them; the median counts."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: the program, its flags, and what the paper has."""

    name: str
    program: str
    flags: tuple[str, ...]
    paper_first: str
    paper_complete: str
    paper: tuple[float | None, ...]
    """Ratios to the unconstrained program, by level."""


@dataclass(frozen=True, slots=True)
class Measured:
    """`first`: seconds to the first schedule; `complete`: the verdict and its time; `work`: useful work in
    the time, by level, then unconstrained (for a program that ends: one over its time)."""

    row: Row
    first: float
    complete: str
    problem: str
    work: tuple[float, ...] = ()

    @property
    def ratios(self) -> tuple[float | None, ...]:
        """None where the program left alone fails or comes to a standstill."""
        works = self.work[-1] * _STANDSTILL > max(self.work)
        return tuple(each / self.work[-1] if works else None for each in self.work[:-1])


def rows() -> list[Row]:
    with TABLE.open(encoding="utf-8") as file:
        lines = [line for line in file if not line.startswith("#")]
    found = []
    for item in csv.DictReader(lines):
        numbers = [float(item[name]) if item[name] else None for name in ("opt0", "opt1", "opt2", "free")]
        free = numbers[3]
        paper = tuple(n / free if n is not None and free else None for n in numbers[:3])
        flags = tuple(item["flags"].split())
        found.append(
            Row(item["benchmark"], item["program"], flags, item["first_ivr"], item["complete"], paper)
        )
    return found


def measure(row: Row, seconds: float = 2.0) -> Measured:
    """Everything for one row, one after the other on the same machine."""
    started = time.perf_counter()
    request = Request((str(FOLDER / f"{row.program}.c"),), row.flags, spin="off")
    compilation = compile_c(request.files, request.flags)
    program = lower(request, compilation)
    results = synthesise(program, ITERATIONS, time.monotonic() + 120)
    first = next(results)
    taken = time.perf_counter() - started
    if first.schedule is None:
        return Measured(row, taken, "", first.problem)
    failed = bool(first.counterexamples)
    complete = "partially safe" if failed else _verdict(program)
    best = max([first, *(found for found in results if found.schedule is not None)], key=_economy)
    inputs = [str(path) for path in [FOLDER / f"{row.program}_search.c"] if path.exists()]
    limit = None if inputs else seconds / SLICES
    with tempfile.TemporaryDirectory(prefix="raddle-bench-") as folder:
        assert best.schedule is not None
        variant = Variant(best.iteration.policy, best.schedule, best.names, best.barred)
        programs = [
            build_constrained(request, compilation, variant, level, Path(folder) / str(level), inputs)
            for level in LEVELS
        ]
        programs.append(build_free(request, compilation, Path(folder) / "free", inputs))
        slices = [[_work(program, limit) for program in programs] for _ in range(SLICES)]
    return Measured(
        row, taken, complete, "", tuple(statistics.median(each) for each in zip(*slices, strict=True))
    )


def _verdict(program: Program) -> str:
    started = time.perf_counter()
    outcome = {"unsafe": "partially safe"}.get(found := decide(program, COMPLETE).outcome, found)
    return (
        f"> {COMPLETE:.0f} s" if outcome == "unknown" else f"{time.perf_counter() - started:.2f} s {outcome}"
    )


def _economy(found: Found) -> tuple[float, float]:
    return economy(found.schedule) if found.schedule is not None else (0.0, 0.0)


def _work(program: Path, seconds: float | None) -> float:
    """Useful work per second, within so many seconds or until the program ends; 0 if it fails."""
    environment = {"RADDLE_RUN_STATS": "1"}
    if seconds is not None:
        environment["RADDLE_RUN_SECONDS"] = str(seconds)
    done = subprocess.run(
        [str(program)], capture_output=True, text=True, env=environment, timeout=120, check=False
    )
    found = _WORK.search(done.stderr)
    return float(found[2]) / float(found[1]) if found and done.returncode == 0 else 0.0


def heading() -> str:
    return (
        f"{'program':34} {'first schedule':>14} {'paper':>10} {'all schedules':>21} {'paper':>13}   "
        f"{'O0':>6} {'O1':>6} {'O2':>6}   {'paper O0':>8} {'O1':>6} {'O2':>6}  work per second"
    )


def line(found: Measured) -> str:
    row = found.row
    start = (
        f"{row.name:34} {found.first:12.2f} s {row.paper_first:>10} "
        f"{found.complete:>21} {row.paper_complete:>13}   "
    )
    if found.problem:
        return start + found.problem
    ours, theirs = (
        " ".join("     -" if ratio is None else f"{ratio:6.2f}" for ratio in ratios)
        for ratios in (found.ratios, row.paper)
    )
    work = ", ".join(f"{each:,.0f}" for each in found.work)
    return f"{start}{ours}     {theirs}  {work}"


def run(only: tuple[str, ...], seconds: float) -> Iterator[Measured]:
    for row in rows():
        if not only or any(word in row.name for word in only):
            yield measure(row, seconds)
