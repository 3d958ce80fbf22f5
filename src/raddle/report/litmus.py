"""Litmus results as text: one table of final states per test, a column of counts per model."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.explore.litmus import FinalState, LitmusResult

_WORDS = {True: "holds", False: "does not hold", None: "undecided"}


def table(results: Sequence[LitmusResult]) -> list[str]:
    """One test under one or several models. States that satisfy the proposition are marked with a star.

    A dash says that no execution of that model ends so."""
    test = results[0].test
    names = [str(observable) for observable in test.observed]
    states: dict[tuple[object, ...], FinalState] = {}
    for result in results:
        for state in result.states:
            states.setdefault(tuple(state.values.values()), state)
    rows = [["", *names, *(result.model for result in results)]]
    ordered = sorted(states.items(), key=lambda item: [(isinstance(v, str), v) for v in item[0]])
    for values, state in ordered:
        counts = [_count(result, values) for result in results]
        rows.append(["*" if state.satisfies else "", *(str(value) for value in values), *counts])
    lines = [f"{test.name}  {test.file}" if test.file != test.name else test.name]
    if test.comment:
        lines.append(f"  {test.comment}")
    lines += ["", *aligned(rows, split=1 + len(names)), "", f"  {test.condition}"]
    lines += aligned([["", result.model, *_verdict(result)] for result in results], left=True)
    return lines


def _count(result: LitmusResult, values: tuple[object, ...]) -> str:
    for state in result.states:
        if tuple(state.values.values()) == values:
            return str(state.count)
    return "-"


def _verdict(result: LitmusResult) -> list[str]:
    share = f"{result.witnesses} of {result.executions} executions"
    remarks = [share]
    if result.blocked:
        remarks.append(f"{result.blocked} blocked")
    if result.racy:
        remarks.append("data race: undefined in C")
    remarks += [f"some execution ends in an error: {kind}" for kind in result.errors]
    if result.reason:
        remarks.append(f"not complete: {result.reason}")
    return [_WORDS[result.holds], "; ".join(remarks)]


def summary(groups: Sequence[Sequence[LitmusResult]]) -> list[str]:
    """All tests: a line each, a column per model."""
    rows = [["", "test", *(result.model for result in groups[0])]]
    for results in groups:
        cells = [_WORDS[result.holds] + (", racy" if result.racy else "") for result in results]
        rows.append(["", results[0].test.name, *cells])
    return aligned(rows, left=True)


def aligned(rows: Sequence[Sequence[str]], *, left: bool = False, split: int = 0) -> list[str]:
    """Columns of equal width; `split`: a wider gap before that column."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if left else cell.rjust(width) for cell, width in zip(row, widths, strict=True)
        ]
        if split:
            cells.insert(split, "")
        lines.append(("  " if left else " ") * 1 + "  ".join(cells))
    return [line.rstrip() for line in lines]
