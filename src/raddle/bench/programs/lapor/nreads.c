// nreads(N): N threads read x. Nothing depends on their order: 1 execution, with ordered locks N!.
#include "cell.h"

#ifndef N
#define N 3
#endif

static cell x;

static void *read_x(void *unused) {
    enter();
    int seen = get(&x);
    leave();
    (void)seen;
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, read_x, 0);
    pthread_exit(0);
}
