// triangular(K): models the SV-COMP program triangular. Two threads set one variable to the other plus one, K
// times each, in atomic sections; main reads each in a section of its own and checks the bound that strict
// alternation gives. As many critical sections as fib_bench(K), with the same conflicts.
#include <assert.h>
#include <pthread.h>

#ifndef K
#define K 5
#endif

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

enum { FIRST = 3, SECOND = 6 };

static int x = FIRST, y = SECOND;

static void *raise_x(void *unused) {
    for (int i = 0; i < K; i++) {
        __VERIFIER_atomic_begin();
        x = y + 1;
        __VERIFIER_atomic_end();
    }
    return unused;
}

static void *raise_y(void *unused) {
    for (int i = 0; i < K; i++) {
        __VERIFIER_atomic_begin();
        y = x + 1;
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
    pthread_t thread;
    pthread_create(&thread, 0, raise_x, 0);
    pthread_create(&thread, 0, raise_y, 0);
    int seen_x = read_atomically(&x);
    int seen_y = read_atomically(&y);
    assert(seen_x <= SECOND + 2 * K && seen_y <= SECOND + 2 * K);
    pthread_exit(0);
}
