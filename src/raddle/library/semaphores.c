// Semaphores: a 4-byte counter; its upper bit says that the semaphore is initialised and not destroyed.
#include <semaphore.h>

static _Atomic unsigned *counter(sem_t *semaphore) { return (_Atomic unsigned *)semaphore; }

enum { SEMAPHORE_MARK = 1 };
#define ALIVE (1u << 31)

static unsigned value_of(unsigned seen) {
    if (!(seen & ALIVE)) __raddle_error_lock("a semaphore is used that is destroyed or was never initialised");
    return seen & ~ALIVE;
}

int sem_init(sem_t *semaphore, int shared, unsigned value) {
    if (value > SEM_VALUE_MAX) {
        errno = EINVAL;
        return -1;
    }
    if (is_marked(semaphore, SEMAPHORE_MARK)) __raddle_error_lock("a semaphore is initialised twice");
    mark(semaphore, SEMAPHORE_MARK);
    atomic_store_explicit(counter(semaphore), ALIVE | value, memory_order_relaxed);
    return 0;
}

int sem_destroy(sem_t *semaphore) {
    value_of(atomic_load_explicit(counter(semaphore), memory_order_relaxed));
    atomic_store_explicit(counter(semaphore), 0, memory_order_relaxed);
    unmark(semaphore, SEMAPHORE_MARK);
    return 0;
}

int sem_wait(sem_t *semaphore) {
    value_of(__raddle_await_rmw_ne_32_sub(semaphore, UINT_MAX, ALIVE, 1));
    return 0;
}

static int try_wait(sem_t *semaphore, int problem) {
    unsigned seen = atomic_load_explicit(counter(semaphore), memory_order_relaxed);
    do
        if (value_of(seen) == 0) {
            errno = problem;
            return -1;
        }
    while (!atomic_compare_exchange_strong_explicit(counter(semaphore), &seen, seen - 1, memory_order_acquire,
                                                     memory_order_relaxed));
    return 0;
}

int sem_trywait(sem_t *semaphore) { return try_wait(semaphore, EAGAIN); }

int sem_timedwait(sem_t *semaphore, const struct timespec *until) {
    return try_wait(semaphore, timed_out(wrong_time(until)));
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *until) {
    return try_wait(semaphore, timed_out(wrong_time(until)));
}

int sem_post(sem_t *semaphore) {
    unsigned seen = atomic_fetch_add_explicit(counter(semaphore), 1, memory_order_release);
    if (value_of(seen) >= SEM_VALUE_MAX) __raddle_error_lock("a semaphore is raised beyond SEM_VALUE_MAX");
    return 0;
}

int sem_getvalue(sem_t *semaphore, int *value) {
    *value = (int)value_of(atomic_load_explicit(counter(semaphore), memory_order_relaxed));
    return 0;
}
