// A counter with its own lock; `lock` and `helper` are also names in main.c.
#include "counter.h"

#include <pthread.h>

struct counter shared = {100, 0};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int helper(void) { return STEP; }

void counter_step(void) {
    pthread_mutex_lock(&lock);
    shared.value += helper();
    shared.steps++;
    pthread_mutex_unlock(&lock);
}

int counter_check(void) { return shared.value - STEP * shared.steps; }
