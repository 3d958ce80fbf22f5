// Memory of calloc, written byte by byte through a char pointer, then used as atomics.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct cell { atomic_uint ready; unsigned value; };

static void *run(void *arg) {
    struct cell *c = arg;
    c->value = 7;
#ifdef BUG
    atomic_store_explicit(&c->ready, 0x01010101, memory_order_relaxed);
#else
    atomic_store_explicit(&c->ready, 0x01010101, memory_order_release);
#endif
    return 0;
}
int main(void) {
    struct cell *c = calloc(1, sizeof *c);
    unsigned char *bytes = (unsigned char *)c;
    for (unsigned i = 0; i < sizeof *c; i++) bytes[i] = 0;
    bytes[0] = 2;
    pthread_t t;
    pthread_create(&t, 0, run, c);
    unsigned seen = atomic_load_explicit(&c->ready, memory_order_acquire);
    if (seen == 0x01010101) assert(c->value == 7);
    else assert(seen == 2);
    pthread_join(t, 0);
    assert(bytes[0] == 1 && bytes[3] == 1);
    free(c);
}
