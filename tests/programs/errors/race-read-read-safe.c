// Two plain reads do not conflict, the writes before the spawn and after the join are ordered. Safe.
#include <assert.h>
#include <pthread.h>

static int shared;

static void *reader(void *unused) {
    (void)unused;
    assert(shared == 1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    shared = 1;
    pthread_create(&thread, NULL, reader, NULL);
    assert(shared == 1);
    pthread_join(thread, NULL);
    shared = 2;
    return 0;
}
