// A loop that looks at two variables, of which one is written by two threads: which write is the last one is open, but
// none of them lets the loop end.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int first, second = 1;

static void *waiter(void *unused) {
    for (;;) {
        if (atomic_load(&first) == 1) break;
        if (atomic_load(&second) < 1) atomic_store(&first, 4);  // STUCK
    }
    return unused;
}

static void *writer(void *unused) {
    atomic_store_explicit(&first, 2, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, waiter, NULL);
    pthread_create(&two, NULL, writer, NULL);
    atomic_store_explicit(&first, 3, memory_order_relaxed);
    pthread_join(two, NULL);
    pthread_join(one, NULL);
    return 0;
}
