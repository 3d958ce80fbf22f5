// A loop with two ways out, of which only the first one comes: no thread waits for ever.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, stop;

static void *waiter(void *unused) {
    while (!atomic_load(&ready) && !atomic_load(&stop)) {}
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    atomic_store(&ready, 1);
    pthread_join(thread, NULL);
    return 0;
}
