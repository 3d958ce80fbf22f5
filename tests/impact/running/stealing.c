#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#ifndef TASKS
#define TASKS 64
#endif

struct deque {
    int tasks[TASKS];
    int top, bottom;
    pthread_mutex_t lock;
};

static struct deque deques[2];
static int done[2];

static int take(struct deque *d, int *task, int from_top) {
    int found = 0;
    pthread_mutex_lock(&d->lock);
    if (d->bottom > d->top) {
        *task = from_top ? d->tasks[d->top++] : d->tasks[--d->bottom];
        found = 1;
    }
    pthread_mutex_unlock(&d->lock);
    return found;
}

static void *worker(void *argument) {
    int me = *(int *)argument, task;
    while (take(&deques[me], &task, 0) || take(&deques[1 - me], &task, 1))
        done[me]++;
    return NULL;
}

int main(void) {
    static int numbers[2] = {0, 1};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_mutex_init(&deques[i].lock, NULL);
    for (int i = 0; i < TASKS; i++)
        deques[0].tasks[deques[0].bottom++] = i;
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(done[0] + done[1] == TASKS);
    printf("%d\n", done[0] + done[1]);
    return 0;
}
