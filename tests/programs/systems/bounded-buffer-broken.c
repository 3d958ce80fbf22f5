// A buffer whose consumer looks at the count before it takes the mutex: the producer's signal may
// come between the look and the wait, and is lost. The consumer waits for ever: a deadlock.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static atomic_int count;

static void *producer(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    atomic_store(&count, 1);
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    if (atomic_load(&count) == 0) {
        pthread_mutex_lock(&mutex);
        pthread_cond_wait(&not_empty, &mutex); // ERROR
        pthread_mutex_unlock(&mutex);
    }
    pthread_join(thread, NULL);
    return 0;
}
