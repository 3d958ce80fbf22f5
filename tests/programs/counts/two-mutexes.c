// Sections on different mutexes do not exclude each other.
#include <pthread.h>

static int x, y;
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
    pthread_mutex_lock(&a);
    x = 1;
    pthread_mutex_unlock(&a);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&b);
    y = 1;
    pthread_mutex_unlock(&b);
    pthread_join(thread, NULL);
    return 0;
}
