// Upgrading a read lock to a write lock while another reader does the same: nobody lets go.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *upgrade(void *unused) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_wrlock(&lock); // ERROR
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, upgrade, NULL);
    upgrade(NULL);
    pthread_join(thread, NULL);
    return 0;
}
