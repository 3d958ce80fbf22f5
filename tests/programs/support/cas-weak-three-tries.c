// Three tries of a weak compare-exchange may all fail, also without any other thread.
#include <assert.h>
#include <stdatomic.h>

static atomic_int x;

int main(void) {
    int done = 0;
    for (int tries = 0; tries < 3 && !done; tries++) {
        int expected = 0;
        done = atomic_compare_exchange_weak(&x, &expected, 1);
    }
    assert(done); // ERROR
    return 0;
}
