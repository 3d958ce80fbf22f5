// A store through null under a condition: an optimiser concludes that the condition never holds and
// removes the branch. The bug must be found.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int c;

static void *other(void *unused) {
    atomic_store(&c, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (atomic_load(&c)) {
        int *pointer = 0;
        *pointer = 1; // ERROR
    }
    pthread_join(thread, NULL);
    return 0;
}
