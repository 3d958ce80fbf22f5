// qspinlock(N): the queued spinlock of Linux. One word holds a locked byte, a pending byte (one thread waits
// outside the queue) and the number of the queue's last thread. The head of the queue waits until the lock is
// neither locked nor pending. Parts of the word are changed by operations on all of it, as Linux does on machines
// without atomic accesses to parts. -DBUG: the fast path looks and takes in two steps.
#include <stdatomic.h>

#include "polling.h"

#ifndef N
#define N 3
#endif
#define LOCKED 1u
#define PENDING (1u << 8)
#define TAIL_SHIFT 16
#define LOCKED_MASK 0xffu
#define PENDING_MASK 0xff00u
#define TAIL_MASK (~0u << TAIL_SHIFT)

struct node {
    _Atomic(struct node *) next;
    atomic_int granted;
};

static struct node nodes[N + 1];
static atomic_uint word;

static int replace(unsigned from, unsigned to) { return atomic_compare_exchange_strong(&word, &from, to); }

static int take_free(void) {
#ifdef BUG
    if (atomic_load(&word)) return 0;
    atomic_store(&word, LOCKED);
    return 1;
#else
    return replace(0, LOCKED);
#endif
}

static unsigned exchange_tail(unsigned tail) {
    for (;;) {
        unsigned seen = atomic_load(&word);
        if (replace(seen, (seen & ~TAIL_MASK) | tail)) return seen & TAIL_MASK;
    }
}

// Returns whether the lock was taken without the queue.
static int take_as_pending(void) {
    unsigned seen = atomic_load(&word);
    // The lock is being handed to the pending thread: that is soon over, so look once more.
    if (seen == PENDING) seen = atomic_load(&word);
    if (seen & ~LOCKED_MASK) return 0;
    seen = atomic_fetch_or(&word, PENDING);
    if (seen & ~LOCKED_MASK) {
        if (!(seen & PENDING_MASK)) atomic_fetch_and(&word, ~PENDING_MASK);
        return 0;
    }
    if (seen & LOCKED_MASK) poll_until(!(atomic_load(&word) & LOCKED_MASK));
    atomic_fetch_add(&word, LOCKED - PENDING);
    return 1;
}

static void take_in_queue(int me) {
    struct node *mine = &nodes[me], *next = 0;
    unsigned tail = (unsigned)me << TAIL_SHIFT, seen;
    atomic_store(&mine->granted, 0);
    atomic_store(&mine->next, 0);
    if (atomic_load(&word) == 0 && replace(0, LOCKED)) return;
    unsigned before = exchange_tail(tail);
    if (before) {
        atomic_store(&nodes[before >> TAIL_SHIFT].next, mine);
        poll_until(atomic_load(&mine->granted));
        next = atomic_load(&mine->next);
    }
    poll_until(!((seen = atomic_load(&word)) & (LOCKED_MASK | PENDING_MASK)));
    if ((seen & TAIL_MASK) == tail && replace(seen, LOCKED)) return;
    atomic_fetch_or(&word, LOCKED);
    if (!next) poll_until((next = atomic_load(&mine->next)));
    atomic_store(&next->granted, 1);
}

static void lock(int me) {
    if (!take_free() && !take_as_pending()) take_in_queue(me);
}

static void unlock(int me) {
    (void)me;
    atomic_fetch_sub(&word, LOCKED);
}

#include "critical_section.h"
