// Joining a thread that was joined already.
#include <pthread.h>

static void *other(void *argument) { return argument; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
    pthread_join(thread, NULL); // ERROR
    return 0;
}
