"""Loops that look at something in a critical section: the same is found as with every turn, up to a bound.

The programs of test_spin, in which threads wait in this way, and others use the same mutexes. RADDLE_SEED=…
repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import check

LOCK, UNLOCK = "pthread_mutex_lock(&mutex);", "pthread_mutex_unlock(&mutex);"


class PolledProgram(SpinProgram):
    def text(self) -> str:
        text = super().text()
        kind = self.rng.choice(("mutex", "mutex", "spin", "rwlock", "shared"))
        if kind == "mutex" or "pthread_cond_wait" in text:
            return text
        thing, first = ("spinlock", "0") if kind == "spin" else ("rwlock", "PTHREAD_RWLOCK_INITIALIZER")
        text = text.replace("pthread_mutex_t", f"pthread_{thing}_t").replace(
            "PTHREAD_MUTEX_INITIALIZER", first
        )
        if kind == "shared":  # by those who only look
            text = text.replace(
                f"{LOCK} int e = d; {UNLOCK}",
                f"{LOCK.replace('mutex_lock', 'rwlock_rdlock')} int e = d; {UNLOCK}",
            )
        lock, takes = ("spin", "") if kind == "spin" else ("rwlock", "wr")
        for name, by in (("lock", f"{takes}lock"), ("trylock", f"try{takes}lock"), ("unlock", "unlock")):
            text = text.replace(f"pthread_mutex_{name}(", f"pthread_{lock}_{by}(")
        return text

    def _wait(self) -> str:
        rng = self.rng
        test, more = self._condition(self._load()), self._condition("d")
        other = "pthread_mutex_t *const m = &other;"
        return "    { static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER; " + rng.choice((
            f"for (;;) {{ {LOCK} int e = d; {UNLOCK} if (e) break; }}",
            f"for (;;) {{ {LOCK} int e = d; {UNLOCK} if (e) {{ r += e; break; }} }}",
            f"for (;;) {{ {LOCK} if ({more}) break; {UNLOCK} }} d = {rng.randrange(3)}; {UNLOCK}",
            f"int e; do {{ {LOCK} e = {test}; {UNLOCK} }} while (!e);",
            f"int e = 0; while (!e) {{ {LOCK} e = {more}; {UNLOCK} sched_yield(); }}",
            f"{LOCK} while (!({more})) {{ {UNLOCK} {LOCK} }} {UNLOCK}",
            f"for (;;) {{ {LOCK} if ({more}) {{ {UNLOCK} break; }} {UNLOCK} if ({test}) break; }}",
            f"{other} for (;;) {{ {LOCK} pthread_mutex_lock(m); int e = d; pthread_mutex_unlock(m); {UNLOCK} "
            f"if (e) break; }}",
            f"{other} for (;;) {{ {LOCK} pthread_mutex_lock(m); int e = d; {UNLOCK} pthread_mutex_unlock(m); "
            f"if (e) break; }}",
            f"for (;;) {{ {LOCK} int e = d; {UNLOCK} {LOCK} int f = d; {UNLOCK} if (e + f) break; }}",
            f"for (;;) {{ {LOCK} int e = d; d = 1; {UNLOCK} if (e) break; }}",
            f"for (;;) {{ if (pthread_mutex_trylock(&mutex)) continue; int e = d; {UNLOCK} if (e) break; }}",
            f"for (;;) {{ {LOCK} int e = d; {UNLOCK} if (e || d) break; }}",
            f"int e = 0; while (!e) {{ {LOCK} if ({more}) {{ r += d; d = 2; e = 1; }} {UNLOCK} }}",
            f"_Bool e = 0; do {{ {LOCK} if ({more}) {{ d--; e = 1; }} {UNLOCK} }} while (!e);",
            f"for (;;) {{ {LOCK} if ({more}) {{ r += d; d--; {UNLOCK} break; }} {UNLOCK} }}",
            f"int n = 0; while (n < 2) {{ {LOCK} if ({more}) {{ d--; n++; }} {UNLOCK} }}",
            f"int e = 0; while (!e) {{ e = {test}; r += d; }}",
            f"int e = 0; while (!e) {{ int f = {self._load()}; if (f) r = d; e = f; }}",
        )) + " }\n"  # fmt: skip

    def _plain(self) -> str:
        rng = self.rng
        if rng.random() < 0.5:
            return super()._plain()
        return "    " + rng.choice((
            f"{LOCK} d = {rng.randrange(3)}; {UNLOCK}",
            f"{LOCK} d = 1; {UNLOCK}",
            f"{LOCK} d++; r += d; {UNLOCK}",
            f"if (!pthread_mutex_trylock(&mutex)) {{ r++; {UNLOCK} }}",
        )) + "\n"  # fmt: skip

    def _store(self) -> str:
        return self._plain() if self.rng.random() < 0.4 else super()._store()


@pytest.mark.parametrize("chunk", range(4))
def test_nothing_is_lost(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 3_000 + chunk * 5
    for seed in range(first, first + 5):
        assert check(seed, PolledProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 4_000 + chunk * 20
    for seed in range(first, first + 20):
        assert check(seed, PolledProgram) == ""
