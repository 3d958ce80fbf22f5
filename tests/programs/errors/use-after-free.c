// One thread frees what it has handed to another, after the other said that it is done; then the first
// reads it itself.
#include <pthread.h>
#include <stdlib.h>

static void *other(void *argument) {
    int *block = argument;
    *block += 1;
    return NULL;
}

int main(void) {
    int *block = calloc(1, sizeof *block);
    pthread_t thread;
    pthread_create(&thread, NULL, other, block);
    pthread_join(thread, NULL);
    free(block);
    return *block; // ERROR
}
