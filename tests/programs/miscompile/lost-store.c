// The same with c = 1: both stores happen, so another thread can see the 0 between them (through atomics,
// so that it is no race).
#include <assert.h>
#include <pthread.h>

static volatile int c = 1;
static int y = 2;

static void *other(void *unused) {
    __atomic_store_n(&y, 0, __ATOMIC_RELAXED);
    if (c) __atomic_store_n(&y, 1, __ATOMIC_RELAXED);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    int value = __atomic_load_n(&y, __ATOMIC_RELAXED);
    assert(value != 0); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
