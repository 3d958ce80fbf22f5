// Concurrency Kit: a spinlock, -DKIND=fas, cas, dec, ticket.
#include <assert.h>
#include <ck_spinlock.h>
#include <pthread.h>
#define NAME_(a, b) ck_spinlock_##a##_##b
#define NAME(a, b) NAME_(a, b)

static NAME(KIND, t) lock;
static int shared;

static void *work(void *u) {
    NAME(KIND, lock)(&lock);
    shared++;
    NAME(KIND, unlock)(&lock);
#ifdef BUG // used again without the lock
    shared++;
#endif
    return u;
}

int main(void) {
    pthread_t t[3];
    NAME(KIND, init)(&lock);
    for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    assert(shared == 3);
    return 0;
}
