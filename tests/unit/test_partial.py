"""An error that was found is never lost because its execution does not replay."""

from __future__ import annotations

from typing import Any

import pytest

import raddle
from raddle.errors import InternalError
from raddle.explore import native
from raddle.explore.run import Run
from raddle.report import text

PROGRAM = """#include <pthread.h>
int x;
static void *f(void *a) { x++; return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x++; pthread_join(t, 0); }
"""
REPLAY = native.replay


def broken(code: bytes, options: Any, schedule: Any) -> Run:
    """Whole schedules do not replay, beginnings do."""
    if "outcome" in schedule or len(schedule.get("events") or schedule["steps"]) > 3:
        raise ValueError("it does not fit")
    return REPLAY(code, options, schedule)


def test_a_trace_that_is_whole_is_asked_for_in_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "replay", broken)
    with pytest.raises(InternalError, match="does not replay: it does not fit"):
        raddle.verify(PROGRAM)


@pytest.mark.parametrize("search", ["modification-order", "interleavings", "dpor"])
def test_an_error_without_its_trace(monkeypatch: pytest.MonkeyPatch, search: str) -> None:
    monkeypatch.setattr(native, "replay", broken)
    monkeypatch.delenv("RADDLE_WHOLE_TRACES")
    found = raddle.verify(PROGRAM, search=search, model="sc")
    assert (found.verdict, found.exit_status, [error.kind for error in found.errors]) == (
        "unsafe",
        1,
        ["race"],
    )
    assert found.errors[0].message == "race (the trace is partial)"
    assert found.errors[0].details[0].startswith("the trace is partial: the execution cannot be run again")
    assert found.errors[0].trace
    assert any("the trace is partial" in line for line in text.lines(found, text.Style()))


def test_an_error_with_no_trace_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: Any) -> Run:
        raise ValueError("it does not fit")

    monkeypatch.setattr(native, "replay", nothing)
    monkeypatch.delenv("RADDLE_WHOLE_TRACES")
    found = raddle.verify(PROGRAM)
    assert (found.verdict, found.errors[0].trace) == ("unsafe", ())
