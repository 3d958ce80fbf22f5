// How undefined bits travel: a set bit in a shadow word says that the value's bit is undefined.
//
// Copies and bitwise operations are exact; carries spread an undefined bit upwards; whatever mixes all
// bits (division, floats) makes the whole result undefined. Deciding on an undefined bit is an error
// of the program, and is found where the decision is made.
#pragma once

#include <bit>

#include "machine/arithmetic.h"

namespace raddle::shadow {

// From the lowest undefined bit upwards: addition, subtraction, multiplication.
constexpr u64 smear(u64 bits) {
    return bits | (~bits + 1);
}

constexpr u64 all_if(u64 bits, u64 mask) {
    return bits != 0 ? mask : 0;
}

// A defined 0 decides "and", a defined 1 decides "or".
constexpr u64 of_and(u64 x, u64 y, u64 sx, u64 sy) {
    return (sx | sy) & (x | sx) & (y | sy);
}
constexpr u64 of_or(u64 x, u64 y, u64 sx, u64 sy) {
    return (sx | sy) & (~x | sx) & (~y | sy);
}

// Equality is decided by any defined bit that differs.
constexpr u64 of_equal(u64 x, u64 y, u64 sx, u64 sy) {
    const u64 unknown = sx | sy;
    return unknown != 0 && ((x ^ y) & ~unknown) == 0 ? 1 : 0;
}

// x < y or x <= y on unsigned numbers: decided if all values the undefined bits allow agree.
constexpr u64 of_less(u64 x, u64 y, u64 sx, u64 sy, bool or_equal) {
    if ((sx | sy) == 0) return 0;
    const u64 x_least = x & ~sx, x_most = x | sx, y_least = y & ~sy, y_most = y | sy;
    if (or_equal) return x_most <= y_least || x_least > y_most ? 0 : 1;
    return x_most < y_least || x_least >= y_most ? 0 : 1;
}

// The same on signed numbers of W bits, by moving the sign bit's weight.
template <unsigned W>
constexpr u64 of_less_signed(u64 x, u64 y, u64 sx, u64 sy, bool or_equal) {
    const u64 top = u64{1} << (W - 1);
    return of_less(x ^ top, y ^ top, sx, sy, or_equal);
}

}  // namespace raddle::shadow
