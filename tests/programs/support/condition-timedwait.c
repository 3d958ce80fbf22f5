// A timed wait may be woken or may time out; both must be handled.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready;

static void *other(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    struct timespec until = {.tv_sec = 1};
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    int result = 0;
    if (!ready) result = pthread_cond_timedwait(&condition, &mutex, &until);
    assert(result == ETIMEDOUT || ready);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
