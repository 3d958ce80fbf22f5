// A spinlock that looks before it exchanges, and two threads that count under it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken;
static int count;

static void lock(void) {
    for (;;) {
        while (atomic_load_explicit(&taken, memory_order_relaxed)) {
        }
        if (!atomic_exchange_explicit(&taken, 1, memory_order_acquire)) return;
    }
}

static void *add(void *unused) {
    lock();
    count++;
    atomic_store_explicit(&taken, 0, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, add, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2);
    return 0;
}
