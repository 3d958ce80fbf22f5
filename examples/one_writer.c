// N threads read x under a lock, one writes it: each of them comes before the writer or after it.
#include <pthread.h>

#ifndef N
#define N 2
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

static void *writer(void *unused) {
    pthread_mutex_lock(&mutex);
    x = 1;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t readers[N], last;
    for (int i = 0; i < N; i++) pthread_create(&readers[i], NULL, reader, NULL);
    pthread_create(&last, NULL, writer, NULL);
    for (int i = 0; i < N; i++) pthread_join(readers[i], NULL);
    pthread_join(last, NULL);
    return 0;
}
