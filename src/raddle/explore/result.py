"""The result of a verification: what the API returns, JSON holds and the terminal shows."""

from __future__ import annotations

import html
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from raddle.errors import VerificationError
from raddle.explore.estimate import Estimate
from raddle.ir.loop_report import LoopReport

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a trace: one thread does one thing at one place.

    `marked`: the access is part of the error (a race's pair, the failing operation). `output` is what
    the program printed, for a print; `object` the thing accessed, as C would name it.
    """

    thread: int
    location: str | None
    function: str
    operation: str
    object: str
    value: str
    source: str
    marked: bool = False
    output: str | None = None
    event: int | None = field(default=None, compare=False)
    """Its number, which other rows speak of; None for what is no event: a failure, a thread that waits."""
    reads_from: int | None = field(default=None, compare=False)
    """The event whose value it reads; -1: the initial one."""
    missed: int | None = field(default=None, compare=False)
    """A stale read: the latest write above it, whose value it does not see."""
    clock: tuple[int, ...] = field(default=(), compare=False)
    """Of each thread, how many of its events happen before this one, itself included."""
    folded: bool = field(default=False, compare=False)
    """The failure does not need it: left out of the text."""

    def to_json(self) -> dict[str, Any]:
        return {
            "thread": self.thread,
            "location": self.location,
            "function": self.function,
            "operation": self.operation,
            "object": self.object,
            "value": self.value,
            "source": self.source,
            "marked": self.marked,
            "output": self.output,
            "event": self.event,
            "reads_from": self.reads_from,
            "missed": self.missed,
            "clock": list(self.clock),
            "folded": self.folded,
        }


@dataclass(frozen=True, slots=True)
class ThreadRow:
    """A thread of a trace: what it runs and who created it where."""

    thread: int
    function: str
    created_by: int | None
    created_at: str | None
    blocked: str = ""
    """What it waits for at the end, in words; "" if it is not stuck."""

    def to_json(self) -> dict[str, Any]:
        return {
            "thread": self.thread,
            "function": self.function,
            "created_by": self.created_by,
            "created_at": self.created_at,
            "blocked": self.blocked or None,
        }


@dataclass(frozen=True, slots=True, repr=False)
class ErrorReport:
    """One error with the execution that shows it. `details` are further lines about the failing operation,
    `why` are sentences about its reasons. The oracle knows neither the thread nor a trace."""

    kind: str
    message: str
    location: str | None
    thread: int | None
    details: tuple[str, ...] = ()
    threads: tuple[ThreadRow, ...] = ()
    trace: tuple[Row, ...] = ()
    trace_file: str | None = None
    why: tuple[str, ...] = ()
    orders: tuple[tuple[int, ...], ...] = field(default=(), compare=False)
    """The writes of each location in modification order, by number."""
    graph: dict[str, Any] | None = field(default=None, compare=False, repr=False)
    """The picture of the execution as data (`report/graph_json.py`)."""
    sources: dict[str, dict[int, str]] = field(default_factory=dict, compare=False, repr=False)
    """The source around the places of the trace: lines by file and number."""
    draw: Callable[[dict[str, Any]], str] | None = field(default=None, compare=False, repr=False)
    """Makes an SVG of the graph."""

    def __repr__(self) -> str:
        return f"<raddle.ErrorReport {self.kind}: {self.message}>"

    @property
    def picture(self) -> str | None:
        """SVG, if there is a picture of it."""
        return self.draw(self.graph) if self.draw is not None and self.graph is not None else None

    def _repr_svg_(self) -> str | None:
        """For notebooks."""
        return self.picture

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "message": self.message,
            "location": self.location,
            "thread": self.thread,
            "details": list(self.details),
            "threads": [thread.to_json() for thread in self.threads],
            "trace": [row.to_json() for row in self.trace],
            "trace_file": self.trace_file,
            "why": list(self.why),
            "orders": [list(order) for order in self.orders],
            "graph": self.graph,
            "sources": {
                file: {str(number): line for number, line in lines.items()}
                for file, lines in self.sources.items()
            },
        }


@dataclass(frozen=True, slots=True, repr=False)
class Result:
    """What `raddle.verify` found.

    `complete`: every behaviour was explored, so a *safe* is a proof under the assumptions.
    `reason`: why a result is inconclusive, or why an unsafe one stopped counting. `bound`: the result is
    "safe up to a bound" in these words; the verdict is then inconclusive.
    """

    files: tuple[str, ...]
    model: str
    search: str
    locks: str
    spin: str
    verdict: str
    complete: bool
    reason: str | None
    executions: int
    blocked: int
    duplicates: int | None
    explored: int
    events: int
    assumptions: tuple[str, ...]
    errors: tuple[ErrorReport, ...]
    warnings: tuple[str, ...]
    compiler: str
    seconds: float
    peak_rss_kb: int
    version: str
    bound: str | None = None
    proof: str | None = None
    """A *safe* that no search could tell, in words: see raddle/proof.py."""
    exit_status: int = 0
    """What `raddle verify` exits with, unless --expect says otherwise."""
    diagnostics: str = field(default="", repr=False)
    """clang's warnings, as it printed them."""
    search_reason: str | None = None
    """Why `auto` chose this search; None if the user named it."""
    locks_reason: str | None = None
    """Why `auto` treats critical sections so; None if the user said how, or if there are none."""
    ordered_locks: tuple[str, ...] = ()
    """Unordered locks: the mutexes whose sections are ordered after all, each with the reason."""
    remembered: int = 0
    remembered_bytes: int = 0
    """Unordered locks: the graphs that the search had to remember."""
    loops: tuple[LoopReport, ...] = ()
    """What became of each loop of the program: `--explain-loops`."""
    up_to_names: bool = False
    """Executions that differ only in which of equal threads does what are counted, and explored, once."""
    dead_ends: int | None = None
    revisits: int | None = None
    """Of searches over execution graphs; see `Search`."""
    reuse_addresses: bool = False
    """Whether allocations could get the addresses of freed blocks."""
    flags: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    """What was asked for: compiler flags, the program's arguments, options that are not as by default."""
    schedule: str | None = None
    """What was written to the file of --schedule-out, in words."""
    estimate: Estimate | None = None
    """How much more there was to do when a limit ended the search, if that can be told."""
    describe: Callable[[Result], str] = field(default=repr, compare=False)
    """Writes the report for people."""

    def check(self, expected: str = "safe") -> Result:
        """The result itself, if it has the expected verdict; otherwise VerificationError with the report.

        "Safe up to a bound" is not safe here: its verdict is inconclusive."""
        __tracebackhide__ = True  # pytest shows the test, not this
        if self.verdict != expected:
            raise VerificationError(f"expected {expected}, found {self}")
        return self

    def __bool__(self) -> bool:
        raise TypeError("a Result is neither true nor false; ask for result.verdict, or call result.check()")

    def __str__(self) -> str:
        return self.describe(self)

    def __repr__(self) -> str:
        what = self.errors[0].message if self.errors else self.bound or self.reason or ""
        return f"<raddle.Result {self.verdict}{': ' if what else ''}{what} ({', '.join(self.files)})>"

    def _repr_html_(self) -> str:
        """For notebooks."""
        return f"<pre>{html.escape(str(self))}</pre>{self.errors[0].picture or '' if self.errors else ''}"

    def _repr_svg_(self) -> str | None:
        """The picture of the first error."""
        return self.errors[0].picture if self.errors else None

    @property
    def executions_per_second(self) -> float:
        return self.executions / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, Any]:
        """The JSON document of `--json`, as plain data."""
        return {
            "schema": SCHEMA,
            "files": list(self.files),
            "flags": list(self.flags),
            "arguments": list(self.arguments),
            "options": dict(self.options),
            "model": self.model,
            "search": self.search,
            "search_reason": self.search_reason,
            "locks": self.locks,
            "locks_reason": self.locks_reason,
            "ordered_locks": list(self.ordered_locks),
            "remembered": self.remembered,
            "remembered_bytes": self.remembered_bytes,
            "spin": self.spin,
            "reuse_addresses": self.reuse_addresses,
            "loops": [loop.to_json() for loop in self.loops],
            "verdict": self.verdict,
            "problem": None,
            "complete": self.complete,
            "reason": self.reason,
            "bound": self.bound,
            "proof": self.proof,
            "executions": self.executions,
            "blocked": self.blocked,
            "duplicates": self.duplicates,
            "explored": self.explored,
            "events": self.events,
            "up_to_names": self.up_to_names,
            "dead_ends": self.dead_ends,
            "revisits": self.revisits,
            "estimate": None if self.estimate is None else self.estimate.to_json(),
            "assumptions": list(self.assumptions),
            "errors": [error.to_json() for error in self.errors],
            "warnings": list(self.warnings),
            "compiler": self.compiler,
            "seconds": round(self.seconds, 6),
            "executions_per_second": round(self.executions_per_second, 1),
            "exit_status": int(self.exit_status),
            "peak_rss_kb": self.peak_rss_kb,
            "version": self.version,
        }
