// The weak form may fail although the value is as expected: who relies on one try is wrong.
#include <assert.h>
#include <stdatomic.h>

static atomic_int x;

int main(void) {
    int expected = 0;
    atomic_compare_exchange_weak(&x, &expected, 1);
    assert(x == 1); // ERROR
    return 0;
}
