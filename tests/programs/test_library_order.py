"""How strong the thread library is: each operation, in store buffering and in message passing, in all models.

Store buffering: each thread has objects of its own and does `x = 1; OPERATION; r = y`. Both may read 0 unless
OPERATION drains the store buffer. Message passing: `x = 1; GIVE` against `if (TAKE) r = x`. r may be 0
unless what TAKE saw orders GIVE before it. The rows are what docs/explanation/library-order.md says.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import raddle

HEAD = """
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
_Atomic int x, y, r0 = 1, r1 = 1, f;
#define SET(v, n) atomic_store_explicit(&v, n, memory_order_relaxed)
#define GET(v) atomic_load_explicit(&v, memory_order_relaxed)
typedef void *pointer;
static void nothing(void) {}
static void *idle(void *p) { return p; }
static void use(int *p) { static int *_Atomic seen; atomic_store_explicit(&seen, p, memory_order_relaxed); }
"""


@dataclass(frozen=True)
class Operation:
    """`drains`: under tso. `make`: what main does with each object first; `before` the store and `after` the
    load: what else the thread does."""

    code: str
    drains: bool
    kind: str = "pthread_mutex_t"
    make: str = ""
    before: str = ""
    after: str = ""


OPERATIONS = {
    "nothing": Operation(";", False),
    "mutex lock, unlock": Operation("pthread_mutex_lock(o); pthread_mutex_unlock(o);", True),
    "mutex unlock": Operation("pthread_mutex_unlock(o);", True, before="pthread_mutex_lock(o);"),
    "mutex trylock": Operation("if (pthread_mutex_trylock(o)) abort(); pthread_mutex_unlock(o);", True),
    "mutex trylock fails": Operation("pthread_mutex_trylock(o);", False, make="pthread_mutex_lock(o);"),
    "mutex timedlock fails": Operation(
        "struct timespec t = {0}; pthread_mutex_timedlock(o, &t);", False, make="pthread_mutex_lock(o);"
    ),
    "mutex locked again": Operation(
        "pthread_mutex_lock(o); pthread_mutex_unlock(o);",
        False,
        before="pthread_mutex_lock(o);",
        after="pthread_mutex_unlock(o);",
        make="pthread_mutexattr_t a; pthread_mutexattr_init(&a);"
        "pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE); pthread_mutex_init(o, &a);",
    ),
    "mutex init": Operation("pthread_mutex_init(o, 0);", False),
    "mutex destroy": Operation("pthread_mutex_destroy(o);", False),
    "spin lock": Operation(
        "pthread_spin_lock(o);",
        True,
        "pthread_spinlock_t",
        "pthread_spin_init(o, 0);",
        after="pthread_spin_unlock(o);",
    ),
    "spin unlock": Operation(
        "pthread_spin_unlock(o);",
        False,
        "pthread_spinlock_t",
        "pthread_spin_init(o, 0);",
        before="pthread_spin_lock(o);",
    ),
    "spin trylock fails": Operation(
        "pthread_spin_trylock(o);",
        False,
        "pthread_spinlock_t",
        "pthread_spin_init(o, 0); pthread_spin_lock(o);",
    ),
    "rwlock rdlock": Operation("pthread_rwlock_rdlock(o);", True, "pthread_rwlock_t"),
    "rwlock wrlock": Operation("pthread_rwlock_wrlock(o);", True, "pthread_rwlock_t"),
    "rwlock rdunlock": Operation(
        "pthread_rwlock_unlock(o);", True, "pthread_rwlock_t", before="pthread_rwlock_rdlock(o);"
    ),
    "rwlock wrunlock": Operation(
        "pthread_rwlock_unlock(o);", True, "pthread_rwlock_t", before="pthread_rwlock_wrlock(o);"
    ),
    "rwlock tryrdlock fails": Operation(
        "pthread_rwlock_tryrdlock(o);", False, "pthread_rwlock_t", "pthread_rwlock_wrlock(o);"
    ),
    "rwlock trywrlock fails": Operation(
        "pthread_rwlock_trywrlock(o);", False, "pthread_rwlock_t", "pthread_rwlock_rdlock(o);"
    ),
    "semaphore post": Operation("sem_post(o);", True, "sem_t", "sem_init(o, 0, 0);"),
    "semaphore wait": Operation("sem_wait(o);", True, "sem_t", "sem_init(o, 0, 1);"),
    "semaphore trywait fails": Operation("sem_trywait(o);", False, "sem_t", "sem_init(o, 0, 0);"),
    "semaphore getvalue": Operation("int v; sem_getvalue(o, &v);", False, "sem_t", "sem_init(o, 0, 0);"),
    "barrier": Operation(
        "pthread_barrier_wait(o);", True, "pthread_barrier_t", "pthread_barrier_init(o, 0, 1);"
    ),
    "once, first": Operation("pthread_once(o, nothing);", True, "pthread_once_t"),
    "once, done": Operation(
        "pthread_once(o, nothing);", False, "pthread_once_t", "pthread_once(o, nothing);"
    ),
    "signal, nobody waits": Operation("pthread_cond_signal(o);", False, "pthread_cond_t"),
    "broadcast, nobody waits": Operation("pthread_cond_broadcast(o);", False, "pthread_cond_t"),
    "create": Operation("pthread_create(o, 0, idle, 0);", True, "pthread_t"),
    "join": Operation("pthread_join(*o, 0);", True, "pthread_t", "pthread_create(o, 0, idle, 0);"),
    "detach": Operation("pthread_detach(*o);", False, "pthread_t", "pthread_create(o, 0, idle, 0);"),
    "malloc, free": Operation("free(malloc(8));", False),
    "free": Operation("free(*o);", False, "pointer", "*o = malloc(8);"),
    "end of a block": Operation("{ int local = 1; use(&local); }", False),
    "failed compare-exchange of the program": Operation(
        "int e = 7; atomic_compare_exchange_strong_explicit(o, &e, 1, memory_order_relaxed,"
        "memory_order_relaxed);",
        True,
        "_Atomic int",
    ),
}


def store_buffering(operation: Operation) -> str:
    op, kind = operation, operation.kind
    threads = "".join(
        f"void *t{i}(void *p) {{ {kind} *o = &o{i}; (void)o; {op.before} SET({mine}, 1); {op.code}\n"
        f"    SET(r{i}, GET({other})); {op.after} return 0; }}\n"
        for i, mine, other in ((0, "x", "y"), (1, "y", "x"))
    )
    # Main plays thread 1, so that each has the smallest number of events; its join is behind the end.
    make = "".join(f"{{ {kind} *o = &o{i}; (void)o; {op.make} }}" for i in (0, 1))
    return (
        f"{HEAD}{kind} o0, o1;\n{threads}"
        f"int main(void) {{ pthread_t t; {make} pthread_create(&t, 0, t0, 0); t1(0); pthread_join(t, 0);\n"
        "    assert(r0 || r1); exit(0); }\n"
    )


@dataclass(frozen=True)
class Message:
    """`stale`: the models under which the reader may miss what was written. `first`: what the writer does."""

    give: str
    take: str
    stale: str = ""
    globals: str = ""
    make: str = ""
    first: str = ""


_WEAK = "rc11 wrc11"
_MUTEX = "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;"
_SPIN = ("pthread_spinlock_t m;", "pthread_spin_init(&m, 0);")
_RW = "pthread_rwlock_t m = PTHREAD_RWLOCK_INITIALIZER;"
_SEM = "sem_t s; int v;"


def _guarded(lock: str, unlock: str, lock2: str, unlock2: str, data: tuple[str, str]) -> Message:
    return Message(
        f"{lock}; SET(f, 1); {unlock};", f"({lock2}, seen = GET(f), {unlock2}, seen)", "", data[0], data[1]
    )


MESSAGES = {
    "relaxed flag": Message("SET(f, 1);", "GET(f)", _WEAK),
    "mutex": _guarded(
        "pthread_mutex_lock(&m)",
        "pthread_mutex_unlock(&m)",
        "pthread_mutex_lock(&m)",
        "pthread_mutex_unlock(&m)",
        (_MUTEX, ""),
    ),
    "spinlock": _guarded(
        "pthread_spin_lock(&m)",
        "pthread_spin_unlock(&m)",
        "pthread_spin_lock(&m)",
        "pthread_spin_unlock(&m)",
        _SPIN,
    ),
    "writer, reader": _guarded(
        "pthread_rwlock_wrlock(&m)",
        "pthread_rwlock_unlock(&m)",
        "pthread_rwlock_rdlock(&m)",
        "pthread_rwlock_unlock(&m)",
        (_RW, ""),
    ),
    "reader, writer": _guarded(
        "pthread_rwlock_rdlock(&m)",
        "pthread_rwlock_unlock(&m)",
        "pthread_rwlock_wrlock(&m)",
        "pthread_rwlock_unlock(&m)",
        (_RW, ""),
    ),
    "post, wait": Message("sem_post(&s);", "(sem_wait(&s), 1)", "", _SEM, "sem_init(&s, 0, 0);"),
    "post, trywait": Message("sem_post(&s);", "(sem_trywait(&s) == 0)", "", _SEM, "sem_init(&s, 0, 0);"),
    "post, getvalue": Message(
        "sem_post(&s);", "(sem_getvalue(&s, &v), v == 1)", _WEAK, _SEM, "sem_init(&s, 0, 0);"
    ),
    "post, post": Message(
        "sem_post(&s);", "(sem_post(&s), sem_getvalue(&s, &v), v == 2)", _WEAK, _SEM, "sem_init(&s, 0, 0);"
    ),
    "wait, wait": Message(
        "sem_wait(&s);", "(sem_wait(&s), sem_getvalue(&s, &v), v == 0)", _WEAK, _SEM, "sem_init(&s, 0, 2);"
    ),
    "wait, failed trywait": Message(
        "sem_wait(&s);",
        "(seen = sem_trywait(&s), seen ? 1 : (sem_post(&s), 0))",
        _WEAK,
        _SEM,
        "sem_init(&s, 0, 1);",
    ),
    "lock, failed trylock": Message(
        "pthread_mutex_lock(&m); pthread_mutex_unlock(&m);",
        "(seen = pthread_mutex_trylock(&m), seen ? 1 : (pthread_mutex_unlock(&m), 0))",
        "ra " + _WEAK,
        _MUTEX,
    ),
    "spin lock, failed spin trylock": Message(
        "pthread_spin_lock(&m); pthread_spin_unlock(&m);",
        "(seen = pthread_spin_trylock(&m), seen ? 1 : (pthread_spin_unlock(&m), 0))",
        _WEAK,
        *_SPIN,
    ),
    "wrlock, failed tryrdlock": Message(
        "pthread_rwlock_wrlock(&m); pthread_rwlock_unlock(&m);",
        "(seen = pthread_rwlock_tryrdlock(&m), seen ? 1 : (pthread_rwlock_unlock(&m), 0))",
        _WEAK,
        _RW,
    ),
    "barrier": Message(
        "pthread_barrier_wait(&b);",
        "(pthread_barrier_wait(&b), 1)",
        "",
        "pthread_barrier_t b;",
        "pthread_barrier_init(&b, 0, 2);",
    ),
    "once": Message(
        "pthread_once(&o, nothing);",
        "(pthread_once(&o, seen_it), !GET(f))",
        "",
        "pthread_once_t o;static void seen_it(void) { SET(f, 1); }",
    ),
    "signal without the mutex": Message(
        "pthread_cond_signal(&c);",
        "(pthread_cond_wait(&c, &m), 1)",
        _WEAK,
        _MUTEX + "pthread_cond_t c = PTHREAD_COND_INITIALIZER;",
        first="pthread_mutex_lock(&m); pthread_mutex_unlock(&m);",
    ),
    "join": Message("", "(pthread_join(writer, 0), 1)"),
}


def message_passing(message: Message) -> str:
    join = "" if "pthread_join" in message.take else "pthread_join(writer, 0);"
    # The signal's waiter takes the mutex before the writer exists: it cannot miss the signal.
    lock = "pthread_mutex_lock(&m);" if "cond_wait" in message.take else ""
    return (
        f"{HEAD}{message.globals}\nint seen;\n"
        f"void *write(void *p) {{ {message.first} SET(x, 1); {message.give} return 0; }}\n"
        f"int main(void) {{ pthread_t writer; {message.make} {lock} pthread_create(&writer, 0, write, 0);\n"
        f"    int got = 1; if ({message.take}) got = GET(x);\n"
        f"    assert(got != 0); exit(0); }}\n"
    ).replace("exit(0)", f"{join} exit(0)")


RUNS = [
    ("sc", "dpor", "ordered"),
    ("tso", "modification-order", "ordered"),
    ("tso", "modification-order", "unordered"),
    ("tso", "reads-from", "ordered"),
    ("tso", "oracle", "ordered"),
    ("ra", "modification-order", "ordered"),
    ("rc11", "reads-from", "ordered"),
    ("wrc11", "reads-from", "ordered"),
]
MORE_RUNS = [
    ("sc", "modification-order", "ordered"),
    ("sc", "interleavings", "ordered"),
    ("sc", "oracle", "ordered"),
    ("sc", "reads-from", "unordered"),
    ("tso", "reads-from", "unordered"),
    ("ra", "reads-from", "unordered"),
    ("ra", "oracle", "ordered"),
    ("rc11", "modification-order", "unordered"),
    ("rc11", "rcmc", "ordered"),
    ("rc11", "oracle", "ordered"),
    ("wrc11", "oracle", "ordered"),
]


def outcomes(source: str, runs: list[tuple[str, str, str]]) -> dict[tuple[str, str, str], str]:
    found = {}
    for model, search, locks in runs:
        result = raddle.verify(source, model=model, search=search, locks=locks, races=False)
        assert all(error.kind == "assertion" for error in result.errors), result.errors
        found[model, search, locks] = result.verdict
    return found


def _store_buffering(name: str, runs: list[tuple[str, str, str]]) -> None:
    operation = OPERATIONS[name]
    source = store_buffering(operation)
    stale = {"sc": False, "tso": not operation.drains, "ra": True, "rc11": True, "wrc11": True}
    found = outcomes(source, runs)
    assert found == {run: "unsafe" if stale[run[0]] else "safe" for run in runs}, source


def _message_passing(name: str, runs: list[tuple[str, str, str]]) -> None:
    message = MESSAGES[name]
    source = message_passing(message)
    found = outcomes(source, runs)
    assert found == {run: "unsafe" if run[0] in message.stale.split() else "safe" for run in runs}, source


@pytest.mark.parametrize("name", OPERATIONS)
def test_store_buffering(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # one compilation for all runs
    _store_buffering(name, RUNS)


@pytest.mark.parametrize("name", MESSAGES)
def test_message_passing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    _message_passing(name, RUNS)


@pytest.mark.slow
@pytest.mark.parametrize("name", OPERATIONS)
def test_store_buffering_in_all_searches(name: str) -> None:
    _store_buffering(name, MORE_RUNS)


@pytest.mark.slow
@pytest.mark.parametrize("name", MESSAGES)
def test_message_passing_in_all_searches(name: str) -> None:
    _message_passing(name, MORE_RUNS)
