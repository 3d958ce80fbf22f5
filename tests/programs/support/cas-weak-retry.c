// The idiom with a retry loop, here with a limit on the tries so that spurious failures end.
#include <assert.h>
#include <stdatomic.h>

static atomic_int x = 10;

static int add(int amount) {
    int seen = atomic_load(&x);
    for (int tries = 0; tries < 3; tries++)
        if (atomic_compare_exchange_weak(&x, &seen, seen + amount)) return 1;
    return 0;
}

int main(void) {
    int done = add(5);
    assert(x == (done ? 15 : 10));
    return 0;
}
