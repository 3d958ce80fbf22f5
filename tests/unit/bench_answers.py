"""Answers of a bench worker, made up."""

from __future__ import annotations

from typing import Any


def answer(executions: int, **changes: Any) -> dict[str, Any]:
    """What a worker says of a search that ended well."""
    return {
        "search": "modification-order",
        "verdict": "safe",
        "complete": True,
        "reason": None,
        "executions": executions,
        "duplicates": None,
        "blocked": 0,
        "explored": executions,
        "events": 10,
        "errors": [],
        "peak_rss_kb": 40960,
        "cpu_seconds": 0.5,
    } | changes
