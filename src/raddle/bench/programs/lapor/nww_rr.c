// nww-rr(N): N - 1 threads write x and y, one reads both. Without locks each read has N writes to choose
// from; with locks both reads see the same thread.
#include <assert.h>
#include <stdint.h>

#include "cell.h"

#ifndef N
#define N 3
#endif

static cell x, y;

static void *write_both(void *number) {
    int value = (int)(intptr_t)number;
    enter();
    set(&x, value);
    set(&y, value);
    leave();
    return 0;
}

static void *read_both(void *unused) {
    enter();
    int first = get(&x);
    int second = get(&y);
    leave();
#ifdef LOCKED
    assert(first == second);
#endif
    (void)first, (void)second;
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i < N; i++) pthread_create(&thread, 0, write_both, (void *)(intptr_t)i);
    pthread_create(&thread, 0, read_both, 0);
    pthread_exit(0);
}
