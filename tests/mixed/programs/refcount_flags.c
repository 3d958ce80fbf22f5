// A 16-bit count and 16 bits of flags; the last user sees the closing flag in the word that the decrement returns.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct object { union { _Atomic uint32_t word; struct { _Atomic uint16_t count, flags; }; }; int *data; };
static struct object *object;

static void put(struct object *o) {
#ifdef BUG
    atomic_fetch_sub(&o->word, 1);
    if (atomic_load(&o->count) == 0) { free(o->data); free(o); }
#else
    if ((uint16_t)atomic_fetch_sub(&o->word, 1) == 1) { free(o->data); free(o); }
#endif
}
static void *use(void *arg) {
    struct object *o = arg;
    if (!(atomic_load(&o->flags) & 1)) assert(o->data[0] == 42);
    put(o);
    return 0;
}
int main(void) {
    object = malloc(sizeof *object);
    atomic_init(&object->word, 2);
    object->data = malloc(sizeof(int));
    object->data[0] = 42;
    pthread_t t;
    pthread_create(&t, 0, use, object);
    atomic_fetch_or(&object->flags, 1);
    put(object);
    pthread_join(t, 0);
}
