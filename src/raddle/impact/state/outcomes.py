"""How an operation leaves a run: it goes on, or its step ends there."""

from __future__ import annotations

from raddle.impact.state.memory import Value
from raddle.impact.state.run import Run, go_on
from raddle.impact.terms.terms import const
from raddle.ir import instructions as ir

Ending = tuple[str, object]
"""("stop", None), ("done", None), ("exit", None) or ("error", Failure)."""
Outcomes = list[tuple[Run, Ending | None]]
"""None: the run goes on."""
STOP: Ending = ("stop", None)


def proceed(run: Run, ins: ir.Call, result: Value | None = None) -> tuple[Run, Ending | None]:
    """The call is done; its result is 0 unless told."""
    if ins.results:
        run.set(ins.results[0].id, const(0) if result is None else result, ins.results[0].type)
    go_on(run)
    return run, None
