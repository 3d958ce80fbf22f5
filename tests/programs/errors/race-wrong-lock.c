// Each thread takes a mutex, but not the same one.
#include <pthread.h>

static int shared;
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *unused) {
    (void)unused;
    pthread_mutex_lock(&one);
    shared = 1; // RACE A
    pthread_mutex_unlock(&one);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_mutex_lock(&two);
    shared = 2; // RACE B
    pthread_mutex_unlock(&two);
    pthread_join(thread, NULL);
    return 0;
}
