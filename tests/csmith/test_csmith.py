"""Three thousand sequential programs of csmith, five hundred of 32 bits: raddle comes to the checksum that
the compiled program prints.

A program may also be refused with a reason, run into the time limit, or be of no use; most must be compared.
RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest
from generated import compare, generate, missing

PROGRAMS = 3_000
NARROW = 500
CHUNK = 100
CHUNKS = [(chunk, False) for chunk in range(PROGRAMS // CHUNK)] + [
    (chunk, True) for chunk in range(NARROW // CHUNK)
]


@pytest.mark.slow
@pytest.mark.skipif(missing() is not None, reason=str(missing()))
@pytest.mark.parametrize(("chunk", "narrow"), CHUNKS)
def test_checksums_are_as_natively(chunk: int, narrow: bool, tmp_path: Path) -> None:
    first = int(os.environ["RADDLE_SEED"]) + chunk * CHUNK
    seen: Counter[str] = Counter()
    for seed in range(first, first + CHUNK):
        outcome = compare(seed, tmp_path, narrow)
        seen[outcome.kind] += 1
        different = outcome.kind == "different"
        text = generate(seed, tmp_path) if different else ""
        assert not different, f"seed {seed}: {outcome.detail}\n{text}"
    print(f"seeds from {first}: {dict(seen)}")
    assert seen["same"] > CHUNK * 3 // 4, seen
