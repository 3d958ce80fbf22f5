// When the last thread ends, the program ends as by exit(0): its handlers run, in that thread.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int done;

static void check(void) {
    assert(!done); // ERROR
}

static void *work(void *argument) {
    done = 1;
    return argument;
}

int main(void) {
    pthread_t thread;
    atexit(check);
    pthread_create(&thread, NULL, work, NULL);
    pthread_exit(NULL);
}
