// CORR2: x := 1 || x := 2 || a := x; b := x || c := x; d := x. Section 2.3 of the RCMC paper.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int x;

static void *write(void *value) {
    atomic_store_explicit(&x, (int)(intptr_t)value, memory_order_relaxed);
    return 0;
}

static void *read_twice(void *unused) {
    (void)atomic_load_explicit(&x, memory_order_relaxed);
    (void)atomic_load_explicit(&x, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, write, (void *)(intptr_t)1);
    pthread_create(&thread, 0, write, (void *)(intptr_t)2);
    pthread_create(&thread, 0, read_twice, 0);
    pthread_create(&thread, 0, read_twice, 0);
    pthread_exit(0);
}
