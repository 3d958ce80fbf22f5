// The time-out is one of the behaviours: who ignores it is wrong.
#include <assert.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition;
static int ready;

static void *other(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_broadcast(&condition);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    struct timespec until = {.tv_sec = 1};
    pthread_cond_init(&condition, NULL);
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    if (!ready) pthread_cond_timedwait(&condition, &mutex, &until);
    assert(ready); // ERROR
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    pthread_cond_destroy(&condition);
    return 0;
}
