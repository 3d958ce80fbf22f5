// A mutex is destroyed while another thread holds it.
#include <pthread.h>

static pthread_mutex_t mutex;

static void *holder(void *unused) {
    pthread_mutex_lock(&mutex); // ERROR
    pthread_mutex_unlock(&mutex); // ERROR
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_init(&mutex, NULL);
    pthread_create(&thread, NULL, holder, NULL);
    pthread_mutex_destroy(&mutex); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
