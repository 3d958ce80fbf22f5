// The main file of a program of two files: see several-files.toml.
#include "counter.h"

#include <assert.h>
#include <pthread.h>

static int lock = 5;

static int helper(void) { return lock; }

static void *other(void *unused) {
    counter_step();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    counter_step();
    pthread_join(thread, NULL);
    assert(shared.steps == 2 && shared.value == 104);
    assert(counter_check() == 100 && helper() == 5);
    return 0;
}
