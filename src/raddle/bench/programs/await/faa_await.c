// faa-await(N): N threads each add 1 to x and do not look at the result; one more thread waits until x is N.
// The additions commute, so that there is one execution. -DBUG: it waits for one less.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#include "polling.h"

#ifndef N
#define N 3
#endif
#ifdef BUG
#define ENOUGH (N - 1)
#else
#define ENOUGH N
#endif

static atomic_int x;

static void *add(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

static void *wait(void *unused) {
    int seen;
    poll_until((seen = atomic_load(&x)) == ENOUGH);
    assert(seen == N);
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, add, 0);
    pthread_create(&thread, 0, wait, 0);
    pthread_exit(0);
}
