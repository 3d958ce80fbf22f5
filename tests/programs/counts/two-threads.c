// N atomic stores in one thread, M in another; main only starts and joins them.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *first(void *unused) {
    for (int i = 0; i < N; i++) atomic_store(&x, i);
    return unused;
}

static void *second(void *unused) {
    for (int i = 0; i < M; i++) atomic_store(&y, i);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
