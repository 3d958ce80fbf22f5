// A barrier without a sense: the first to arrive waits until the count is back at 0. A fast thread
// re-enters and raises the count again before the slow one has looked: both wait for ever.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int arrived;

static void cross(void) {
    if (atomic_fetch_add(&arrived, 1) == 1)
        atomic_store(&arrived, 0);
    else
        raddle_await_eq(&arrived, 0); // ERROR
}

static void *other(void *unused) {
    (void)unused;
    cross();
    cross();
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    cross();
    cross();
    pthread_join(thread, NULL);
    return 0;
}
