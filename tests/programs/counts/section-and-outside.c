// A step before and a step after a critical section, in both threads.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void work(atomic_int *mine) {
    atomic_store(mine, 1);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    atomic_store(mine, 2);
}

static void *other(void *unused) {
    work(&x);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    work(&y);
    pthread_join(thread, NULL);
    return 0;
}
