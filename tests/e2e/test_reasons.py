"""What a trace says of locks, of threads that nobody wakes, and what it leaves out."""

from __future__ import annotations

import json

import pytest
from command_line import CommandLine

HEAD = "#include <pthread.h>\n#include <semaphore.h>\n#include <stdatomic.h>\nstatic int n, done;\n"
MUTEX = "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n"
LOST_SIGNAL = (
    HEAD
    + MUTEX
    + """static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static void *worker(void *p) {
    pthread_mutex_lock(&m); done = 1; pthread_mutex_unlock(&m);
    pthread_cond_signal(&ready);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&m);
    int seen = done;
    pthread_mutex_unlock(&m);
    if (!seen) { pthread_mutex_lock(&m); pthread_cond_wait(&ready, &m); pthread_mutex_unlock(&m); }
    pthread_join(t, 0);
}
"""
)
SEMAPHORE = (
    HEAD
    + """static sem_t items;
static void *take(void *p) { sem_wait(&items); sem_wait(&items); return p; }
int main(void) { pthread_t t; sem_init(&items, 0, 1); pthread_create(&t, 0, take, 0); pthread_join(t, 0); }
"""
)
BARRIER = (
    HEAD
    + """static pthread_barrier_t b;
static void *meet(void *p) { pthread_barrier_wait(&b); return p; }
int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t, 0, meet, 0);
    pthread_join(t, 0);
}
"""
)
NEVER_GIVEN_BACK = (
    HEAD
    + MUTEX
    + """static atomic_int taken;
static void *waiter(void *p) { while (!taken); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return p; }
static sem_t s;
static void *taker(void *p) { pthread_mutex_lock(&m); taken = 1; sem_wait(&s); return p; }
int main(void) {
    pthread_t t, u;
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, waiter, 0); pthread_create(&u, 0, taker, 0);
    pthread_join(t, 0); pthread_join(u, 0);
}
"""
)
READERS = (
    HEAD
    + """static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static void *count(void *p) { pthread_rwlock_rdlock(&rw); n++; pthread_rwlock_unlock(&rw); return p; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, count, 0); count(0); pthread_join(t, 0);
}
"""
)
SPINNING = (
    HEAD
    + MUTEX
    + """static pthread_spinlock_t s;
static void *other(void *p) { pthread_mutex_lock(&m); n++; pthread_mutex_unlock(&m); return p; }
int main(void) {
    pthread_t t;
    pthread_spin_init(&s, 0);
    pthread_create(&t, 0, other, 0);
    pthread_spin_lock(&s); n++; pthread_spin_unlock(&s);
    pthread_join(t, 0);
}
"""
)
WRITERS = (
    HEAD
    + """static pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
static void both(pthread_rwlock_t *x, pthread_rwlock_t *y) {
    pthread_rwlock_wrlock(x);
    pthread_rwlock_rdlock(y);
    pthread_rwlock_unlock(y);
    pthread_rwlock_unlock(x);
}
static void *one(void *p) { both(&a, &b); return p; }
static void *two(void *p) { both(&b, &a); return p; }
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, one, 0); pthread_create(&u, 0, two, 0);
    pthread_join(t, 0); pthread_join(u, 0);
}
"""
)
FLAG = """#include <pthread.h>
#include <stdatomic.h>
static atomic_int stop, ready;
static void *worker(void *u) { atomic_store(&ready, 1); while (!atomic_load(&stop)) {} return u; }
int main(void) {
    pthread_t w;
    pthread_create(&w, 0, worker, 0);
    if (atomic_load(&ready)) atomic_store(&stop, 1);
    pthread_join(w, 0);
}
"""
NO_SIGNAL = """#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c;
static void *worker(void *p) { pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); return p; }
int main(void) {
    pthread_t w;
    pthread_cond_init(&c, 0);
    pthread_create(&w, 0, worker, 0);
    pthread_join(w, 0);
}
"""
SAYS = {
    "livelock": (FLAG, "thread 1 waits for ever: stop keeps its initial value 0; no write of this"),
    "lost signal": (
        LOST_SIGNAL,
        "the signal of ready by thread 1 at a.c:9 came before it waited, and no thread",
    ),
    "no signal": (
        NO_SIGNAL,
        "thread 1 waits at a.c:5 for ever: no thread has signalled c, and none is left that",
    ),
    "semaphore": (
        SEMAPHORE,
        "thread 1 waits at a.c:6 for ever: items is 0, and no thread is left that posts it",
    ),
    "barrier": (BARRIER, "thread 1 waits at a.c:6 for ever: no thread is left that comes to b"),
    "never given back": (NEVER_GIVEN_BACK, "waits at a.c:7 for m, which thread 2 holds since a.c:9"),
    "readers": (READERS, "holds rw for reading, and readers do not keep each other out"),
    "spinning": (SPINNING, "no lock protects both: thread 0 holds s, thread 1 holds m"),
    "writers": (
        WRITERS,
        "circle: thread 1 waits at a.c:8 for b, which thread 2 holds since a.c:7; thread 2 waits",
    ),
}


@pytest.mark.parametrize("name", SAYS)
def test_why(name: str, raddle: CommandLine) -> None:
    program, sentence = SAYS[name]
    done = raddle("verify", raddle.file("a.c", program), "--json", "-")
    assert done.status == 1
    (error,) = json.loads(done.out)["errors"]
    told = "\n".join(error["why"])
    assert sentence in told or _either_way(sentence) in told
    assert error["kind"] == "race" or "pthread_join" not in error["location"]


def _either_way(sentence: str) -> str:
    """A race may be told from its other side."""
    return sentence.replace("thread 0 holds s, thread 1 holds m", "thread 1 holds m, thread 0 holds s")


def test_a_deadlock_is_where_threads_wait_for_more_than_an_end(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", WRITERS))
    assert "deadlock in thread 1 at a.c:8:5" in done.out
    assert "ordered after all" not in done.out  # what the search chose is told with -v


def test_a_section_that_is_shown_is_shown_to_its_end(raddle: CommandLine) -> None:
    program = (
        HEAD.replace("<pthread.h>", "<assert.h>\n#include <pthread.h>")
        + MUTEX
        + """static void *f(void *p) {
    pthread_mutex_lock(&m); n = 1; done = 1; pthread_mutex_unlock(&m);
    return p;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    pthread_mutex_lock(&m);
    assert(!n);
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
"""
    )
    done = raddle("verify", raddle.file("a.c", program))
    operations = [line[1:].split()[2:3] for line in done.out.splitlines() if " a.c:" in line]
    assert [words[0] for words in operations if words and words[0].startswith("pthread_mutex")] == [
        "pthread_mutex_lock", "pthread_mutex_unlock", "pthread_mutex_lock"
    ]  # fmt: skip


def test_what_a_thread_knows_by_itself_is_folded(raddle: CommandLine) -> None:
    program = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, log_[4]; static int own[4];
static void *f(void *p) { for (int i = 1; i < 4; i++) own[i] = own[i - 1] + 1; x = own[3]; return p; }
int main(void) {
    pthread_t t;
    for (int i = 1; i < 4; i++) log_[i] = log_[i - 1] + 1;
    pthread_create(&t, 0, f, 0);
    assert(x == 0);
    pthread_join(t, 0);
}
"""
    done = raddle("verify", raddle.file("a.c", program))
    assert "atomic write x" in done.out
    assert "3 reads, 3 writes of main before any thread starts" in done.out
    assert "read own[1]" not in done.out
    assert "read own[1]" in raddle("verify", "a.c", "--full-trace").out


def test_a_warning_comes_once(raddle: CommandLine) -> None:
    program = HEAD + "static atomic_int x; int main(void) { while (!x) n++; return 0; }\n"
    done = raddle("verify", raddle.file("a.c", program), "--max-events", "50")
    assert (done.out + done.err).count("may run for ever") == 1


def test_problems_go_to_json_from_every_verb(raddle: CommandLine) -> None:
    for words in (("check",), ("replay", "nothere"), ("verify", "nothere.c")):
        assert raddle(*words, "--json", "a.json").status == 3
        assert json.loads((raddle.folder / "a.json").read_text())["problem"]["kind"] == "input"
        (raddle.folder / "a.json").unlink()


def test_help_for_a_verb_that_is_none(raddle: CommandLine) -> None:
    done = raddle("help", "chek")
    assert done.status == 3
    assert "did you mean raddle check?" in done.err
