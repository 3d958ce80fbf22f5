// A sequence lock whose reader may mix two versions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int sequence, low, high;

static void *writer(void *unused) {
    atomic_store_explicit(&sequence, 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&low, 1, memory_order_relaxed);
    atomic_store_explicit(&high, 1, memory_order_relaxed);
    atomic_store_explicit(&sequence, 2, memory_order_relaxed);
    return unused;
}

static void *reader(void *unused) {
    int before = atomic_load_explicit(&sequence, memory_order_acquire);
    int a = atomic_load_explicit(&low, memory_order_relaxed);
    int b = atomic_load_explicit(&high, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    int after = atomic_load_explicit(&sequence, memory_order_relaxed);
    if (before == after && before % 2 == 0) assert(a == b);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
