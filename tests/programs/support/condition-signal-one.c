// The same with a signal: with two waiters one of them is left waiting.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int go;

static void *waiter(void *unused) {
    pthread_mutex_lock(&mutex);
    while (!go) pthread_cond_wait(&condition, &mutex); // ERROR
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, waiter, NULL);
    pthread_mutex_lock(&mutex);
    go = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    pthread_join(a, NULL); // ERROR
    pthread_join(b, NULL); // ERROR
    return 0;
}
