// An atomic struct of 8 bytes is read and written as a whole.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair { int a, b; };
static _Atomic struct pair shared;

static void *other(void *unused) {
    atomic_store(&shared, ((struct pair){1, -1}));
    atomic_store(&shared, ((struct pair){2, -2}));
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    struct pair seen = atomic_load(&shared);
    assert(seen.a == -seen.b);
    pthread_join(thread, NULL);
    struct pair expected = {2, -2}, wanted = {3, -3};
    assert(atomic_compare_exchange_strong(&shared, &expected, wanted));
    assert(atomic_exchange(&shared, expected).b == -3);
    return 0;
}
