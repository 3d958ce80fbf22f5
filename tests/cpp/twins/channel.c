#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int value;
bool full;

static void put(int given) {
    pthread_mutex_lock(&mutex);
    while (full)
        pthread_cond_wait(&changed, &mutex);
    value = given;
    full = true;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
}

static int take(void) {
    pthread_mutex_lock(&mutex);
    while (!full)
        pthread_cond_wait(&changed, &mutex);
    full = false;
    pthread_cond_broadcast(&changed);
    int taken = value;
    pthread_mutex_unlock(&mutex);
    return taken;
}

void *produce(void *argument) {
    put(1);
    put(2);
    return 0;
}

int main(void) {
    pthread_t producer;
    pthread_create(&producer, 0, produce, 0);
    int first = take(), second = take();
    pthread_join(producer, 0);
    assert(first == 1 && second == 2);
}
