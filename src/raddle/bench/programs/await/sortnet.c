// sortnet(N): N threads with two elements each sort them by Batcher's odd-even mergesort network. For a comparator
// between elements of two threads, the upper one's owner sets that element's generation to say that it is ready,
// the lower one's owner waits for that, compares and exchanges, and sets the next generation to give it back.
// -DBUG: nobody waits to get an element back.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "polling.h"

#ifndef N
#define N 4
#endif
#define ELEMENTS (2 * N)
#define OWNER(element) ((element) / 2)

static int values[ELEMENTS];
static atomic_int generation[ELEMENTS];

static void exchange_if_greater(int low, int high) {
    int smaller = values[low], greater = values[high];
    if (smaller > greater) {
        values[low] = greater;
        values[high] = smaller;
    }
}

static void compare(int me, int low, int high, int before) {
    if (OWNER(low) == OWNER(high)) {
        if (OWNER(low) == me) exchange_if_greater(low, high);
    } else if (OWNER(low) == me) {
        poll_until(atomic_load(&generation[high]) == before + 1);
        exchange_if_greater(low, high);
        atomic_store(&generation[high], before + 2);
    } else if (OWNER(high) == me) {
        atomic_store(&generation[high], before + 1);
#ifndef BUG
        poll_until(atomic_load(&generation[high]) == before + 2);
#endif
    }
}

static void *sort(void *number) {
    int me = (int)(intptr_t)number, generations[ELEMENTS];
    for (int i = 0; i < ELEMENTS; i++) generations[i] = 0;
    for (int sorted = 1; sorted < ELEMENTS; sorted *= 2) {
        for (int apart = sorted; apart > 0; apart /= 2) {
            for (int low = 0; low + apart < ELEMENTS; low++) {
                int high = low + apart;
                // Within runs of 2 * sorted, from the second step on every other group of `apart` elements.
                if (low < apart % sorted || (low - apart % sorted) / apart % 2) continue;
                if (low / (2 * sorted) != high / (2 * sorted)) continue;
                compare(me, low, high, generations[high]);
                generations[high] += 2;
            }
        }
    }
    return 0;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < ELEMENTS; i++) values[i] = ELEMENTS - i;
    for (int i = 0; i < N; i++) pthread_create(&threads[i], 0, sort, (void *)(intptr_t)i);
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    for (int i = 1; i < ELEMENTS; i++) assert(values[i - 1] <= values[i]);
    return 0;
}
