// Fixed-width integer arithmetic on zero-extended words, shared by the interpreter and the searches.
#pragma once

#include <bit>

#include "machine/label.h"

namespace raddle {

template <unsigned W>
constexpr u64 low(u64 value) {
    if constexpr (W == 64)
        return value;
    else
        return value & ((u64{1} << W) - 1);
}

template <unsigned W>
constexpr i64 sign(u64 value) {
    return static_cast<i64>(value << (64 - W)) >> (64 - W);
}

// The low `bits` bits set, for 1 to 64.
constexpr u64 ones(unsigned bits) {
    return bits >= 64 ? ~u64{0} : (u64{1} << bits) - 1;
}

constexpr i64 sign_extend(u64 value, unsigned bits) {
    return static_cast<i64>(value << (64 - bits)) >> (64 - bits);
}

constexpr u128 wide(u64 low_word, u64 high_word) {
    return (u128{high_word} << 64) | low_word;
}

enum class RmwOp : u8 { Xchg, Add, Sub, And, Or, Xor, Nand, Max, Min, Umax, Umin, Fadd, Fsub };

// The value that a read-modify-write of `size` bytes writes; undefined operands make it undefined.
Value apply_rmw(RmwOp op, u64 size, const Value& old, const Value& operand);

enum class Predicate : u8 { Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge };

// Compares (value & mask) with `wanted` as numbers of `size` bytes.
bool satisfies(Predicate predicate, u64 size, u64 value, u64 mask, u64 wanted);

}  // namespace raddle
