// A barrier that is used again and again: nobody of the next round slips into the last one.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int data[2];

static void work(int me) {
    for (int round = 1; round <= 2; round++) {
        data[me] = round;
        pthread_barrier_wait(&barrier);
        assert(data[!me] == round);
        pthread_barrier_wait(&barrier);
    }
}

static void *other(void *unused) {
    work(1);
    return unused;
}

int main(void) {
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    work(0);
    pthread_join(thread, NULL);
    return 0;
}
