"""Litmus tests as programs: what C means in them, and the final states that come out."""

from __future__ import annotations

import pytest

from raddle.errors import UserError
from raddle.explore.litmus import LitmusResult, Runner
from raddle.explore.outcomes import Finals, Limits, Subject
from raddle.frontend.litmus import parse


def run(text: str, model: str = "rc11", limits: Limits | None = None) -> LitmusResult:
    return Runner(parse("t.litmus", text), limits=limits, cache=False).run(model)


def states(text: str, model: str = "rc11") -> list[dict[str, object]]:
    return [state.to_json() for state in run(text, model).states]


def test_counts_are_classes_with_mo() -> None:
    two_writers = (
        "C t {} P0 (atomic_int* x) { atomic_store(x, 1); } P1 (atomic_int* x) { atomic_store(x, 1); }"
    )
    assert states(f"{two_writers} exists (x=1)") == [{"x": 1, "count": 2}]


def test_values_have_their_types() -> None:
    text = (
        "C t { unsigned int u=-1; long l=-5; int8_t c=-1; uint8_t b=255; }"
        " P0 (unsigned int* u, long* l, int8_t* c, uint8_t* b)"
        " { long r0 = *l; uint64_t r1 = *u; int r2 = *c; }"
        " locations [u; l; c; b;] forall (0:r0=-5 /\\ 0:r1=4294967295 /\\ 0:r2=-1)"
    )
    (state,) = states(text)
    assert state == {
        "0:r0": -5, "0:r1": 4294967295, "0:r2": -1, "u": 4294967295, "l": -5, "c": -1, "b": 255, "count": 1,
    }  # fmt: skip
    assert run(text).holds


def test_registers_begin_at_zero_or_as_the_initial_state_says() -> None:
    text = "C t { 0:r1=7; 0:r2=x; } P0 (int* x) { int r0; int r3 = 1; if (0) { int r4 = 2; } }"
    (state,) = states(text + " locations [0:r0; 0:r1; 0:r2; 0:r3; 0:r4;]")
    assert state == {"0:r0": 0, "0:r1": 7, "0:r2": "&x", "0:r3": 1, "0:r4": 0, "count": 1}


def test_return_ends_the_thread_and_keeps_its_registers() -> None:
    text = "C t {} P0 (int* x) { int r0 = 1; if (r0) return; *x = 1; r0 = 2; } forall (0:r0=1 /\\ x=0)"
    assert run(text).holds


def test_locations_may_have_any_name() -> None:
    text = "C t { main=1; free=2; } P0 (int* main, int* free, int* errno) { *errno = *main + *free; }"
    assert run(text + " forall (errno=3)").holds


def test_atomic_functions_work_through_plain_pointers() -> None:
    text = (
        "C t {} P0 (int* x) { atomic_store_explicit(x, 1, memory_order_relaxed); }"
        " P1 (int* x) { int r0 = atomic_fetch_add(x, 2); int e = 5;"
        " int r1 = atomic_compare_exchange_strong(x, &e, 9); }"
        " exists (1:r0=1 /\\ 1:r1=0 /\\ 1:e=3 /\\ x=3)"
    )
    result = run(text)
    assert result.holds
    assert not result.racy


def test_the_expected_value_may_be_in_a_location() -> None:
    text = (
        "C t { x=1; atomic_int e=0; } P0 (atomic_int* x, atomic_int* e)"
        " { int r0 = atomic_compare_exchange_strong(x, e, 2); }"
        " forall (0:r0=0 /\\ e=1 /\\ x=1)"
    )
    assert run(text).holds


def test_atomic_pointer_dereferenced_is_seq_cst() -> None:
    text = "C t {} P0 (atomic_int* x, atomic_int* y) { *x = 1; int r0 = *y; }"
    text += " P1 (atomic_int* x, atomic_int* y) { *y = 1; int r0 = *x; } exists (0:r0=0 /\\ 1:r0=0)"
    result = run(text)
    assert result.holds is False
    assert not result.racy


@pytest.mark.parametrize(
    ("operation", "result", "final"),
    [
        ("xchg(x, 3)", 1, 3),
        ("xchg_acquire(x, 3)", 1, 3),
        ("cmpxchg(x, 1, 4)", 1, 4),
        ("cmpxchg_release(x, 2, 4)", 1, 1),
        ("READ_ONCE(*x)", 1, 1),
        ("smp_load_acquire(x)", 1, 1),
        ("atomic_exchange(x, 5)", 1, 5),
        ("atomic_fetch_sub_explicit(x, 3, memory_order_acq_rel)", 1, -2),
        ("atomic_fetch_or(x, 6)", 1, 7),
        ("atomic_fetch_and(x, 2)", 1, 0),
        ("atomic_fetch_xor(x, 3)", 1, 2),
    ],
)
def test_operations(operation: str, result: int, final: int) -> None:
    text = f"C t {{ x=1; }} P0 (int* x) {{ int r0 = {operation}; }} forall (0:r0={result} /\\ x={final})"
    assert run(text).holds


def test_linux_stores_and_fences() -> None:
    text = (
        "C t {} P0 (int* x, int* y) { WRITE_ONCE(*x, 1); smp_wmb(); WRITE_ONCE(*y, 1); smp_store_mb(*x, 2); }"
        " P1 (int* x, int* y) { int r0 = READ_ONCE(*y); smp_rmb(); int r1 = READ_ONCE(*x); }"
        " ~exists (1:r0=1 /\\ 1:r1=0)"
    )
    assert run(text).holds


def test_filter() -> None:
    text = "C t {} P0 (atomic_int* x) { atomic_store(x, 1); } P1 (atomic_int* x) { int r0 = atomic_load(x); }"
    assert run(f"{text} filter (1:r0=1) forall (1:r0=1)").holds
    assert not run(f"{text} forall (1:r0=1)").holds


def test_quantifiers() -> None:
    text = "C t {} P0 (atomic_int* x) { atomic_store(x, 1); } P1 (atomic_int* x) { int r0 = atomic_load(x); }"
    verdicts = {}
    for quantifier in ("exists", "~exists", "forall"):
        for value in (0, 1, 2):
            verdicts[quantifier, value] = run(f"{text} {quantifier} (1:r0={value})").verdict
    assert {key for key, verdict in verdicts.items() if verdict == "holds"} == {
        ("exists", 0),
        ("exists", 1),
        ("~exists", 2),
    }


def test_a_loop_that_is_cut_decides_only_what_was_found() -> None:
    text = "C t {} P0 (atomic_int* y) { atomic_store(y, 1); }"
    text += " P1 (atomic_int* y) { int r0; while (!(r0 = atomic_load(y))); }"
    bounded = Limits(unroll=2)
    assert run(f"{text} exists (1:r0=1)", limits=bounded).holds is True
    undecided = run(f"{text} exists (1:r0=0)", limits=bounded)
    assert (undecided.holds, undecided.verdict, bool(undecided.reason)) == (None, "inconclusive", True)
    assert "--unroll" in run(f"{text} forall (1:r0=1)").reason


def test_errors_of_the_program_are_told() -> None:
    text = "C t { int* p=0; } P0 (int** p) { int* r0 = *p; int r1 = *r0; } exists (0:r1=0)"
    assert run(text).errors == ("memory",)


def test_compile_errors_name_the_line() -> None:
    with pytest.raises(UserError) as raised:
        run("C t\n{}\nP0 (int* x) {\n  int r0 = 1;\n  nothing = x[0](1);\n}\nexists (0:r0=1)")
    assert "t.litmus:5:17: error: called object type 'int' is not a function" in str(raised.value)


def test_another_collector_can_be_given() -> None:
    def nothing(subject: Subject, model: str, limits: Limits) -> Finals:
        assert len(subject.observe) == 1
        return Finals({(7,): 3}, racy=True, reason="made up")

    test = parse("t.litmus", "C t {} P0 (int* x) { *x = 7; } exists (x=7)")
    result = Runner(test, outcomes=nothing, cache=False).run("tso")
    assert (result.holds, result.racy, result.executions, result.witnesses) == (True, True, 3, 3)
