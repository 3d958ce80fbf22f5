// A lock that tests and sets in two steps: both threads may see it free. The counter races.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int held;
static int counter;

static void lock(void) {
    raddle_await_eq(&held, 0);
    atomic_store(&held, 1);
}

static void unlock(void) { atomic_store(&held, 0); }

static void *worker(void *unused) {
    (void)unused;
    lock();
    int seen = counter; // RACE A
    counter = seen + 1; // RACE B
    unlock();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
