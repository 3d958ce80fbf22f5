// Atomic structs with padding, which nobody sets: in front of a member, and behind the last one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct tagged { short version; int index; };
struct counted { long *value; int version; };
static _Atomic struct tagged shared;
static _Atomic struct counted other;

static void *increment(void *unused) {
    struct tagged seen = atomic_load(&shared), wanted;
    do {
        wanted.version = seen.version + 1;
        wanted.index = seen.index + 10;
    } while (!atomic_compare_exchange_strong(&shared, &seen, wanted));
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, increment, NULL);
    increment(NULL);
    pthread_join(thread, NULL);
    struct tagged last = atomic_exchange(&shared, ((struct tagged){1, 2}));
    assert(last.version == 2 && last.index == 20);
    struct counted first = {NULL, 4}, second, third = {NULL, 5};
    atomic_store(&other, first);
    second = atomic_load(&other);
    assert(second.version == 4);
    assert(atomic_compare_exchange_strong(&other, &second, third));
    assert(!atomic_compare_exchange_strong(&other, &second, first) && second.version == 5);
    return 0;
}
