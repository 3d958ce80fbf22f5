"""Random programs that access one word, or two, in several sizes, and what searches and oracle make of them.

Two or three threads with a few atomic operations (now and then a plain one) on parts of 32-bit words. All
registers and the words at the end are the outcome: the text of a `raddle_error` for the searches, memory for
the oracle.
"""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass

from raddle import oracle
from raddle.explore.drive import drive
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.frontend.build import Built, Request, build, lower
from raddle.frontend.sources import Source
from raddle.ir.program import Program

PARTS = [
    ("u32", "all", 4),
    ("u16", "half[0]", 2),
    ("u16", "half[1]", 2),
    ("u8", "byte[1]", 1),
    ("u8", "byte[2]", 1),
]
LOADS = ("RELAXED", "ACQUIRE", "SEQ_CST")
STORES = ("RELAXED", "RELEASE", "SEQ_CST")
UPDATES = ("RELAXED", "ACQ_REL", "SEQ_CST")
_FRAME = """
#include <pthread.h>
#include <stdint.h>
#include "raddle.h"
typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32;
union word { u32 all; u16 half[2]; u8 byte[4]; };
union word w, v;
u32 out[%(count)d];
%(threads)s
int main(void) {
    pthread_t t[%(size)d];
%(creates)s
%(joins)s
    out[0] = __atomic_load_n(&w.all, __ATOMIC_RELAXED);
    out[1] = __atomic_load_n(&v.all, __ATOMIC_RELAXED);
#ifdef TELL
    char text[8 * %(count)d + 1];
    int n = 0;
    for (int i = 0; i < %(count)d; i++)
        for (int k = 0; k < 8; k++) text[n++] = 'a' + (out[i] >> 4 * k & 15);
    text[n] = 0;
    raddle_error(text);
#endif
}
"""


@functools.lru_cache(maxsize=4)
def _built(text: str, *flags: str) -> Built:
    return build(_request(text, *flags), use_cache=False)


@functools.lru_cache(maxsize=4)
def _lowered(text: str) -> Program:
    return lower(_request(text), _built(text).compilation)


def _request(text: str, *flags: str) -> Request:
    return Request((Source("m.c", text),), ("-w", *flags))


@dataclass(frozen=True)
class Mixed:
    """`plain`: there are plain accesses. `registers`: how many results there are."""

    text: str
    plain: bool
    registers: int

    @staticmethod
    def random(seed: int) -> Mixed:
        rng = random.Random(seed)
        plain = False
        whole_writes = rng.random() < 0.25
        plainly = rng.random() < 0.25
        weakest = rng.choice((0, 0, 1, 2))
        both = rng.random() < 0.4
        places = [*rng.sample(PARTS[1:], rng.choice((1, 2, 2))), PARTS[0]]
        registers = 2
        threads = []
        size = rng.choice((2, 2, 2, 3))
        for number in range(size):
            lines = []
            for _ in range(rng.choice((1, 2, 2, 3) if size == 2 else (1, 1, 2))):
                kind = rng.choice(("load", "load", "store", "store", "add", "xchg", "cas", "fence"))
                name, part, bytes_ = rng.choice(places)
                if whole_writes and kind != "load":
                    name, part, bytes_ = PARTS[0]
                at = f"&{rng.choice('wv') if both else 'w'}.{part}"
                value = rng.choice((1, 2, 0x101, 0x10001, 0x01020304)) & (256**bytes_ - 1)
                level = rng.randint(weakest, 2)
                if kind == "fence":
                    lines.append(f"__atomic_thread_fence(__ATOMIC_{rng.choice(('ACQ_REL', 'SEQ_CST'))});")
                elif kind == "store" and plainly and rng.random() < 0.4:
                    plain = True
                    lines.append(f"*({at}) = {value};")
                elif kind == "store":
                    lines.append(f"__atomic_store_n({at}, {value}, __ATOMIC_{STORES[level]});")
                elif kind == "load" and plainly and rng.random() < 0.4:
                    plain = True
                    lines.append(f"out[{registers}] = *({at});")
                    registers += 1
                elif kind == "load":
                    lines.append(f"out[{registers}] = __atomic_load_n({at}, __ATOMIC_{LOADS[level]});")
                    registers += 1
                else:
                    order = f"__ATOMIC_{UPDATES[level]}"
                    if kind == "cas":
                        lines.append(
                            f"{{ {name} e = {rng.choice((0, 0, 1))}; __atomic_compare_exchange_n({at}, &e, "
                            f"{value}, 0, {order}, __ATOMIC_RELAXED); out[{registers}] = e; }}"
                        )
                    else:
                        call = "fetch_add" if kind == "add" else "exchange_n"
                        lines.append(f"out[{registers}] = __atomic_{call}({at}, {value}, {order});")
                    registers += 1
            body = "\n    ".join(lines)
            threads.append(f"static void *t{number}(void *p) {{\n    {body}\n    return p;\n}}")
        numbers = range(size)
        text = _FRAME % {
            "count": registers,
            "size": size,
            "threads": "\n".join(threads),
            "creates": "\n".join(f"    pthread_create(&t[{k}], 0, t{k}, 0);" for k in numbers),
            "joins": "\n".join(f"    pthread_join(t[{k}], 0);" for k in numbers),
        }
        return Mixed(text, plain, registers)

    def found(
        self, model: str, search: str, *, races: bool = False
    ) -> tuple[frozenset[str], bool, bool] | None:
        """Outcomes, whether there is a race, and whether words got one order; None if it takes too long."""
        code = _built(self.text, "-DTELL").image.code
        options = Options(
            model=model, search=search, keep_going=True, races=races, locks="ordered"
        ).resolved()
        native = NativeSearch(code, options, [])
        limit, _ = drive(native, timeout=5.0, memory_limit=None)
        if limit is not None or native._search.stopped is not None:
            return None
        errors = native._search.errors
        outcomes = frozenset(error.text for error in errors if error.kind == "error")
        return outcomes, any(error.kind == "race" for error in errors), native._search.orders_words

    def defined(self, model: str) -> tuple[frozenset[str], bool]:
        """The same by the axioms."""
        truth = oracle.enumerate(_lowered(self.text), model, modification_order=True, max_graphs=20_000)
        outcomes = set()
        for memory in truth.memories:
            values = dict(memory)
            words = [values.get(f"out+{4 * k}" if k else "out", 0) for k in range(self.registers)]
            outcomes.add("".join(chr(97 + (word >> 4 * k & 15)) for word in words for k in range(8)))
        return frozenset(outcomes), bool(truth.races)
