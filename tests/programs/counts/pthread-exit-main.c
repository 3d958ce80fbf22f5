// pthread_exit in main ends only that thread.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *other(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    atomic_store(&x, 3);
    atomic_store(&x, 4);
    pthread_exit(NULL);
}
