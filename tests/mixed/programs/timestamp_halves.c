// A 64-bit counter that a 32-bit reader reads in halves: high, low, and high again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union { _Atomic uint64_t time; struct { _Atomic uint32_t low, high; }; } stamp = {UINT64_C(0xffffffff)};

static void *tick(void *arg) {
    atomic_fetch_add(&stamp.time, 1);
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, tick, 0);
#ifdef BUG
    uint32_t high = atomic_load(&stamp.high), low = atomic_load(&stamp.low);
#else
    uint32_t high, low;
    do {
        high = atomic_load(&stamp.high);
        low = atomic_load(&stamp.low);
    } while (high != atomic_load(&stamp.high));
#endif
    uint64_t now = (uint64_t)high << 32 | low;
    assert(now == UINT64_C(0xffffffff) || now == UINT64_C(0x100000000));
    pthread_join(t, 0);
}
