// A thread-local variable may be shared through its address.
#include <pthread.h>

static _Thread_local int own;
static int *shared;

static void *other(void *unused) {
    own = 7;
    *shared = 1; // RACE A
    return unused;
}

int main(void) {
    pthread_t thread;
    shared = &own;
    pthread_create(&thread, NULL, other, NULL);
    own = 2; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
