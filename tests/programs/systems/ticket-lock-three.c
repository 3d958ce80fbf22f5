// The ticket lock with three threads, main being one of them. Safe.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int next_ticket, now_serving;
static int counter;

static void *worker(void *unused) {
    int ticket = atomic_fetch_add(&next_ticket, 1);
    raddle_await_eq(&now_serving, ticket);
    counter++;
    atomic_fetch_add(&now_serving, 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    worker(NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 3);
    return 0;
}
