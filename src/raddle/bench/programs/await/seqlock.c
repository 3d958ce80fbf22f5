// seqlock(N): the sequence lock of Linux. N - 1 writers exclude each other by a ticket spinlock and keep the
// sequence odd while they write two places; a reader tries again if it saw an odd or a changed sequence.
// -DBUG: the writers do not say that they begin.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "polling.h"

#ifndef N
#define N 3
#endif

static atomic_uint sequence, tickets, served;
static atomic_int first, second;

static void *write(void *number) {
    int value = (int)(intptr_t)number;
    unsigned ticket = atomic_fetch_add(&tickets, 1);
    poll_until(atomic_load(&served) == ticket);
    unsigned before = atomic_load(&sequence);
#ifndef BUG
    atomic_store(&sequence, before + 1);
#endif
    atomic_store(&first, value);
    atomic_store(&second, value);
    atomic_store(&sequence, before + 2);
    atomic_store(&served, ticket + 1);
    return 0;
}

static void *read(void *unused) {
    unsigned before;
    int one, two;
    do {
        poll_until(!((before = atomic_load(&sequence)) & 1));
        one = atomic_load(&first);
        two = atomic_load(&second);
    } while (atomic_load(&sequence) != before);
    assert(one == two);
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i < N; i++) pthread_create(&thread, 0, write, (void *)(intptr_t)i);
    pthread_create(&thread, 0, read, 0);
    pthread_exit(0);
}
