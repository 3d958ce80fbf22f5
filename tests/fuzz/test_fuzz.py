"""Damaged inputs: C programs, litmus tests, traces and schedules with bytes, tokens, lines and values
changed.

Whatever comes in, raddle ends with a status of its own (0 to 3), a word about it where it is at fault, and
in time: no traceback, no internal error, no crash, no hang. RADDLE_SEED=… repeats the inputs of a run; its
first lines tell the seed. `kept` are inputs that once did worse.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path

import pytest
from damaged import KINDS, Seeds
from isolated import run

KEPT = sorted((Path(__file__).parent / "kept").glob("*.*"))
DEFAULT = {"program": 120, "litmus": 60, "trace": 60, "schedule": 10}
SLOW = {"program": 10_000, "litmus": 4_000, "trace": 4_000, "schedule": 2_000}
CHUNKS = 20


def _damage(kind: str, first: int, count: int, folder: Path) -> None:
    seeds = Seeds(folder)
    seen: Counter[int] = Counter()
    for seed in range(first, first + count):
        given = KINDS[kind](random.Random(f"{kind} {seed}"), seeds)
        ended = given.run(folder)
        seen[ended.status] += 1
        words = " ".join(given.words)
        assert ended.complaint is None, (
            f"{kind} {seed}: {ended.complaint}\n{words}\n{given.data!r}\n{ended.output}"
        )
    print(f"{kind}, seeds from {first}: exit statuses {dict(seen)}")


@pytest.mark.parametrize("kind", KINDS)
def test_damaged_inputs(kind: str, tmp_path: Path) -> None:
    _damage(kind, int(os.environ["RADDLE_SEED"]), DEFAULT[kind], tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_damaged_inputs(kind: str, chunk: int, tmp_path: Path) -> None:
    count = SLOW[kind] // CHUNKS
    _damage(kind, int(os.environ["RADDLE_SEED"]) + 1_000_000 + chunk * count, count, tmp_path)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_inputs_that_once_did_worse(path: Path, tmp_path: Path) -> None:
    verbs = {
        ".c": ["verify", "--no-cache", "--timeout", "5"],
        ".litmus": ["litmus", "--no-cache"],
        ".json": ["replay"],
    }
    ended = run([*verbs[path.suffix], str(path)], tmp_path)
    assert ended.complaint is None, ended.output
