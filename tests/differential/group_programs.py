"""Random C programs with groups of threads of one function.

What they are given, who joins them and how, what tells them apart, how they end, what they share and how they
wait: all by chance. main, or a thread that it creates, makes two or three of them and up to two others; it
sets what pointers lead to before, seldom behind. What a complete execution ends with is the text of a
`raddle_error`, as in spin_programs. All features may meet: most pairs do within a thousand programs.
"""

from __future__ import annotations

from spin_programs import SpinProgram

HEAD = """\
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <raddle.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static atomic_int a = {a}, b = {b}, c = {c}, l, m, n;
static int d, own[3], u, limit;
static atomic_uint r0;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t barrier;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_spinlock_t s;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static sem_t semaphore;
static _Atomic(atomic_int *) w;
static _Atomic(int *) x;
static _Thread_local int y;
static pthread_t t[6];
struct cell {{ atomic_int v; int plain; }};
static struct cell *lp;
static atomic_int *gp = &c;
static union {{ _Atomic uint32_t whole; _Atomic uint8_t part[4]; }} z;
struct pair {{ int i[2]; long l; }};
static struct pair copied;
static void both(pthread_mutex_t *p, pthread_mutex_t *q) {{ pthread_mutex_lock(p); pthread_mutex_lock(q); }}
static void first(void) {{ d = 1; }}
static void get(int *out, atomic_int *p) {{ *out = *p; }}
static void take(atomic_int *p) {{
    for (;;) {{ while (atomic_load_explicit(p, memory_order_relaxed)) ; if (!atomic_exchange(p, 1)) return; }}
}}
static void give(atomic_int *p) {{ atomic_store_explicit(p, 0, memory_order_release); }}
static void *other(void *arg) {{ {other} return 0; }}
"""
STATEMENTS = """
while (!(COND(LOAD))) ;
while (!(COND(LOAD))) puts("waiting");
{ int e; do get(&e, &VAR); while (COND(e)); r += e; }
{ int e = VAR; while (COND(e)) e = VAR; r += e; }
{ int e = VAR; while (!CAS) ; r += e; }
{ int e = VAR; do { if (COND(e)) break; } while (!CAS); r += e; }
{ int e; do { do e = VAR; while (COND(e)); } while (!CAS); }
{ int e, f; do { e = VAR; f = VAR; } while (e != f); r += e; }
take(&l); INSIDE give(&l);
for (;;) { while (l) ; if (!atomic_exchange(&l, 1)) break; } INSIDE l = 0;
for (;;) { while (l) ; if (!atomic_exchange(&l, 1)) break; } INSIDE l = K;
{ int e = atomic_fetch_add(&m, 1); while (n != e) ; INSIDE n++; }
while (atomic_fetch_sub(&c, 1) != K) atomic_fetch_add(&c, 1);
while (atomic_fetch_add(&c, 1) + 1 > 1) { c--; while (c > 0) ; } INSIDE c--;
while (atomic_flag_test_and_set(&flag)) sched_yield(); INSIDE atomic_flag_clear(&flag);
while (pthread_mutex_trylock(&mutex)) ; INSIDE pthread_mutex_unlock(&mutex);
if (!pthread_mutex_trylock(&mutex)) { INSIDE pthread_mutex_unlock(&mutex); } else r++;
pthread_mutex_lock(&mutex); INSIDE pthread_mutex_unlock(&mutex);
pthread_mutex_lock(&k); INSIDE pthread_mutex_unlock(&k);
both(&mutex, &k); INSIDE pthread_mutex_unlock(&k); pthread_mutex_unlock(&mutex);
both(&k, &mutex); INSIDE pthread_mutex_unlock(&mutex); pthread_mutex_unlock(&k);
pthread_spin_lock(&s); INSIDE pthread_spin_unlock(&s);
pthread_rwlock_rdlock(&rwlock); INSIDE pthread_rwlock_unlock(&rwlock);
pthread_rwlock_wrlock(&rwlock); INSIDE pthread_rwlock_unlock(&rwlock);
if (!pthread_rwlock_trywrlock(&rwlock)) { INSIDE pthread_rwlock_unlock(&rwlock); }
sem_wait(&semaphore); INSIDE sem_post(&semaphore);
sem_wait(&semaphore);
if (!sem_trywait(&semaphore)) sem_post(&semaphore);
sem_post(&semaphore);
for (;;) { pthread_mutex_lock(&mutex); int e = d; pthread_mutex_unlock(&mutex); if (e) break; }
pthread_mutex_lock(&mutex); while (!d) pthread_cond_wait(&cond, &mutex); pthread_mutex_unlock(&mutex);
pthread_mutex_lock(&mutex); d = 1; pthread_cond_signal(&cond); pthread_mutex_unlock(&mutex);
pthread_mutex_lock(&mutex); d = 1; pthread_cond_broadcast(&cond); pthread_mutex_unlock(&mutex);
pthread_barrier_wait(&barrier);
if (pthread_barrier_wait(&barrier)) r += 3;
pthread_once(&once, first); r += d;
{ int e = LOAD; raddle_assume(COND(e)); r += e; }
if (COND(LOAD)) { PLAIN }
if (COND(LOAD)) { PLAIN } else { PLAIN }
{ int e = *gp; while (COND(e)) e = *gp; r += e; }
do sched_yield(); while (COND(atomic_load(gp)));
while (VAR != limit) ;
while (*gp < limit) sched_yield();
{ int e = *gp; while (!atomic_compare_exchange_weak(gp, &e, e + 1)) ; r += e; }
{ int e; do e = lp->v; while (!atomic_compare_exchange_weak(&lp->v, &e, e + 1)); lp->plain++; }
while (lp->v != K) ; r += lp->plain;
while (atomic_fetch_add(&lp->v, 1) != 0) atomic_fetch_sub(&lp->v, 1); INSIDE lp->v--;
for (;;) { if (limit > 1) { PLAIN break; } if (*gp == K) break; }
z.part[K] = 1; r += z.whole & 255;
z.whole = K * 0x101; while (z.part[1] == 0) ;
atomic_fetch_add(&z.part[K], 1); r += z.part[1];
pthread_mutex_lock(&mutex); copied.l++; copied = (struct pair){{1}, r}; pthread_mutex_unlock(&mutex);
copied.i[K & 1] = 1; copied.l = 1;
{ int q[2] = {0}; q[LOAD & 1] = 1; r += q[0]; }
{ atomic_int q = 0; atomic_int *p = atomic_exchange(&w, &q); if (p) *p = 1; r += q; w = 0; }
{ int *p = malloc(4); *p = K; p = atomic_exchange(&x, p); if (p) { r += *p; free(p); } }
{ int *p = x; if (p) r += *p; }
{ int q = 0; if (((uintptr_t)&q >> 12) & 1) { PLAIN } }
if (pthread_equal(pthread_self(), t[0])) r += 5;
y++; r += y;
errno = K; r += errno;
{ static atomic_int e; if (atomic_fetch_add(&e, 1) == 0) { PLAIN } }
if (atomic_fetch_add(&b, 1) == K) { PLAIN PLAIN }
if (atomic_exchange(&c, 1)) for (;;) ;
if (atomic_exchange(&c, 1)) return (void *)1;
if (atomic_exchange(&c, 1)) pthread_exit((void *)2);
if (COND(LOAD)) return arg;
if (COND(LOAD)) exit(0);
{ pthread_t q; pthread_create(&q, 0, other, 0); pthread_join(q, 0); }
{ pthread_t q; pthread_create(&q, 0, other, 0); pthread_detach(q); }
printf("%d\\n", (int)r);
{ int q = raddle_choice(2); if (q) { PLAIN } }
u = K; r += u;
own[LOAD & 1]++;
if (arg) r++;
if ((long)arg == 1) { PLAIN }
r += (long)arg;
for (int i = 0; i < 2; i++) { PLAIN }
for (int i = 0; i < 3; i++) if (COND(LOAD)) break;
""".strip().split("\n")
PLAIN = """
STORE
STORE
r = r * 3 + LOAD;
r += LOAD;
ADD;
r += ADD;
VAR++;
VAR |= 2;
r += atomic_exchange(&VAR, K);
{ int e = K; if (CAS) r++; else r += e * 2; }
d = 1;
r += d;
d++;
assert(LOAD != 2);
__sync_fetch_and_add((int *)&VAR, 1);
atomic_thread_fence(memory_order_seq_cst);
""".strip().split("\n")
JOINS = {
    "all": "for (int i = 0; i < COUNT; i++) pthread_join(h[i], 0);",
    "backwards": "for (int i = COUNT; i--;) pthread_join(h[i], 0);",
    "values": "for (int i = 0; i < COUNT; i++) { void *q; pthread_join(h[i], &q); r = r * 2 + (long)q; }",
    "some": "pthread_join(h[1], 0);",
    "apart": "pthread_join(h[0], 0); PLAIN pthread_join(h[1], 0);",
    "looks": "pthread_join(h[0], 0); r += u; for (int i = 1; i < COUNT; i++) pthread_join(h[i], 0);",
    "none": "",
    "exits": "pthread_exit(0);",
    "detached": "for (int i = 0; i < COUNT; i++) pthread_detach(h[i]);",
}
SETTINGS = (
    "gp = &a;", "gp = &b;", "limit = 1;", "limit = 2;", "if (a) limit = 1; else limit = 2;",
    "while (limit < 2) limit++;", "gp = malloc(4); *gp = 0;",
)  # fmt: skip
CELLS = (
    "lp = calloc(1, sizeof *lp);", "lp = malloc(sizeof *lp); lp->v = 0; lp->plain = 0;",
    "struct cell one = {0}; lp = &one;", "static struct cell one; lp = &one;",
)  # fmt: skip
END = """unsigned code = (SUM) % 251;
char text[4] = {'0' + code / 100, '0' + code / 10 % 10, '0' + code % 10, 0};
raddle_error(text);"""


class GroupProgram(SpinProgram):
    def text(self) -> str:
        rng = self.rng
        given = {name: rng.choice((0, 0, 1, 2)) for name in "abc"}
        head = HEAD.format(**given, other="int r = 0; " + self._filled(rng.choice(PLAIN)))
        count = rng.choice((2, 2, 2, 3))
        others = rng.choice((0, 0, 1) if count == 3 else (0, 1, 1, 2))
        parts = [head]
        for number in range(1 + others):
            lines = self._lines(rng.choice((1, 1, 2) if number or count == 3 else (1, 2, 2, 3)))
            tell = rng.choice(("", f"r0 += {9 * number + 1} * (1 + r * r);"))
            end = rng.choice(("return 0;", "return 0;", "return arg;", "return (void *)(long)r;"))
            parts.append(f"static void *f{number}(void *arg) {{\nunsigned r = 0;\n{lines}{tell}\n{end}\n}}\n")
        return "".join(parts) + self._main(count, others)

    def _main(self, count: int, others: int) -> str:
        rng = self.rng
        handles = rng.choice(
            ("pthread_t h[6];", "pthread_t *h = t;", "pthread_t *h = malloc(6 * sizeof *h);")
        )
        argument = rng.choice(("0", "0", "0", "(void *)(long)i", "&given[i]", "&given[0]", "(void *)&a"))
        between = rng.choice(("",) * 6 + ("u = i;", "a++;", "atomic_store(&b, i);", "own[0] = i;"))
        group = (
            f"for (int i = 0; i < {count}; i++) {{ pthread_create(&h[i], 0, f0, {argument}); {between} }}\n"
        )
        more = "".join(f"pthread_create(&h[{count + i}], 0, f{i + 1}, 0);\n" for i in range(others))
        settings = [rng.choice(SETTINGS) for _ in range(rng.choice((0, 1, 2)))]
        late = settings.pop() if settings and rng.random() < 0.15 else ""
        lines = [handles, *settings, rng.choice(CELLS), *rng.sample([group, more], 2), late]
        lines += [self._filled(rng.choice(PLAIN)) for _ in range(rng.choice((0, 0, 1)))]
        joins = rng.choice([*JOINS, *["all"] * 6])
        lines.append(self._filled(JOINS[joins]).replace("COUNT", str(count + others)))
        body = "\n".join(lines)
        ready = f"pthread_barrier_init(&barrier, 0, {rng.choice((2, 2, 3))}); pthread_spin_init(&s, 0);"
        ready += f"sem_init(&semaphore, 0, {rng.choice((0, 1, 1, 2))});"
        end = END.replace("SUM", rng.choice(("r0 + r", "r0 + r + a * 3 + b * 5 + c * 7")))
        start = f"unsigned r = 0; static int given[4]; {rng.choice(('', 'atexit(first);'))}"
        if rng.random() < 0.1:
            nested = f"static void *start(void *arg) {{\n{start}\n{body}\nr0 += r;\nreturn 0;\n}}\n"
            body = (
                f"pthread_t q; pthread_create(&q, 0, start, 0);\n{self._filled('PLAIN')}\npthread_join(q, 0);"
            )
            return f"{nested}int main(void) {{\nunsigned r = 0;\n{ready}\n{body}\n{end}\n}}\n"
        return f"int main(void) {{\n{start}\n{ready}\n{body}\n{end}\n}}\n"

    def _lines(self, count: int) -> str:
        chosen = (self.rng.choice(PLAIN if self.rng.random() < 0.4 else STATEMENTS) for _ in range(count))
        return "".join(f"{{ {self._filled(line)} }}\n" for line in chosen)

    def _filled(self, line: str) -> str:
        """With something for each word in capitals."""
        rng = self.rng
        while True:
            for word in ("INSIDE", "PLAIN", "COND", "LOAD", "STORE", "CAS", "ADD", "VAR", "K"):
                at = line.find(word)
                if at >= 0 and (word != "K" or not line[at - 1 : at].isalpha()):
                    break
            else:
                return line
            end = at + len(word)
            if word == "COND":  # of what stands in brackets behind it
                depth = 0
                for end in range(at + 4, len(line)):
                    depth += {"(": 1, ")": -1}.get(line[end], 0)
                    if depth == 0:
                        break
                end += 1
                made = self._condition_of(line[at + 5 : end - 1])
            else:
                made = self._word(word)
            line = line[:at] + made + line[end:]
            assert len(line) < 2_000, rng
        return line

    def _condition_of(self, value: str) -> str:
        k = self.rng.randrange(3)
        forms = ("{} == {}", "{} != {}", "{} > {}", "({} & 1) == {}", "!{}", "{}")
        return self.rng.choice(forms).format(value, k)

    def _word(self, word: str) -> str:
        rng = self.rng
        if word == "INSIDE":
            return rng.choice(("", "d++;", "r += d;", *PLAIN[:4]))
        if word == "PLAIN":
            return rng.choice(PLAIN)
        v = rng.choice("aaabbc")
        order = self._order(("seq_cst", "acq_rel", "relaxed", "acquire", "release"))
        weak, new = rng.choice(("weak", "strong")), rng.choice(("e + 1", "e ^ 1", "2"))
        return {
            "LOAD": self._load(v),
            "STORE": self._store().strip(),
            "CAS": f"atomic_compare_exchange_{weak}(&{v}, &e, {new})",
            "ADD": f"atomic_fetch_add_explicit(&{v}, 1, {order})",
            "VAR": v,
            "K": str(rng.randrange(3)),
        }[word]
