// casw(N): thread i of 1..N tries to turn x from 0 into 1, then stores i + 3 to x with release.
#include <pthread.h>
#include <stdint.h>

#include "order.h"

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *try_and_write(void *number) {
    int i = (int)(intptr_t)number;
    int expected = 0;
    atomic_compare_exchange_strong_explicit(&x, &expected, 1, UPDATE(relaxed), LOAD(relaxed));
    atomic_store_explicit(&x, i + 3, STORE(release));
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, try_and_write, (void *)(intptr_t)i);
    pthread_exit(0);
}
