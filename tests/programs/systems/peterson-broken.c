// Peterson's algorithm with its first two stores swapped: a thread gives way before it says that
// it wants to enter. Both may then enter together, under sequential consistency already.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static int inside;

static void critical(int me) {
    atomic_store(&turn, !me);
    atomic_store(&wants[me], 1);
    raddle_assume(!atomic_load(&wants[!me]) || atomic_load(&turn) == me);
    int seen = inside; // RACE A
    inside = seen + 1; // RACE B
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
