// Lamport's bakery for two threads: take a number larger than the other's, then wait until the other
// is not choosing and has no smaller number. Waiting is an assumption. Safe.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int choosing[2], number[2];
static int shared;

static void critical(int me) {
    atomic_store(&choosing[me], 1);
    int mine = atomic_load(&number[!me]) + 1;
    atomic_store(&number[me], mine);
    atomic_store(&choosing[me], 0);
    raddle_await_eq(&choosing[!me], 0);
    int theirs = atomic_load(&number[!me]);
    raddle_assume(theirs == 0 || theirs > mine || (theirs == mine && me == 0));
    shared++;
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
