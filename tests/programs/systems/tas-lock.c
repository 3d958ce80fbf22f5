// A test-and-test-and-set lock: exchange, and wait until it looks free before trying again. Safe.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int held;
static int counter;

static void lock(void) {
    while (atomic_exchange_explicit(&held, 1, memory_order_acquire)) raddle_await_eq(&held, 0);
}

static void unlock(void) { atomic_store_explicit(&held, 0, memory_order_release); }

static void *worker(void *unused) {
    (void)unused;
    lock();
    counter++;
    unlock();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 2);
    return 0;
}
