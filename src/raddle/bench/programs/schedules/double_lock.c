// Two threads take two mutexes for a critical section of a millisecond. With -DDEADLOCK the second thread
// takes them in the other order.
#include <pthread.h>
#include <raddle.h>
#include <unistd.h>

#ifndef MICROSECONDS
#define MICROSECONDS 1000
#endif

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;

static void work(void) {
    if (MICROSECONDS) usleep(MICROSECONDS);
    raddle_progress();
}

static void *one(void *unused) {
    for (;;) {
        pthread_mutex_lock(&first);
        pthread_mutex_lock(&second);
        work();
        pthread_mutex_unlock(&second);
        pthread_mutex_unlock(&first);
    }
    return 0;
}

static void *other(void *unused) {
    for (;;) {
#ifdef DEADLOCK
        pthread_mutex_lock(&second);
        pthread_mutex_lock(&first);
#else
        pthread_mutex_lock(&first);
        pthread_mutex_lock(&second);
#endif
        work();
        pthread_mutex_unlock(&second);
        pthread_mutex_unlock(&first);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, one, 0);
    pthread_create(&threads[1], 0, other, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    return 0;
}
