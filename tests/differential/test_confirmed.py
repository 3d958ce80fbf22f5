"""Compare-exchanges that expect what a loop before them has waited for: the same is found as with every turn,
up to a bound, and with reads that come too early.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import check


class ConfirmingProgram(SpinProgram):
    def _wait(self) -> str:
        rng = self.rng
        v = self._variable()
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        load, other = self._load(v), self._load()
        rmw, n = self._order(("seq_cst", "acq_rel", "relaxed", "acquire")), rng.randrange(3)
        read = "memory_order_relaxed" if not rmw.endswith("seq_cst") else self._order(("seq_cst", "acquire"))
        cas = (
            f"atomic_compare_exchange_{rng.choice(('strong', 'weak'))}_explicit"
            f"(&{v}, &e, {rng.choice((str(n), 'e + 1'))}, {rmw}, {read})"
        )
        bad, stop = self._condition("e"), self._condition(other)
        return "    " + rng.choice((
            f"{{ {kind} e; do {{ do e = {load}; while ({bad}); }} while (!{cas}); r += e & 3; }}",
            f"{{ {kind} e; for (;;) {{ while ((e = {load}), {bad}) ; if ({cas}) break; }} }}",
            f"{{ {kind} e; for (;;) {{ while ((e = {load}), {bad}) ; if ({stop}) continue; "
            f"if ({cas}) break; }} }}",
            f"{{ {kind} e; do {{ e = {load}; while ({bad}) e = {load}; }} while (!{cas}); r += e & 3; }}",
            f"{{ {kind} e; do {{ do e = {load}; while ({bad}); own[{self.number}] = e; }} while (!{cas}); }}",
            f"{{ {kind} e; do {{ do e = {load}; while ({bad}); if ({stop}) break; }} while (!{cas}); }}",
            f"{{ {kind} e; do {{ do e = {load}; while ({bad}); r += {other} & 1; }} while (!{cas}); }}",
            f"{{ {kind} e = {load}; do {{ while ({bad}) e = {load}; }} while (!{cas}); }}",
        )) + "\n"  # fmt: skip


class UnevenProgram(SpinProgram):
    """Loops whose first read, before them, has another order than those of later turns."""

    def _wait(self) -> str:
        v = self._variable()
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        first, again = (self._order(("seq_cst", "acquire", "relaxed")) for _ in range(2))
        update = self._order(("seq_cst", "acq_rel", "acquire", "release"))
        load = f"atomic_load_explicit(&{v}, {first})"
        new = self.rng.choice((str(self.rng.randrange(3)), "e + 1", "e ^ 1"))
        weak = self.rng.choice(("strong", "weak"))
        cas = f"atomic_compare_exchange_{weak}_explicit(&{v}, &e, {new}, {update}, {again})"
        bad, later = self._condition("e"), f"atomic_load_explicit(&{v}, {again})"
        return "    " + self.rng.choice((
            f"{{ {kind} e = {load}; while (!{cas}) ; r += e & 3; }}",
            f"{{ {kind} e = {load}; while (!{cas}) ; r += d; }}",
            f"d++; {{ {kind} e = {load}; while (!{cas}) ; }}",
            f"{{ {kind} e = {load}; do {{ if ({bad}) break; }} while (!{cas}); r += e & 3; r += d; }}",
            f"{{ {kind} e = {load}; do own[{self.number}] = e; while (!{cas}); }}",
            f"{{ {kind} e = {load}; while ({bad}) e = {later}; r += (e & 3) + d; }}",
        )) + "\n"  # fmt: skip


class SeveralProgram(SpinProgram):
    """Loops that go on with what a failed compare-exchange has found, or look again, or give up."""

    def _wait(self) -> str:
        rng = self.rng
        v = self._variable()
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        first, again, failure = (self._order(("seq_cst", "acquire", "relaxed", "relaxed")) for _ in range(3))
        update = self._order(("seq_cst", "acq_rel", "relaxed", "release"))
        if rng.random() < 0.6:
            again = failure = first
        load, later = (f"atomic_load_explicit(&{v}, {order})" for order in (first, again))
        new = rng.choice((str(rng.randrange(3)), "e + 1", "e ^ 1"))
        weak = rng.choice(("strong", "weak"))
        cas = f"atomic_compare_exchange_{weak}_explicit(&{v}, &e, {new}, {update}, {failure})"
        other = rng.choice((f"{self._load()} + e", self._load(), "e", f"{self._load()} - e"))
        bad, stop = self._condition("f"), self._condition("f")
        used = rng.choice(("", "r += e & 3;", "r += f & 3;", "r += d;"))
        return "    " + rng.choice((
            f"{{ {kind} e = {load}; int f; for (;;) {{ f = {other}; if ({bad}) {{ if ({cas}) break; }} "
            f"else if ({stop}) break; else e = {later}; }} {used} }}",
            f"{{ {kind} e = {load}; int f; for (;;) {{ f = {other}; "
            f"if ({bad}) {{ if ({cas}) break; continue; }} e = {later}; }} {used} }}",
            f"{{ {kind} e = {load}; int f; do {{ f = {other}; if ({bad}) {{ e = {later}; continue; }} "
            f"if ({stop}) break; }} while (!{cas}); {used} }}",
            f"{{ {kind} e = {load}; int f; for (;;) {{ f = {other}; if ({bad}) e = {later}; "
            f"else if ({stop}) e = {load}; else break; }} {used} }}",
            f"{{ {kind} e = {load}; int f; for (;;) {{ f = {other}; if ({bad}) {{ if ({cas}) break; }} "
            f"else if ({stop}) {{ r++; e = {later}; }} else e = {later}; }} {used} }}",
            f"{{ {kind} e = {load}; int f; for (;;) {{ f = {other}; if ({bad}) {{ if ({cas}) break; }} "
            f"else if (!({stop})) e = {later}; }} {used} }}",
        )) + "\n"  # fmt: skip


class AskedProgram(SpinProgram):
    """Loops that ask whether an update might do before they try it: test, and test and set."""

    def _wait(self) -> str:
        rng = self.rng
        v = self._variable()
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        n, k = rng.randrange(3), rng.randrange(3)
        load = self._load(v if rng.random() < 0.9 else None)
        update, read = self._order(("seq_cst", "acq_rel", "relaxed", "acquire")), self._order(("relaxed",))
        exchange = rng.choice((
            f"atomic_exchange_explicit(&{v}, {n}, {update})", f"atomic_fetch_or_explicit(&{v}, 1, {update})",
            f"atomic_fetch_add_explicit(&{v}, 1, {update})",
        ))  # fmt: skip
        weak = rng.choice(("strong", "weak"))
        cas = f"atomic_compare_exchange_{weak}_explicit(&{v}, &f, {n}, {update}, {read})"
        asked = rng.choice((f"e != {k}", f"e == {n}", "e", "(e & 1)", self._condition("e")))
        failed = rng.choice((f"f == {n}", f"f != {k}", "f", "(f & 1)", self._condition("f")))
        used = rng.choice(("", "", "", "r += e & 3;", "if (e == 2) r += 5;", "r += d;", "r += f & 3;"))
        return "    " + rng.choice((
            f"{{ {kind} e, f; for (;;) {{ while ((e = {load}), {asked}) ; "
            f"if (!((f = {exchange}), {failed})) break; }} {used} }}",
            f"{{ {kind} e, f; while (((e = {load}), {asked}) || ((f = {exchange}), {failed})) ; {used} }}",
            f"{{ {kind} e, f; for (;;) {{ while ((e = {load}), {asked}) ; f = {k}; if ({cas}) break; }} "
            f"{used} }}",
            f"{{ {kind} e, f; for (;;) {{ if ((e = {load}), {asked}) continue; f = {k}; if ({cas}) break; }} "
            f"{used} }}",
            f"{{ {kind} e, f; do while ((e = {load}), {asked}) {self._load()}; "
            f"while ((f = {exchange}), {failed}); {used} }}",
            f"{{ _Bool *p = (_Bool *)&flag; for (;;) {{ while (__atomic_load_n(p, __ATOMIC_{self._how()})) ; "
            f"if (!__atomic_exchange_n(p, 1, __ATOMIC_{self._how()})) break; }} }}",
        )) + "\n"  # fmt: skip

    def _how(self) -> str:
        return self.rng.choice(("SEQ_CST", "ACQUIRE", "RELAXED"))


PROGRAMS = (ConfirmingProgram, UnevenProgram, SeveralProgram, AskedProgram)


@pytest.mark.parametrize("program", PROGRAMS)
def test_nothing_is_lost(program: type[SpinProgram]) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 20_000
    for seed in range(first, first + 5):
        assert check(seed, program) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 21_000 + chunk * 20
    for seed in range(first, first + 20):
        assert check(seed, PROGRAMS[chunk % 4]) == ""
