"""Loops that try several times before they start over (passes/attempts.py) lose nothing by waiting.

Some are none of that kind: how often it was tried is looked at behind the loop, or decides what is tried, or
giving up does something. RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import check


class AttemptProgram(SpinProgram):
    def _try(self) -> str:
        """What may succeed."""
        rng = self.rng
        v, k = self._variable(), rng.randrange(3)
        load = self._condition(self._load(v))
        swap = f"atomic_exchange_explicit(&{v}, {k}, memory_order_acq_rel) != {k}"
        cas = f"taken_{v}({k}, {rng.randrange(3)})"
        return rng.choice((f"!({load})", f"!({load})", swap, cas, f"{load} && {cas}"))

    def text(self) -> str:
        text = super().text()
        kinds = {"a": "int", "b": "unsigned char", "c": "short"}
        functions = "".join(
            f"static int taken_{v}({kind} e, {kind} n)"
            f" {{ return atomic_compare_exchange_strong(&{v}, &e, n); }}\n"
            for v, kind in kinds.items()
        )
        at = text.index("static int try_a")
        return text[:at] + functions + text[at:]

    def _wait(self) -> str:
        rng = self.rng
        self.labels += 1
        out = f"out{self.labels}"
        done = f"goto {out};"
        one, two = self._try(), self._try()
        first = rng.choice(("", "", f"if ({self._try()}) {done}"))
        start = rng.choice(("0", "0", "1", "(int)r & 1"))
        most = rng.choice(("2", "2", "3", "1"))
        inside = rng.choice((
            f"if ({one}) {done}", f"if ({one}) {done}",
            f"{{ int got = {one}; if (got) {done} sched_yield(); }}",
            f"if (n < 1) {{ if ({one}) {done} }} else if ({two}) {done}",
            f"if ({one}) {done} if ({two}) break;",
            f"if ({one}) {{ r += n; {done} }}", f"if ({one}) {done} if (n > 0) {self._store().strip()}",
            f"if ({one}) {done} old = {self._load()};",
        ))  # fmt: skip
        again = rng.choice((
            "sched_yield();", "sched_yield();", "", "", self._store().strip(), f"if ({two}) {done}",
            f"r += {self._load()} & 1;", "r++;", f"while (!({two})) ;",
        ))  # fmt: skip
        inner = rng.choice((
            f"for (n = {start}; n < {most}; n++) {{ {inside} }}",
            f"for (n = 1; n <= {most}; n <<= 1) {{ for (int i = 0; i < n; i++) sched_yield(); {inside} }}",
            f"n = {most}; do {{ {inside} }} while (--n);",
            f"n = {most}; while (n--) {{ {inside} }}",
            f"while (n < {most}) {{ {inside} n++; }} n = {start};",
            f"while (n < {most}) {{ {inside} n++; }}",
        ))  # fmt: skip
        used = rng.choice(("", "", "", "r += n & 3;", "r += old & 1;"))
        return (
            f"    {{ int n = 0, old = 0; for (;;) {{ {first} {inner} {again} }} {out}: {used} (void)old; }}\n"
        )


def test_nothing_is_lost() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 230_000_000
    for seed in range(first, first + 4):
        assert check(seed, AttemptProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 231_000_000 + chunk * 1000
    for seed in range(first, first + 50):
        assert check(seed, AttemptProgram) == ""
