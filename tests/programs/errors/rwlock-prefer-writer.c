// A lock that prefers writers: whoever reads already waits behind a writer that waits for it.
#define _GNU_SOURCE
#include <pthread.h>

static pthread_rwlock_t lock;

static void *write(void *argument) {
    pthread_rwlock_wrlock(&lock); // ERROR
    pthread_rwlock_unlock(&lock);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_rwlockattr_t kind;
    pthread_rwlockattr_init(&kind);
    pthread_rwlockattr_setkind_np(&kind, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlock_init(&lock, &kind);
    pthread_rwlock_rdlock(&lock);
    pthread_create(&thread, NULL, write, NULL);
    pthread_rwlock_rdlock(&lock); // ERROR
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
