// A pthread barrier: everybody's writes are visible behind it, exactly one thread is told that it is the serial one.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int data[2], serial[2];

static void work(int me) {
    data[me] = me + 1;
    serial[me] = pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD;
    assert(data[!me] == 2 - me);
}

static void *other(void *unused) {
    work(1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&thread, NULL, other, NULL);
    work(0);
    pthread_join(thread, NULL);
    assert(serial[0] + serial[1] == 1);
    pthread_barrier_destroy(&barrier);
    return 0;
}
