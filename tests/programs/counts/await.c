// An await is one step, that happens when its condition holds.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *other(void *unused) {
    atomic_store(&y, 1);
    atomic_store(&x, 1);
    atomic_store(&y, 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    int seen = raddle_await_ne(&x, 0);
    assert(seen == 1);
    atomic_load(&y);
    pthread_join(thread, NULL);
    return 0;
}
