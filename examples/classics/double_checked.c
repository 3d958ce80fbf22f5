// Double-checked locking: the pointer is seen before what it points to.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct settings {
    int size;
};

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
_Atomic(struct settings *) instance;

static struct settings *get(void) {
    struct settings *found = atomic_load_explicit(&instance, memory_order_relaxed);
    if (found == NULL) {
        pthread_mutex_lock(&lock);
        found = atomic_load_explicit(&instance, memory_order_relaxed);
        if (found == NULL) {
            found = malloc(sizeof *found);
            found->size = 64;
            atomic_store_explicit(&instance, found, memory_order_relaxed);
        }
        pthread_mutex_unlock(&lock);
    }
    return found;
}

static void *user(void *unused) {
    assert(get()->size == 64);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
