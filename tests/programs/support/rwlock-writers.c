// Two writers and a reader of a pthread rwlock.
#include <assert.h>
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value;

static void *writer(void *unused) {
    pthread_rwlock_wrlock(&lock);
    value++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    int seen = value;
    assert(seen >= 0 && seen <= 2);
    pthread_rwlock_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(value == 2);
    return 0;
}
