#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_init(&lock, NULL); // ERROR
    pthread_rwlock_unlock(&lock);
    return 0;
}
