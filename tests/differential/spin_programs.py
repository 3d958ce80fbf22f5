"""Random C programs in which threads wait in loops: every form of waiting that C programmers write.

Two or three threads with a few operations on three atomic variables of different sizes, some with
initial values that are not zero, and a plain one. What a complete execution ends with is the text
of a `raddle_error`, so that a search that goes on after errors collects the outcomes.
"""

from __future__ import annotations

import random

_HEAD = """\
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>
static atomic_int a = {a};
static _Atomic unsigned char b = {b};
static _Atomic short c = {c};
static int d, own[3];
static atomic_flag flag = ATOMIC_FLAG_INIT;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static int try_a(void) {{ int none = 0; return atomic_compare_exchange_strong(&a, &none, 1); }}
static int take(void) {{
    while (atomic_load_explicit(&a, {load}) > {least}) {{
        int e = atomic_load_explicit(&b, {load});
        if (e == {least}) continue;
        if (atomic_compare_exchange_strong(&a, &e, {least})) return e;
        if (e > 2) atomic_store(&b, {least});
    }}
    return -1;
}}
struct some {{ int value; char is; }};
struct many {{ long value, other; int is; }};
static struct some take_some(void) {{
    struct some none = {{0, 0}};
    int e = atomic_load_explicit(&a, {load});
    if (e <= {least} || !atomic_compare_exchange_strong(&a, &e, {least})) return none;
    return (struct some){{e, 1}};
}}
static struct many look(void) {{
    struct many m = {{atomic_load_explicit(&a, {load})}};
    if (m.value > {least}) {{ m.other = atomic_load_explicit(&b, {load}); m.is = 1; }}
    return m;
}}
static int get(int *out) {{
    int e = atomic_load_explicit(&b, {load});
    if (e == {least}) return 0;
    *out = e;
    return 1;
}}
static int is_set(atomic_int *p, int v) {{ return atomic_load_explicit(p, {load}) == v; }}
"""
_TAIL = """\
int main(void) {{
    pthread_t t[{count}];
    unsigned r = 0;
    pthread_barrier_init(&barrier, 0, 2);
{spawn}{body}{join}    r += own[0] * 37 + own[1] * 41;
    unsigned code = (r0 * 7 + r1 * 13 + r2 * 29 + r * 31 + {end}) % 251;
    char text[4] = {{'0' + code / 100, '0' + code / 10 % 10, '0' + code % 10, 0}};
    raddle_error(text);
}}
"""
_LOADS = ("seq_cst", "acquire", "relaxed")
_STORES = ("seq_cst", "release", "relaxed")
_UPDATES = ("seq_cst", "acq_rel", "relaxed", "acquire")


class SpinProgram:
    """One program, by its seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.labels = self.number = 0

    def text(self) -> str:
        rng = self.rng
        count = rng.choice((2, 2, 3, 3))
        head = _HEAD.format(
            a=rng.choice((0, 0, 1, 2)),
            b=rng.choice((0, 0, 1, 255)),
            c=rng.choice((0, 0, -1)),
            load=self._order(_LOADS),
            least=rng.randrange(2),
        )
        parts = [head]
        for number in range(count):
            body = self._thread(number, count)
            parts.append(f"static unsigned r{number};\nstatic void *f{number}(void *arg) {{\n")
            parts.append(f"    unsigned r = 0;\n{body}    r{number} = r;\n    return arg;\n}}\n")
        if count == 2:
            parts.append("static unsigned r2;\n")
        tail = _TAIL.format(
            count=count,
            spawn="".join(f"    pthread_create(&t[{n}], 0, f{n}, 0);\n" for n in range(count)),
            body="".join(self._store() for _ in range(rng.choice((0, 1, 2)) if count == 2 else 0)),
            join="".join(f"    pthread_join(t[{n}], 0);\n" for n in range(count)),
            end=rng.choice(("0", "a * 3", "a * 3 + b * 5")),
        )
        return "".join([*parts, tail])

    def _thread(self, number: int, count: int) -> str:
        """Of three threads, the last one never waits: others mostly get what they wait for."""
        rng = self.rng
        self.number = number
        last = number == 2
        lines = [self._plain() for _ in range(rng.randrange(1, 5 if count == 2 else 4))]
        if last:
            lines = [self._store() for _ in range(rng.randrange(2, 6))]
        elif rng.random() < (0.9 if number == 0 else 0.5):
            lines.insert(rng.randrange(len(lines) + 1), self._wait())
        return "".join(lines)

    def _order(self, orders: tuple[str, ...]) -> str:
        return f"memory_order_{self.rng.choice(orders)}"

    def _variable(self) -> str:
        return self.rng.choice("aaabbc")

    def _load(self, variable: str | None = None) -> str:
        return f"atomic_load_explicit(&{variable or self._variable()}, {self._order(_LOADS)})"

    def _store(self) -> str:
        value = self.rng.choice((0, 1, 1, 2, 3))
        return f"    atomic_store_explicit(&{self._variable()}, {value}, {self._order(_STORES)});\n"

    def _plain(self) -> str:
        """An operation that does not wait."""
        rng = self.rng
        kind = rng.randrange(14)
        if kind < 5:
            return self._store()
        if kind == 5:
            return rng.choice((
                "    pthread_mutex_lock(&mutex); d = 1; pthread_cond_signal(&cond); "
                "pthread_mutex_unlock(&mutex);\n",
                "    pthread_cond_broadcast(&cond);\n",
                f"    atomic_fetch_sub_explicit(&{self._variable()}, 1, {self._order(_UPDATES)});\n",
                self._store(),
            ))  # fmt: skip
        if kind < 9:
            return f"    r = r * 4 + ({self._load()} & 3);\n"
        if kind == 9:
            return f"    atomic_fetch_add_explicit(&{self._variable()}, 1, {self._order(_UPDATES)});\n"
        if kind == 10:
            return f"    assert({self._load()} != {rng.randrange(1, 4)});\n"
        if kind == 11:
            return rng.choice(("    d = 1;\n", "    r += d;\n"))
        if kind == 12:
            return f"    atomic_flag_clear_explicit(&flag, {self._order(_STORES)});\n"
        inside = self._plain().strip()
        return f"    pthread_mutex_lock(&mutex);\n    {inside}\n    pthread_mutex_unlock(&mutex);\n"

    def _condition(self, value: str) -> str:
        rng = self.rng
        k = rng.randrange(3)
        return rng.choice((
            f"{value} == {k}", f"{value} != {k}", f"{value} > {k}", f"{value} < {k + 1}", f"({value} & 1)",
            f"({value} & 3) == {k}", f"!{value}", value, f"(unsigned char){value} == {k}",
            f"{value} + 1 == {k + 1}", f"{value} == (int)r",
            f"({value} >> 1) == {k % 2}", f"{value} == 1 || {value} == {k}",
        ))  # fmt: skip

    def _wait(self) -> str:
        rng = self.rng
        self.labels += 1
        load, other = self._load(), self._load()
        test, more = self._condition(load), self._condition(other)
        v = self._variable()
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        k, n = rng.randrange(3), rng.randrange(3)
        rmw, read, write = self._order(_UPDATES), self._order(_LOADS), self._order(_STORES)
        exchange = f"atomic_exchange_explicit(&{v}, {n}, {rmw})"
        weak = rng.choice(("strong", "weak"))
        cas = f"atomic_compare_exchange_{weak}_explicit(&{v}, &e, {n}, {rmw}, {read})"
        again = f"again{self.labels}"
        if rng.random() < 0.2:
            return f"    {self._object(test, k)}\n"
        if rng.random() < 0.5:
            return f"    {self._retry()}\n"
        return "    " + rng.choice((
            f"while (!({test})) ;",
            f"do {{ }} while (!({test}));",
            f"for (;;) if ({test}) break;",
            f"{again}: if (!({test})) goto {again};",
            f"while (!({test})) sched_yield();",
            f"while (!({test})) usleep(1);",
            f"while ({exchange} == {n}) ;",
            f"while ({exchange} != {k}) ;",
            f"{{ {kind} e = {k}; while (!{cas}) e = {k}; }}",
            f"{{ {kind} e; do e = {k}; while (!{cas}); }}",
            f"{{ {kind} e = {load}; while (!{cas}) ; r += e; }}",
            f"for (;;) {{ while ({self._load(v)} == {k}) ; if ({exchange} != {n}) break; }}",
            f"for (;;) {{ while ({self._load(v)} != {k}) ; {kind} e = {k}; if ({cas}) break; }}",
            f"while (atomic_fetch_or_explicit(&{v}, 1, {rmw}) & 1) ;",
            f"while (atomic_fetch_and_explicit(&{v}, ~1, {rmw}) == 0) ;",
            f"while (atomic_fetch_add_explicit(&{v}, 0, {rmw}) == {k}) ;",
            f"{{ int v; while ((v = {load}) == {k}) ; r += v & 3; }}",
            f"while (!({test}) && !({more})) ;",
            f"while (!({test}) || !({more})) ;",
            f"while (1) {{ if (!({test})) continue; if (!({more})) continue; break; }}",
            "while (!try_a()) ;",
            "while (take() < 0) ;",
            f"{{ int got; do got = take(); while (got < {k}); r += got & 3; }}",
            f"for (;;) {{ int got = 0; while ({test}) {{ if ({more}) {{ got = 1; break; }} "
            f"atomic_store(&{v}, {n}); }} if (got) break; }}",
            f"while (!is_set(&a, {k})) sched_yield();",
            f"for (;;) {{ if ({test}) break; if ({more}) atomic_store_explicit(&{v}, {n}, {write}); }}",
            f"for (int i = 0; i < 2; i++) if ({test}) break;",
            "while (d == 0) ;",
            f"{again}: switch ({load}) {{ case {k}: goto {again}; case 3: r++; break; default: break; }}",
            f"int last = 0; for (;;) {{ int v = {load}; if (v == {k}) break; last = v; }} r += last & 3;",
            f"while (!({test})) {{ int v = d; (void)v; }}",
            f"while (!({test})) {{ int v = {other}; (void)v; }}",
            f"while (atomic_flag_test_and_set_explicit(&flag, {rmw})) ;",
            f"while (!({test})) {{ if ({more}) {{ r++; break; }} }}",
            f"{{ int k = {other}; while ({load} != k) ; }}",
            f"{{ while (!({test})) {{ while (!({more})) ; }} }}",
            f"for (;;) {{ while ({self._load(v)} == {k}) atomic_store(&{v}, {n}); if ({test}) break; }}",
            f"for (;;) {{ while ({more}) {{ while ({self._load(v)} == {k}) atomic_store(&{v}, {n}); }} "
            f"if ({test}) break; }}",
            f"for (;;) {{ if ({test}) break; while (!({more})) if ({self._load()} == {k}) return arg; }}",
            f"while (!({test})) atomic_thread_fence({self._order(_UPDATES)});",
        )) + "\n"  # fmt: skip

    def _object(self, test: str, k: int) -> str:
        """Loops around functions that give an object, or write to one of the caller."""
        return self.rng.choice((
            "{ struct some s; while (!(s = take_some()).is) ; r += s.value & 3; }",
            "for (;;) { struct some s = take_some(); if (s.is) { r += s.value & 3; break; } }",
            "{ struct some s = take_some(); while (!s.is) s = take_some(); r += s.value & 3; }",
            "{ struct some s, t = {1, 0}; do { s = take_some(); t = s; } while (!t.is); r += t.value & 3; }",
            "{ struct many m; do m = look(); while (!m.is); r += m.other & 3; }",
            "for (;;) { struct many m = look(), n = m; if (n.is) { r += n.value & 3; break; } }",
            "{ int v = 0; while (!get(&v)) ; r += v & 3; }",
            "{ int v; while (!get(&v)) sched_yield(); r += v & 3; }",
            f"{{ int v = {k}; while (!get(&v) && v == {k}) ; r += v & 3; }}",
            f"{{ struct some s = {{7, 0}}; while (!s.is) if ({test}) {{ s.value = {k}; s.is = 1; }} "
            "r += s.value & 3; }",
            f"{{ struct some s = {{{k}, 1}}; while (!({test})) s = take_some(); r += s.value & 3; }}",
        ))  # fmt: skip

    def _retry(self) -> str:
        """Loops that go on with what they have just read, take back what they did, or look again; and waits
        of the thread library."""
        rng = self.rng
        v, other = self._variable(), self._load()
        kind = {"a": "int", "b": "unsigned char", "c": "short"}[v]
        k, n = rng.randrange(3), rng.randrange(3)
        rmw, read = self._order(_UPDATES), self._order(_LOADS)
        failure = read if rng.random() < 0.7 else self._order(_LOADS)
        weak = rng.choice(("strong", "weak"))
        new = rng.choice((str(n), "e + 1", f"e ^ {n}", "e"))
        load = f"atomic_load_explicit(&{v}, {read})"
        cas = f"atomic_compare_exchange_{weak}_explicit(&{v}, &e, {new}, {rmw}, {failure})"
        into = f"atomic_compare_exchange_{weak}_explicit(&a, &{{}}, {n}, {rmw}, {failure})"
        bad, stop = self._condition("e"), self._condition("e")
        more = self._condition(self._load())
        add, sub = (
            f"atomic_fetch_{op}_explicit(&{v}, {1 + n % 2}, {self._order(_UPDATES)})" for op in ("add", "sub")
        )
        return rng.choice((
            f"{{ {kind} e = {load}; while ({bad}) e = {load}; r += e & 3; }}",
            f"{{ {kind} e = {load}; while ({bad}) e = {self._load(v)}; r += e & 3; }}",
            f"{{ {kind} e = {load}; while (!{cas}) ; r += e & 3; }}",
            f"{{ {kind} e = {load}; while (!{cas}) ; }}",
            f"{{ {kind} e; do e = {load}; while (!{cas}); r += e & 3; }}",
            f"{{ {kind} e = {load}; while (!{cas}) if ({stop}) break; r += e & 3; }}",
            f"{{ {kind} e = {load}; do {{ if ({stop}) break; }} while (!{cas}); }}",
            f"{{ {kind} e = {load}; do d = e; while (!{cas}); }}",
            f"{{ {kind} e = {load}; do own[{self.number}] = e; while (!{cas}); }}",
            f"{{ {kind} e; do {{ e = {load}; own[{self.number}] = e & 3; }} while (!{cas}); }}",
            f"own[{self.number}] = {self._load('a')}; while (!{into.format(f'own[{self.number}]')}) ;",
            f"own[{self.number}] = {k}; while (!{into.format(f'own[{self.number}]')}) sched_yield();",
            f"d = {self._load('a')}; while (!{into.format('d')}) ;",
            f"{{ {kind} e; do {{ own[{self.number}]++; e = {load}; }} while ({bad}); }}",
            f"{{ do own[{self.number}] = 1; while ({self._condition(load)}); }}",
            f"{{ {kind} e; do {{ e = {load}; if ({stop}) break; }} while (!{cas}); r += e & 3; }}",
            f"{{ {kind} e; do {{ e = {load}; if ({bad}) continue; }} while (!{cas}); }}",
            f"{{ {kind} e, f; do {{ e = {load}; f = {load}; }} while (e != f); r += e & 3; }}",
            f"{{ {kind} e; int f; do {{ e = {load}; f = {other}; }} while ({load} != e); r += f & 3; }}",
            f"{{ {kind} e, f; do {{ do e = {load}; while ({bad}); f = {other}; }} while ({load} != e); "
            "r += f & 3; }",
            f"while ({add} != {k}) {sub};",
            f"{{ {kind} e = {add}; while (e != {k}) {{ {sub}; while ({load} != {k}) ; e = {add}; }} }}",
            f"for (;;) {{ {kind} e = {load}; if ({bad}) continue; if ({cas}) break; }}",
            "for (;;) { pthread_mutex_lock(&mutex); int e = d; pthread_mutex_unlock(&mutex); if (e) break; }",
            f"for (;;) {{ pthread_mutex_lock(&mutex); if ({more}) break; pthread_mutex_unlock(&mutex); }} "
            "pthread_mutex_unlock(&mutex);",
            "while (pthread_mutex_trylock(&mutex)) ; r++; pthread_mutex_unlock(&mutex);",
            "pthread_mutex_lock(&mutex); while (!d) pthread_cond_wait(&cond, &mutex); "
            "pthread_mutex_unlock(&mutex);",
            f"pthread_mutex_lock(&mutex); while (!({more})) ; pthread_mutex_unlock(&mutex);",
            "pthread_barrier_wait(&barrier);",
            f"r = r * 4 + ({load} & 3); raddle_assume({more});",
        ))  # fmt: skip
