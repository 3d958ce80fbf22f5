// Compare-exchange, strong: success stores, failure tells what is there; with explicit orders.
#include <assert.h>
#include <stdatomic.h>

static atomic_int x = 3;
static _Atomic char c = 'a';

int main(void) {
    int expected = 3;
    assert(atomic_compare_exchange_strong(&x, &expected, 4));
    assert(expected == 3 && x == 4);
    assert(!atomic_compare_exchange_strong(&x, &expected, 5));
    assert(expected == 4 && x == 4);
    assert(atomic_compare_exchange_strong_explicit(&x, &expected, 6, memory_order_acq_rel, memory_order_acquire));
    assert(atomic_compare_exchange_strong_explicit(&x, &(int){6}, 7, memory_order_release, memory_order_relaxed));
    char seen = 'b';
    assert(!atomic_compare_exchange_strong(&c, &seen, 'c') && seen == 'a');
    assert(atomic_compare_exchange_strong(&c, &seen, 'c') && c == 'c');
    assert(x == 7);
    return 0;
}
