// Weak compare-exchanges on two variables may both fail.
#include <assert.h>
#include <stdatomic.h>

static atomic_int x, y;

int main(void) {
    int expected = 0;
    atomic_compare_exchange_weak(&x, &expected, 1);
    expected = 0;
    atomic_compare_exchange_weak(&y, &expected, 1);
    assert(x == 1 || y == 1); // ERROR
    return 0;
}
