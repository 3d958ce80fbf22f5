// N threads read x under a lock: the order in which they take it makes no difference to anybody.
#include <pthread.h>

#ifndef N
#define N 4
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *reader(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    int seen = x;
    pthread_mutex_unlock(&mutex);
    return seen ? &x : NULL;
}

int main(void) {
    pthread_t readers[N];
    for (int i = 0; i < N; i++) pthread_create(&readers[i], NULL, reader, NULL);
    for (int i = 0; i < N; i++) pthread_join(readers[i], NULL);
    return 0;
}
