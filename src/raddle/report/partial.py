"""The report of an error whose execution cannot be run again to its end.

An error that a search found is never lost because it cannot be drawn. A schedule that does not replay is a
bug of raddle, so the report says that the trace is partial; RADDLE_WHOLE_TRACES, which the tests set, makes
it an internal error instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from raddle.errors import InternalError
from raddle.explore.result import ErrorReport
from raddle.explore.run import Found, Run
from raddle.report.kinds import title
from raddle.report.naming import Names
from raddle.report.rows import Rows
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols

_TRIES = 40


def partial_report(
    error: Found, cause: ValueError, replay: Callable[[Any], Run], symbols: Symbols, lines: SourceLines
) -> ErrorReport:
    """What is known of the error, with as much of its execution as replays."""
    if os.environ.get("RADDLE_WHOLE_TRACES"):
        raise InternalError(f"a schedule that was just found does not replay: {cause}") from None
    details = (f"the trace is partial: the execution cannot be run again to its end ({cause})",)
    run = _beginning(error.schedule, replay)
    message = f"{title(error.kind)} (the trace is partial)"
    if run is None:
        return ErrorReport(error.kind, message, None, None, details)
    rows = Rows(symbols, run, Names(symbols, run), lines)
    last = next((row for row in reversed(rows.rows()) if row.location is not None), None)
    place = f"the last event of it that does is at {last.location}" if last else "none of it does"
    return ErrorReport(
        error.kind, message, None, None, (*details, place), threads=rows.threads(), trace=rows.rows()
    )


def _beginning(schedule: Any, replay: Callable[[Any], Run]) -> Run | None:
    """The longest beginning that replays, found by halving: whether one does is not quite monotonous."""
    events = "events" if schedule.get("events") else "steps"
    best: Run | None = None
    low, high = 0, len(schedule.get(events, ()))
    for _ in range(_TRIES):
        middle = (low + high + 1) // 2
        shorter = {key: value for key, value in schedule.items() if key != "outcome"}
        try:
            best = replay(shorter | {events: schedule[events][:middle]})
            low = middle
        except (ValueError, KeyError):
            high = middle - 1
        if low >= high:
            break
    return best
