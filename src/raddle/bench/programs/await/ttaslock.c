// ttaslock(N): the test-and-test-and-set lock. Only who saw it free tries to take it.
// -DBUG: takes it without looking again.
#include <stdatomic.h>

#include "polling.h"

#ifndef N
#define N 3
#endif

static atomic_int taken;

static int take(void) {
#ifdef BUG
    atomic_store(&taken, 1);
    return 1;
#else
    return !atomic_exchange(&taken, 1);
#endif
}

static void lock(int me) {
    (void)me;
    do {
        poll_until(!atomic_load(&taken));
    } while (!take());
}

static void unlock(int me) {
    (void)me;
    atomic_store(&taken, 0);
}

#include "critical_section.h"
