// fib_bench(K): two threads add x and y to one of them, K times each; a third checks that neither exceeds
// what strict alternation gives: of the sequence 1, 1, 2, 3, 5 … the number 2K + 1, counted from 0.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#include "order.h"

#ifndef K
#define K 3
#endif

static atomic_int x = 1, y = 1;

static int load(atomic_int *from) { return atomic_load_explicit(from, LOAD(acquire)); }

static void *add_to_x(void *unused) {
    for (int i = 0; i < K; i++) {
        int first = load(&x);
        int second = load(&y);
        atomic_store_explicit(&x, first + second, STORE(release));
    }
    return unused;
}

static void *add_to_y(void *unused) {
    for (int i = 0; i < K; i++) {
        int first = load(&x);
        int second = load(&y);
        atomic_store_explicit(&y, first + second, STORE(release));
    }
    return unused;
}

static void *check(void *most) {
    int bound = (int)(intptr_t)most;
    assert(!(load(&x) > bound || load(&y) > bound));
    return 0;
}

int main(void) {
    int last = 1, bound = 1;
    for (int i = 0; i < 2 * K; i++) {
        int next = last + bound;
        last = bound;
        bound = next;
    }
    pthread_t thread;
    pthread_create(&thread, 0, add_to_x, 0);
    pthread_create(&thread, 0, add_to_y, 0);
    pthread_create(&thread, 0, check, (void *)(intptr_t)bound);
    pthread_exit(0);
}
