// The bakery without its "choosing" flags: a thread that has read the other's number and not yet shown
// its own is invisible, and both may draw the same number.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int number[2];
static int shared;

static void critical(int me) {
    int mine = atomic_load(&number[!me]) + 1;
    atomic_store(&number[me], mine);
    int theirs = atomic_load(&number[!me]);
    raddle_assume(theirs == 0 || theirs > mine || (theirs == mine && me == 0));
    int seen = shared; // RACE A
    shared = seen + 1; // RACE B
    atomic_store(&number[me], 0);
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
