"""Results as a SARIF 2.1.0 log, for code scanning: an error is a result with one code flow, whose thread
flows are the threads of the trace."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from raddle.errors import RaddleError
from raddle.explore.result import ErrorReport, Result, Row
from raddle.report.gcc import told
from raddle.report.kinds import title
from raddle.report.places import place_of
from raddle.version import VERSION

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"


def sarif(results: Sequence[Result], problems: Sequence[RaddleError] = ()) -> dict[str, Any]:
    """One log with one run for all of them. `problems`: what could not be verified."""
    kinds = sorted({error.kind for result in results for error in result.errors})
    notes = [_note("error", str(problem)) for problem in problems]
    for result in results:
        notes += [_note("warning", f"{result.files[0]}: {warning}") for warning in result.warnings]
        if result.verdict == "inconclusive":
            notes.append(
                _note("warning", f"{result.files[0]}: inconclusive: {result.bound or result.reason}")
            )
    return {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {"name": "raddle", "version": VERSION, "rules": [_rule(kind) for kind in kinds]}
                },
                "columnKind": "unicodeCodePoints",
                "invocations": [{"executionSuccessful": not problems, "toolExecutionNotifications": notes}],
                "results": [_result(error, kinds) for result in results for error in result.errors],
            }
        ],
    }


def _rule(kind: str) -> dict[str, Any]:
    return {
        "id": f"raddle-{kind}",
        "shortDescription": {"text": title(kind)},
        "defaultConfiguration": {"level": "error"},
    }


def _note(level: str, text: str) -> dict[str, Any]:
    return {"level": level, "message": {"text": text}}


def _result(error: ErrorReport, kinds: Sequence[str]) -> dict[str, Any]:
    text = "\n".join([error.message, *error.details, *error.why])
    found: dict[str, Any] = {
        "ruleId": f"raddle-{error.kind}",
        "ruleIndex": kinds.index(error.kind),
        "level": "error",
        "message": {"text": text},
        "locations": _locations(error.location),
    }
    others = [row for row in error.trace if row.marked and row.location is not None]
    at = next((row for row in reversed(others) if row.location == error.location), None)
    others = [row for row in others if row is not at]
    if others:
        found["relatedLocations"] = [
            {**location, "id": number, "message": {"text": told(row)}}
            for number, row in enumerate(others, 1)
            for location in _locations(row.location)
        ]
    flows = _flows(error)
    if flows:
        found["codeFlows"] = [{"message": {"text": "the failing execution"}, "threadFlows": flows}]
    return found


def _flows(error: ErrorReport) -> list[dict[str, Any]]:
    threads: dict[int, list[dict[str, Any]]] = {}
    for order, row in enumerate(error.trace, 1):
        if not row.folded and row.location is not None:
            threads.setdefault(row.thread, []).append(_step(row, order))
    return [{"id": f"thread {thread}", "locations": steps} for thread, steps in sorted(threads.items())]


def _step(row: Row, order: int) -> dict[str, Any]:
    (location,) = _locations(row.location) or [{}]
    return {
        "location": {**location, "message": {"text": told(row)}},
        "executionOrder": order,
        "importance": "essential" if row.marked else "important",
    }


def _locations(text: str | None) -> list[dict[str, Any]]:
    place = place_of(text)
    if place is None:
        return []
    region = {"startLine": max(place.line, 1)}
    if place.column:
        region["startColumn"] = place.column
    return [{"physicalLocation": {"artifactLocation": {"uri": uri(place.file)}, "region": region}}]


def uri(file: str) -> str:
    """A file's address: relative ones stay so.

    >>> uri("src/a b.c")
    'src/a%20b.c'
    """
    return Path(file).as_uri() if os.path.isabs(file) else quote(file.encode("utf-8", "surrogateescape"))
