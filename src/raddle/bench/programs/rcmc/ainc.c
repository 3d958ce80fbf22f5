// ainc(N): N threads increment x. N! executions: the orders in which the increments follow each other.
#include <pthread.h>

#include "order.h"

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *increment(void *unused) {
    atomic_fetch_add_explicit(&x, 1, UPDATE(relaxed));
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, increment, 0);
    pthread_exit(0);
}
