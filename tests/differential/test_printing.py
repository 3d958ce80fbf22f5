"""Waiting loops that print lose nothing by waiting (passes/printing.py). Some print what others write, some
use what printing gives back, and some print something uninitialised.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import check


class PrintingProgram(SpinProgram):
    def text(self) -> str:
        return '#include <stdio.h>\nstatic char word[4] = "w";\n' + super().text()

    def _wait(self) -> str:
        rng = self.rng
        v, k = self._variable(), rng.randrange(3)
        load = self._load(v)
        bad = self._condition(load)
        swap = f"atomic_exchange_explicit(&{v}, {k}, memory_order_acq_rel) == {k}"
        used = rng.choice(("", "", "r += n;", "r += n & 1;"))
        return "    " + rng.choice((
            f"while ({bad}) puts(\"w\");",
            f"while ({swap}) puts(\"w\");",
            f"while ({bad}) printf(\"%d\\n\", (int)r);",
            f"while ({swap}) {{ fputs(\"w\", stderr); fflush(stderr); }}",
            f"{{ int n = 0; while ({bad}) n += printf(\"w\\n\"); {used} }}",
            f"{{ int n = 0; while ({bad}) n = puts(\"w\"); {used} }}",
            f"{{ int n; while ({bad}) putchar(n = '.'); }}",
            f"{{ int n; while ({bad}) {{ putchar(n); n = 1; }} }}",
            f"{{ int n; while ((n = {load}) != 1) printf(\"%d\", n); r += n; }}",
            f"{{ int n; while ((n = {load}) == 0 || n == 2) {{ printf(\"%d\", n); r += n & 1; }} }}",
            f"while ({bad}) puts(word);",
            f"{{ word[0] = 'a'; while ({bad}) printf(\"%s\", word); }}",
            f"while ({bad}) if (r) puts(\"w\"); else sched_yield();",
            f"while ({bad}) {{ puts(\"w\"); if ({self._condition(load)}) break; puts(\"v\"); }}",
        )) + "\n"  # fmt: skip


def test_nothing_is_lost() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 195_000_000
    for seed in range(first, first + 4):
        assert check(seed, PrintingProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 196_000_000 + chunk * 1000
    for seed in range(first, first + 50):
        assert check(seed, PrintingProgram) == ""
