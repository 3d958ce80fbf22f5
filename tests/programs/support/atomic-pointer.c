// Atomic pointers: load, store, exchange, compare-exchange, and arithmetic in elements.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int numbers[4] = {10, 20, 30, 40};
static int *_Atomic next = numbers;

static void *other(void *result) {
    *(int *)result = *atomic_fetch_add(&next, 1);
    return NULL;
}

int main(void) {
    int theirs = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, other, &theirs);
    int mine = *atomic_fetch_add(&next, 1);
    pthread_join(thread, NULL);
    assert(mine + theirs == 30 && mine != theirs);
    assert(atomic_load(&next) - numbers == 2);
    int *expected = numbers;
    assert(!atomic_compare_exchange_strong(&next, &expected, NULL) && expected == &numbers[2]);
    assert(*atomic_exchange(&next, &numbers[3]) == 30);
    next--;
    assert(*next == 30);
    atomic_store(&next, NULL);
    assert(!next);
    return 0;
}
