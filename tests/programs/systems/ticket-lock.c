// A ticket lock around a plain counter, two threads. Mutual exclusion makes it free of races, and
// both increments arrive. Safe.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int next_ticket, now_serving;
static int counter;

static void lock(void) {
    int ticket = atomic_fetch_add(&next_ticket, 1);
    raddle_await_eq(&now_serving, ticket);
}

static void unlock(void) { atomic_fetch_add(&now_serving, 1); }

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
