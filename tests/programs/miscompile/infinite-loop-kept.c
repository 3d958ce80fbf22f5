// A loop that waits for an atomic has no other effect; an optimiser may not assume that it ends. Cut
// after three rounds, the result is not complete.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *setter(void *unused) {
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    while (!atomic_load_explicit(&flag, memory_order_relaxed)) {}
    pthread_join(thread, NULL);
    return 0;
}
