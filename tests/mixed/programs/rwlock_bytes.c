// A reader-writer lock: writers test and set the whole word, readers count in its upper half, unlocking stores a half.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

union rw { _Atomic uint32_t all; struct { _Atomic uint16_t writer, readers; }; };
static union rw rw;
static int a, b;

static void *write(void *arg) {
    uint32_t zero = 0;
    while (!atomic_compare_exchange_weak(&rw.all, &zero, 1)) zero = 0;
    a = b = 1;
    atomic_store_explicit(&rw.writer, 0, memory_order_release);
    return arg;
}
static void *read(void *arg) {
#ifdef BUG
    atomic_fetch_add_explicit(&rw.readers, 1, memory_order_acquire);
#else
    uint32_t old = atomic_fetch_add_explicit(&rw.all, 1 << 16, memory_order_acquire);
    if (old & 0xffff)
        while (atomic_load_explicit(&rw.writer, memory_order_acquire)) {}
#endif
    assert(a == b);
    atomic_fetch_sub_explicit(&rw.readers, 1, memory_order_release);
    return arg;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, write, 0);
    pthread_create(&u, 0, read, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(rw.all == 0);
}
