// gcd(K): models the SV-COMP program gcd. Euclid's algorithm by subtraction: one thread takes b from a
// while a is larger, another a from b while b is, each in an atomic section that also tells whether both
// are equal. Tries that change nothing could go on for ever, so each thread has K of them.
#include <assert.h>
#include <pthread.h>

#ifndef K
#define K 3
#endif

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

enum { DIVISOR = 4 };

static int a = 3 * DIVISOR, b = 2 * DIVISOR;

// One number minus the other, if that is smaller; tells whether there is more to do.
static int reduce(int *number, const int *other) {
    __VERIFIER_atomic_begin();
    int differ = *number != *other;
    if (*number > *other) *number -= *other;
    assert(*number > 0 && *number % DIVISOR == 0);
    __VERIFIER_atomic_end();
    return differ;
}

static void *reduce_a(void *unused) {
    for (int i = 0; i < K && reduce(&a, &b); i++) continue;
    return unused;
}

static void *reduce_b(void *unused) {
    for (int i = 0; i < K && reduce(&b, &a); i++) continue;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, reduce_a, 0);
    pthread_create(&thread, 0, reduce_b, 0);
    pthread_exit(0);
}
