// A union's raw word is initialised, its members are atomics; afterwards the raw word is read.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

typedef union {
    long raw[2];
    struct { atomic_int lock; atomic_int waiters; void *_Atomic owner; } s;
} my_mutex;

static my_mutex *make(void) {
    my_mutex *m = malloc(sizeof *m);
    m->raw[0] = m->raw[1] = 0;
    return m;
}
static int shared;
static void *run(void *arg) {
    my_mutex *m = arg;
    while (atomic_exchange_explicit(&m->s.lock, 1, memory_order_acquire)) {}
    atomic_store_explicit(&m->s.owner, arg, memory_order_relaxed);
    shared++;
    atomic_store_explicit(&m->s.owner, 0, memory_order_relaxed);
#ifdef BUG
    atomic_store_explicit(&m->s.lock, 0, memory_order_relaxed);
#else
    atomic_store_explicit(&m->s.lock, 0, memory_order_release);
#endif
    return 0;
}
int main(void) {
    my_mutex *m = make();
    pthread_t a, b;
    pthread_create(&a, 0, run, m);
    pthread_create(&b, 0, run, m);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared == 2 && m->raw[0] == 0 && m->raw[1] == 0);
    free(m);
}
