// Two 32-bit values that are always published together as a 64-bit word and may be read alone or together.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union { _Atomic uint64_t both; _Atomic uint32_t half[2]; } pair;

static void *run(void *arg) {
#ifdef BUG
    atomic_store(&pair.half[0], 1);
    atomic_store(&pair.half[1], 1);
#else
    atomic_store(&pair.both, UINT64_C(0x100000001));
#endif
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    uint64_t seen = atomic_load(&pair.both);
    assert((uint32_t)seen == seen >> 32);
    uint32_t high = atomic_load(&pair.half[1]), low = atomic_load(&pair.half[0]);
    assert(low >= high);
    pthread_join(t, 0);
}
