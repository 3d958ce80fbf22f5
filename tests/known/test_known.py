"""Programs whose verdict is known by construction (table.py), under every model.

The default run takes what a user gets who says nothing; the slow one every other search, way of treating
locks and loops, and way of starting the threads.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from checking import MODELS, PROGRAMS, WAYS, expected, found
from table import TABLE, Row

from raddle.explore.options import MODELS_OF

SETTINGS: tuple[dict[str, Any], ...] = (
    {"search": "modification-order"},
    {"search": "reads-from"},
    {"search": "modification-order", "locks": "unordered"},
    {"search": "reads-from", "locks": "unordered"},
    {"search": "dpor"},
    {"search": "interleavings"},
    {"search": "rcmc"},
)


def _name(row: Row) -> str:
    return row.name.replace(" ", "-")


@pytest.mark.parametrize("row", TABLE, ids=_name)
def test_verdict(row: Row, tmp_path: Path) -> None:
    verdicts = {model: found(row, model, tmp_path) for model in MODELS}
    assert verdicts == {model: expected(row, model) for model in MODELS}, row.why


def test_each_program_is_right_once_and_wrong_often() -> None:
    for path in PROGRAMS.glob("*.c"):
        rows = [row for row in TABLE if row.program == path.stem]
        assert rows[0].changes == ""
        assert "sc" not in {model for row in rows for model in row.unsafe.split()}
        assert sum("rc11" in row.unsafe for row in rows) >= 2, path.stem
        text = path.read_text()
        for change in (change for row in rows for change in row.changes.split()):
            assert f"#ifndef {change.split('=')[0]}\n" in text, change
    assert len(TABLE) >= 100


@pytest.mark.slow
@pytest.mark.parametrize("row", TABLE, ids=_name)
def test_other_searches_and_other_ways_to_start(row: Row, tmp_path: Path) -> None:
    wrong = []
    for model in MODELS:
        options = [{"spin": "off", "unroll": 3, "accept_bounded": True}, *SETTINGS]
        for way in WAYS:
            if found(row, model, tmp_path, way) != expected(row, model):
                wrong.append((model, way))
        for setting in options:
            if model not in MODELS_OF.get(setting.get("search", ""), MODELS):
                continue
            verdict = found(row, model, tmp_path, timeout=60, **setting)
            bounded = "unroll" in setting and verdict.startswith("inconclusive")
            if verdict != expected(row, model) and not bounded and "time limit" not in verdict:
                wrong.append((model, setting, verdict))
    assert not wrong, row.why
