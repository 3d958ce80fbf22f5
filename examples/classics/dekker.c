// The entry of Dekker's algorithm: both threads may enter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int wants[2];
atomic_int inside;

static void enter(int me) {
    atomic_store_explicit(&wants[me], 1, memory_order_release);
    if (atomic_load_explicit(&wants[1 - me], memory_order_acquire) == 0) {
        assert(atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed) == 0);
        atomic_fetch_sub_explicit(&inside, 1, memory_order_relaxed);
    }
}

static void *first(void *unused) {
    enter(0);
    return unused;
}

static void *second(void *unused) {
    enter(1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
