// Ordered by a mutex. Safe.
#include <assert.h>
#include <pthread.h>

static int shared;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    shared++;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_mutex_lock(&mutex);
    shared++;
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    assert(shared == 2);
    return 0;
}
