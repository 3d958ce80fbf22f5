// `c ? y : 0` must not read y when c is 0. An optimiser that turns it into an unconditional load makes
// a race with the write to y out of a program that has none. Safe.
#include <assert.h>
#include <pthread.h>

static int c, y;

static int choose(int condition) { return condition ? y : 0; }

static void *writer(void *unused) {
    y = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    assert(choose(c) == 0);
    pthread_join(thread, NULL);
    return 0;
}
