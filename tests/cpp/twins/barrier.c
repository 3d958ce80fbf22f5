#include <assert.h>
#include <pthread.h>

enum { COUNT = 3 };
static pthread_barrier_t meeting;
static int done[COUNT];

static void *work(void *number) {
    int i = (int)(long)number;
    for (int round = 1; round < 4; round++) {
        done[i] = round;
        pthread_barrier_wait(&meeting);
        assert(done[(i + 1) % COUNT] == round);
        pthread_barrier_wait(&meeting);
    }
    return 0;
}

int main(void) {
    pthread_t threads[COUNT];
    pthread_barrier_init(&meeting, 0, COUNT);
    for (long i = 0; i < COUNT; i++) pthread_create(&threads[i], 0, work, (void *)i);
    for (int i = 0; i < COUNT; i++) pthread_join(threads[i], 0);
}
