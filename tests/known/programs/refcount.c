/* A counted reference: whoever drops the last one frees. */
#include "orders.h"
#ifndef DROP
#define DROP acq_rel
#endif
#ifndef LAST
#define LAST relaxed
#endif
#ifndef COPY
#define COPY relaxed
#endif
struct object { atomic_int count; int value[2]; };
static struct object *object;
__attribute__((constructor)) static void begin(void) {
    object = malloc(sizeof *object);
    atomic_init(&object->count, 2);
    object->value[0] = object->value[1] = 0;
}
static void drop(struct object *o) {
    if (atomic_fetch_sub_explicit(&o->count, 1, DROP) == 1) {
        FENCE(LAST);
        assert(o->value[0] == 1 && o->value[1] == 1);
        free(o);
    }
}
static void *run0(void *p) {
    ADD(&object->count, 1, COPY);
    object->value[0] = 1;
    drop(object);
    drop(object);
    return p;
}
static void *run1(void *p) {
    object->value[1] = 1;
    drop(object);
    return p;
}
static void finish(void) {}
#include "harness.h"
