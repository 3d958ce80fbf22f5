// A list of nodes that threads push and main takes apart.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *list;
pthread_mutex_t lock;

static void *allocate(size_t size) {
    void *made = malloc(size);
    if (!made) abort();
    return made;
}

void *push(void *argument) {
    int *value = argument;
    struct node *made = allocate(sizeof *made);
    made->value = *value;
    free(value);
    pthread_mutex_lock(&lock);
    made->next = list;
    list = made;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        int *value = allocate(sizeof *value);
        *value = i + 1;
        pthread_create(&threads[i], NULL, push, value);
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    int sum = 0;
    while (list) {
        struct node *first = list;
        list = first->next;
        sum += first->value;
        free(first);
    }
    assert(sum == 3);
    printf("%d\n", sum);
    return 0;
}
