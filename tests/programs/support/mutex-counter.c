// A mutex around a plain counter, three threads.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *worker(void *amount) {
    pthread_mutex_lock(&mutex);
    counter += (int)(long)amount;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t thread[2];
    for (long i = 0; i < 2; i++) pthread_create(&thread[i], NULL, worker, (void *)(i + 1));
    worker((void *)10);
    for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
    assert(counter == 13);
    return 0;
}
