// A local variable of main becomes shared through a large struct by value; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

struct large { long filler[4]; int *pointer; };
static struct large target;
static void keep(struct large large) { target = large; }

static void *writer(void *unused) {
    *target.pointer = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    keep((struct large){{0}, &local});
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
