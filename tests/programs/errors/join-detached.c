// Joining a thread that was detached.
#include <pthread.h>

static void *other(void *argument) { return argument; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_detach(thread);
    pthread_join(thread, NULL); // ERROR
    return 0;
}
