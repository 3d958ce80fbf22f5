"""Loops that wait only once they are turned round: the same is found as with every turn, up to a bound.

The test stands at the loop's beginning and asks for what the turn before has read (passes/rotate.py), a mutex
is locked before the loop and at the end of each turn, a first read is a function's (passes/unpeel.py), a try
is a function, or ends with the test that it began with (passes/threading.py). RADDLE_SEED=… repeats the
programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_polled import LOCK, UNLOCK
from test_spin import check
from test_taking_back import TryingProgram, compared


class TurnedProgram(SpinProgram):
    def _wait(self) -> str:
        rng = self.rng
        v, k = self._variable(), rng.randrange(4)
        load, again = self._load(v), self._load(v)
        bad, more = self._condition("e"), self._condition(self._load())
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        return "    " + rng.choice((
            f"{{ int e = {k}; while ({bad}) e = {load}; r += e & 3; }}",
            f"{{ int e = {k}; while ({bad}) e = {load}; }}",
            f"{{ int e = {k}, f = 1; while ({bad}) {{ f = e; e = {load}; }} r += e & 3; }}",
            f"{{ int e = {k}, f = 1; while ({bad}) {{ f = e; e = {load}; }} r += f & 3; }}",
            f"{{ {kind} e = {load}; while ({bad}) {{ sched_yield(); e = {again}; }} r += e & 3; }}",
            f"{{ {kind} e = {load}; {self._store().strip()} while ({bad}) e = {again}; r += e & 3; }}",
            f"{{ int e = r; for (; {bad}; e = {load}) ; r += e & 3; }}",
            f"{{ int e = {k}; while ({bad}) {{ e = {load}; if ({more}) break; }} r += e & 3; }}",
            f"{{ int e = {k}; while ({bad}) {{ e = {load}; if ({more}) return arg; }} r += e & 3; }}",
            f"{{ int e = {k}, n = 0; while ({bad} && n < 2) {{ e = {load}; n++; }} r += e & 3; }}",
            f"{{ int e = {k}; while ({bad}) {{ {LOCK} e = d; {UNLOCK} }} r += e & 3; }}",
            f"{{ int e = {k}; do {{ while ({bad}) e = {load}; }} while (!({more})); r += e & 3; }}",
            f"{{ int e = {k}; while ({bad}) {{ int f = {load}; e = f == {k} ? {k + 1} : f; }} r += e & 3; }}",
            f"{LOCK} while (!d) {{ {UNLOCK} {LOCK} }} {UNLOCK}",
            f"{LOCK} while (!d) {{ {UNLOCK} sched_yield(); {LOCK} }} d--; {UNLOCK}",
            f"{LOCK} while (!({more})) {{ {UNLOCK} if (r > 3) return arg; {LOCK} }} {UNLOCK}",
            f"{{ int e = is_set(&a, {k}); while (!e) e = is_set(&a, {k}); r += e; }}",
            f"{{ int e = is_set(&a, {k}); while (!e && !({more})) e = is_set(&a, {k}); r += e; }}",
            "{ int v = 0, e = get(&v); while (!e) e = get(&v); r += v & 3; }",
            "{ int e = take(); while (e < 0) e = take(); r += e & 3; }",
            f"{{ _Atomic {kind} *p = &{v}; {kind} e = *p; "
            "while (!atomic_compare_exchange_weak(p, &e, e + 1)) ; }",
        )) + "\n"  # fmt: skip

    def _plain(self) -> str:
        if self.rng.random() < 0.2:
            return f"    {LOCK} d = {self.rng.randrange(3)}; {UNLOCK}\n"
        return super()._plain()


class TriedProgram(TryingProgram):
    """Tries that are functions, or ask twice."""

    places = ("l", "s.l", "(*lp)")

    def text(self) -> str:
        text = super().text()
        at = text.index("static int try_a")
        return text[:at] + "".join(self.functions) + text[at:]

    def _wait(self) -> str:
        rng = self.rng
        more, good = rng.choice(self.sorts)
        add, back = self._update(more), self._update(-more)
        if not hasattr(self, "functions"):
            self.functions: list[str] = []
        name = f"try_{len(self.functions)}"
        body = rng.choice((
            f"if ({add} {good}) return 1; {back}; return 0;",
            f"{self.kind} e = {add}; if (!(e {good})) {{ {back}; return 0; }} return 1;",
            f"int ok = {add} {good}; if (!ok) {back}; return ok;",
        ))  # fmt: skip
        self.functions.append(f"static int {name}(void) {{ {body} }}\n")
        lock = rng.choice((
            f"while (!{name}()) ;",
            f"for (;;) {{ if ({name}()) break; sched_yield(); }}",
            f"{{ int ok = {name}(); while (!ok) ok = {name}(); }}",
            f"{{ {self.kind} e; do {{ e = {add}; if (!(e {good})) {back}; }} while (!(e {good})); }}",
            f"{{ int ok; do {{ ok = {add} {good}; if (!ok) {back}; }} while (!ok); }}",
            f"for (;;) {{ {self.kind} e = {add}; if (e {good}) break; {back}; }}",
        ))  # fmt: skip
        inside = rng.choice(("d = 1;", "r += d;", "d++; r += d;", self._store().strip(), ""))
        return f"    {lock} {inside} {back};\n"


def test_nothing_is_lost() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 180_000_000
    for seed in range(first, first + 3):
        assert check(seed, TurnedProgram) == ""
        assert compared(seed, TriedProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 181_000_000 + chunk * 1000
    for seed in range(first, first + 50):
        assert check(seed, TurnedProgram) == ""
        assert compared(seed, TriedProgram) == ""
