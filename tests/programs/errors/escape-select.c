// A local variable of main becomes shared through a choice between two variables; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static int *target;
static volatile int zero;

static void *writer(void *unused) {
    *target = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    int other = 0;
    target = zero ? &other : &local;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
