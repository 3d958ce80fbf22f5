// Dekker's algorithm after a well-meant simplification: look first, then raise the wish. Both may
// see the other's wish down.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int wants[2];
static int shared;

static void critical(int me) {
    raddle_await_eq(&wants[!me], 0);
    atomic_store(&wants[me], 1);
    int seen = shared; // RACE A
    shared = seen + 1; // RACE B
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
