// mcslock(N): the queue lock of Mellor-Crummey and Scott. Each thread polls a flag of its own.
// -DBUG: the end of the queue is exchanged in two steps.
#include <stdatomic.h>

#include "polling.h"

#ifndef N
#define N 3
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int granted;
};

static struct node nodes[N + 1];
static _Atomic(struct node *) tail;

static struct node *append(struct node *mine) {
#ifdef BUG
    struct node *before = atomic_load(&tail);
    atomic_store(&tail, mine);
    return before;
#else
    return atomic_exchange(&tail, mine);
#endif
}

static void lock(int me) {
    struct node *mine = &nodes[me];
    atomic_store(&mine->next, 0);
    atomic_store(&mine->granted, 0);
    struct node *before = append(mine);
    if (!before) return;
    atomic_store(&before->next, mine);
    poll_until(atomic_load(&mine->granted));
}

static void unlock(int me) {
    struct node *mine = &nodes[me], *next = atomic_load(&mine->next);
    if (!next) {
        struct node *expected = mine;
        if (atomic_compare_exchange_strong(&tail, &expected, 0)) return;
        // Somebody has joined the queue, but has not said so yet.
        poll_until((next = atomic_load(&mine->next)));
    }
    atomic_store(&next->granted, 1);
}

#include "critical_section.h"
