// A growing array of atomics: realloc copies it while only its owner uses it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic short *counts;

static void *run(void *arg) {
    atomic_fetch_add(&counts[1], 1);
    return arg;
}
int main(void) {
    counts = malloc(2 * sizeof *counts);
    atomic_init(&counts[0], 1);
    atomic_init(&counts[1], 2);
    pthread_t t, u;
    pthread_create(&t, 0, run, 0);
#ifndef BUG
    pthread_join(t, 0);
#endif
    counts = realloc(counts, 4 * sizeof *counts);
#ifdef BUG
    pthread_join(t, 0);
#endif
    pthread_create(&u, 0, run, 0);
    atomic_fetch_add(&counts[1], 1);
    pthread_join(u, 0);
    assert(counts[0] == 1 && counts[1] == 5);
    free(counts);
}
