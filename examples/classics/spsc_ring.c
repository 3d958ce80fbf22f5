// A ring for one producer and one consumer whose index is stored relaxed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 2
#define ITEMS 2

int slots[SIZE];
atomic_int head, tail;

static void *producer(void *unused) {
    for (int i = 0; i < ITEMS; i++) {
        slots[i % SIZE] = i + 1;
        atomic_store_explicit(&tail, i + 1, memory_order_relaxed);
    }
    return unused;
}

static void *consumer(void *unused) {
    int taken = atomic_load_explicit(&head, memory_order_relaxed);
    if (taken < atomic_load_explicit(&tail, memory_order_acquire)) {
        assert(slots[taken % SIZE] == taken + 1);
        atomic_store_explicit(&head, taken + 1, memory_order_release);
    }
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
