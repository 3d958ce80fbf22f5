// CO2RRW: a := x; b := x || c := x || x := 1. Section 2.2 of the RCMC paper. Its line breaks leave open whether
// the last two are one thread; they are two: it says that c may be 1, and counts 3 * 2 executions.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *read_twice(void *unused) {
    (void)atomic_load_explicit(&x, memory_order_relaxed);
    (void)atomic_load_explicit(&x, memory_order_relaxed);
    return unused;
}

static void *read(void *unused) {
    (void)atomic_load_explicit(&x, memory_order_relaxed);
    return unused;
}

static void *write(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, read_twice, 0);
    pthread_create(&thread, 0, read, 0);
    pthread_create(&thread, 0, write, 0);
    pthread_exit(0);
}
