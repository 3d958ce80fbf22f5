// A recursive mutex: inner locks and unlocks are steps too, but nobody can come
// between.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int y;
static pthread_mutex_t mutex;

static void *other(void *unused) {
    pthread_mutex_lock(&mutex);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &attributes);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    atomic_store(&y, 1);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
