// No execution gets past the assumption: that is no proof of anything.
#include <assert.h>
#include <raddle.h>

static int x;

int main(void) {
    raddle_assume(x == 1);
    assert(x == 2);
    return 0;
}
