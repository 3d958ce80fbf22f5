// A recursive mutex keeps others out until its last unlock.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int x;

static void inner(void) {
    pthread_mutex_lock(&mutex);
    x++;
    pthread_mutex_unlock(&mutex);
}

static void *other(void *unused) {
    pthread_mutex_lock(&mutex);
    inner();
    assert(x % 2 == 1);
    inner();
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    other(NULL);
    pthread_join(thread, NULL);
    assert(x == 4);
    return 0;
}
