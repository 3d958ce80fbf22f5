#include <pthread.h>

static pthread_rwlock_t lock;

int main(void) {
    pthread_rwlock_init(&lock, NULL);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_init(&lock, NULL); // ERROR
    pthread_rwlock_unlock(&lock);
    return 0;
}
