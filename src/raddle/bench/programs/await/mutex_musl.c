// mutex-musl(N): the normal mutex of the C library musl. A thread tries, spins for a while if nobody waits yet,
// then counts itself as waiting, marks the mutex and sleeps. musl spins 100 times, here once.
// -DBUG: looks and takes in two steps.
#include "futex.h"

#ifndef N
#define N 3
#endif
#define SPINS 1

enum { FREE, BUSY, MARKED };

static atomic_int state, waiting;

static int take(void) {
#ifdef BUG
    if (atomic_load(&state) != FREE) return 0;
    atomic_store(&state, BUSY);
    return 1;
#else
    int seen = FREE;
    return atomic_compare_exchange_strong(&state, &seen, BUSY);
#endif
}

static void lock(int me) {
    (void)me;
    if (take()) return;
    for (int spins = SPINS; spins && atomic_load(&state) != FREE && !atomic_load(&waiting); spins--) {
    }
    while (!take()) {
        int seen = BUSY;
        atomic_fetch_add(&waiting, 1);
        atomic_compare_exchange_strong(&state, &seen, MARKED);
        futex_wait(&state, MARKED);
        atomic_fetch_sub(&waiting, 1);
    }
}

static void unlock(int me) {
    (void)me;
    int others = atomic_load(&waiting);
    if (atomic_exchange(&state, FREE) == MARKED || others) futex_wake();
}

#include "critical_section.h"
