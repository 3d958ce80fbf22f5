// binc(N): N threads increment x, then y. Relaxed, so both orders are free: (N!)^2 executions.
#include <pthread.h>

#include "order.h"

#ifndef N
#define N 3
#endif

static atomic_int x, y;

static void *increment(void *unused) {
    atomic_fetch_add_explicit(&x, 1, UPDATE(relaxed));
    atomic_fetch_add_explicit(&y, 1, UPDATE(relaxed));
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, increment, 0);
    pthread_exit(0);
}
