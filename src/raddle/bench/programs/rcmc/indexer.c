// indexer(N): N threads put four entries each into a hash table; whoever finds a place taken, takes the next.
// Entries of threads t and t + 11 collide, so the first collisions are those of N = 12.
#include <pthread.h>
#include <stdint.h>

#include "order.h"

#ifndef N
#define N 12
#endif

enum { SIZE = 128, ENTRIES = 4 };

static atomic_int table[SIZE];

static int take(int place, int entry) {
    int expected = 0;
    return atomic_compare_exchange_strong_explicit(&table[place], &expected, entry, UPDATE(relaxed),
                                                   LOAD(relaxed));
}

static void *insert(void *number) {
    int t = (int)(intptr_t)number;
    for (int i = 0; i < ENTRIES; i++) {
        int w = 11 * i + t;
        int h = 7 * w % SIZE;
        while (!take(h, w)) h = (h + 1) % SIZE;
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int t = 1; t <= N; t++) pthread_create(&thread, 0, insert, (void *)(intptr_t)t);
    pthread_exit(0);
}
