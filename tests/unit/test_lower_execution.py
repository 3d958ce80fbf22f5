"""Lowered code computes what C says: programs full of assertions, run by the machine."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle

pytest.importorskip("raddle._native")
PROGRAMS = sorted((Path(__file__).parent / "c_programs").glob("*.c"))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_assertions_hold(path: Path) -> None:
    result = raddle.verify(str(path))
    assert (result.verdict, result.executions) == ("safe", 1), result.errors
