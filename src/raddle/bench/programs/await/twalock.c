// twalock(N): the ticket lock augmented with a waiting array (Dice and Kogan). Who is next polls the ticket that
// is served; who is further behind polls a slot of the array, which the lock's holder moves on when it leaves.
// -DBUG: tickets are drawn in two steps.
#include <stdatomic.h>

#include "polling.h"

#ifndef N
#define N 3
#endif
#define NEAR 1
#define SLOTS 4

static atomic_int tickets, served, slots[SLOTS];

static int draw(void) {
#ifdef BUG
    int ticket = atomic_load(&tickets);
    atomic_store(&tickets, ticket + 1);
    return ticket;
#else
    return atomic_fetch_add(&tickets, 1);
#endif
}

static void wait_far_behind(int ticket) {
    atomic_int *slot = &slots[ticket % SLOTS];
    for (;;) {
        int before = atomic_load(slot);
        // The slot may have moved before it was read: only then is the thread near by now.
        if (ticket - atomic_load(&served) <= NEAR) return;
        poll_until(atomic_load(slot) != before);
    }
}

static void lock(int me) {
    (void)me;
    int ticket = draw();
    int behind = ticket - atomic_load(&served);
    if (behind == 0) return;
    if (behind > NEAR) wait_far_behind(ticket);
    poll_until(atomic_load(&served) == ticket);
}

static void unlock(int me) {
    (void)me;
    int next = atomic_load(&served) + 1;
    atomic_store(&served, next);
    atomic_fetch_add(&slots[(next + NEAR) % SLOTS], 1);
}

#include "critical_section.h"
