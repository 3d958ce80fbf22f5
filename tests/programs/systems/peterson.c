// Peterson's mutual exclusion for two threads. The busy wait is an assumption: executions in which a
// thread would spin are cut, which loses nothing for mutual exclusion. Safe.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static int inside;

static void critical(int me) {
    atomic_store(&wants[me], 1);
    atomic_store(&turn, !me);
    raddle_assume(!atomic_load(&wants[!me]) || atomic_load(&turn) == me);
    inside++;
    assert(inside == 1);
    inside--;
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
