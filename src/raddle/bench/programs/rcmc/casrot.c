// casrot(N): thread i of 1..N tries to turn x from i - 1 into i. Thread i succeeds only if all before it did.
#include <pthread.h>
#include <stdint.h>

#include "order.h"

#ifndef N
#define N 4
#endif

static atomic_int x;

static void *rotate(void *number) {
    int i = (int)(intptr_t)number;
    int expected = i - 1;
    atomic_compare_exchange_strong_explicit(&x, &expected, i, UPDATE(relaxed), LOAD(relaxed));
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, rotate, (void *)(intptr_t)i);
    pthread_exit(0);
}
