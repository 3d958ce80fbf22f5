// A thread is detached twice.
#include <pthread.h>

static void *other(void *argument) { return argument; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_detach(thread);
    pthread_detach(thread); // ERROR
    return 0;
}
