// Parts of values: what one access takes of a word that is accessed in several sizes, or a word of an access
// that is taken in pieces.
#pragma once

#include "machine/arithmetic.h"

namespace raddle {

// The `size` bytes of the value from `offset` on.
inline Value slice(const Value& value, u64 offset, u64 size) {
    if (offset == 0 && size >= 16) return value;
    const unsigned shift = static_cast<unsigned>(offset) * 8;
    const u128 bits = wide(value.low, value.high) >> shift;
    const u128 undefined = wide(value.undefined_low, value.undefined_high) >> shift;
    const u64 low = ones(static_cast<unsigned>(size) * 8);
    const u64 high = size > 8 ? ones(static_cast<unsigned>(size - 8) * 8) : 0;
    return {static_cast<u64>(bits) & low, static_cast<u64>(bits >> 64) & high,
            static_cast<u64>(undefined) & low, static_cast<u64>(undefined >> 64) & high};
}

// Puts a slice into a value whose bytes there are zero.
inline void merge(Value& value, u64 offset, const Value& piece) {
    const unsigned shift = static_cast<unsigned>(offset) * 8;
    const u128 bits = wide(piece.low, piece.high) << shift;
    const u128 undefined = wide(piece.undefined_low, piece.undefined_high) << shift;
    value.low |= static_cast<u64>(bits);
    value.high |= static_cast<u64>(bits >> 64);
    value.undefined_low |= static_cast<u64>(undefined);
    value.undefined_high |= static_cast<u64>(undefined >> 64);
}

// The value of `whole` bytes with these `size` bytes in the place of its own from `offset` on.
inline Value replaced(const Value& value, u64 whole, u64 offset, u64 size, const Value& piece) {
    Value result = offset == 0 ? Value{} : slice(value, 0, offset);
    merge(result, offset, piece);
    const u64 end = offset + size;
    if (end < whole) merge(result, end, slice(value, end, whole - end));
    return result;
}

}  // namespace raddle
