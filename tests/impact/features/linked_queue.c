// A queue of nodes, at most three at a time; what is not taken in is freed.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct queue {
    struct node *head, *tail;
    int length;
    pthread_mutex_t lock;
} *queue;

void *producer(void *argument) {
    while (1) {
        struct node *made = malloc(sizeof *made);
        made->value = 5;
        made->next = NULL;
        pthread_mutex_lock(&queue->lock);
        if (queue->length < 3) {
            if (queue->tail)
                queue->tail->next = made;
            else
                queue->head = made;
            queue->tail = made;
            queue->length++;
            made = NULL;
        }
        pthread_mutex_unlock(&queue->lock);
        free(made);
        raddle_progress();
    }
}

void *consumer(void *argument) {
    while (1) {
        pthread_mutex_lock(&queue->lock);
        struct node *first = queue->head;
        if (first) {
            queue->head = first->next;
            if (!queue->head) queue->tail = NULL;
            queue->length--;
        }
        pthread_mutex_unlock(&queue->lock);
        if (first) {
            assert(first->value == 5);
            free(first);
            raddle_progress();
        }
    }
}

int main(void) {
    pthread_t first, second;
    queue = calloc(1, sizeof *queue);
    pthread_mutex_init(&queue->lock, NULL);
    pthread_create(&first, NULL, producer, NULL);
    pthread_create(&second, NULL, consumer, NULL);
    pthread_join(first, NULL);
}
