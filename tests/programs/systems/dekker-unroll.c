// Dekker's algorithm with plain spinning, cut by a bound on loops: no error up to the bound, and
// the result says that it is not complete.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static int shared;

static void critical(int me) {
    atomic_store(&wants[me], 1);
    while (atomic_load(&wants[!me])) {
        if (atomic_load(&turn) != me) {
            atomic_store(&wants[me], 0);
            while (atomic_load(&turn) != me) {}
            atomic_store(&wants[me], 1);
        }
    }
    shared++;
    atomic_store(&turn, !me);
    atomic_store(&wants[me], 0);
}

static void *other(void *unused) {
    (void)unused;
    critical(1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    critical(0);
    pthread_join(thread, NULL);
    return 0;
}
