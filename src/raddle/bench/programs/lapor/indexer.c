// indexer(K): models the SV-COMP program indexer. 13 threads put K entries each into a hash table, by a
// compare-and-swap that a lock for each place makes atomic; whoever finds a place taken, takes the next.
// Entries of threads t and t + 11 collide, K - 1 of them: 2^(2 (K - 1)) executions.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#ifndef K
#define K 4
#endif

enum { SIZE = 128, THREADS = 13 };

static struct {
    pthread_mutex_t mutex;
    int entry;
} table[SIZE];

static int compare_and_swap(int place, int expected, int entry) {
    pthread_mutex_lock(&table[place].mutex);
    int fits = table[place].entry == expected;
    if (fits) table[place].entry = entry;
    pthread_mutex_unlock(&table[place].mutex);
    return fits;
}

static void *insert(void *number) {
    int t = (int)(intptr_t)number;
    for (int i = 1; i <= K; i++) {
        int w = 11 * i + t;
        int h = 7 * w % SIZE;
        assert(h >= 0);
        while (!compare_and_swap(h, 0, w)) h = (h + 1) % SIZE;
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < SIZE; i++) pthread_mutex_init(&table[i].mutex, 0);
    for (int t = 0; t < THREADS; t++) pthread_create(&thread, 0, insert, (void *)(intptr_t)t);
    pthread_exit(0);
}
