// A producer allocates a node for each round and hands it over; the consumer frees it.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdlib.h>

struct node {
    int value;
    int twice;
};

struct node *slot;
pthread_mutex_t lock;
int __VERIFIER_nondet_int(void);

void *producer(void *argument) {
    while (1) {
        struct node *made = malloc(sizeof *made);
        made->value = __VERIFIER_nondet_int() & 0xFF;
        made->twice = 2 * made->value;
        pthread_mutex_lock(&lock);
        struct node *old = slot;
        slot = made;
        pthread_mutex_unlock(&lock);
        free(old);
        raddle_progress();
    }
}

void *consumer(void *argument) {
    while (1) {
        pthread_mutex_lock(&lock);
        struct node *mine = slot;
        slot = NULL;
        pthread_mutex_unlock(&lock);
        if (mine) {
            assert(mine->twice == 2 * mine->value);
            free(mine);
            raddle_progress();
        }
    }
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, producer, NULL);
    pthread_create(&second, NULL, consumer, NULL);
    pthread_join(first, NULL);
}
