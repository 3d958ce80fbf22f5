// Compiler builtins: counting bits, swapping bytes, overflow checks, expect, constant_p, rotate by idiom.
#include <assert.h>
#include <limits.h>
#include <stdint.h>

static uint32_t rotate(uint32_t x, int n) { return (x << n) | (x >> (32 - n)); }

int main(void) {
    volatile uint32_t x = 0x00f0;
    volatile uint64_t y = 1ull << 40;
    assert(__builtin_popcount(x) == 4 && __builtin_popcountll(y - 1) == 40);
    assert(__builtin_clz(x) == 24 && __builtin_ctz(x) == 4 && __builtin_clzll(y) == 23 && __builtin_ctzll(y) == 40);
    assert(__builtin_ffs((int)x) == 5 && __builtin_parity(x) == 0);
    assert(__builtin_bswap32(0x01020304) == 0x04030201 && __builtin_bswap64(y) == 0x10000 * 1ull);
    assert(__builtin_bswap16(0x1234) == 0x3412);
    int sum;
    assert(__builtin_add_overflow(INT_MAX, 1, &sum) && sum == INT_MIN);
    assert(!__builtin_sub_overflow(5, 7, &sum) && sum == -2);
    assert(__builtin_mul_overflow(1 << 20, 1 << 20, &sum) && sum == 0);
    unsigned long product;
    assert(!__builtin_mul_overflow(1ul << 31, 1ul << 32, &product) && product == 1ul << 63);
    assert(__builtin_expect(x != 0, 1) && rotate(0x80000001, 4) == 0x18);
    assert(__builtin_abs(-5) == 5);
    return 0;
}
