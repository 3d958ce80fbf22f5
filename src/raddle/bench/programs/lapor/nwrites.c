// nwrites(N): N threads write their number to x, which nobody reads: 1 class of executions by reads-from,
// N! by modification order or with ordered locks.
#include <stdint.h>

#include "cell.h"

#ifndef N
#define N 3
#endif

static cell x;

static void *write_x(void *number) {
    enter();
    set(&x, (int)(intptr_t)number);
    leave();
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, write_x, (void *)(intptr_t)i);
    pthread_exit(0);
}
