// As producer_consumer.c, with the mistake of looking at the fill level before taking the mutex.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

#ifndef PAIRS
#define PAIRS 2
#endif
#ifndef SIZE
#define SIZE 5
#endif

static int items[SIZE];
static volatile int count;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *produce(void *unused) {
    for (;;) {
        if (count < SIZE) {
            pthread_mutex_lock(&mutex);
            assert(count < SIZE);
            items[count] = 1;
            count++;
            raddle_progress();
            pthread_mutex_unlock(&mutex);
        }
    }
    return 0;
}

static void *consume(void *unused) {
    for (;;) {
        if (count > 0) {
            pthread_mutex_lock(&mutex);
            assert(count > 0);
            count--;
            items[count] = 0;
            raddle_progress();
            pthread_mutex_unlock(&mutex);
        }
    }
    return 0;
}

int main(void) {
    pthread_t producers[PAIRS], consumers[PAIRS];
    for (int i = 0; i < PAIRS; i++) pthread_create(&producers[i], 0, produce, 0);
    for (int i = 0; i < PAIRS; i++) pthread_create(&consumers[i], 0, consume, 0);
    for (int i = 0; i < PAIRS; i++) pthread_join(producers[i], 0);
    for (int i = 0; i < PAIRS; i++) pthread_join(consumers[i], 0);
    return 0;
}
