// A buffer of one element with condition variables: one producer, one consumer, each element once.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

enum { ITEMS = 2 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool full;
static int item;

static void *produce(void *unused) {
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&mutex);
        while (full) pthread_cond_wait(&changed, &mutex);
        item = i;
        full = true;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t producer;
    pthread_create(&producer, NULL, produce, NULL);
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&mutex);
        while (!full) pthread_cond_wait(&changed, &mutex);
        assert(item == i);
        full = false;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    pthread_join(producer, NULL);
    return 0;
}
