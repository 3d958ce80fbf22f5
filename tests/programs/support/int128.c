// 128-bit integers: arithmetic, shifts, comparison, division, by value, in memory.
#include <assert.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static u128 stored = (u128)1 << 100;

static u128 multiply(u128 a, uint64_t b) { return a * b; }
static i128 negate(i128 a) { return -a; }

int main(void) {
    uint64_t max = ~0ull;
    u128 square = (u128)max * max;
    assert((uint64_t)(square >> 64) == 0xfffffffffffffffeull && (uint64_t)square == 1);
    assert((uint64_t)(stored >> 98) == 4 && (stored & ((u128)1 << 99)) == 0);
    stored += 5;
    assert(stored % 7 == (u128)((2 + 5) % 7));
    assert(multiply(stored, 3) / 3 == stored);
    i128 negative = negate((i128)1 << 70);
    assert(negative < 0 && negative >> 69 == -2 && negative / ((i128)1 << 68) == -4 && negative % 3 < 0);
    assert((i128)(int)-1 == -(i128)1 && (u128)-1 > (u128)max);
    u128 x = 10;
    for (int i = 0; i < 30; i++) x *= 10;
    assert((uint64_t)(x >> 64) == 542101086242ull);
    int count = 65;
    assert((uint64_t)(((u128)3 << count) >> 64) == 6);
    return 0;
}
