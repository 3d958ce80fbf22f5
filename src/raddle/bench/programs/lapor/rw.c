// rw(N): N threads read x, then write their number to it. Without locks "reads from" makes the threads a
// forest over the initial value: (N + 1)^(N - 1) executions. With locks it makes them a chain: N!, in
// either mode.
#include <stdint.h>

#include "cell.h"

#ifndef N
#define N 3
#endif

static cell x;

static void *read_and_write(void *number) {
    enter();
    int seen = get(&x);
    set(&x, (int)(intptr_t)number);
    leave();
    (void)seen;
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, read_and_write, (void *)(intptr_t)i);
    pthread_exit(0);
}
