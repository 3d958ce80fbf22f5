"""Who collects the final states of a litmus test: a search that can say what memory holds at the end.

An implementation gets the compiled program and the addresses to look at, and gives how many complete
executions end with which values there. The native graph searches do; the oracle and brute force do
for tests. A race is a remark here, never the end of the table: states are collected as if there were none.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from raddle.errors import UserError
from raddle.explore.drive import drive
from raddle.explore.options import MAX_EVENTS, MODELS
from raddle.frontend.build import Built, Request

_DEFAULTS = {"max_events": MAX_EVENTS, "idle_limit": 10_000, "local_limit": 20_000_000}


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


@dataclass(frozen=True, slots=True)
class GraphOutcomes:
    """The native search over execution graphs: `modification_order` wherever the model has one, so that
    a count is a number of (rf, mo) classes."""

    without_mo: frozenset[str] = field(default_factory=lambda: frozenset({"wrc11"}))

    def __call__(self, subject: Subject, model: str, limits: Limits) -> Finals:
        table, reason = self._run(subject, model, limits, races=False)
        racing, _ = self._run(subject, model, limits, races=True)
        found = dict.fromkeys(error.kind for error in [*table.errors, *racing.errors])
        return Finals(
            counts=dict(table.states),
            racy="race" in found,
            errors=tuple(kind for kind in found if kind != "race"),
            reason=reason,
            blocked=table.blocked,
        )

    def _run(self, subject: Subject, model: str, limits: Limits, *, races: bool) -> tuple[Any, str]:
        native = importlib.import_module("raddle._native")
        if not hasattr(native, "GraphSearch"):
            raise UserError(f"the memory model {model} is not available yet in raddle litmus")
        options = {
            **_DEFAULTS,
            "unroll": limits.unroll,
            "keep_going": not races,
            "spurious_cas": True,
            "races": races,
            "nondet": [0, 1],
            "count_duplicates": False,
            "watch": [],
            "observe": list(subject.observe),
        }
        program = native.Program(subject.built.image.code)
        search = native.GraphSearch(program, options, model, model not in self.without_mo)
        limit, _ = drive(search, timeout=limits.timeout, memory_limit=None)
        if limit is not None:
            return search, {"timeout": "the time limit was hit"}.get(limit, limit)
        if search.stopped is not None:
            return search, f"the search stopped: {search.stopped[0]}"
        return search, "a loop was cut by --unroll" if search.bounds_hit else ""


def check_model(model: str) -> None:
    if model not in MODELS:
        raise UserError(f"--model {model}: unknown; choose one of {', '.join(MODELS)} or all")
