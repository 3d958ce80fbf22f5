// The client of a lock: each of N threads, numbered from 1, takes the lock once and finds itself alone.
// The lock is `lock(me)` and `unlock(me)`, defined before this file is included.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int inside;

static void *enter(void *number) {
    int me = (int)(intptr_t)number;
    lock(me);
    inside = me;
    assert(inside == me);
    unlock(me);
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, enter, (void *)(intptr_t)i);
    pthread_exit(0);
}
