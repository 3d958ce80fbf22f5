// The usual loop around a weak compare-exchange, without a limit: a spurious failure leads back to the same place with the same
// values, so that trying again adds nothing, and the search ends. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void increment(void) {
    int seen = atomic_load(&x);
    while (!atomic_compare_exchange_weak(&x, &seen, seen + 1)) {}
}

static void *other(void *unused) {
    increment();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    increment();
    pthread_join(thread, NULL);
    assert(x == 2);
    return 0;
}
