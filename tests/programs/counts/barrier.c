// A crossing is one step for the last to arrive, two for the others (arrive, go on).
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static pthread_barrier_t barrier;

static void *other(void *unused) {
    pthread_barrier_wait(&barrier);
    atomic_store(&x, 1);
    return unused;
}

int main(void) {
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    other(NULL);
    pthread_join(thread, NULL);
    return 0;
}
