// mutex(N): a mutex over a futex with three states, as in Drepper's "Futexes are tricky": free, held, and held
// while others may sleep. -DBUG: looks and takes in two steps.
#include "futex.h"

#ifndef N
#define N 3
#endif

enum { FREE, HELD, CONTENDED };

static atomic_int state;

// The state before: the mutex was taken if that is FREE.
static int take(int as) {
    int seen = FREE;
#ifdef BUG
    if ((seen = atomic_load(&state)) == FREE) atomic_store(&state, as);
#else
    atomic_compare_exchange_strong(&state, &seen, as);
#endif
    return seen;
}

static int contend(void) {
    int seen = HELD;
    atomic_compare_exchange_strong(&state, &seen, CONTENDED);
    return seen;
}

static void lock(int me) {
    (void)me;
    int seen = take(HELD);
    // Who slept cannot know whether others still do.
    while (seen != FREE) {
        if (seen == CONTENDED || contend() != FREE) futex_wait(&state, CONTENDED);
        seen = take(CONTENDED);
    }
}

static void unlock(int me) {
    (void)me;
    if (atomic_fetch_sub(&state, 1) != HELD) {
        atomic_store(&state, FREE);
        futex_wake();
    }
}

#include "critical_section.h"
