// A ticket lock that takes its ticket with a load and a store: two threads may hold the same ticket
// and enter together. The plain counter inside is the witness: a data race.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int next_ticket, now_serving;
static int counter;

static void lock(void) {
    int ticket = atomic_load(&next_ticket);
    atomic_store(&next_ticket, ticket + 1);
    raddle_await_eq(&now_serving, ticket); // AWAIT
}

static void unlock(void) { atomic_fetch_add(&now_serving, 1); }

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
