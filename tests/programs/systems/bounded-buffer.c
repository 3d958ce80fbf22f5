// A bounded buffer of one place with a mutex and two condition variables: a producer puts two items,
// a consumer (main) takes them in order. Safe.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static int item, count;

static void put(int value) {
    pthread_mutex_lock(&mutex);
    while (count == 1) pthread_cond_wait(&not_full, &mutex);
    item = value;
    count = 1;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&mutex);
}

static int take(void) {
    pthread_mutex_lock(&mutex);
    while (count == 0) pthread_cond_wait(&not_empty, &mutex);
    int value = item;
    count = 0;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&mutex);
    return value;
}

static void *producer(void *unused) {
    (void)unused;
    put(1);
    put(2);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    int first = take();
    int second = take();
    assert(first == 1 && second == 2);
    pthread_join(thread, NULL);
    return 0;
}
