// A struct with atomics is copied as a whole before the threads start and after they ended.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct stats { atomic_short hits; atomic_short misses; atomic_int total; };
static const struct stats zero = {1, 2, 3};
static struct stats live, last;

static void *run(void *arg) {
    atomic_fetch_add_explicit(&live.hits, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&live.total, 1, memory_order_relaxed);
    return arg;
}
int main(void) {
    live = zero;
    pthread_t a, b;
    pthread_create(&a, 0, run, 0);
    pthread_create(&b, 0, run, 0);
    pthread_join(a, 0);
#ifndef BUG
    pthread_join(b, 0);
#endif
    last = live;
    assert(last.hits == 3 && last.misses == 2 && last.total == 5);
#ifdef BUG
    pthread_join(b, 0);
#endif
}
