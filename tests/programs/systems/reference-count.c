// Reference counting: who takes the count from 1 to 0 frees the object; acquire-release on the
// decrement orders everybody's use before the free. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int references; int value; };

static atomic_int freed;

static void drop(struct object *object) {
    if (atomic_fetch_sub_explicit(&object->references, 1, memory_order_acq_rel) == 1) {
        object->value = 0;
        free(object);
        atomic_fetch_add(&freed, 1);
    }
}

static void *other(void *argument) {
    struct object *object = argument;
    assert(object->value == 7);
    drop(object);
    return NULL;
}

int main(void) {
    struct object *object = malloc(sizeof *object);
    atomic_init(&object->references, 2);
    object->value = 7;
    pthread_t thread;
    pthread_create(&thread, NULL, other, object);
    assert(object->value == 7);
    drop(object);
    pthread_join(thread, NULL);
    assert(freed == 1);
    return 0;
}
