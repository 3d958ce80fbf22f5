// An atomic struct whose size is no power of two is padded to 4 bytes.
#include <assert.h>
#include <stdatomic.h>

struct rgb { unsigned char r, g, b; };
static _Atomic struct rgb colour;

int main(void) {
    atomic_store(&colour, ((struct rgb){1, 2, 3}));
    struct rgb seen = atomic_load(&colour);
    assert(sizeof colour == 4 && seen.r == 1 && seen.g == 2 && seen.b == 3);
    struct rgb old = atomic_exchange(&colour, ((struct rgb){4, 5, 6}));
    assert(old.b == 3);
    return 0;
}
