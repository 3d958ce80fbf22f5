"""One row of the table under one model, as a user would verify it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from table import Row

import raddle

PROGRAMS = Path(__file__).parent / "programs"
MODELS = ("sc", "tso", "ra", "rc11")
WAYS = ("REVERSED", "IDLE", "IN_MAIN")
"""Of starting the threads; see harness.h."""


def found(row: Row, model: str, folder: Path, *ways: str, **options: Any) -> str:
    """The verdict; what is unsafe has been replayed to the same report."""
    flags = [f"-D{change}" for change in (*row.changes.split(), *ways)]
    trace = folder / "trace.json"
    path = PROGRAMS / f"{row.program}.c"
    result = raddle.verify(
        path, flags=[*flags, "-w"], model=model, trace=trace, cache=False, explain=False, **options
    )
    if result.verdict == "unsafe" and options.get("search") != "oracle":
        assert raddle.replay(trace, cache=False).errors[0].message == result.errors[0].message
    return result.verdict if result.verdict != "inconclusive" else f"inconclusive: {result.reason}"


def expected(row: Row, model: str) -> str:
    return "unsafe" if model in row.unsafe.split() else "safe"
