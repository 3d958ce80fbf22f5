"""From one execution in trace mode to an ErrorReport. `verify` and `replay` both come through here, so
a failure and its replay read the same."""

from __future__ import annotations

from raddle.explore.result import ErrorReport
from raddle.explore.run import Run
from raddle.report import messages
from raddle.report.naming import Names
from raddle.report.rows import Rows
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols


def error_report(run: Run, symbols: Symbols, lines: SourceLines) -> ErrorReport | None:
    """None if the execution ends without an error."""
    outcome = run.outcome
    if outcome is None:
        return None
    names = Names(symbols, run)
    rows = Rows(symbols, run, names, lines)
    place = symbols.call(outcome.stack).location
    return ErrorReport(
        kind=outcome.kind,
        message=messages.message(outcome, run, symbols, names, rows),
        location=str(place) if place else None,
        thread=outcome.thread,
        details=messages.details(outcome, run, symbols, names),
        threads=rows.threads(),
        trace=rows.rows(),
    )
