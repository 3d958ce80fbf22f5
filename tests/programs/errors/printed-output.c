// What the program printed is shown at its place in the trace.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int turn;

static void *other(void *unused) {
    printf("the other saw turn %d of %s\n", atomic_load(&turn), "two");
    atomic_store(&turn, 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
    printf("turn %c%05.1f|%-4x|\n", '<', 2.25, 255);
    assert(turn == 1); // ERROR
    return 0;
}
