// A thread that is detached from the beginning, by its attributes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *work(void *argument) {
    done = 1;
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&thread, &attributes, work, NULL);
    pthread_attr_destroy(&attributes);
    while (!done) {
    }
    assert(done);
    return 0;
}
