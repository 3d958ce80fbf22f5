// Two threads write under read locks: shared locks do not exclude each other.
#include <pthread.h>

static int shared;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *writer(void *unused) {
    (void)unused;
    pthread_rwlock_rdlock(&lock);
    shared = 1; // RACE A
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    shared = 2; // RACE B
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
