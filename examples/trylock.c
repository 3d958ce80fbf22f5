// A thread that does not wait for a lock sees whether it is held, and so in which order it is taken.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int x, misses;

static void *reader(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    int seen = x;
    pthread_mutex_unlock(&mutex);
    return seen ? &x : NULL;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, reader, NULL);
    pthread_create(&second, NULL, reader, NULL);
    if (pthread_mutex_trylock(&mutex) == 0)
        pthread_mutex_unlock(&mutex);
    else
        misses++;
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
