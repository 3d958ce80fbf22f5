// readers(N): one thread stores x with release, N threads load it with acquire.
#include <pthread.h>

#include "order.h"

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *write(void *unused) {
    atomic_store_explicit(&x, 42, STORE(release));
    return unused;
}

static void *read(void *unused) {
    (void)atomic_load_explicit(&x, LOAD(acquire));
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, write, 0);
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, read, 0);
    pthread_exit(0);
}
