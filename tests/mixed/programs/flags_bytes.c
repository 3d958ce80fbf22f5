// Two threads set their own byte, the third looks at both bytes at once: Dekker's idea in one word.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union { _Atomic uint16_t both; _Atomic uint8_t flag[2]; } want;
static int shared;

static void *run(void *arg) {
    int me = arg != 0;
#ifdef BUG
    atomic_store_explicit(&want.flag[me], 1, memory_order_relaxed);
    uint16_t all = atomic_load_explicit(&want.both, memory_order_relaxed);
    if (all == (me ? 0x100 : 1)) shared++;
#else
    uint16_t old = atomic_fetch_or(&want.both, me ? 0x100 : 1);
    if (old == 0) shared++;
#endif
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, run, 0);
    pthread_create(&b, 0, run, (void *)1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared == 1);
}
