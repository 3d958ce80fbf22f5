"""Known numbers of executions: formulas, and the tables and text of the RCMC paper."""

from __future__ import annotations

from math import factorial

import pytest
from oracle_programs import MODELS, program, run

FAA = "faa(x, relaxed);"


def counted(model: str, mo: bool, globals_: str, *bodies: str) -> tuple[int, int]:
    result = run(program(globals_, *bodies), model, mo=mo)
    assert not result.errors
    assert not result.races
    return result.executions, result.blocked


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("n", [2, 3, 4])
def test_ainc(n: int, model: str) -> None:
    """n increments: n! orders, and rf tells all of them apart."""
    for mo in (False, True):
        assert counted(model, mo, "atomic_int x;", *[FAA] * n) == (factorial(n), 0)


def test_binc() -> None:
    assert counted("rc11", True, "atomic_int x, y;", *[FAA + "faa(y, relaxed);"] * 3) == (36, 0)
    assert counted("wrc11", False, "atomic_int x, y;", *[FAA + "faa(y, relaxed);"] * 3) == (36, 0)


@pytest.mark.parametrize(("model", "mo", "counts"), [
    ("rc11", True, (66, 1200)), ("rc11", False, (24, 200)), ("wrc11", False, (24, 200)),
])  # fmt: skip
def test_casw(model: str, mo: bool, counts: tuple[int, int]) -> None:
    """Table 3; under rc11 without mo, the rf-classes are wrc11's."""
    for n, count in zip((3, 4), counts, strict=True):
        bodies = [f"cas(x, 0, 1, relaxed, relaxed); st(x, {i + 3}, release);" for i in range(n)]
        assert counted(model, mo, "atomic_int x;", *bodies) == (count, 0)


def test_casrot() -> None:
    for n, count in ((4, 14), (6, 144)):
        bodies = [f"cas(x, {i}, {i + 1}, relaxed, relaxed);" for i in range(n)]
        assert counted("rc11", True, "atomic_int x;", *bodies) == (count, 0)


@pytest.mark.parametrize("n", [3, 6])
def test_readers(n: int) -> None:
    bodies = ["st(x, 1, release);", *["ld(x, acquire);"] * n]
    assert counted("rc11", True, "atomic_int x;", *bodies) == (2**n, 0)


@pytest.mark.parametrize("reader_first", [True, False])
def test_lastzero(reader_first: bool) -> None:
    """Table 4 begins at n = 5 with 64; both places of the reader give the same number."""
    n = 5
    reader = f"int i = {n}; while (ld(array[i], acquire) != 0) i--;"
    writers = [f"st(array[{j}], ld(array[{j - 1}], acquire) + 1, release);" for j in range(1, n + 1)]
    bodies = [reader, *writers] if reader_first else [*writers, reader]
    assert counted("rc11", True, f"atomic_int array[{n + 1}];", *bodies) == (64, 0)


def test_programs_of_the_text() -> None:
    """Section 2: W+R, COWW+R, CO2RRW and CORR2."""
    store, load = "st(x, {}, relaxed);", "ld(x, relaxed);"
    x = "atomic_int x;"
    assert counted("rc11", True, x, store.format(1), load) == (2, 0)
    assert counted("rc11", True, x, store.format(1) + store.format(2), load) == (3, 0)
    assert counted("rc11", True, x, load * 2, load, store.format(1)) == (6, 0)
    corr2 = (store.format(1), store.format(2), load * 2, load * 2)
    assert counted("rc11", True, x, *corr2) == (72, 0)
    assert counted("rc11", False, x, *corr2) == (47, 0)
    assert counted("wrc11", False, x, *corr2) == (49, 0)


def test_writes_that_nobody_reads() -> None:
    """Section 5: n! orders with mo, one class without."""
    bodies = [f"st(x, {i}, relaxed);" for i in range(4)]
    assert counted("rc11", True, "atomic_int x;", *bodies) == (24, 0)
    assert counted("rc11", False, "atomic_int x;", *bodies) == (1, 0)
    assert counted("wrc11", True, "atomic_int x;", *bodies) == (1, 0)


@pytest.mark.parametrize("model", MODELS)
def test_critical_sections_are_ordered(model: str) -> None:
    """n threads with one section each: n! complete executions under ordered locks."""
    for n in (2, 3):
        bodies = ["lock(m); d++; unlock(m);"] * n
        result = run(program("pthread_mutex_t m; int d;", *bodies, after=f"assert(d == {n});"), model)
        assert result.executions == factorial(n)
        assert not result.errors
        assert not result.races


def test_choice_multiplies_and_assume_blocks() -> None:
    text = "unsigned long c = raddle_choice(4); raddle_assume(c != 2); st(x, (int)c, relaxed);"
    assert counted("rc11", True, "atomic_int x;", text) == (3, 1)


def test_weak_compare_exchange_may_fail() -> None:
    what = program("atomic_int x;", "weak(x, 0, 1);", "weak(x, 0, 2);")
    assert run(what).executions == 5
    assert run(what, spurious_cas=False).executions == 2
