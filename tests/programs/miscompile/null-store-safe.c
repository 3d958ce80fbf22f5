// The condition really never holds: no bug, and no assumption was made of it either.
#include <assert.h>

static int c;

int main(void) {
    if (c) {
        int *pointer = 0;
        *pointer = 1;
    }
    assert(c == 0);
    return 0;
}
