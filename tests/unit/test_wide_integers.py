"""Integers of unusual width: _BitInt, packed bit-fields, 128-bit numbers, their errors."""

from __future__ import annotations

import pytest

import raddle

EVERYTHING = """
#include <assert.h>
#include <stdint.h>
typedef _BitInt(100) B;
typedef unsigned _BitInt(100) U;
typedef _BitInt(37) S;
typedef unsigned __int128 u128;
typedef __int128 i128;
volatile int two = 2, five = 5;
static int sw(u128 v) {
    switch (v) {
        case 1: return 1;
        case ((u128)1 << 100): return 2;
        case ((u128)7 << 64) + 5: return 3;
        default: return 0;
    }
}
int main(void) {
    B a = -5;
    a = a * 7 / two;
    assert(a == -17);
    assert(a % five == -2);
    a = a >> two;
    assert(a == -5);
    U u = -1;
    u += 3;
    assert(u == 2);
    u = u << 98;
    assert(u == (U)1 << 99);
    u <<= 1;
    assert(u == 0);
    U v = (U)-1;
    assert(v >> 99 == 1 && v / two == v >> 1);
    assert(v > 5 && (B)v < 0);
    S s = -100;
    s = s / five;
    assert(s == -20);
    s <<= two;
    assert(s == -80);
    s >>= two;
    assert(s == -20);
    assert(s % 7 == -6);
    u128 w = ((u128)0x123456789abcdef0ull << 64) | 0x0fedcba987654321ull;
    assert(__builtin_popcountll(0xff) == 8 && __builtin_popcountg(w) == 64);
    assert(__builtin_clzg(w) == 3 && __builtin_ctzg(w << 70) == 70 && __builtin_ctzg((U)1 << 80) == 80 &&
           __builtin_clzg((U)1 << 80) == 19);
    assert(sw(1) == 1 && sw((u128)1 << 100) == 2 && sw(((u128)7 << 64) + 5) == 3 && sw(5) == 0);
    assert((double)w == 24197857203266734884469844682461802258.0);
    assert((u128)(double)((u128)1 << 90) == (u128)1 << 90);
    assert((double)(i128)-w == -24197857203266734884469844682461802258.0);
    assert((i128)-1e30 == -(i128)(u128)1e30);
    assert((float)((u128)3 << 100) == 0x1.8p101f);
    assert((double)(((u128)1 << 120) + 1) == 0x1p120);
    assert((double)(((u128)1 << 64) + 4096 / 2) == 0x1p64);
    assert((double)(((u128)1 << 64) + 4096 / 2 + 1) == 0x1p64 + 4096);
    long r;
    assert(!__builtin_add_overflow((long)-5, (unsigned long)7, &r) && r == 2);
    assert(__builtin_add_overflow((long)5, ~0ul, &r));
    assert(__builtin_sub_overflow(0ul, 1l << 62, &r) == 0 && r == -(1l << 62));
    return 0;
}
"""


def test_arithmetic() -> None:
    result = raddle.verify(EVERYTHING, flags=["-std=c23", "-w"])
    assert result.verdict == "safe", result.errors


@pytest.mark.parametrize("bits", [37, 63, 65, 100])
@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("one << n", "shift by"),
        ("one >> n", "shift by"),
        ("(one << (n - 1)) / -one", "division overflows"),
        ("(one << (n - 1)) % -one", "division overflows"),
        ("one / (one - 1)", "division by zero"),
    ],
)
def test_errors_of_the_narrow_type(bits: int, expression: str, message: str) -> None:
    source = f"""
        typedef _BitInt({bits}) narrow;
        volatile int n = {bits};
        volatile narrow one = 1;
        int main(void) {{ return (int)({expression}); }}
    """
    (error,) = raddle.verify(source, flags=["-std=c23", "-w"]).errors
    assert error.message.startswith(message)


def test_multiplication_that_may_overflow() -> None:
    """128-bit factors, and the 65 bits that an int times an unsigned long takes."""
    source = """
        #include <assert.h>
        typedef __int128 i128;
        typedef unsigned __int128 u128;
        volatile i128 three = 3, minus = -1, least = (i128)1 << 127, zero = 0;
        int main(void) {
            i128 i; u128 u; unsigned long l; long s;
            assert(!__builtin_mul_overflow(three, (i128)5, &i) && i == 15);
            assert(!__builtin_mul_overflow(minus, least + 1, &i) && i == -(least + 1));
            assert(__builtin_mul_overflow(minus, least, &i) && __builtin_mul_overflow(least, minus, &i));
            assert(!__builtin_mul_overflow(zero, least, &i) && i == 0);
            assert(__builtin_mul_overflow((u128)1 << 64, (u128)1 << 64, &u));
            assert(!__builtin_mul_overflow((u128)1 << 64, ((u128)1 << 64) - 1, &u) && u >> 64 == ~0ul);
            assert(__builtin_mul_overflow((int)minus, 5u, &l) && !__builtin_mul_overflow((int)three, 5u, &l));
            assert(l == 15 && !__builtin_mul_overflow((long)minus, 1ul << 63, &s) && s == (long)(1ul << 63));
            return 0;
        }
    """
    result = raddle.verify(source)
    assert result.verdict == "safe", result.errors
