"""Programs as the software verification competition has them: what its conventions mean."""

from __future__ import annotations

import pytest
from command_line import CommandLine

HEAD = "#include <pthread.h>\n#include <assert.h>\nextern void abort(void);\n"
BOTH = """
int main(void) { pthread_t t, u; pthread_create(&t, 0, a, 0); pthread_create(&u, 0, b, 0);
  pthread_join(t, 0); pthread_join(u, 0); return 0; }
"""
PETERSON = """
void reach_error() { assert(0); }
int flag1, flag2, turn, inside;
void *a(void *p) { flag1 = 1; turn = 1; while (flag2 == 1 && turn == 1) {}
  inside = inside + 1; if (inside != 1) { ERROR: {reach_error();abort();} }
  inside = inside - 1; flag1 = 0; return 0; }
void *b(void *p) { flag2 = 1; turn = 0; while (flag1 == 1 && turn == 0) {}
  inside = inside + 1; if (inside != 1) { ERROR: {reach_error();abort();} }
  inside = inside - 1; BAD flag2 = 0; return 0; }
"""
SECTION = """
extern void __VERIFIER_atomic_begin(void); extern void __VERIFIER_atomic_end(void);
int x;
void *a(void *p) { __VERIFIER_atomic_begin(); x = 1; STEP x = 0; __VERIFIER_atomic_end(); return 0; }
void *b(void *p) { int seen = x; assert(seen != 1); return 0; }
"""
NAMED = """
int x, y;
void __VERIFIER_atomic_both(int by) { x += by; y += by; }
void *a(void *p) { __VERIFIER_atomic_both(1); __VERIFIER_atomic_both(2); return 0; }
void *b(void *p) { int first = FIRST; int second = SECOND; assert(first >= second); return 0; }
"""
POINTER = """
struct pair { int x, y; } shared, *where = &shared;
static int get(int *p) { return *p; }
void __VERIFIER_atomic_set(void) { where->x = 1; where->y = 1; where->x = 2; }
void *a(void *p) { __VERIFIER_atomic_set(); return 0; }
void *b(void *p) { assert(get(&shared.x) != BAD); return 0; }
"""
OWN = """
int x, y;
void __VERIFIER_atomic_begin(void) {} void __VERIFIER_atomic_end(void) {}
void *a(void *p) { __VERIFIER_atomic_begin(); x = 1; y = 1; __VERIFIER_atomic_end(); return 0; }
void *b(void *p) { __VERIFIER_atomic_begin(); assert(x == y); __VERIFIER_atomic_end(); return 0; }
"""
OTHER_PLACE = """
int x, go;
void __VERIFIER_atomic_set(void) { x = 1; x = 2; }
void *a(void *p) { __VERIFIER_atomic_set(); go = 1; return 0; }
void *b(void *p) { while (!go) {} assert(x != 1); assert(x == 2); return 0; }
"""


@pytest.mark.parametrize("search", ["auto", "dpor"])
@pytest.mark.parametrize(
    ("text", "flags", "verdict"),
    [
        (PETERSON, ["-DBAD="], "safe"),
        (PETERSON, ["-DBAD=if(turn==1)reach_error();"], "unsafe"),
        (SECTION, ["-DSTEP="], "safe"),
        (SECTION, ["-DSTEP=__VERIFIER_atomic_end();__VERIFIER_atomic_begin();"], "unsafe"),
        (NAMED, ["-DFIRST=y", "-DSECOND=x"], "unsafe"),
        (NAMED, ["-DFIRST=x", "-DSECOND=x-3"], "safe"),
        (POINTER, ["-DBAD=1"], "safe"),
        (POINTER, ["-DBAD=2"], "unsafe"),
        (OWN, [], "safe"),
        (OTHER_PLACE, [], "safe"),
    ],
)
def test_atomic_sections_and_plain_variables(
    raddle: CommandLine, text: str, flags: list[str], verdict: str, search: str
) -> None:
    model = [] if search == "auto" else ["--model", "sc", "--search", search]
    file = raddle.file("a.c", HEAD + text + BOTH)
    done = raddle("verify", file, *flags, *model, "--property", "unreach-call", "-q")
    assert done.out.startswith(verdict), done.out


def test_sections_do_not_hide_races(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", HEAD + SECTION + BOTH), "-DSTEP=")
    assert done.out.startswith("unsafe: data race on x")


@pytest.mark.parametrize("body", ["", "abort();", "assert(0);", '__assert_fail("0", "a.c", 3, "f");'])
@pytest.mark.parametrize("name", ["reach_error", "__VERIFIER_error"])
def test_calling_it_is_the_error_whatever_it_does(raddle: CommandLine, name: str, body: str) -> None:
    text = HEAD + f"void {name}() {{ {body} }}\nint main(void) {{ {name}(); abort(); }}\n"
    done = raddle("verify", raddle.file("a.c", text), "--property", "unreach-call")
    assert done.out.startswith(f"unsafe: {name} is called, at a.c:5")


def test_a_function_of_another_kind_is_the_programs_own(raddle: CommandLine) -> None:
    text = "int reach_error(int a) { return a; }\nint main(void) { return reach_error(0); }\n"
    assert raddle("verify", raddle.file("a.c", text), "--property", "unreach-call").status == 0


def test_weak_orders_of_the_programs_own_stay_weak(raddle: CommandLine) -> None:
    text = """
#include <stdatomic.h>
atomic_int go; int data;
void *a(void *p) { data = 1; atomic_store_explicit(&go, 1, memory_order_relaxed); return 0; }
void *b(void *p) { if (atomic_load_explicit(&go, memory_order_relaxed)) assert(data == 1); return 0; }
"""
    file = raddle.file("a.c", HEAD + text + BOTH)
    assert raddle("verify", file, "--property", "unreach-call").status == 1
    assert raddle("verify", file, "--property", "unreach-call", "--model", "sc").status == 0


THREADS = """
int count; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *w(void *p) { pthread_mutex_lock(&m); count++; assert(count != 3); pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t; while (GO) pthread_create(&t, 0, w, 0); return 0; }
"""


@pytest.mark.parametrize("go", ["1", "__VERIFIER_nondet_bool()"])
def test_loops_that_start_threads_for_ever_have_bounds(raddle: CommandLine, go: str) -> None:
    file = raddle.file("a.c", HEAD + "_Bool __VERIFIER_nondet_bool(void);" + THREADS)
    done = raddle("verify", file, f"-DGO={go}", "--unroll", "2", "-q")
    assert done.out.startswith("inconclusive: safe up to 2 iterations of the loop at a.c:"), done.out
    for turns in ("3", "auto"):
        assert raddle("verify", file, f"-DGO={go}", "--unroll", turns).status == 1


ELSEWHERE = """
_Atomic int go, x;
void *w(void *p) { if (go) for (int i = 0; i < 30000; i++) x = i; else assert(x != 5); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0); x = 5; go = 1; pthread_join(t, 0); return 0; }
"""
ENDLESS = """
int main(void) { if (__VERIFIER_nondet_bool()) for (;;) {} assert(0); }
"""
MANY = """
int l = 1 << 20;
void *w(void *p) {
  while (__atomic_fetch_sub(&l, 1 << 20, 5) != 1 << 20) __atomic_fetch_add(&l, 1 << 20, 5);
  __atomic_fetch_add(&l, 1 << 20, 5);
  return p;
}
int main(void) { pthread_t t; if (__VERIFIER_nondet_bool())
  for (;;) pthread_create(&t, 0, w, 0); assert(0); }
"""


@pytest.mark.parametrize("text", [ELSEWHERE, ENDLESS, MANY])
@pytest.mark.parametrize("search", ["auto", "reads-from", "dpor"])
def test_a_limit_hides_no_error_elsewhere(raddle: CommandLine, text: str, search: str) -> None:
    """20,000 events, an endless loop, too many threads in one execution, and an assertion in another."""
    model = ["--model", "sc"] if search == "dpor" else []
    file = raddle.file("a.c", HEAD + "_Bool __VERIFIER_nondet_bool(void);" + text)
    done = raddle("verify", file, "--search", search, *model, "-q", "--max-events", "500")
    assert done.out.startswith("unsafe: assertion"), done.out


HUNDREDS = """
int done[N]; pthread_t t[N];
void *w(void *p) { *(int *)p = 1; return 0; }
int main(void) {
  int sum = 0;
  for (int i = 0; i < N; i++) pthread_create(&t[i], 0, w, &done[i]);
  for (int i = 0; i < N; i++) pthread_join(t[i], 0);
  for (int i = 0; i < N; i++) sum += done[i];
  assert(sum == N - BUG);
}
"""


@pytest.mark.parametrize("search", ["modification-order", "reads-from", "dpor", "interleavings"])
def test_hundreds_of_threads(raddle: CommandLine, search: str) -> None:
    file = raddle.file("a.c", HEAD + HUNDREDS)
    model = ["--model", "sc"] if search in ("dpor", "interleavings") else []
    flags = ["--search", search, *model, "-DN=300", "-q"]
    if search == "interleavings":  # every order of 300 threads: only its first error
        flags += ["-DBUG=1"]
    else:
        assert raddle("verify", file, *flags, "-DBUG=0").out == "safe: no error in 1 execution\n"
        flags += ["-DBUG=1"]
    assert raddle("verify", file, *flags).out == "unsafe: assertion sum == N - BUG fails, at a.c:12\n"


def test_a_limit_is_a_bound_beside_others(raddle: CommandLine) -> None:
    text = "_Atomic int x;\nint main(void) { for (int i = 0; i < 90; i++) x = i; return 0; }\n"
    file = raddle.file("a.c", text)
    done = raddle("verify", file, "--max-events", "50", "--unroll", "100", "-q")
    assert (done.status, done.out) == (2, "inconclusive: safe up to 50 events of a thread (at a.c:2)\n")
    done = raddle("verify", file, "--max-events", "50", "--unroll", "100", "-q", "--accept-bounded")
    assert done.status == 0
    done = raddle("verify", file, "--max-events", "50", "-q", "--no-prove")
    assert done.out.startswith("inconclusive: an execution reached 50 events (at a.c:2); bound its loops")
    assert "; safe up to " in done.out


def test_bounds_that_grow_end_by_themselves(raddle: CommandLine) -> None:
    text = "_Atomic int x;\nint main(void) { for (int i = 0; i < 9; i++) x = i; return x - 8; }\n"
    assert raddle("verify", raddle.file("a.c", text), "--unroll", "auto").status == 0
    done = raddle("estimate", "a.c", "--unroll", "auto")
    assert done.status == 3
    done = raddle("verify", "a.c", "--unroll", "auto", "--search", "oracle")
    assert done.status == 3


PROVEN = """
int __VERIFIER_nondet_int(void);
void reach_error() { assert(0); }
int flag1, flag2, turn, x;
void *a(void *p) { for (;;) { flag1 = 1; turn = 1; while (flag2 == 1 && turn == 1) {}
  x = 0; if (x > 0) reach_error(); flag1 = 0; } }
void *b(void *p) { for (;;) { flag2 = 1; turn = 0; while (flag1 == 1 && turn == 0) {}
  x = 1; if (x < 1) reach_error(); flag2 = 0; } }
"""
ASSUMED = """
int __VERIFIER_nondet_int(void);
void reach_error(void) { assert(0); }
void __VERIFIER_assume(int);
int x; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *a(void *p) { int by = __VERIFIER_nondet_int(); __VERIFIER_assume(by > x);
  pthread_mutex_lock(&m); x = by; pthread_mutex_unlock(&m); return 0; }
void *b(void *p) { pthread_mutex_lock(&m); if (x < 0) reach_error(); pthread_mutex_unlock(&m); return 0; }
"""


@pytest.mark.parametrize(("text", "scope"), [(PROVEN, "any number of iterations"), (ASSUMED, "all inputs")])
def test_what_defines_reach_error_for_itself_is_proven(raddle: CommandLine, text: str, scope: str) -> None:
    """And a thread that an assumption stops for ever is no deadlock."""
    file = raddle.file("a.c", HEAD + text + BOTH)
    done = raddle("verify", file, "--property", "unreach-call", "-q", "--timeout", "240")
    assert done.out.startswith(f"safe: proven for {scope}, by a certificate of "), done.out


RARE = """
int __VERIFIER_nondet_int(void); unsigned __VERIFIER_nondet_uint(void); short __VERIFIER_nondet_short(void);
int x; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *a(void *p) { pthread_mutex_lock(&m); x += 1000; pthread_mutex_unlock(&m); return 0; }
void *b(void *p) { int k = __VERIFIER_nondet_int(); unsigned u = __VERIFIER_nondet_uint();
  pthread_mutex_lock(&m);
  assert(!(k == 77 && u > 3000000000u && x + k == 1077));
  pthread_mutex_unlock(&m); return 0; }
"""


def test_an_error_with_inputs_that_nobody_named(raddle: CommandLine) -> None:
    file = raddle.file("a.c", HEAD + RARE + BOTH)
    done = raddle("verify", file, "--trace", "t.json", "--timeout", "240")
    assert done.out.startswith("unsafe: assertion"), done.out
    assert "__VERIFIER_nondet_int: choose   77" in done.out
    assert raddle("replay", "t.json").out.startswith("unsafe: assertion")
    assert raddle("verify", file, "--no-prove", "-q").out.startswith("inconclusive")


def test_inputs_that_nobody_looks_at_are_not_tried(raddle: CommandLine) -> None:
    text = "int __VERIFIER_nondet_int(void);\nint main(void) { int a = __VERIFIER_nondet_int(); return 0; }\n"
    done = raddle("verify", raddle.file("a.c", text), "-q")
    assert done.out == "safe: no error in 1 execution\n"


WAITING = """
void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
int flag, data;
void *a(void *p) { __VERIFIER_atomic_begin(); data = 1; __VERIFIER_atomic_end();
  __VERIFIER_atomic_begin(); flag = VALUE; __VERIFIER_atomic_end(); return 0; }
void *b(void *p) { while (flag == 0) {} assert(data == 1); return 0; }
"""


def test_loops_that_wait_for_what_sections_write(raddle: CommandLine) -> None:
    file = raddle.file("a.c", HEAD + WAITING + BOTH)
    done = raddle("verify", file, "-DVALUE=1", "--property", "unreach-call", "--explain-loops", "--no-prove")
    assert done.out.startswith("safe: no error in 1 execution\n"), done.out
    assert "became an assume of !(flag == 0)" in done.out
    text = WAITING.replace(
        "while (flag == 0) {}",
        "int f; do { __VERIFIER_atomic_begin(); f = flag; __VERIFIER_atomic_end(); } while (f == 0);",
    )
    file = raddle.file("b.c", HEAD + text.replace("assert(data == 1);", "") + BOTH)
    assert raddle("verify", file, "-DVALUE=1", "-q").status == 0
    done = raddle("verify", file, "-DVALUE=0", "-q")
    assert done.out.startswith("unsafe: "), done.out


UNDECLARED = """
int main() {
  if (__VERIFIER_nondet_uint() < 0 || __VERIFIER_nondet_uchar() > 255) reach_error();
  if ((__VERIFIER_nondet_ulong() | 1ul << 63) >> 63 != 1) reach_error();
  later(3);
  return 0;
}
void
later(x) int x;
{ if (x != 3) reach_error(); }
"""


def test_what_nobody_declares_has_its_type(raddle: CommandLine) -> None:
    """And a definition that returns nothing, behind the first call, is accepted as gcc does."""
    done = raddle("verify", raddle.file("a.c", UNDECLARED), "--property", "unreach-call", "--no-prove", "-q")
    assert done.out == "inconclusive: safe for the nondeterministic values 0, 1, 2, -1\n"
    text = UNDECLARED.replace("void\nlater", "char *later")
    done = raddle("verify", raddle.file("b.c", text))
    assert done.status == 3
    assert "conflicting types for 'later'" in done.err


SMALL = """
typedef union { char size[24]; long align; } mutex; typedef union { char size[32]; long align; } rwlock;
typedef union { char size[16]; long align; } sem; typedef union { char size[20]; long align; } barrier;
int pthread_mutex_init(mutex *, const void *), pthread_mutex_lock(mutex *), pthread_mutex_destroy(mutex *);
int pthread_mutex_unlock(mutex *), pthread_barrier_init(barrier *, const void *, unsigned);
int pthread_rwlock_init(rwlock *, const void *), pthread_rwlock_wrlock(rwlock *);
int sem_init(sem *, int, unsigned), sem_wait(sem *), pthread_barrier_wait(barrier *);
int main(void) {
  mutex m; rwlock r; sem s; barrier b;
  pthread_mutex_init(&m, 0); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_mutex_destroy(&m);
  pthread_rwlock_init(&r, 0); pthread_rwlock_wrlock(&r); sem_init(&s, 0, 1); sem_wait(&s);
  pthread_barrier_init(&b, 0, 1); pthread_barrier_wait(&b);
  return 0;
}
"""


def test_objects_of_headers_for_32_bits(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.i", SMALL), "-m32")
    assert done.out.startswith("safe: no error in 1 execution\n"), done.out
    assert "bits" not in done.out
    assert raddle("verify", "a.i", "-m32", "-m64").out.startswith("safe: no error in 1 execution\n")
