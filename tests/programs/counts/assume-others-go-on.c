// A thread that is stuck at an assumption does not stop the others: their interleavings are still told
// apart, and each is one blocked execution.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *other(void *unused) {
    raddle_assume(atomic_load(&x) == 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    atomic_store(&y, 1);
    atomic_store(&x, 1);
    pthread_join(thread, NULL);
    return 0;
}
