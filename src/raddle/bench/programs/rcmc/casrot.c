// casrot(N): thread i of 1..N tries to turn x from i - 1 into i. Thread i succeeds only if all before it did.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static atomic_int x;

static void *rotate(void *number) {
    int i = (int)(intptr_t)number;
    int expected = i - 1;
    atomic_compare_exchange_strong_explicit(&x, &expected, i, memory_order_relaxed, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, rotate, (void *)(intptr_t)i);
    pthread_exit(0);
}
