// Threads in a ring: each writes to its place, meets the others at a barrier, reads its neighbour's place,
// and meets them at another.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

#ifndef THREADS
#define THREADS 2
#endif

static int ring[THREADS];
static pthread_barrier_t written, read_;

static void *node(void *argument) {
    long me = (long)argument;
    long next = me + 1 == THREADS ? 0 : me + 1;
    for (;;) {
        int sent = ring[me] ^ 1;
        ring[me] = sent;
        pthread_barrier_wait(&written);
        assert(ring[next] == sent);
        raddle_progress();
        pthread_barrier_wait(&read_);
    }
    return 0;
}

int main(void) {
    pthread_t threads[THREADS];
    pthread_barrier_init(&written, 0, THREADS);
    pthread_barrier_init(&read_, 0, THREADS);
    for (long i = 0; i < THREADS; i++) pthread_create(&threads[i], 0, node, (void *)i);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], 0);
    return 0;
}
