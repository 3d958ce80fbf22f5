// Two threads try to take a slot by compare-exchange; the loser makes one more step.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int slot, losers;

static void take(int me) {
    int expected = 0;
    if (!atomic_compare_exchange_strong(&slot, &expected, me)) {
        assert(expected != 0 && expected != me);
        atomic_fetch_add(&losers, 1);
    }
}

static void *other(void *unused) {
    take(2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    take(1);
    pthread_join(thread, NULL);
    assert(losers == 1);
    return 0;
}
