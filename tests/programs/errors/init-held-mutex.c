// Another thread initialises the mutex that this one holds.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int step;

static void *again(void *argument) {
    if (step == 1) {
        pthread_mutex_init(&mutex, NULL); // ERROR
        step = 2;
    }
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, again, NULL);
    pthread_mutex_lock(&mutex);
    step = 1;
    pthread_join(thread, NULL);
    pthread_mutex_unlock(&mutex);
    return 0;
}
