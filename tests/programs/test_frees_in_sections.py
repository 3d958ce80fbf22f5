"""Memory that ends in a critical section: unordered sections have the verdicts of ordered ones.

Whether an access comes after the end of an object is then what the order of sections decides, and a
thread that is taken to be at fault may have gone on in another order. FOUND were missed once; each is the
rest of a random program. The random ones share pointers to the heap and to their stacks, flags, and one
or two mutexes.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import raddle

HEAD = """#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
static pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int *p0, *p1, f0, f1, f2;
"""
MAIN = """static void *t1(void *unused) {
    pthread_mutex_lock(m);
    FIRST
    pthread_mutex_unlock(m);
    return 0;
}
static void t0(void) {
    int own = 0;
    own = 0;
    SECOND
}
int main(void) {
    pthread_t t;
    p0 = malloc(sizeof *p0);
    pthread_create(&t, 0, t1, 0);
    t0();
    pthread_join(t, 0);
    return 0;
}
"""
LOCK, UNLOCK = "pthread_mutex_lock(m);", "pthread_mutex_unlock(m);"
FOUND = {
    "a dead variable": (
        "if (p1) { *p1 = 3; f0 = 1; }",
        f"{LOCK} p1 = &own; {UNLOCK} {LOCK} p1 = 0; int seen = f0; {UNLOCK} assert(!seen);",
        "assertion",
    ),
    "freed by another": (
        "if (p0) { free(p0); f0 = 1; }",
        f"{LOCK} if (!f0) {{ free(p0); p0 = 0; }} int seen = f0; {UNLOCK} assert(!seen);",
        "assertion",
    ),
    "freed by itself": ("if (!f0) { free(p0); *p0 = 2; }", f"{LOCK} f0++; {UNLOCK}", "memory"),
    "free of a dead variable": (
        "if (p1) { free(p1); f0 = 1; }",
        f"{LOCK} p1 = &own; {UNLOCK} {LOCK} p1 = 0; {UNLOCK}",
        "memory",
    ),
}
COUNT = 40


@pytest.mark.parametrize("search", ["modification-order", "reads-from"])
@pytest.mark.parametrize("name", FOUND)
def test_found(name: str, search: str) -> None:
    first, second, kind = FOUND[name]
    text = HEAD + MAIN.replace("FIRST", first).replace("SECOND", second)
    for locks in ("ordered", "unordered"):
        result = raddle.verify(text, search=search, locks=locks)
        assert (result.verdict, result.errors[0].kind) == ("unsafe", kind), locks


class Program:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.locals = rng.random() < 0.5
        self.locks = 2 if rng.random() < 0.15 else 1

    def statement(self, thread: int, depth: int) -> str:
        flag, pointer = self.rng.choice(["f0", "f1", "f2"]), self.rng.choice(["p0", "p1"])
        value = self.rng.randrange(3)
        kinds = [
            f"{flag} = {value};",
            f"{flag}++;",
            f"if ({pointer}) *{pointer} = {value};",
            f"if ({pointer}) {flag} = *{pointer};",
            f"if ({pointer}) {{ free({pointer}); {pointer} = 0; }}",
            f"if ({pointer} && !{flag}) {{ free({pointer}); {flag} = 1; }}",
            f"{pointer} = {f'&own{thread}' if self.locals else 0};",
            f"if (!{pointer}) {{ {pointer} = malloc(4); *{pointer} = {value}; }}",
            f"assert({flag} != {value + 1});",
        ]
        if depth < 2:
            kinds.append(f"if ({flag} == {value}) {{ {self.statement(thread, depth + 1)} }}")
        return self.rng.choice(kinds)

    def section(self, thread: int) -> str:
        lock = self.rng.randrange(self.locks)
        body = " ".join(self.statement(thread, 0) for _ in range(self.rng.randrange(1, 4)))
        return f"    pthread_mutex_lock(&m[{lock}]); {body} pthread_mutex_unlock(&m[{lock}]);\n"

    def text(self) -> str:
        count = self.rng.choice([2, 2, 3])
        text = HEAD
        for thread in range(count):
            sections = self.rng.randrange(1, 3 if count == 2 else 2) + (thread == 0)
            body = "".join(self.section(thread) for _ in range(sections))
            own = f"static void *t{thread}(void *unused) {{\n    int own{thread} = 0;\n"
            text += f"{own}{body}    return 0;\n}}\n"
        text += "int main(void) {\n    pthread_t t[3];\n"
        for pointer in ("p0", "p1"):
            if self.rng.random() < (0.3 if self.locals else 0.7):
                text += f"    {pointer} = malloc(4);\n    *{pointer} = 0;\n"
        others = range(1, count)
        text += "".join(f"    pthread_create(&t[{k}], 0, t{k}, 0);\n" for k in others) + "    t0(0);\n"
        return text + "".join(f"    pthread_join(t[{k}], 0);\n" for k in others) + "}\n"


def compare(seed: int, count: int, trace: Path) -> None:
    for number in range(seed, seed + count):
        text = Program(random.Random(number)).text()
        found = [
            raddle.verify(text, locks=locks, search=search, cache=False, explain=False, trace=trace).verdict
            for locks, search in (
                ("ordered", "modification-order"),
                ("unordered", "modification-order"),
                ("unordered", "reads-from"),
            )
        ]
        assert found[0] in ("safe", "unsafe"), (number, text)
        assert found == found[:1] * 3, (number, text)


def test_random_frees(tmp_path: Path) -> None:
    compare(int(os.environ["RADDLE_FRESH_SEED"]), COUNT, tmp_path / "trace.json")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_many_random_frees(part: int, tmp_path: Path) -> None:
    compare(int(os.environ["RADDLE_SEED"]) + 1000 * (part + 1), 100, tmp_path / "trace.json")
