// One assertion is reached, the other never: a warning names it.
#include <assert.h>

static int x;

int main(void) {
    assert(x == 0);
    if (x == 1)
        assert(x == 2);
    return 0;
}
