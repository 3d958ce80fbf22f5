"""From one execution in trace mode to an ErrorReport. `verify` and `replay` both come through here, so
a failure and its replay read the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from raddle.explore.result import ErrorReport, Row
from raddle.explore.run import Blocked, Outcome, Run
from raddle.report import messages
from raddle.report.causality import Causality
from raddle.report.crowds import without_crowds
from raddle.report.execution import execution_graph
from raddle.report.folding import shown_events
from raddle.report.graph_json import from_json, to_json
from raddle.report.kinds import INSPECTS, STUCK
from raddle.report.naming import Names
from raddle.report.places import place_of
from raddle.report.reasons import reasons
from raddle.report.rows import Rows
from raddle.report.slicing import needed, with_sections
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols


def error_report(
    run: Run, symbols: Symbols, lines: SourceLines, causality: Causality | None = None
) -> ErrorReport | None:
    """None if the execution ends without an error. Without `causality` nothing is told of its reasons."""
    if run.outcome is None:
        return None
    outcome = _at_its_core(run.outcome, run.blocked)
    names = Names(symbols, run)
    rows = Rows(symbols, run, names, lines)
    place = rows.place(outcome.thread, outcome.stack)
    trace = rows.rows() if causality is None else _annotated(rows.rows(), causality)
    message = messages.message(outcome, run, symbols, names, rows)
    graph = None
    if causality is not None:
        kept = shown_events(trace)
        graph = to_json(execution_graph(run, symbols, lines, title=message, kept=kept, trace=trace))
    return ErrorReport(
        kind=outcome.kind,
        message=message,
        location=str(place) if place else None,
        thread=outcome.thread,
        details=messages.details(outcome, run, symbols, names),
        threads=rows.threads(),
        trace=trace,
        why=() if causality is None else reasons(causality, symbols, names, rows),
        orders=() if causality is None else tuple(tuple(order) for order in causality.mo),
        graph=graph,
        draw=_svg,
        sources=lines.around(at for row in trace if (at := place_of(row.location)) is not None),
    )


def _at_its_core(outcome: Outcome, blocked: Sequence[Blocked]) -> Outcome:
    """Of threads that wait for ever the one to name is not one that only waits for another's end."""
    for stuck in blocked if outcome.kind in STUCK else ():
        if stuck.reason != "join":
            return dataclasses.replace(outcome, thread=stuck.thread, stack=stuck.stack)
    return outcome


def _svg(graph: dict[str, Any]) -> str:
    from raddle.report.svg import to_svg

    return to_svg(from_json(graph))


def _annotated(trace: Sequence[Row], causality: Causality) -> tuple[Row, ...]:
    """With what each row reads from, what happens before it, and whether the failure needs it."""
    missed = {stale.read: stale.missed for stale in causality.stale()}
    kept = needed(causality)
    kept |= needed(causality, [missed[read] for read in kept if read in missed])
    stale = {number for read in kept if read in missed for number in (read, missed[read])}
    kept = with_sections(causality.run, without_crowds(trace, causality, kept) | stale)
    return tuple(
        row
        if row.event is None
        else dataclasses.replace(
            row,
            reads_from=causality.rf[row.event],
            missed=missed.get(row.event),
            clock=causality.clocks[row.event],
            folded=not row.marked and (row.event not in kept or row.operation.endswith(INSPECTS)),
        )
        for row in trace
    )
