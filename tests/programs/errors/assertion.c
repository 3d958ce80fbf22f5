// Two unordered atomic increments by load and store: one may be lost, and the assertion fails.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *worker(void *unused) {
    (void)unused;
    int seen = atomic_load(&counter);
    atomic_store(&counter, seen + 1);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 2); // ERROR
    return 0;
}
