// An atomic struct of 16 bytes: whole loads, stores and compare-exchanges.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct counted { uintptr_t value; unsigned long version; };
static _Atomic struct counted shared;

static void increment(void) {
    struct counted seen = atomic_load(&shared), wanted;
    do {
        wanted = (struct counted){seen.value + 10, seen.version + 1};
    } while (!atomic_compare_exchange_strong(&shared, &seen, wanted));
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
    struct counted last = atomic_exchange(&shared, ((struct counted){1, 2}));
    assert(last.value == 20 && last.version == 2);
    assert(atomic_load_explicit(&shared, memory_order_acquire).version == 2);
    return 0;
}
