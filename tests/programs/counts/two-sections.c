// Two critical sections in main and two in a thread: nothing happens outside of them.
#include <pthread.h>

static int x;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void twice(void) {
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&mutex);
        x++;
        pthread_mutex_unlock(&mutex);
    }
}

static void *other(void *unused) {
    twice();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    twice();
    pthread_join(thread, NULL);
    return x != 4;
}
