"""Random small programs that allocate, free and compare addresses, for the searches and the oracle.

Two threads share two pointers and a number. A statement publishes a new block, takes a block away (and frees
it, more often than not), or compares: what it saw before with what is there now, by a compare-exchange or by
`==`. One assertion says that an address that compares equal was not taken away in between, which addresses
that come back break; another one is broken by nothing.
"""

from __future__ import annotations

import random

_HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#define relaxed memory_order_relaxed
#define acquire memory_order_acquire
#define release memory_order_release
#define acq_rel memory_order_acq_rel
#define seq_cst memory_order_seq_cst
typedef atomic_long block;
_Atomic(block *) a, b;
atomic_long n;
"""


class Maker:
    """Writes one program."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)
        self._names = 0

    def program(self) -> str:
        classic = self._dice.random() < 0.5
        threads = [self._thread(number, classic) for number in range(2)]
        last = self._dice.choice(("", "block *left = atomic_load(&a); if (left) free(left);"))
        first = self._dice.choice(("", "", "atomic_store(&b, malloc(8));"))
        return (
            _HEAD
            + "\n".join(threads)
            + "\nint main(void) {\n    pthread_t x, y;\n    atomic_store(&a, malloc(8));\n"
            + f"    {first}\n    pthread_create(&x, 0, t0, 0);\n    pthread_create(&y, 0, t1, 0);\n"
            + f"    pthread_join(x, 0);\n    pthread_join(y, 0);\n    {last}\n}}\n"
        )

    def _thread(self, number: int, classic: bool) -> str:
        """`classic`: one thread may find an address again that the other one has taken away."""
        kinds = self._dice.choices(
            (self._publish, self._take, self._compare, self._swap, self._use),
            (3, 4, 2, 3, 1),
            k=self._dice.choice((0, 0, 1) if classic else (1, 2, 2)),
        )
        parts = [kind() for kind in kinds]
        if classic:
            parts.insert(
                self._dice.randrange(len(parts) + 1),
                self._swap("a", "0", "==") if number == 0 else self._take("a", True),
            )
        body = "".join(f"    {part}\n" for part in parts)
        return f"void *t{number}(void *u) {{\n{body}    return 0;\n}}"

    def _name(self) -> str:
        self._names += 1
        return f"p{self._names}"

    def _pointer(self) -> str:
        return self._dice.choice("aab")

    def _order(self, *orders: str) -> str:
        return self._dice.choice((*orders, "seq_cst"))

    def _sign(self) -> str:
        return self._dice.choice(("==", ">="))

    def _load(self, name: str) -> str:
        return f"atomic_load_explicit(&{name}, {self._order('acquire', 'acquire', 'relaxed')})"

    def _publish(self) -> str:
        order = self._order("release", "release", "relaxed")
        return f"atomic_store_explicit(&{self._pointer()}, malloc({self._dice.choice((8, 8, 16))}), {order});"

    def _take(self, where: str = "", again: bool = False) -> str:
        name, where = self._name(), where or self._pointer()
        order = self._order("acq_rel", "acq_rel", "relaxed")
        count = f"atomic_fetch_add_explicit(&n, 1, {self._order('relaxed')}); "
        then = f"free({name}); "
        back = f"atomic_store_explicit(&{where if again else self._pointer()}, malloc(8), release); "
        if not again:
            count, then = self._dice.choice(("", count)), self._dice.choice((then, then, ""))
            back = self._dice.choice(("", back))
        return (
            f"block *{name} = atomic_exchange_explicit(&{where}, 0, {order}); "
            f"if ({name}) {{ {count}{then}{back}}}"
        )

    def _compare(self) -> str:
        one, other, count = self._name(), self._name(), self._name()
        where = self._pointer()
        return (
            f"block *{one} = {self._load(where)}; long {count} = {self._load('n')}; "
            f"block *{other} = {self._load(self._dice.choice((where, 'b')))}; "
            f"if ({one} && {one} == {other}) assert({self._load('n')} {self._sign()} {count});"
        )

    def _swap(self, where: str = "", new: str = "", sign: str = "") -> str:
        old, count, where = self._name(), self._name(), where or self._pointer()
        new = new or self._dice.choice(("0", "malloc(8)"))
        return (
            f"block *{old} = {self._load(where)}; long {count} = {self._load('n')}; "
            f"if ({old} && atomic_compare_exchange_strong_explicit("
            f"&{where}, &{old}, {new}, acq_rel, relaxed)) "
            f"assert({self._load('n')} {sign or self._sign()} {count});"
        )

    def _use(self) -> str:
        name = self._name()
        use = f"atomic_store_explicit({name}, 1, relaxed)"
        return f"block *{name} = {self._load(self._pointer())}; if ({name}) {use};"
