// An 8-bit variable that starts at 7: one thread waits until it is 255, with a cast that makes it signed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic unsigned char turn = 7;
static int data;

static void *waiter(void *unused) {
    while ((signed char)atomic_load(&turn) != -1) {}
    assert(data == 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    data = 1;
    atomic_store(&turn, 255);
    pthread_join(thread, NULL);
    return 0;
}
