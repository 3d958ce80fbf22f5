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

import raddle
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


@pytest.mark.parametrize("model", MODELS)
def test_a_try_that_fails_is_no_news_of_what_the_owner_did(model: str, tmp_path: Path) -> None:
    """All is seq_cst and there is no race, and yet sc and rc11 differ: a failing trylock does not
    synchronise. x86 locks with an instruction that drains the buffer, so tso cannot tell."""
    text = """
        #include <assert.h>
        #include <pthread.h>
        #include <stdatomic.h>
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
        static atomic_int x;
        static void *owner(void *p) {
            x = 1;
            pthread_mutex_lock(&m);
            pthread_mutex_unlock(&m);
            return p;
        }
        int main(void) {
            pthread_t thread;
            pthread_create(&thread, NULL, owner, NULL);
            if (pthread_mutex_trylock(&m)) assert(x == 1);
            else pthread_mutex_unlock(&m);
            pthread_join(thread, NULL);
        }
    """
    result = raddle.verify(text, model=model, trace=tmp_path / "trace.json", cache=False)
    assert result.verdict == ("unsafe" if model in ("ra", "rc11") else "safe")


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
