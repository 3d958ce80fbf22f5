// Bit-fields beside an atomic byte in the same word: two different memory locations, used at once.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct header {
    _Atomic uint8_t state;
#ifdef BUG
    uint8_t kind : 4, age : 4;
#else
    uint8_t kind : 4;
    uint8_t : 0;
    uint8_t age;
#endif
};
static struct header header;

static void *run(void *arg) {
    header.kind = 3;
    atomic_store_explicit(&header.state, 1, memory_order_release);
    return arg;
}
static void *grow(void *arg) {
    header.age = 2;
    return arg;
}
int main(void) {
    struct header first = {0};
    header = first;
    pthread_t a, b;
    pthread_create(&a, 0, run, 0);
    pthread_create(&b, 0, grow, 0);
    if (atomic_load_explicit(&header.state, memory_order_acquire)) assert(header.kind == 3);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(header.kind == 3 && header.age == 2);
}
