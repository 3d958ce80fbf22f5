// DPDK: spinlock (inline assembly), ticket lock (halves of a word), MCS lock.
#include <assert.h>
#include <pthread.h>
#include <rte_spinlock.h>
#include <rte_ticketlock.h>
#include <rte_mcslock.h>

static int shared;

#if KIND == 1
static rte_spinlock_t lock = RTE_SPINLOCK_INITIALIZER;
#define LOCK rte_spinlock_lock(&lock)
#define UNLOCK rte_spinlock_unlock(&lock)
#elif KIND == 2
static rte_ticketlock_t lock = RTE_TICKETLOCK_INITIALIZER;
#define LOCK rte_ticketlock_lock(&lock)
#define UNLOCK rte_ticketlock_unlock(&lock)
#else
static rte_mcslock_t *lock;
#define LOCK rte_mcslock_t me; rte_mcslock_lock(&lock, &me)
#define UNLOCK rte_mcslock_unlock(&lock, &me)
#endif

static void *work(void *unused) {
    LOCK;
#ifndef BUG
    shared++;
#endif
    UNLOCK;
#ifdef BUG // outside of the lock
    shared++;
#endif
    return 0;
}

int main(void) {
    pthread_t t[THREADS];
    for (int i = 0; i < THREADS; i++) pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < THREADS; i++) pthread_join(t[i], 0);
    assert(shared == THREADS);
    return 0;
}
