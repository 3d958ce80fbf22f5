// exit in a thread while main waits: once the program has exited, a stuck thread is no deadlock.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
    (void)unused;
    exit(0);
}

int main(void) {
    pthread_t thread;
    pthread_mutex_lock(&mutex);
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    return 0;
}
