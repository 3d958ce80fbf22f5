// The counter is atomic, so there is no data race; but reading and writing it are two steps, and an
// update can get lost in between. The assertion fails in some interleavings only.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *count(void *unused) {
    (void)unused;
    int seen = atomic_load(&counter);
    atomic_store(&counter, seen + 1);
    return NULL;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, count, NULL);
    pthread_create(&second, NULL, count, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(atomic_load(&counter) == 2);
    return 0;
}
