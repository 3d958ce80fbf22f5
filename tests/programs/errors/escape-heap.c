// A local variable of main becomes shared through a heap block that is reallocated; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>
#include <stdlib.h>

static int **target;

static void *writer(void *unused) {
    *target[0] = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    int **block = malloc(sizeof *block);
    block[0] = &local;
    target = realloc(block, 4 * sizeof *block);
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
