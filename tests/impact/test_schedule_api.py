"""raddle.schedule() from Python."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle
from raddle.schedules.format import read

ROOT = Path(__file__).parent.parent.parent


def test_a_program_with_a_deadlock(tmp_path: Path) -> None:
    output, svg = tmp_path / "s.json", tmp_path / "s.svg"
    made = raddle.schedule(ROOT / "examples" / "deadlocking.c", iterations=2, output=output, svg=svg)
    assert made.verdict == "partially-safe"
    assert [found.schedule is not None for found in made.found] == [True, True]
    assert [item.failure.kind for item in made.counterexamples] == ["deadlock"]
    assert made.best is not None
    assert read(output).variant.schedule == made.best.schedule
    assert svg.read_text().startswith("<svg")


def test_source_text_that_is_wrong_under_every_schedule() -> None:
    made = raddle.schedule("#include <assert.h>\nint main(void) { assert(0); return 0; }\n")
    assert made.verdict == "unsafe"
    assert made.best is None


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(raddle.UserError, match="iterations"):
        raddle.schedule("int main(void) { return 0; }\n", iterations=0)
    with pytest.raises(raddle.UserError, match="seconds"):
        raddle.schedule("int main(void) { return 0; }\n", timeout=float("nan"))
