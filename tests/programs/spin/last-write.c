// Whether the waiter waits for ever depends on which of the writes is the last one.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a;
static int seen;

static void *wait(void *unused) {
    int last = 0;
    for (;;) {
        int now = atomic_load(&a);  // WAITS
        if (now == 2) break;
        last = now;
    }
    seen = last;
    return unused;
}

static void *write(void *unused) {
    atomic_store(&a, 2);
    return unused;
}

int main(void) {
    pthread_t waiter, writer;
    pthread_create(&waiter, 0, wait, 0);
    pthread_create(&writer, 0, write, 0);
    atomic_store(&a, 1);
    atomic_store(&a, 0);
    pthread_join(waiter, 0);
    pthread_join(writer, 0);
    return 0;
}
