// The same, read after the join. Safe.
#include <assert.h>
#include <pthread.h>

static void *writer(void *pointer) {
    *(int *)pointer = 1;
    return NULL;
}

int main(void) {
    int local = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, &local);
    pthread_join(thread, NULL);
    assert(local == 1);
    return 0;
}
