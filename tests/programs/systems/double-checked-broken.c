// Double-checked initialisation that raises the flag before the value is there: a thread that
// skips the mutex may see the flag and not the value.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready, value;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int get(void) {
    if (!atomic_load(&ready)) {
        pthread_mutex_lock(&mutex);
        if (!atomic_load(&ready)) {
            atomic_store(&ready, 1);
            atomic_store(&value, 42);
        }
        pthread_mutex_unlock(&mutex);
    }
    return atomic_load(&value);
}

static void *other(void *unused) {
    (void)unused;
    assert(get() == 42); // ERROR
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    assert(get() == 42); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
