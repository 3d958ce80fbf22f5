"""Semaphores, barriers, read-write locks and spinlocks written in C, with a mutex and a condition
variable.

Their users synchronise more than with the real ones, because every call takes the mutex. So a program with
these finds nothing that the program with the real ones does not find, and under sc, where all that makes
no difference, it finds the same.
"""

from __future__ import annotations

EMULATED = """\
struct emulated { pthread_mutex_t mutex; pthread_cond_t moved; int value, arrived, round; };
static void e_init(struct emulated *e, int value) {
    pthread_mutex_init(&e->mutex, 0);
    pthread_cond_init(&e->moved, 0);
    e->value = value;
    e->arrived = e->round = 0;
}
static void e_moved(struct emulated *e) {
    pthread_cond_broadcast(&e->moved);
    pthread_mutex_unlock(&e->mutex);
}
static void e_up(struct emulated *e) {
    pthread_mutex_lock(&e->mutex);
    e->value++;
    e_moved(e);
}
static void e_down(struct emulated *e) {
    pthread_mutex_lock(&e->mutex);
    while (e->value == 0) pthread_cond_wait(&e->moved, &e->mutex);
    e->value--;
    pthread_mutex_unlock(&e->mutex);
}
static void e_meet(struct emulated *e) {
    pthread_mutex_lock(&e->mutex);
    int round = e->round;
    if (++e->arrived == e->value) {
        e->arrived = 0;
        e->round++;
        e_moved(e);
        return;
    }
    while (e->round == round) pthread_cond_wait(&e->moved, &e->mutex);
    pthread_mutex_unlock(&e->mutex);
}
static void e_share(struct emulated *e) {
    pthread_mutex_lock(&e->mutex);
    while (e->value < 0) pthread_cond_wait(&e->moved, &e->mutex);
    e->value++;
    pthread_mutex_unlock(&e->mutex);
}
static void e_own(struct emulated *e) {
    pthread_mutex_lock(&e->mutex);
    while (e->value != 0) pthread_cond_wait(&e->moved, &e->mutex);
    e->value = -1;
    pthread_mutex_unlock(&e->mutex);
}
static void e_leave(struct emulated *e) {
    pthread_mutex_lock(&e->mutex);
    e->value = e->value < 0 ? 0 : e->value - 1;
    e_moved(e);
}
#define sem_t struct emulated
#define sem_init(e, shared, value) e_init(e, value)
#define sem_post e_up
#define sem_wait e_down
#define pthread_barrier_t struct emulated
#define pthread_barrier_init(e, attributes, count) e_init(e, count)
#define pthread_barrier_wait e_meet
#define pthread_rwlock_t struct emulated
#define pthread_rwlock_init(e, attributes) e_init(e, 0)
#define pthread_rwlock_rdlock e_share
#define pthread_rwlock_wrlock e_own
#define pthread_rwlock_unlock e_leave
#define pthread_spinlock_t struct emulated
#define pthread_spin_init(e, shared) e_init(e, 1)
#define pthread_spin_lock e_down
#define pthread_spin_unlock e_up
"""
KINDS = ("sem_wait", "sem_post", "barrier", "reading", "writing", "spin")
"""The statements that change their meaning."""


def emulated(text: str) -> str:
    """The program with these instead of the library's."""
    lines = text.splitlines(keepends=True)
    last = max(at for at, line in enumerate(lines) if line.startswith("#include"))
    return "".join([*lines[: last + 1], EMULATED, *lines[last + 1 :]])
