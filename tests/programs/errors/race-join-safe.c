// Results come back through join, arguments go in through create, from one thread to the next. Safe.
#include <assert.h>
#include <pthread.h>

static int shared;

static void *step(void *unused) {
    (void)unused;
    shared++;
    return NULL;
}

int main(void) {
    for (int i = 0; i < 3; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, step, NULL);
        pthread_join(thread, NULL);
    }
    assert(shared == 3);
    return 0;
}
