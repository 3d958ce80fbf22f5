"""Bounds that grow by themselves."""

from __future__ import annotations

import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import raddle
from raddle.deepening import after_limit
from raddle.explore.options import Options
from raddle.explore.verdict import INTERRUPTED


def test_an_interrupt_while_they_grow_ends_everything() -> None:
    """What comes behind them would go on for seconds."""
    safe = raddle.verify("int main(void) { return 0; }\n")
    first = replace(safe, verdict="inconclusive", reason="an execution reached 20,000 events")

    def once(options: Options) -> Any:
        found = SimpleNamespace(limit=INTERRUPTED, stop=None, bounds=())
        return replace(first, reason=INTERRUPTED, errors=()), found

    result = after_limit(once, Options(), first, time.perf_counter(), briefly=True)
    assert (result.verdict, result.reason) == ("inconclusive", INTERRUPTED)
