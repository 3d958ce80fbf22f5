// A trylock that fails goes another way.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int failed;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
    if (pthread_mutex_trylock(&mutex) == 0)
        pthread_mutex_unlock(&mutex);
    else
        atomic_store(&failed, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
