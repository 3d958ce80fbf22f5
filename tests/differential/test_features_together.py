"""All pairs of the ways to wait, in one program, with each reduction switched off alone.

One thread waits in one way, a second one in another, a third one may write: awaits, peeled loops, retries,
loops turned round, tries that are taken back, confirmed reads, polled critical sections, condition variables,
barriers, additions, semaphores, reader-writer locks. For every model and search the same is found as with
`--spin off` and a bound (test_spin); and modification-order finds the same without each of its reductions.
The number of a program names its pair.
RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest
from spin_programs import SpinProgram
from test_polled import LOCK, UNLOCK
from test_spin import BOUNDS, MODELS, built, check, explored, missed

from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

Wait = Callable[["PairProgram"], str]


def _cas(p: PairProgram) -> str:
    weak = p.rng.choice(("strong", "weak"))
    return f"atomic_compare_exchange_{weak}(&a, &e, {p.rng.choice(('e + 1', '2', 'e ^ 1'))})"


def _touch(p: PairProgram) -> str:
    return f"r += {p._load()} & 3; {p._store().strip()}"


FEATURES: dict[str, Wait] = {
    "await": lambda p: f"while (!({p._condition(p._load())})) ;",
    "peeled": lambda p: (
        f"{{ int e = {p._load('a')}; while ({p._condition('e')}) e = {p._load('a')}; r += e & 3; }}"
    ),
    "turned": lambda p: f"{{ int e = {p.rng.randrange(3)}; while ({p._condition('e')}) e = {p._load()}; }}",
    "retry": lambda p: f"{{ int e = {p._load('a')}; while (!{_cas(p)}) ; r += e & 3; }}",
    "nested": lambda p: (
        f"{{ int e; do {{ do e = {p._load('a')}; while ({p._condition('e')}); }} while (!{_cas(p)}); }}"
    ),
    "confirmed": lambda p: (
        f"{{ int e, f; do {{ e = {p._load('a')}; f = {p._load('a')}; }} while (e != f); r += e & 3; }}"
    ),
    "taken back": lambda p: (
        "while (atomic_fetch_add(&c, 1) != 0) atomic_fetch_sub(&c, 1); atomic_fetch_sub(&c, 1);"
    ),
    "polled": lambda p: f"for (;;) {{ {LOCK} int e = d; {UNLOCK} if (e) break; }}",
    "condition": lambda p: f"{LOCK} while (!d) pthread_cond_wait(&cond, &mutex); {UNLOCK}",
    "barrier": lambda p: "pthread_barrier_wait(&barrier);",
    "additions": lambda p: f"atomic_fetch_add(&a, 1); atomic_fetch_add(&b, 1); while ({p._load('b')} < 2) ;",
    "assume": lambda p: f"{{ int e = {p._load()}; raddle_assume({p._condition('e')}); r += e & 3; }}",
    "lock": lambda p: f"{LOCK} d++; r += d; {UNLOCK}",
    "semaphore": lambda p: f"sem_wait(&semaphore); {_touch(p)} sem_post(&semaphore);",
    "rwlock": lambda p: (
        f"pthread_rwlock_{p.rng.choice(('rd', 'wr'))}lock(&rwlock); {_touch(p)} "
        "pthread_rwlock_unlock(&rwlock);"
    ),
}  # fmt: skip
PAIRS = tuple(combinations_with_replacement(FEATURES, 2))


class PairProgram(SpinProgram):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.pair = PAIRS[seed % len(PAIRS)]

    def text(self) -> str:
        """One of the two finds the semaphore free, or each does, or the third thread gives it."""
        declared = (
            "#define _GNU_SOURCE\n#include <pthread.h>\n#include <semaphore.h>\nstatic sem_t semaphore;\n"
        )
        declared += "static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;\n"
        text, barrier = super().text(), "    pthread_barrier_init("
        ready = f"    sem_init(&semaphore, 0, {self.rng.choice((0, 1, 1, 2))});\n"
        return declared + text.replace(barrier, ready + barrier)

    def _thread(self, number: int, count: int) -> str:
        rng = self.rng
        self.number = number
        lines = [self._help() for _ in range(rng.randrange(2 if count == 3 else 3))]
        if number < 2:
            wait = f"    {FEATURES[self.pair[number]](self)}\n"
            lines.insert(rng.randrange(len(lines) + 1), wait)
        return "".join(lines)

    def _help(self) -> str:
        """What lets others go on, mostly."""
        if "semaphore" in self.pair and self.rng.random() < 0.3:
            return "    sem_post(&semaphore);\n"
        if self.rng.random() < 0.3:
            return f"    {LOCK} d = 1; pthread_cond_broadcast(&cond); {UNLOCK}\n"
        return self._plain()


def switches(seed: int) -> str:
    """What is wrong if a reduction is switched off that test_spin does not switch off."""
    text = PairProgram(seed).text()
    image = built(text, "await")
    without = build(Request((Source("<text>", text),), ("-w",), take_back=False), use_cache=False).image
    for model in MODELS:
        search = "modification-order"
        default = explored(image, search, model, BOUNDS[1])
        others = {
            "take_back": explored(without, search, model, BOUNDS[1]),
            "merge_arrivals": explored(image, search, model, BOUNDS[1], merge_arrivals=False),
            "ordered locks": explored(image, search, model, BOUNDS[1], unordered=True),
        }
        if model == "sc":
            others["independent_faa"] = explored(image, "dpor", model, BOUNDS[1], independent_faa=False)
        for name, other in others.items():
            if default is None or other is None:
                continue
            lost = missed(other, default, "dpor" if name == "independent_faa" else search)
            more = missed(default, other, "dpor" if name == "independent_faa" else search)
            if lost or (more and not other.cut):
                return f"seed {seed}, {model}, without {name}: lost {lost}, made up {more}"
    return ""


def test_pairs() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 190_000_000
    for seed in range(first, first + 3):
        assert check(seed, PairProgram) == ""
        assert switches(seed) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(1000))
def test_many_pairs(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 191_000_000 + chunk * 1000
    for seed in range(first, first + 100):
        assert check(seed, PairProgram) == ""
        assert switches(seed) == ""
