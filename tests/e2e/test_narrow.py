"""Programs of 32 bits (-m32): what differs from those of 64, and what must not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command_line import CommandLine

LONG = """
int main(void) { volatile long x = 2147483647; x = x + 1; return 0; }
"""
SIZE = """
#include <assert.h>
int main(void) { unsigned long all = -1; assert(all == 4294967295u); assert(sizeof(int *) == 4); }
"""
LIST = """
#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next; int value; } *head;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
void *push(void *value) {
  struct node *made = malloc(sizeof *made); made->value = (int)value;
  LOCK made->next = head; head = made; UNLOCK
  return made;
}
int main(void) { pthread_t a, b; void *found;
  pthread_create(&a, 0, push, (void *)7); pthread_create(&b, 0, push, (void *)-7);
  pthread_join(a, &found); pthread_join(b, 0);
  if (((struct node *)found)->value != 7 || head->value + head->next->value) return *(int *)0;
  return 0; }
"""
WAITING = Path(__file__).parents[1] / "programs" / "waiting"
SAFE = {"-DLOCK=pthread_mutex_lock(&mutex);", "-DUNLOCK=pthread_mutex_unlock(&mutex);"}
RACY = {"-DLOCK=", "-DUNLOCK="}


@pytest.mark.parametrize(
    ("text", "words", "verdicts"),
    [(LONG, ["--property", "no-overflow"], "unsafe safe"), (SIZE, [], "safe unsafe")],
)
def test_verdicts_differ_where_words_do(
    raddle: CommandLine, text: str, words: list[str], verdicts: str
) -> None:
    file = raddle.file("a.c", text)
    found = [raddle("verify", file, flag, "-q", *words).out.split(":")[0] for flag in ("-m32", "-m64")]
    assert found == verdicts.split()


@pytest.mark.parametrize("search", ["modification-order", "reads-from", "dpor", "interleavings"])
def test_searches_agree_on_pointers_in_memory(raddle: CommandLine, search: str) -> None:
    file = raddle.file("a.c", LIST)
    words = ("-w", "--model", "sc", "--search", search, "--locks", "ordered")
    counts = []
    for width in ("-m32", "-m64"):
        done = raddle("verify", file, width, *SAFE, *words)
        assert done.out.startswith("safe: "), done.out
        counts.append(done.out.split("\n")[0])
        assert raddle("verify", file, width, *RACY, *words).out.startswith("unsafe: data race on head")
    assert counts[0] == counts[1]
    assert "warning" not in done.out


@pytest.mark.parametrize("name", ["push", "push_atomic", "mcs_lock", "mpmc_queue"])
def test_loops_that_wait_for_pointers(raddle: CommandLine, name: str) -> None:
    """Expected values stay words on their way round a loop of compare-exchanges."""
    file = str(WAITING / f"{name}.c")
    wide, narrow = (raddle("verify", file, "-w", "-q", width).out for width in ("-m64", "-m32"))
    assert narrow == wide
    assert wide.startswith("safe: ")


def test_reports_name_what_pointers_point_to(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", LIST), "-m32", "-w", *RACY)
    assert re.search(
        r"write head +node\(malloc at a.c:7 #1\)\n|write head +node\(malloc at a.c:7 #1\) ", done.out
    )
    trace = re.search(r"raddle replay (\S+)", done.out)
    assert trace is not None
    again = raddle("replay", trace[1])
    assert again.status == 1
    assert "node(malloc at a.c:7 #1)" in again.out


MEMORY = [
    "int *p = malloc(16); return p[4];",
    "int *p = malloc(16); return p[-1];",
    "char *p = malloc(16); return p[1000];",
    "int *p = malloc(16); uintptr_t u = (uintptr_t)p; free(p); return *(int *)(u + 4);",
    "int *p = malloc(16), **q = &p; free(*q); return **q;",
    "int *p = malloc(16), *volatile q = p; free(q + 1); return 0;",
    "return *(int *)8;",
    "int *p; { int x = 1; p = &x; } return *p;",
]


@pytest.mark.parametrize("body", MEMORY)
def test_memory_errors(raddle: CommandLine, body: str) -> None:
    """With the same words as with 64 bits."""
    file = raddle.file("a.c", f"#include <stdlib.h>\n#include <stdint.h>\nint main(void) {{ {body} }}\n")
    narrow, wide = raddle("verify", file, "-m32", "-w", "-q"), raddle("verify", file, "-w", "-q")
    assert narrow.out == wide.out
    assert narrow.status == 1


@pytest.mark.parametrize("address", ["0x54321678", "-4", "0x20000000"])
def test_numbers_that_are_no_pointers(raddle: CommandLine, address: str) -> None:
    done = raddle(
        "verify", raddle.file("a.c", f"int main(void) {{ return *(int *){address}; }}"), "-m32", "-w"
    )
    assert done.out.startswith("unsafe: ")
    assert "memory error" in done.out


FAR = """
#include <stdlib.h>
char *kept;
int main(void) { kept = malloc(10); kept = kept + 5000; return kept == 0; }
"""


def test_a_pointer_without_a_word_is_a_limit(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", FAR), "-m32")
    assert done.status == 3
    assert "a pointer far outside of its object is kept in 32 bits: not supported" in done.err
    assert raddle("verify", "a.c").status == 0


MANY = """
#include <stdlib.h>
#include <pthread.h>
void *worker(void *n) { for (int i = 0; i < (int)n; i++) free(malloc(100)); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, worker, (void *)N); pthread_join(t, 0); return 0; }
"""


def test_a_threads_room_is_a_limit(raddle: CommandLine) -> None:
    file = raddle.file("a.c", MANY)
    assert raddle("verify", file, "-m32", "-w", "-DN=1000", "-q").out.startswith("safe: ")
    done = raddle("verify", file, "-m32", "-w", "-DN=3000", "-q")
    assert done.status == 3
    assert "this thread has no room for another allocation of 100 bytes" in done.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["schedule", "a.c", "-m32"], "schedules and proofs are made for programs of 64 bits only"),
        (["verify", "a.c", "-m32", "--search", "oracle"], "the oracle enumerates programs of 64 bits only"),
        (["verify", "a.cpp", "-m32"], "a.cpp: C++ is verified for x86-64 only"),
        (["verify", "a.c", "-m32", "--target=aarch64-linux-gnu"], "a.c: -m32 is for x86, not for aarch64"),
    ],
)
def test_what_knows_64_bits_only_says_so(raddle: CommandLine, words: list[str], told: str) -> None:
    for name in ("a.c", "a.cpp"):
        raddle.file(name, SIZE)
    done = raddle(*words)
    assert done.status == 3
    assert told in done.err


ENDLESS = """
#include <pthread.h>
int turn;
void *other(void *p) { for (;;) { __atomic_store_n(&turn, 1, 5); } return p; }
int main(void) { pthread_t t; pthread_create(&t, 0, other, 0); for (;;) __atomic_store_n(&turn, 0, 5); }
"""


def test_nothing_is_proven_with_other_words(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", ENDLESS), "-m32", "--unroll", "auto", "--timeout", "3")
    assert done.out.startswith("inconclusive: "), done.out
    assert "proven" not in done.out


ASSEMBLY = """
#include <assert.h>
int x = 4, *p = &x;
int main(void) {
  int old = 3;
  __asm__ volatile("lock; xaddl %0, %1" : "+r"(old), "+m"(x) : : "memory");
  __asm__ volatile("lock; addl $0,0(%%esp)" : : : "memory");
  assert(old == 4 && x == 7);
#ifdef POINTER
  __asm__ volatile("movl $5, (%0)" : : "r"(p) : "memory");
#endif
}
"""


def test_inline_assembly(raddle: CommandLine) -> None:
    file = raddle.file("a.c", ASSEMBLY)
    assert raddle("verify", file, "-m32", "-q").out == "safe: no error in 1 execution\n"
    done = raddle("verify", file, "-m32", "-DPOINTER")
    assert done.status == 3
    assert "inline assembly with a pointer in a register, with -m32" in done.err


UNDECLARED = """
int main() {
  if ((__VERIFIER_nondet_u64() | 1ull << 63) >> 63 != 1) reach_error();
  if ((__VERIFIER_nondet_longlong() | 1ll << 40) == 0) reach_error();
  if ((__VERIFIER_nondet_ulong() | 1ul << 31) + 2147483648ul >> 31) reach_error();
#ifdef MORE
  long long sent(long long, long, char *); sent(1, 2, 0);
#endif
  return 0;
}
"""


def test_what_nobody_declares_or_defines(raddle: CommandLine) -> None:
    file = raddle.file("a.c", UNDECLARED)
    assert raddle("verify", file, "-m32", "-w", "-q", "--accept-bounded").status == 0
    done = raddle("stubs", file, "-m32", "-DMORE", "-w")
    assert "long long sent(long long a0, int a1, void *a2)" in done.out, done.out
