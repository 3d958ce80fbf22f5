// lastzero(N): writer j of 1..N sets array[j] to array[j - 1] + 1, while a reader looks for the last zero.
// lastzero0 creates the reader first; lastzero1 (-DREADER_LAST) creates it last.
#include <pthread.h>
#include <stdint.h>

#include "order.h"

#ifndef N
#define N 5
#endif

static atomic_int array[N + 1];

static void *find(void *unused) {
    int i = N;
    while (atomic_load_explicit(&array[i], LOAD(acquire)) != 0) i--;
    return unused;
}

static void *write(void *number) {
    int j = (int)(intptr_t)number;
    int before = atomic_load_explicit(&array[j - 1], LOAD(acquire));
    atomic_store_explicit(&array[j], before + 1, STORE(release));
    return 0;
}

int main(void) {
    pthread_t thread;
#ifndef READER_LAST
    pthread_create(&thread, 0, find, 0);
#endif
    for (int j = 1; j <= N; j++) pthread_create(&thread, 0, write, (void *)(intptr_t)j);
#ifdef READER_LAST
    pthread_create(&thread, 0, find, 0);
#endif
    pthread_exit(0);
}
