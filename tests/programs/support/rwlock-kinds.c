// Locks that prefer writers, used well; what tries and what times out sees writers that wait.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP, plain;
static int data;
static atomic_int busy;

static void *write(void *argument) {
    struct timespec now = {0};
    if (pthread_rwlock_timedwrlock(&lock, &now) == ETIMEDOUT) return NULL;
    data++;
    pthread_rwlock_unlock(&lock);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_rwlockattr_t kind;
    int got;
    assert(pthread_rwlockattr_init(&kind) == 0);
    assert(pthread_rwlockattr_setkind_np(&kind, 7) == EINVAL);
    assert(pthread_rwlockattr_getkind_np(&kind, &got) == 0 && got == PTHREAD_RWLOCK_PREFER_READER_NP);
    pthread_rwlock_init(&plain, NULL);
    pthread_rwlock_rdlock(&plain);
    pthread_rwlock_rdlock(&lock);
    pthread_create(&thread, NULL, write, NULL);
    int tried = pthread_rwlock_tryrdlock(&lock);
    assert(tried == 0 || tried == EBUSY);
    if (tried == 0) pthread_rwlock_unlock(&lock);
    assert(pthread_rwlock_tryrdlock(&plain) == 0 && pthread_rwlock_trywrlock(&plain) == EBUSY);
    assert(pthread_rwlock_trywrlock(&lock) == EBUSY);
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    pthread_rwlock_wrlock(&lock);
    assert(data == 0 || data == 1);
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_destroy(&lock);
    return 0;
}
