// Memory from one thread is used and freed by another.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *producer(void *unused) {
    (void)unused;
    int *block = malloc(2 * sizeof *block);
    block[0] = 1;
    block[1] = 2;
    return block;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, producer, NULL);
    pthread_join(thread, &result);
    int *block = result;
    assert(block[0] + block[1] == 3);
    free(block);
    return 0;
}
