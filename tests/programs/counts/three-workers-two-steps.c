// Main takes part with two steps, two other threads have two steps each.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, z;

static void *first(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

static void *second(void *unused) {
    atomic_load(&x);
    atomic_load(&y);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    atomic_store(&z, 1);
    atomic_store(&y, 1);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
