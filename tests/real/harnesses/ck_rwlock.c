// Concurrency Kit: the lock of readers and writers.
#include <assert.h>
#include <ck_rwlock.h>
#include <pthread.h>

static ck_rwlock_t lock = CK_RWLOCK_INITIALIZER;
static int a, b;

static void *write(void *u) {
    ck_rwlock_write_lock(&lock);
    a++;
    b++;
    ck_rwlock_write_unlock(&lock);
    return u;
}

static void *read(void *u) {
#ifndef BUG // reads without the lock
    ck_rwlock_read_lock(&lock);
#endif
    assert(a == b);
#ifndef BUG
    ck_rwlock_read_unlock(&lock);
#endif
    return u;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], 0, write, 0);
    pthread_create(&t[1], 0, read, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
