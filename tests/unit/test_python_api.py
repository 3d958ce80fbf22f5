"""What Python users touch: arguments of a wrong type, litmus tests, short reprs, notebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import raddle

SB = """\
C SB
{}
P0(atomic_int *x, atomic_int *y) {
  atomic_store_explicit(x, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(y, memory_order_relaxed);
}
P1(atomic_int *x, atomic_int *y) {
  atomic_store_explicit(y, 1, memory_order_relaxed);
  int r0 = atomic_load_explicit(x, memory_order_relaxed);
}
exists (0:r0=0 /\\ 1:r0=0)
"""
RACE = """\
#include <pthread.h>
int x;
void *t(void *p) { x = 1; return p; }
int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); x = 2; return 0; }
"""


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: raddle.verify(42), "a program is a path, several paths or source text, not 42"),
        (lambda: raddle.verify(b"a.c"), "a program is a path, several paths or source text, not b'a.c'"),
        (lambda: raddle.verify(["a.c", 3]), "a program is a path, several paths or source text"),
        (lambda: raddle.verify(RACE, flags="-DX"), "flags is a list of strings, not '-DX'"),
        (lambda: raddle.verify(RACE, arguments="x"), "arguments is a list of strings, not 'x'"),
        (lambda: raddle.verify(RACE, unroll="3"), "unroll cannot be '3'"),
        (lambda: raddle.verify(RACE, unroll=True), "unroll cannot be True"),
        (lambda: raddle.verify(RACE, unroll=2.5), "unroll cannot be 2.5"),
        (lambda: raddle.verify(RACE, races=1), "races cannot be 1"),
        (lambda: raddle.verify(RACE, model=None), "model cannot be None"),
        (lambda: raddle.verify(RACE, nondet_values=[1.5]), r"nondet_values cannot be \[1.5\]"),
        (lambda: raddle.schedule(RACE, timeout="x"), "timeout cannot be 'x'"),
        (lambda: raddle.schedule(3), "a program is a path"),
        (lambda: raddle.litmus(3), "a litmus test is a path or a text, not 3"),
        (lambda: raddle.litmus(SB, unroll=0), "unroll needs a number above 0, not 0"),
        (lambda: raddle.litmus(SB, timeout="1"), "timeout needs a number above 0, not '1'"),
        (lambda: raddle.litmus(SB, model="x86"), "x86"),
    ],
)
def test_wrong_arguments_are_raddles_errors(call: Callable[[], Any], said: str) -> None:
    with pytest.raises(raddle.UserError, match=said):
        call()


def test_values_that_may_be_text() -> None:
    assert (
        raddle.verify("int main(void) { return 0; }\n", memory_limit="2G", nondet_values="1,2").verdict
        == "safe"
    )


def test_litmus() -> None:
    weak, strong = raddle.litmus(SB), raddle.litmus(SB, model="sc")
    assert (weak.holds, strong.holds) == (True, False)
    assert (weak.verdict, len(weak.states), strong.executions) == ("holds", 4, 3)
    assert repr(weak) == "<raddle.LitmusResult holds: SB under rc11, 1 of 4 executions>"
    with pytest.raises(TypeError, match=r"result\.holds"):
        bool(weak)


def test_reprs_and_notebooks() -> None:
    result = raddle.verify(RACE)
    error = result.errors[0]
    assert repr(error) == f"<raddle.ErrorReport race: {error.message}>"
    assert "trace" not in repr(result)
    svg = result._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg ")
    assert svg == error._repr_svg_()
    assert svg in result._repr_html_()
    assert raddle.verify("int main(void) { return 0; }\n")._repr_svg_() is None
    assert repr(raddle.schedule("int main(void) { return 0; }\n")).startswith("<raddle.Schedules safe: ")


def test_names() -> None:
    assert {"litmus", "LitmusResult", "verify", "schedule", "replay"} <= set(dir(raddle))
    assert all(hasattr(raddle, name) for name in dir(raddle))
