// Doubles in shared memory under a mutex, and as atomics through the bits.
#include <assert.h>
#include <pthread.h>

static double total;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *amount) {
    pthread_mutex_lock(&mutex);
    total += *(double *)amount;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    static double half = 0.5, quarter = 0.25;
    pthread_t thread;
    pthread_create(&thread, NULL, add, &half);
    add(&quarter);
    pthread_join(thread, NULL);
    assert(total == 0.75);
    return 0;
}
