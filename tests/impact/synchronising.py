"""Small random programs that end and that use the whole of the thread library, rightly and wrongly."""

from __future__ import annotations

import random

VARIABLES = ("x", "y")
_HEAD = """#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>
static int x, y;
static pthread_rwlock_t rw[2];
static pthread_rwlock_t single = PTHREAD_RWLOCK_INITIALIZER;
static pthread_mutex_t mutex, checking = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_spinlock_t spin;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static once_flag flag = ONCE_FLAG_INIT;
static mtx_t plain;
static sem_t sem;
static pthread_t self[3];
static const struct timespec soon;
static void run_once(void), call_once_only(void);
"""
_RWLOCKS = ("rw[0]", "rw[1]", "rw[x & 1]", "single")

_KINDS = (
    *("read", "read", "write", "write", "tried", "tried", "mutex", "checked", "wait", "wake", "wake", "spin"),
    *("once", "c11", "if", "sem", "detach"),
)


def generate(rng: random.Random) -> str:
    threads = [
        [line for _ in range(rng.randint(1, 3)) for line in _statement(rng, 0)]
        for _ in range(rng.choice((2, 2, 2, 3)))
    ]
    kind = rng.choice(("NORMAL", "RECURSIVE", "ERRORCHECK"))
    text = _HEAD
    for name in ("run_once", "call_once_only"):
        body = _simple(rng) if rng.random() < 0.8 else _statement(rng, 1)
        text += f"static void {name}(void) {{\n  int got = 0;\n" + _lines(body) + "}\n"
    result, create, join, attributes = "void *", "pthread_create", "pthread_join", " 0,"
    if rng.random() < 0.3:
        result, create, join, attributes = "int ", "thrd_create", "thrd_join", ""
    for number, body in enumerate(threads):
        text += f"static {result}thread{number}(void *unused) {{\n  int got = 0;\n" + _lines(body)
        text += "  return 0;\n}\n"
    text += "int main(void) {\n  pthread_mutexattr_t kind;\n  pthread_mutexattr_init(&kind);\n"
    text += (
        f"  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_{kind});\n  pthread_mutex_init(&mutex, &kind);\n"
    )
    text += "  for (int i = 0; i < 2; i++) pthread_rwlock_init(&rw[i], 0);\n"
    text += "  pthread_spin_init(&spin, 0);\n  mtx_init(&plain, mtx_plain);\n  sem_init(&sem, 0, 1);\n"
    for number in range(len(threads)):
        text += f"  {create}(&self[{number}],{attributes} thread{number}, 0);\n"
    for number in range(len(threads)):
        text += f"  {join}(self[{number}], 0);\n"
    if rng.random() < 0.2:
        text += "  pthread_rwlock_destroy(&rw[0]);\n  pthread_spin_destroy(&spin);\n"
    if rng.random() < 0.2:
        text += "  pthread_mutex_destroy(&mutex);\n"
    return text + "  return 0;\n}\n"


def _lines(body: list[str]) -> str:
    return "".join(f"  {line}\n" for line in body)


def _simple(rng: random.Random) -> list[str]:
    name, number = rng.choice(VARIABLES), rng.randint(0, 2)
    return [
        rng.choice(
            (
                f"{name} = {number};",
                f"{name} = {name} + 1;",
                f"x = {rng.choice(VARIABLES)};",
                f"assert({name} {rng.choice(('<=', '>='))} {rng.choice((-1, 0, 2, 3))});",
            )
        )
    ]


def _statement(rng: random.Random, depth: int) -> list[str]:
    if depth >= 2 or rng.random() < 0.2:
        return _simple(rng)
    inner = _statement(rng, depth + 1) if rng.random() < 0.8 else []
    lock = rng.choice(_RWLOCKS)
    # An index that changes meanwhile unlocks another lock: often wrong.
    unlock = f"pthread_rwlock_unlock(&{lock});"
    if rng.random() < 0.1:
        unlock = rng.choice(("", f"pthread_rwlock_unlock(&{rng.choice(_RWLOCKS)});"))
    match rng.choice(_KINDS):
        case "wait":
            waits = "if (x == 0) pthread_cond_wait(&changed, &mutex);"
            return ["pthread_mutex_lock(&mutex);", waits, *inner, "pthread_mutex_unlock(&mutex);"]
        case "wake":
            return ["x = 1;", "pthread_cond_broadcast(&changed);"]
        case "detach" if rng.random() < 0.3:
            return [*inner, "pthread_detach(pthread_self());"]
        case "read":
            return [f"pthread_rwlock_rdlock(&{lock});", *inner, unlock]
        case "write":
            return [f"pthread_rwlock_wrlock(&{lock});", *inner, unlock]
        case "tried":
            way = rng.choice(("tryrdlock", "trywrlock", "timedrdlock", "timedwrlock"))
            arguments = f"&{lock}, &soon" if way[:2] == "ti" else f"&{lock}"
            return [f"if (pthread_rwlock_{way}({arguments}) == 0) {{", *inner, unlock, "}"]
        case "mutex":
            last = "pthread_mutex_destroy(&mutex);" if rng.random() < 0.1 else ""
            return ["pthread_mutex_lock(&mutex);", *inner, "pthread_mutex_unlock(&mutex);", last]
        case "checked":
            name = rng.choice(("mutex", "checking"))
            mine = f"got = pthread_mutex_lock(&{name});"
            told = f"if (pthread_mutex_unlock(&{name})) y = y + 1;"
            return [mine, *inner, *(["if (!got)"] if rng.random() < 0.5 else []), told]
        case "spin" if rng.random() < 0.5:
            return ["if (pthread_spin_trylock(&spin) == 0) {", *inner, "pthread_spin_unlock(&spin);", "}"]
        case "spin":
            end = "pthread_spin_unlock(&spin);" if rng.random() < 0.9 else ""
            return ["pthread_spin_lock(&spin);", *inner, end]
        case "once":
            if rng.random() < 0.5:
                return ["pthread_once(&once, run_once);"]
            return ["call_once(&flag, call_once_only);"]
        case "c11" if rng.random() < 0.5:
            return ["if (mtx_trylock(&plain) == thrd_success) {", *inner, "mtx_unlock(&plain);", "}"]
        case "c11":
            return ["mtx_lock(&plain);", *inner, "mtx_unlock(&plain);"]
        case "sem" if rng.random() < 0.5:
            return ["if (sem_timedwait(&sem, &soon) == 0) {", *inner, "sem_post(&sem);", "}"]
        case "sem":
            return ["sem_wait(&sem);", *inner, "sem_post(&sem);"]
        case _:
            return [f"if ({rng.choice(VARIABLES)} >= {rng.randint(0, 2)}) {{", *inner, "}"]
