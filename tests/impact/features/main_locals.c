// What main's threads work on lives on main's stack.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

struct part {
    int from, to, *total;
    pthread_mutex_t *lock;
};

void *add(void *argument) {
    struct part *part = argument;
    for (int i = part->from; i < part->to; i++) {
        pthread_mutex_lock(part->lock);
        *part->total += i;
        pthread_mutex_unlock(part->lock);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    int total = 0;
    struct part parts[2];
    for (int i = 0; i < 2; i++) {
        parts[i] = (struct part){2 * i, 2 * i + 2, &total, &lock};
        pthread_create(&threads[i], NULL, add, &parts[i]);
    }
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    assert(total == 6);
    printf("%d\n", total);
    return 0;
}
