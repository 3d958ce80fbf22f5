"""Which schedule is kept, who is woken, and how long the branches after an event may be."""

from __future__ import annotations

from pathlib import Path

import pytest
from bundled_programs import program
from commands import raddle, useful

from raddle.impact.state.run import Site
from raddle.schedules.economy import evenness
from raddle.schedules.sections import Event, ProgramSchedule, Section
from raddle.schedules.synthesis import synthesise

POOL = """
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static int job, there, result[3];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER, room = PTHREAD_COND_INITIALIZER;
static void *worker(void *me) {
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!there) pthread_cond_wait(&more, &lock);
        there = 0;
        result[(long)me] = job;
        pthread_cond_signal(&room);
        pthread_mutex_unlock(&lock);
    }
}
int main(void) {
    pthread_t threads[3];
    for (long i = 0; i < 3; i++) pthread_create(&threads[i], 0, worker, (void *)i);
    for (;;) {
        pthread_mutex_lock(&lock);
        while (there) pthread_cond_wait(&room, &lock);
        job = __VERIFIER_nondet_int();
        there = 1;
        pthread_cond_signal(&more);
        pthread_mutex_unlock(&lock);
    }
}
"""


def test_who_has_waited_longest_is_woken() -> None:
    """All workers of a pool work, under every schedule: a signal used to wake the first thread again and
    again."""
    found = [found.schedule for found in synthesise(program(POOL), 2, None)]
    assert len(found) == 2
    for schedule in found:
        assert schedule is not None
        assert evenness(schedule) >= 0.5


def made(*work: int) -> ProgramSchedule:
    def event(thread: int) -> Event:
        site: Site = ("worker", 1, "store")
        return Event(thread, site, (), frozenset(), frozenset())

    events = tuple(event(thread + 1) for thread, count in enumerate(work) for _ in range(count))
    return ProgramSchedule((Section(events, (((), 0),)),), ("main", *["worker"] * len(work)))


def test_how_even_a_schedule_is() -> None:
    assert evenness(made(3, 3)) == 1
    assert evenness(made(8, 2)) == 0.25
    assert evenness(made(8, 0, 4)) == 0


@pytest.mark.slow
def test_an_event_with_hundreds_of_branches(tmp_path: Path) -> None:
    """A chain of 300 comparisons in one step: the runtime's buffer for branches had 256 places."""
    chain = "".join(f"if (way == {n}) kind = {n % 2}; else " for n in range(300))
    source = tmp_path / "chain.c"
    source.write_text(
        "#include <pthread.h>\nextern int __VERIFIER_nondet_int(void);\nstatic int shared;\n"
        "static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;\n"
        "static void *work(void *x) {\n  for (;;) {\n    int kind, way = __VERIFIER_nondet_int();\n"
        f"    {chain}kind = 2;\n"
        "    if (kind == 2) { pthread_mutex_lock(&lock); shared = kind; pthread_mutex_unlock(&lock); }\n"
        "  }\n}\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); pthread_join(t, 0); }\n"
    )
    schedule = str(tmp_path / "chain.json")
    words = ("schedule", str(source), "-o", schedule, "--iterations", "1", "--complete", "0")
    done = raddle(*words)
    assert done.returncode == 0, done.stdout + done.stderr
    done = raddle("run", str(source), "--schedule", schedule, "--seconds", "1", "-O2", "--stats")
    assert done.returncode == 0, done.stderr
    assert useful(done)
