// A writer excludes a reader.
#include <pthread.h>

static int x;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *writer(void *unused) {
    pthread_rwlock_wrlock(&lock);
    x++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    int seen = x;
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    return seen > 1;
}
