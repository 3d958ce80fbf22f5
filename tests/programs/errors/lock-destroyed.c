// A mutex is locked after it was destroyed.
#include <pthread.h>

int main(void) {
    pthread_mutex_t mutex;
    pthread_mutex_init(&mutex, NULL);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_destroy(&mutex);
    pthread_mutex_lock(&mutex); // ERROR
    pthread_mutex_unlock(&mutex);
    return 0;
}
