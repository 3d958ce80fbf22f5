// fib_bench(K): models the SV-COMP program fib_bench. Two threads add x and y to one of them, K times each,
// in atomic sections; main reads x in one section and y in another, and checks that neither exceeds what
// strict alternation gives: of the sequence 1, 1, 2, 3, 5 … the number 2K + 1, counted from 0. K, K and 2
// critical sections of one lock: (2K + 2)! / (K! K! 2) orders.
#include <assert.h>
#include <pthread.h>

#ifndef K
#define K 5
#endif

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x = 1, y = 1;

static void *add_to_x(void *unused) {
    for (int i = 0; i < K; i++) {
        __VERIFIER_atomic_begin();
        x += y;
        __VERIFIER_atomic_end();
    }
    return unused;
}

static void *add_to_y(void *unused) {
    for (int i = 0; i < K; i++) {
        __VERIFIER_atomic_begin();
        y += x;
        __VERIFIER_atomic_end();
    }
    return unused;
}

static int read_atomically(const int *from) {
    __VERIFIER_atomic_begin();
    int value = *from;
    __VERIFIER_atomic_end();
    return value;
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
    int seen_x = read_atomically(&x);
    int seen_y = read_atomically(&y);
    assert(seen_x <= bound && seen_y <= bound);
    pthread_exit(0);
}
