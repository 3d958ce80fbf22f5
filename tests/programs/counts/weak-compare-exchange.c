// A weak compare-exchange that would succeed may also fail: two executions in one thread.
#include <assert.h>
#include <stdatomic.h>

static atomic_int x, failed;

int main(void) {
    int expected = 0;
    if (!atomic_compare_exchange_weak(&x, &expected, 1)) {
        assert(expected == 0 && atomic_load(&x) == 0);
        failed = 1;
    }
    expected = 7;
    int taken = atomic_compare_exchange_weak(&x, &expected, 9);
    assert(!taken);
    return 0;
}
