// The number of steps depends on what was read.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *other(void *unused) {
    if (atomic_load(&x)) {
        atomic_store(&y, 1);
        atomic_store(&y, 2);
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    atomic_store(&y, 3);
    atomic_store(&x, 1);
    atomic_store(&y, 4);
    pthread_join(thread, NULL);
    return 0;
}
