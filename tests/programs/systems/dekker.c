// Dekker's algorithm for two threads, with its real loop: a thread that meets the other's wish and has
// not the turn takes its wish back and waits for the turn. Safe.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static int shared;

static void critical(int me) {
    atomic_store(&wants[me], 1);
    while (atomic_load(&wants[!me])) {
        if (atomic_load(&turn) != me) {
            atomic_store(&wants[me], 0);
            raddle_await_eq(&turn, me);
            atomic_store(&wants[me], 1);
        } else {
            raddle_await_eq(&wants[!me], 0);
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
