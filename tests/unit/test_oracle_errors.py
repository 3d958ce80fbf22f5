"""Errors as predicates over graphs: assertions, memory, locks, races, deadlock, livelock; and refusals."""

from __future__ import annotations

import pytest
from oracle_programs import MODELS, lowered, program, run

from raddle import oracle
from raddle.errors import UnsupportedError, UserError
from raddle.oracle import OracleResult

M = "pthread_mutex_t m, n; "


def kinds(result: OracleResult) -> set[tuple[str, str]]:
    return {(failure.kind, failure.code) for failure in result.errors}


def errors_of(model: str, globals_: str, *bodies: str, after: str = "") -> set[tuple[str, str]]:
    return kinds(run(program(globals_, *bodies, after=after), model))


def test_an_assertion_fails_only_where_the_model_lets_it() -> None:
    bodies = ("st(x, 1, relaxed); st(y, 1, relaxed);", "if (ld(y, relaxed)) assert(ld(x, relaxed));")
    failing = {model for model in MODELS if errors_of(model, "atomic_int x, y;", *bodies)}
    assert failing == {"rc11", "wrc11"}


def test_a_failed_graph_is_neither_complete_nor_blocked() -> None:
    result = run(program("atomic_int x;", "st(x, 1, relaxed);", "assert(ld(x, relaxed) == 0);"))
    assert (result.executions, result.blocked, len(result.failed_classes)) == (1, 0, 1)
    assert [error[0] for error in result.summary().errors] == ["assertion"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("int *p = 0; *p = 1;", "null"),
        ("int *p = malloc(4); shared = p; p[1] = 1;", "out-of-bounds"),
        ("int *p = malloc(4); shared = p; free(p); *p = 1;", "use-after-free"),
        ("int *p = malloc(4); shared = p; free(p); free(p);", "double-free"),
        ("int *p = malloc(4); shared = p; if (*p) shared = 0;", "uninitialised"),
        ("int *p = malloc(8); shared = p; free(p + 1);", "invalid-free"),
        ("int local; { int inner = 1; shared = &inner; } *shared = 1;", "use-after-scope"),
    ],
)
def test_memory_errors(text: str, code: str) -> None:
    assert errors_of("rc11", "int *shared;", text) == {("memory", code)}


def test_use_after_free_across_threads_is_an_error_if_ordered_and_a_race_if_not() -> None:
    """The free happens before the access, or neither before the other."""
    take = "free(p); st(x, 1, {});"
    use = "if (ld(x, {})) *p = 1;"
    main = "int *p; atomic_int x; void *t0(void *u) {{ {} return 0; }} void *t1(void *u) {{ {} return 0; }}"
    create = "int main(void) { pthread_t a, b; p = malloc(4); pthread_create(&a, 0, t0, 0);"
    create += " pthread_create(&b, 0, t1, 0); return 0; }"
    ordered = run(lowered(main.format(take.format("release"), use.format("acquire")) + create))
    assert kinds(ordered) == {("memory", "use-after-free")}
    assert not ordered.races
    unordered = run(lowered(main.format(take.format("relaxed"), use.format("relaxed")) + create))
    assert not unordered.errors
    assert unordered.races


def test_an_uninitialised_value_that_coherence_hides_is_no_error() -> None:
    """The initial, undefined content of the heap cannot be read past the store before it."""
    text = "_Atomic int *p = malloc(4); st(*p, 1, relaxed); st(q, p, release);"
    other = "_Atomic int *p = ld(q, acquire); if (p) ld(*p, relaxed);"
    assert errors_of("rc11", "_Atomic int *_Atomic q;", text, other) == set()
    relaxed = text.replace("release", "relaxed")
    assert errors_of("rc11", "_Atomic int *_Atomic q;", relaxed, other) == {("memory", "uninitialised")}


@pytest.mark.parametrize("model", MODELS)
def test_deadlock(model: str) -> None:
    ab, ba = "lock(m); lock(n); unlock(n); unlock(m);", "lock(n); lock(m); unlock(m); unlock(n);"
    assert errors_of(model, M, ab, ba) == {("deadlock", "deadlock")}
    assert errors_of(model, M, ab, ab) == set()
    assert errors_of(model, M, "lock(m); lock(m);", "") == {("deadlock", "deadlock")}


@pytest.mark.parametrize("model", MODELS)
def test_livelock_needs_the_last_write_to_be_a_wrong_one(model: str) -> None:
    """Reading an old wrong value blocks the graph; only waiting at the mo-last one is for ever."""
    wait = "raddle_await_eq(&x, 1);"
    good = run(program("atomic_int x;", wait, "st(x, 1, relaxed);"), model)
    assert not good.errors
    assert (good.executions, good.blocked) == (1, 1)
    bad = run(program("atomic_int x;", wait, "st(x, 1, relaxed); st(x, 2, relaxed);"), model)
    assert kinds(bad) == {("livelock", "livelock")}
    never = run(program("atomic_int x;", wait), model)
    assert kinds(never) == {("livelock", "livelock")}
    assert never.executions == 0


def test_an_assumption_excuses_waiting_and_exit_ends_it() -> None:
    bodies = ("raddle_await_eq(&x, 1);", "raddle_assume(ld(x, relaxed) == 1);")
    assert errors_of("rc11", "atomic_int x;", *bodies) == set()
    text = "atomic_int x; void *t(void *u) { raddle_await_eq(&x, 1); return 0; }"
    text += "int main(void) { pthread_t t0; pthread_create(&t0, 0, t, 0); return 0; }"
    result = run(lowered(text))
    assert (result.executions, result.blocked, result.errors) == (1, 0, set())


def test_lock_errors() -> None:
    assert errors_of("rc11", M, "unlock(m);") == {("lock", "unlock-free")}
    assert errors_of("rc11", M, "lock(m);") == set()


def test_a_failed_trylock_orders_nothing() -> None:
    """It tells that somebody holds the mutex, not that what they did before is visible."""
    bodies = ("d = 1; lock(m); unlock(m);", "if (pthread_mutex_trylock(&m)) d = 2; else unlock(m);")
    for model in MODELS:
        assert run(program(M + "int d;", *bodies), model).races


@pytest.mark.parametrize("model", MODELS)
def test_races(model: str) -> None:
    publish = ("d = 1; st(x, 1, release);", "if (ld(x, acquire)) d = 2;")
    assert not run(program("int d; atomic_int x;", *publish), model).races
    relaxed = ("d = 1; st(x, 1, relaxed);", "if (ld(x, relaxed)) d = 2;")
    assert bool(run(program("int d; atomic_int x;", *relaxed), model).races) == (model in ("rc11", "wrc11"))
    assert run(program("int d;", "d = 1;", "d = 2;"), model).races
    assert not run(program("int d;", "d = 1;", after="d = 2;"), model).races


def test_condition_variables() -> None:
    globals_ = M + "pthread_cond_t c; int ready;"
    wait = "lock(m); while (!ready) pthread_cond_wait(&c, &m); unlock(m);"
    signal = "lock(m); ready = 1; pthread_cond_signal(&c); unlock(m);"
    assert errors_of("rc11", globals_, wait, signal) == set()
    lost = "lock(m); pthread_cond_wait(&c, &m); unlock(m);"
    assert errors_of("rc11", globals_, lost, signal) == {("deadlock", "deadlock")}


def test_bounded_loops() -> None:
    what = program("atomic_int x;", "while (!ld(x, relaxed)) ;", "st(x, 1, relaxed);")
    result = run(what, unroll=2)
    assert (result.executions, result.blocked) == (3, 1)
    assert len(result.cuts) == 1
    assert not result.errors


def test_what_is_too_large_is_refused() -> None:
    endless = program("atomic_int x;", "while (!ld(x, relaxed)) ;")
    with pytest.raises(UnsupportedError, match="small programs"):
        run(endless)
    wide = program("atomic_int x;", *["faa(x, relaxed);"] * 4)
    with pytest.raises(UnsupportedError, match="more than 50 graphs"):
        run(wide, max_graphs=50)
    with pytest.raises(UserError):
        oracle.enumerate(wide, "arm")
