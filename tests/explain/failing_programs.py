"""Random programs that may fail: threads that read, write, update and lock a few places, with writes that
nobody reads among them, and assertions in threads or behind the joins."""

from __future__ import annotations

import random

_LOADS = ("relaxed", "acquire", "seq_cst")
_STORES = ("relaxed", "release", "seq_cst")
_UPDATES = ("relaxed", "acquire", "release", "acq_rel", "seq_cst")


class _Writer:
    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def program(self) -> str:
        threads = self._rng.choice((2, 2, 3))
        functions = [self._thread(number) for number in range(threads)]
        lines = [
            "#include <assert.h>",
            "#include <pthread.h>",
            "#include <stdatomic.h>",
            "atomic_int x, y, z;",
            "int junk[8], d, seen[4], own[3][2];",
            "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;",
            *functions,
            "int main(void) {",
            f"    pthread_t t[{threads}];",
            *(f"    junk[{i}] = {i};" for i in range(self._rng.randint(0, 4))),
            *(f"    {self._preparation()}" for _ in range(self._rng.randint(0, 3))),
            *(f"    pthread_create(&t[{i}], NULL, thread{i}, NULL);" for i in range(threads)),
            *(f"    pthread_join(t[{i}], NULL);" for i in range(threads)),
        ]
        if self._rng.random() < 0.6:
            terms = [f"seen[{i}] == {self._rng.randint(0, 2)}" for i in range(threads)]
            lines.append(f"    assert(!({' && '.join(terms)}));")
        return "\n".join([*lines, "}", ""])

    def _thread(self, number: int) -> str:
        body = [self._statement() for _ in range(self._rng.randint(2, 4))]
        if self._rng.random() < 0.3:  # memory of its own
            body.insert(self._rng.randint(0, len(body)), f"own[{number}][0] = q + 1; own[{number}][1]++;")
            body.append(f"{self._rng.choice('rq')} = own[{number}][{self._rng.randint(0, 1)}];")
        if self._rng.random() < 0.4:
            body.append(f"assert(r != {self._rng.randint(0, 3)} || q != {self._rng.randint(0, 2)});")
        body.append(f"seen[{number}] = r;")
        lines = "\n".join(f"    {line}" for line in body)
        return f"static void *thread{number}(void *u) {{\n    int r = 0, q = 0;\n{lines}\n    return u;\n}}"

    def _preparation(self) -> str:
        """What main does before any thread starts."""
        place = self._rng.choice("xyz")
        return self._rng.choice(
            (
                f"{place} = {place} + 1;",
                f"atomic_fetch_add_explicit(&{place}, junk[1], memory_order_relaxed);",
                "pthread_mutex_lock(&m); d = d + 1; pthread_mutex_unlock(&m);",
                f"junk[1] = junk[0] + {place};",
                f"if ({place} == 0) pthread_mutex_trylock(&n), d = junk[1], pthread_mutex_unlock(&n);",
            )
        )

    def _statement(self) -> str:
        rng = self._rng
        place, register = rng.choice("xyz"), rng.choice("rq")
        match rng.randint(0, 9):
            case 0 | 1 | 2:
                order = rng.choice(_STORES)
                return f"atomic_store_explicit(&{place}, {rng.randint(1, 2)}, memory_order_{order});"
            case 3 | 4 | 5:
                return f"{register} = atomic_load_explicit(&{place}, memory_order_{rng.choice(_LOADS)});"
            case 6:
                order = rng.choice(_UPDATES)
                return f"{register} = atomic_fetch_add_explicit(&{place}, 1, memory_order_{order});"
            case 7:
                lock = rng.choice("mn")
                held = rng.choice(("d++;", f"{register} = d;", "d = 2;", f"{self._statement()}"))
                return f"pthread_mutex_lock(&{lock}); {held} pthread_mutex_unlock(&{lock});"
            case 8:
                return f"junk[{rng.randint(4, 7)}] = {rng.randint(1, 9)}; junk[7] = 1;"
            case _:
                lock = rng.choice("mn")
                taken = f"{{ {register}++; pthread_mutex_unlock(&{lock}); }}"
                return f"if (pthread_mutex_trylock(&{lock}) == 0) {taken}"


def failing_program(seed: int) -> str:
    return _Writer(seed).program()
