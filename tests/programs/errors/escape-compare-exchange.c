// A local variable of main becomes shared through a compare-exchange; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>
#include <stdatomic.h>

static int *_Atomic target;

static void *writer(void *unused) {
    *atomic_load(&target) = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    int *expected = 0;
    atomic_compare_exchange_strong(&target, &expected, &local);
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
