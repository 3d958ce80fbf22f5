// W+R: x := 1 || a := x. Section 2.1 of the RCMC paper.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *write(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    return unused;
}

static void *read(void *unused) {
    (void)atomic_load_explicit(&x, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, write, 0);
    pthread_create(&thread, 0, read, 0);
    pthread_exit(0);
}
