"""estimate(): how many executions a program has, and how long it takes to explore them, before it is done.

The search that `verify` would choose runs for half of the time: if it comes to its end, nothing need be
estimated, and if not, its speed is known. The other half goes to probes (explore/estimate.py). Locks are
ordered in them: with unordered locks different ways lead to the same graphs, and no probe can tell; there is
then less to explore than the estimate says.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from raddle.errors import UserError
from raddle.explore.drive import drive
from raddle.explore.estimate import duration, resampled
from raddle.explore.native import NativeSearch
from raddle.explore.options import AUTO_TURNS, Options
from raddle.explore.plan import plan
from raddle.explore.properties import model_for
from raddle.frontend.build import Request
from raddle.subject import Subject

_PATIENCE = 1000
"""Probes that tell nothing, one after the other."""


@dataclass(frozen=True, slots=True)
class Extent:
    """`executions`: complete or blocked ones, between `low` and `high` nine times out of ten; exact if the
    search was `finished`. `seconds` for all of them, on one core. `error`: one was found, which ends it."""

    search: str
    finished: bool
    error: bool
    executions: float
    low: float
    high: float
    probes: int
    rate: float
    note: str = ""

    @property
    def is_told(self) -> bool:
        return self.finished or self.error or self.probes > 0

    @property
    def seconds(self) -> float:
        return self.executions / self.rate if self.rate > 0 else 0.0

    def __str__(self) -> str:
        if self.error:
            return "an error was found while looking: raddle verify shows it"
        if self.finished:
            return f"{self.executions:,.0f} executions: all were explored while looking; search {self.search}"
        if not self.is_told:
            return f"it cannot be told: {self.note}"
        lines = [
            f"about {_number(self.executions)} executions, some {duration(self.seconds)} on one core",
            f"between {_number(self.low)} and {_number(self.high)} executions, "
            f"{duration(self.low / self.rate)} and {duration(self.high / self.rate)} "
            f"(nine times out of ten; {self.probes:,} probes)",
            f"search {self.search}, {self.rate:,.0f} executions a second",
        ]
        return "\n".join([*lines, self.note] if self.note else lines)

    def to_json(self) -> dict[str, Any]:
        return {
            "search": self.search,
            "finished": self.finished,
            "error": self.error,
            "executions": self.executions if self.is_told else None,
            "low": self.low,
            "high": self.high,
            "probes": self.probes,
            "executions_per_second": self.rate,
            "seconds": self.seconds,
            "note": self.note,
        }


def estimate(request: Request, options: Options, *, seconds: float = 10.0, cache: bool = True) -> Extent:
    """Looks for about so long."""
    if options.unroll == AUTO_TURNS:
        raise UserError("raddle estimate needs a number for --unroll, not auto")
    subject = Subject.of(request, cache=cache)
    options = replace(options, model=model_for(options.model, options.property, subject.features))
    start = time.perf_counter()
    chosen = plan(subject.code, options, subject.features, subject.watched, subject.library_call)
    if chosen.interrupted:
        raise KeyboardInterrupt
    left = max(seconds / 2 - (time.perf_counter() - start), 0.05)
    limit, spent = drive(chosen.search, timeout=left, memory_limit=options.memory_limit)
    if limit == "interrupt":
        raise KeyboardInterrupt
    found = chosen.search.found(limit, spent)
    count = found.executions + found.blocked
    rate = count / spent if spent > 0 else 0.0
    name = chosen.options.search
    known = Extent(name, limit is None, bool(found.errors), count, count, count, 0, rate)
    if known.finished or known.error:
        return known
    if chosen.search.prober() is None:
        return replace(known, note=f"the tree of {name} grows while it is searched")
    if count == 0:
        return replace(known, note="no execution came to its end")
    note = ""
    if chosen.options.locks == "unordered":
        note = "locks were ordered for it: with unordered ones there is less to explore"
    probes, error = _probes(chosen.search, seconds / 2)
    if error:
        return replace(known, error=True)
    if not probes:
        return replace(known, note="no way through the search came to an end")
    mean, low, high = resampled(probes)
    return replace(known, executions=mean, low=low, high=high, probes=len(probes), note=note)


def _probes(search: NativeSearch, seconds: float) -> tuple[list[float], bool]:
    """What they tell, and whether they came upon an error: then none tells anything any more."""
    found: list[float] = []
    probe = search.prober(seconds)
    end = time.perf_counter() + seconds
    silent = seed = 0
    while probe is not None and time.perf_counter() < end:
        told = probe(seed)
        seed += 1
        if told is not None:
            found.append(told)
            silent = 0
        elif (silent := silent + 1) == _PATIENCE:
            return found, True
    return found, False


def _number(value: float) -> str:
    """With two digits that count: it is no more precise."""
    if value < 1000:
        return f"{value:.0f}"
    if value < 1e15:
        digits = len(str(int(value))) - 2
        return f"{round(value / 10**digits) * 10**digits:,}"
    return f"{value:.1e}"
