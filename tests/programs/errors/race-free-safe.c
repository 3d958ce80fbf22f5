// The object is freed after the reader was joined. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int *shared;

static void *reader(void *unused) {
    (void)unused;
    assert(*shared == 0);
    return NULL;
}

int main(void) {
    pthread_t thread;
    shared = calloc(1, sizeof *shared);
    pthread_create(&thread, NULL, reader, NULL);
    pthread_join(thread, NULL);
    free(shared);
    return 0;
}
