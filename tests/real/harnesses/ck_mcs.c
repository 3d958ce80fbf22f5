// Concurrency Kit: the MCS lock.
#include <assert.h>
#include <ck_spinlock.h>
#include <pthread.h>

static ck_spinlock_mcs_t lock;
static int shared;

static void *work(void *u) {
    ck_spinlock_mcs_context_t me;
    ck_spinlock_mcs_lock(&lock, &me);
    shared++;
#ifndef BUG // never unlocked
    ck_spinlock_mcs_unlock(&lock, &me);
#endif
    return u;
}

int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    assert(shared == 3);
    return 0;
}
