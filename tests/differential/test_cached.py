"""Loops that wait with a copy, in memory, of what they have read last: so a queue keeps the other's index.

A turn that fails writes back what it has found there. Some of these loops write something else, release in
between, use what they write, or share it with another thread. RADDLE_FRESH_SEED=… repeats the programs of a
run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import check

_COPIES = """
static struct { int copy; atomic_int pad; int other; } s[4];
"""


class CachedProgram(SpinProgram):
    def text(self) -> str:
        text = super().text()
        at = text.index("static int try_a")
        functions = "".join(self._function(n) for n in range(2))
        end = text.index("static unsigned r0")
        text = text[:at] + _COPIES + text[at:end] + functions + text[end:]
        return text.replace("unsigned code = (", "unsigned code = (s[0].copy * 43 + s[1].copy * 47 + ")

    def _place(self, number: int) -> str:
        return f"s[{number if self.rng.random() < 0.85 else 3}]"

    def _function(self, number: int) -> str:
        """Whether it could go on."""
        rng = self.rng
        value, sign = rng.choice((0, 1, 1, 2)), rng.choice(("==", "==", "!=", "<"))
        place = f"{self._place(number)}.copy"
        test = f"{place} {sign} {value}"
        again = test if rng.random() < 0.8 else f"{place} {rng.choice(('==', '!=', '<'))} {value}"
        read = self._load() if rng.random() < 0.9 else f"{self._load()} + 1"
        before = rng.choice(
            (
                "",
                "",
                "",
                "",
                self._store().strip(),
                "s[2].other++;",
                "atomic_thread_fence(memory_order_release);",
            )
        )
        between = rng.choice(("", "", "", "", self._store().strip(), f"{self._load()};", f"d = {place};"))
        after = rng.choice(("", "", "", "sched_yield();", f"{place} = {value};", "s[2].pad++;"))
        look = f"{between} {place} = {read}; if ({again}) {{ {after} return 0; }}"
        go_on = f"*r += {place}; return 1;"
        return f"static int could_{number}(unsigned *r) {{ {before} if ({test}) {{ {look} }} {go_on} }}\n"

    def _wait(self) -> str:
        return "    " + self.rng.choice((
            f"while (!could_{self.number % 2}(&r)) ;",
            f"while (!could_{self.number % 2}(&r)) sched_yield();",
            f"for (int k = 0; k < 2; k++) while (!could_{self.number % 2}(&r)) ;",
            f"do r++; while (!could_{self.number % 2}(&r));",
        )) + "\n"  # fmt: skip


@pytest.mark.parametrize("chunk", range(2))
def test_nothing_is_lost(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 21_000 + chunk * 5
    for seed in range(first, first + 5):
        assert check(seed, CachedProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 22_000 + chunk * 50
    for seed in range(first, first + 50):
        assert check(seed, CachedProgram) == ""
