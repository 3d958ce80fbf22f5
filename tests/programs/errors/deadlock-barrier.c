// A barrier for three that only two threads reach.
#include <pthread.h>

static pthread_barrier_t barrier;

static void *other(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier); // ERROR
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_barrier_init(&barrier, NULL, 3);
    pthread_create(&thread, NULL, other, NULL);
    pthread_barrier_wait(&barrier); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
