// A condition variable is initialised again while a thread waits on it.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition;
static int waiting;

static void *wait(void *argument) {
    pthread_mutex_lock(&mutex);
    waiting = 1;
    pthread_cond_wait(&condition, &mutex); // ERROR
    pthread_mutex_unlock(&mutex);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_cond_init(&condition, NULL);
    pthread_create(&thread, NULL, wait, NULL);
    pthread_mutex_lock(&mutex);
    if (waiting) pthread_cond_init(&condition, NULL); // ERROR
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL); // ERROR
    return 0;
}
