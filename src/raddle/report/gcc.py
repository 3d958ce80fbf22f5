"""A result as compilers write it, file:line:column: error: …, so that editors jump to the places."""

from __future__ import annotations

from collections.abc import Iterator

from raddle.explore.result import ErrorReport, Result, Row
from raddle.report.places import place_of
from raddle.report.text import visible


def gcc_lines(result: Result) -> list[str]:
    """Each error with its trace as notes; a result without a verdict is a warning for the first file."""
    found = [line for error in result.errors for line in _error(error, result.files[0])]
    found += [f"{result.files[0]}: warning: {visible(warning)} [raddle]" for warning in result.warnings]
    if result.verdict == "inconclusive":
        why = result.bound or result.reason or "nothing was decided"
        found.append(f"{result.files[0]}: warning: inconclusive: {visible(why)} [raddle]")
    return found


def _error(error: ErrorReport, file: str) -> Iterator[str]:
    yield f"{_at(error.location, file)}: error: {visible(error.message)} [raddle-{error.kind}]"
    for row in error.trace:
        if not row.folded and row.location is not None:
            yield f"{_at(row.location, file)}: note: {visible(told(row))}"
    for sentence in error.why:
        yield f"{_at(error.location, file)}: note: {visible(sentence)}"


def told(row: Row) -> str:
    """What a row says, in one line."""
    value = f": {row.value}" if row.value else ""
    stale = " (stale)" if row.missed is not None else ""
    return f"thread {row.thread}: {row.operation} {row.object}".rstrip() + value + stale


def _at(location: str | None, file: str) -> str:
    place = place_of(location)
    if place is None:
        return file
    return f"{place.file}:{place.line}" + (f":{place.column}" if place.column else "")
