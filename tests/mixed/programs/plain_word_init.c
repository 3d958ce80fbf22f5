// Two atomic halves, set by one plain store of the word before anybody else runs.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

union flags { uint64_t raw; struct { _Atomic uint32_t low, high; } half; };
static union flags flags;

static void *run(void *arg) {
    atomic_fetch_or(&flags.half.low, 4);
    return arg;
}
int main(void) {
    flags.raw = UINT64_C(0x200000001);
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    atomic_fetch_or(&flags.half.high, 8);
#ifdef BUG
    uint64_t all = flags.raw;
    pthread_join(t, 0);
#else
    pthread_join(t, 0);
    uint64_t all = flags.raw;
#endif
    assert(all == UINT64_C(0xa00000005));
}
