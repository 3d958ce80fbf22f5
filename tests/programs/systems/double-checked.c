// Double-checked initialisation: an acquire load in front of a mutex; the object is complete before
// a release store publishes it. It is made once, and its plain field is read without a race. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { int value; };

static struct object *_Atomic instance;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int made;

static struct object *get(void) {
    struct object *object = atomic_load_explicit(&instance, memory_order_acquire);
    if (!object) {
        pthread_mutex_lock(&mutex);
        object = atomic_load_explicit(&instance, memory_order_relaxed);
        if (!object) {
            object = malloc(sizeof *object);
            object->value = 42;
            made++;
            atomic_store_explicit(&instance, object, memory_order_release);
        }
        pthread_mutex_unlock(&mutex);
    }
    return object;
}

static void *other(void *unused) {
    (void)unused;
    assert(get()->value == 42);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    assert(get()->value == 42);
    pthread_join(thread, NULL);
    assert(made == 1);
    free(instance);
    return 0;
}
