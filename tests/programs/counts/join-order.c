// The second thread is joined first: the formula is not that of two-threads.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

static void *second(void *unused) {
    atomic_store(&y, 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(b, NULL);
    pthread_join(a, NULL);
    return 0;
}
