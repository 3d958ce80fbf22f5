// Integer rules: promotions, signedness, conversions, wrap-around, shifts, division towards zero, short circuit.
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

static int calls;
static bool called(bool result) {
    calls++;
    return result;
}

int main(void) {
    unsigned char u = 200;
    signed char s = (signed char)u;
    assert(s == -56 && u + 100 == 300 && (unsigned char)(u + 100) == 44);
    short narrow = (short)70000;
    assert(narrow == 4464);
    assert(-7 / 2 == -3 && -7 % 2 == -1 && 7u / 2 == 3 && (unsigned)-7 % 5 == 4);
    int minus = -1;
    unsigned one = 1;
    assert(minus > (int)-2 && (unsigned)minus > one && (long)minus < (long)one);
    assert((minus >> 3) == -1 && ((unsigned)minus >> 28) == 15 && 1L << 40 == 1099511627776L);
    uint64_t big = UINT64_MAX;
    big += 2;
    assert(big == 1 && UINT_MAX + 1u == 0 && (int64_t)(int32_t)0x80000000u == INT32_MIN);
    bool b = 256;
    assert(b == 1 && !!5 == 1 && ~0 == -1 && (5 & 6) == 4 && (5 ^ 6) == 3);
    assert(!(called(false) && called(true)) && (called(true) || called(false)) && calls == 2);
    int i = 3;
    int j = i++ + ++i;
    assert(i == 5 && j == 8);
    assert((1 ? 2 : 3, 4) == 4 && (uint8_t)~u == 55);
    return 0;
}
