"""Who collects the final states of a litmus test: a search that can say what memory holds at the end.

An implementation gets the compiled program and the addresses to look at, and gives how many complete
executions end with which values there. The native graph searches do; the oracle and brute force do
for tests. A race is a remark here, never the end of the table: states are collected as if there were none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from raddle.errors import UnsupportedError, UserError
from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch
from raddle.explore.options import MODELS, MODELS_OF, Options
from raddle.explore.run import Search
from raddle.frontend.build import Built, Request

MAX_EVENTS = 400
"""Of one execution. A litmus test that gets there spins: say so soon."""


@dataclass(frozen=True, slots=True)
class Limits:
    """`unroll`: iterations of each loop; `timeout`: seconds for one model. None: no limit."""

    unroll: int | None = None
    timeout: float | None = None


@dataclass(frozen=True, slots=True)
class Subject:
    """A program to run. `observe`: (address, size) of each observed variable, in order."""

    request: Request
    built: Built
    observe: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Finals:
    """`counts`: complete executions by the final values of the observed variables (unsigned).

    `errors`: kinds of other errors than races that some execution runs into; those executions are not
    counted. `reason`: why the counts are not complete; "" if they are."""

    counts: Mapping[tuple[int, ...], int]
    racy: bool
    errors: tuple[str, ...] = ()
    reason: str = ""
    blocked: int = 0


class Outcomes(Protocol):
    """All final states of the subject under the model."""

    def __call__(self, subject: Subject, model: str, limits: Limits) -> Finals: ...


GRAPH_SEARCHES = ("modification-order", "reads-from")


@dataclass(frozen=True, slots=True)
class GraphOutcomes:
    """A native search over execution graphs: the first that knows the model. By default that is
    modification-order where the model has one, so a count is a number of (rf, mo) classes."""

    searches: tuple[str, ...] = GRAPH_SEARCHES

    def __call__(self, subject: Subject, model: str, limits: Limits) -> Finals:
        states, table, reason = self._run(subject, model, limits, races=False)
        _, racing, _ = self._run(subject, model, limits, races=True)
        found = dict.fromkeys(error.kind for error in [*table.errors, *racing.errors])
        return Finals(
            counts=states,
            racy="race" in found,
            errors=tuple(kind for kind in found if kind != "race"),
            reason=reason,
            blocked=table.blocked,
        )

    def _run(
        self, subject: Subject, model: str, limits: Limits, *, races: bool
    ) -> tuple[dict[tuple[int, ...], int], Search, str]:
        options = Options(
            model=model,
            search=self._search_for(model),
            unroll=limits.unroll,
            races=races,
            keep_going=not races,
            max_events=MAX_EVENTS,
        )
        search = NativeSearch(subject.built.image.code, options, [], subject.observe)
        limit, seconds = drive(search, timeout=limits.timeout, memory_limit=None)
        if limit == "interrupt":
            raise KeyboardInterrupt  # this ends all tests, not this one
        found = search.found(limit, seconds)
        if found.stop is not None and found.stop.kind == "unsupported":
            place = subject.built.image.debug.instructions.location(found.stop.stack[0])
            raise UnsupportedError(f"a litmus test cannot use this: {found.stop.text}", place)
        reason = _LIMITS[limit] if limit else _STOPS[found.stop.kind] if found.stop else ""
        return search.states, found, reason or ("a loop was cut by --unroll" if found.bounds else "")

    def _search_for(self, model: str) -> str:
        for search in self.searches:
            if model in MODELS_OF.get(search, ()):
                return search
        raise UserError(f"the memory model {model} is not available yet")


_LIMITS = {"timeout": "the time is up", "memory": "the memory is used up"}
_STOPS = {
    "idle": "a loop goes round for ever; --unroll N bounds it",
    "local": "a thread computes for too long",
    "events": "an execution has too many events; --unroll N bounds loops",
    "threads": "an execution has too many threads; --unroll N bounds loops",
    "nondet": "too many choices",
}


def check_model(model: str) -> None:
    if model not in MODELS:
        raise UserError(f"--model {model}: unknown; choose one of {', '.join(MODELS)} or all")


def available(model: str) -> bool:
    """Whether some search over graphs knows the model."""
    return any(model in MODELS_OF.get(search, ()) for search in GRAPH_SEARCHES)
