"""An access must be ordered after the making of its object: every search says so, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle

HEAP = """#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; atomic_int number; };
_Atomic(struct node *) shared;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
struct node *guarded;
void *user(void *pointer) {
    struct node *n = %(get)s;
    if (n) %(use)s;
    return 0;
}
int main(void) {
    pthread_t thread;
    struct node *early = calloc(1, sizeof(struct node));
    pthread_create(&thread, 0, user, early);
    struct node *n = calloc(1, sizeof *n);
    %(put)s;
    pthread_join(thread, 0);
}
"""
LOCAL = """#include <pthread.h>
#include <stdatomic.h>
_Atomic(atomic_int *) shared;
void *user(void *pointer) {
    atomic_int *n = %(get)s;
    if (n) atomic_store_explicit(n, 1, memory_order_relaxed);
    return 0;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, user, 0);
    atomic_int n;
    %(put)s;
    pthread_join(thread, 0);
}
"""
RELAXED = "atomic_load_explicit(&shared, memory_order_relaxed)"
ACQUIRE = "atomic_load_explicit(&shared, memory_order_acquire)"
PUT = "atomic_store_explicit(&shared, %s, memory_order_release)"
USES = (
    "n->value = 1",
    "n->value++",
    "atomic_fetch_add_explicit(&n->number, 1, memory_order_relaxed)",
    "free(n)",
)
WEAK = [("rc11", "modification-order"), ("rc11", "reads-from"), ("rc11", "rcmc"), ("wrc11", "reads-from")]
STRONG = [("sc", "dpor"), ("sc", "interleavings"), ("sc", "reads-from"), ("tso", "modification-order")]


def verify(
    text: str, model: str, search: str, folder: Path | None = None, **options: object
) -> raddle.Result:
    trace = folder / "trace.json" if folder else None
    return raddle.verify(text, model=model, search=search, trace=trace, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("use", USES)
def test_a_pointer_through_a_relaxed_load(use: str, tmp_path: Path) -> None:
    text = HEAP % {"get": RELAXED, "put": PUT % "n", "use": use}
    for model, search in WEAK:
        found = verify(text, model, search, tmp_path)
        (error,) = found.errors
        assert error.kind == "race", (model, search)
        assert error.location is not None
        assert error.location.startswith("<text>:10:"), (model, search)
        assert "thread 0 allocates it at <text>:17, thread 1 " in error.message
        assert raddle.replay(tmp_path / "trace.json").errors == found.errors
    for model in ("rc11", "wrc11"):
        assert {error.kind for error in verify(text, model, "oracle").errors} == {"race"}
    # There every atomic access synchronises.
    for model, search in STRONG:
        assert verify(text, model, search).verdict == "safe", (model, search)
    # The pointer is never read before the allocation, and nothing else is asked for.
    assert verify(text, "rc11", "reads-from", races=False).verdict == "safe"


@pytest.mark.parametrize(
    ("get", "put"),
    [
        (ACQUIRE, PUT % "n"),
        ("pointer", PUT % "n"),
        (
            "(pthread_mutex_lock(&mutex), guarded); pthread_mutex_unlock(&mutex)",
            "pthread_mutex_lock(&mutex); guarded = n; pthread_mutex_unlock(&mutex)",
        ),
        (RELAXED + "; atomic_thread_fence(memory_order_acquire)", PUT % "n"),
        (
            RELAXED + "; pthread_mutex_lock(&mutex); pthread_mutex_unlock(&mutex)",
            "pthread_mutex_lock(&mutex); atomic_store_explicit(&shared, n, memory_order_relaxed);"
            "pthread_mutex_unlock(&mutex)",
        ),
    ],
    ids=["acquire", "argument", "lock", "fence", "lock-behind"],
)
def test_a_pointer_that_comes_in_order(get: str, put: str) -> None:
    for use in USES:
        text = HEAP % {"get": get, "put": put, "use": use}
        for model, search in WEAK:
            for locks in ("ordered", "unordered") if (model, search) in WEAK[:2] else ("auto",):
                found = verify(text, model, search, locks=locks)
                assert found.verdict == "safe", (use, model, search, locks, found.errors)


def test_a_local_variable(tmp_path: Path) -> None:
    text = LOCAL % {"get": RELAXED, "put": PUT % "&n"}
    for model, search in WEAK:
        (error,) = verify(text, model, search, tmp_path).errors
        assert error.message.startswith(
            "data race on n: thread 0 begins its life at <text>:12, thread 1 writes"
        )
    assert {error.kind for error in verify(text, "rc11", "oracle").errors} == {"race"}
    for model, search in WEAK:
        assert verify(LOCAL % {"get": ACQUIRE, "put": PUT % "&n"}, model, search).verdict == "safe"


def test_a_former_life_of_a_local_variable() -> None:
    """The address is the same in every turn of the loop: who knows of an earlier turn only, is late."""
    text = """#include <pthread.h>
#include <stdatomic.h>
_Atomic(atomic_int *) shared;
atomic_int go;
void *maker(void *pointer) {
    for (int i = 0; i < 2; i++) {
        atomic_int n;
        atomic_store_explicit(&shared, &n, memory_order_release);
        if (i == 1) while (!atomic_load(&go)) ;
    }
    return 0;
}
void *user(void *pointer) {
    atomic_int *n = atomic_load_explicit(&shared, memory_order_acquire);
    if (n) atomic_store_explicit(n, 1, memory_order_relaxed);
    atomic_store(&go, 1);
    return 0;
}
int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, maker, 0);
    pthread_create(&second, 0, user, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
}
"""
    for races in (True, False):
        for model, search in (*WEAK, *STRONG[2 if not races else 0 :]):
            found = verify(text, model, search, races=races)
            assert found.errors, (model, search, races)
            error = found.errors[0]  # a use after the end, or a race of use and end
            assert error.location in ("<text>:15:12", "<text>:10:5"), (model, search, races)
