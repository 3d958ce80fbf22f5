// Bits that a mask removes do not matter, nor do undefined values that are only handed on. Safe.
#include <assert.h>

struct pair { int set, unset; };

static struct pair through(struct pair pair) { return pair; }
static int second(int first, int value) {
    (void)first;
    return value;
}

int main(void) {
    unsigned x;
    assert((x & 0) == 0);
    assert((x | 0xffffffffu) == 0xffffffffu);
    x = (x & 0xffff0000u) | 0x1234;
    assert((x & 0xffff) == 0x1234);
    x <<= 16;
    assert(x >> 16 == 0x1234);
    struct pair pair;
    pair.set = 7;
    assert(through(pair).set == 7);
    int y;
    assert(second(y, 3) == 3);
    return 0;
}
