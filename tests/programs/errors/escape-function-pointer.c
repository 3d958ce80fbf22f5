// A local variable of main becomes shared through a call through a pointer; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static int *target;
static void keep(int *pointer) { target = pointer; }
static void (*volatile keeper)(int *) = keep;

static void *writer(void *unused) {
    *target = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    keeper(&local);
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
