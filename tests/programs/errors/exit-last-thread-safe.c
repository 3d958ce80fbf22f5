// Whichever thread ends last runs the handler, once, and after both of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>

static int mine, its;
static _Thread_local int here;
static atomic_int ran;

static void check(void) {
    assert(mine && its && here);
    assert(ran++ == 0);
}

static int work(void *argument) {
    its = here = 1;
    thrd_exit(0);
}

int main(void) {
    thrd_t thread;
    atexit(check);
    thrd_create(&thread, work, NULL);
    thrd_detach(thread);
    mine = here = 1;
    pthread_exit(NULL);
}
