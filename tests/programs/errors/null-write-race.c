// A pointer that another thread has set to null between the test and the use.
#include <pthread.h>
#include <stdatomic.h>

static int value;
static int *_Atomic pointer = &value;

static void *other(void *unused) {
    atomic_store(&pointer, NULL);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (atomic_load(&pointer))
        *atomic_load(&pointer) = 1; // ERROR
    pthread_join(thread, NULL);
    return 0;
}
