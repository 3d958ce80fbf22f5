// A state byte tested alone on the fast path, and compared and exchanged with its owner's number on the slow one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct once { union { _Atomic uint32_t word; struct { _Atomic uint8_t state, pad; _Atomic uint16_t owner; }; }; };
static struct once once;
static int value;

static int get(uint16_t me) {
    if (atomic_load_explicit(&once.state, memory_order_acquire) != 2) {
        uint32_t zero = 0;
        if (atomic_compare_exchange_strong(&once.word, &zero, (uint32_t)me << 16 | 1)) {
            value = 5;
#ifdef BUG
            atomic_store_explicit(&once.state, 2, memory_order_relaxed);
#else
            atomic_store_explicit(&once.state, 2, memory_order_release);
#endif
        } else {
            while (atomic_load_explicit(&once.state, memory_order_acquire) != 2) {}
        }
    }
    return value;
}
static void *run(void *arg) {
    assert(get(arg ? 1 : 2) == 5);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, run, 0);
    pthread_create(&b, 0, run, &a);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
