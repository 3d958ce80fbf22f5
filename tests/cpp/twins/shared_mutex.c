#include <assert.h>
#include <pthread.h>

pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
int a, b;

static void *write(void *unused) {
    pthread_rwlock_wrlock(&lock);
    a++;
    b++;
    pthread_rwlock_unlock(&lock);
    return unused;
}
static void *read(void *unused) {
    pthread_rwlock_rdlock(&lock);
    assert(a == b);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t writer, first, second;
    pthread_create(&writer, NULL, write, NULL);
    pthread_create(&first, NULL, read, NULL);
    pthread_create(&second, NULL, read, NULL);
    pthread_join(writer, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
}
