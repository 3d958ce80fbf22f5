// main allocates the queue and the threads' arguments.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdlib.h>
#define SIZE 4

struct queue {
    pthread_mutex_t lock;
    int count, head, tail;
    int items[SIZE];
};

struct work {
    struct queue *queue;
    int limit;
};

int __VERIFIER_nondet_int(void);

void *producer(void *argument) {
    struct work *work = argument;
    struct queue *q = work->queue;
    while (1) {
        int item = __VERIFIER_nondet_int();
        if (item < 0 || item > work->limit) item = 0;
        pthread_mutex_lock(&q->lock);
        if (q->count < SIZE) {
            q->items[q->tail] = item;
            q->tail = (q->tail + 1) % SIZE;
            q->count++;
            raddle_progress();
        }
        pthread_mutex_unlock(&q->lock);
    }
}

void *consumer(void *argument) {
    struct work *work = argument;
    struct queue *q = work->queue;
    while (1) {
        pthread_mutex_lock(&q->lock);
        if (q->count > 0) {
            assert(q->items[q->head] >= 0);
            raddle_progress();
            q->head = (q->head + 1) % SIZE;
            q->count--;
        }
        pthread_mutex_unlock(&q->lock);
    }
}

int main(void) {
    pthread_t threads[2];
    struct queue *queue = calloc(1, sizeof *queue);
    pthread_mutex_init(&queue->lock, NULL);
    for (int i = 0; i < 2; i++) {
        struct work *work = malloc(sizeof *work);
        work->queue = queue;
        work->limit = 100;
        pthread_create(&threads[i], NULL, i ? consumer : producer, work);
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
}
