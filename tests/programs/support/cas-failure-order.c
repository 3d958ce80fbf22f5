// The failure order counts: a failed compare-exchange with acquire sees what the winner published.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int owner;

static void *other(void *unused) {
    data = 42;
    atomic_store_explicit(&owner, 1, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    int expected = 7;
    if (!atomic_compare_exchange_strong_explicit(&owner, &expected, 8, memory_order_relaxed,
                                                 memory_order_acquire)
        && expected == 1)
        assert(data == 42);
    pthread_join(thread, NULL);
    return 0;
}
