// Each thread fills its own half of an array. Safe.
#include <assert.h>
#include <pthread.h>

static int shared[4];

static void *writer(void *unused) {
    (void)unused;
    for (int i = 2; i < 4; i++) shared[i] = 1;
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    for (int i = 0; i < 2; i++) shared[i] = 2;
    pthread_join(thread, NULL);
    assert(shared[0] + shared[1] + shared[2] + shared[3] == 6);
    return 0;
}
