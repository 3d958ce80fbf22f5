// volatile in one thread is ordinary memory.
#include <assert.h>

static volatile int x = 1;

int main(void) {
    volatile int local = 2;
    x = x + local;
    local += x;
    volatile int *pointer = &local;
    *pointer *= 2;
    assert(x == 3 && local == 10);
    return 0;
}
