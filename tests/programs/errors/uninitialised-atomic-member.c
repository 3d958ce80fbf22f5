// A member of an atomic struct that nobody set is no padding.
#include <stdatomic.h>

struct tagged { short version; int index; };
static _Atomic struct tagged shared;

int main(void) {
    struct tagged seen = atomic_load(&shared), wanted;
    wanted.version = 1;
    atomic_store(&shared, wanted);
    seen = atomic_load(&shared); // ERROR
    return seen.version;
}
