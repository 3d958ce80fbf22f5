// A local variable of main becomes shared through a thread-local variable whose own address is known; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static _Thread_local int *own;
static int **target;

static void *writer(void *unused) {
    **target = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    own = &local;
    target = &own;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
