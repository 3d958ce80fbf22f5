#include "machine/arithmetic.h"

namespace raddle {
namespace {

u64 float_rmw(RmwOp op, u64 size, u64 old, u64 operand) {
    if (size == 4) {
        const float x = std::bit_cast<float>(static_cast<u32>(old));
        const float y = std::bit_cast<float>(static_cast<u32>(operand));
        return std::bit_cast<u32>(op == RmwOp::Fadd ? x + y : x - y);
    }
    const double x = std::bit_cast<double>(old), y = std::bit_cast<double>(operand);
    return std::bit_cast<u64>(op == RmwOp::Fadd ? x + y : x - y);
}

u128 integer_rmw(RmwOp op, unsigned bits, u128 x, u128 y) {
    const auto signed_of = [bits](u128 v) { return static_cast<i128>(v << (128 - bits)) >> (128 - bits); };
    switch (op) {
        case RmwOp::Xchg: return y;
        case RmwOp::Add: return x + y;
        case RmwOp::Sub: return x - y;
        case RmwOp::And: return x & y;
        case RmwOp::Or: return x | y;
        case RmwOp::Xor: return x ^ y;
        case RmwOp::Nand: return ~(x & y);
        case RmwOp::Max: return signed_of(x) > signed_of(y) ? x : y;
        case RmwOp::Min: return signed_of(x) < signed_of(y) ? x : y;
        case RmwOp::Umax: return x > y ? x : y;
        case RmwOp::Umin: return x < y ? x : y;
        case RmwOp::Fadd:
        case RmwOp::Fsub: break;
    }
    throw InternalError("read-modify-write operator");
}

}  // namespace

Value apply_rmw(RmwOp op, u64 size, const Value& old, const Value& operand) {
    const unsigned bits = static_cast<unsigned>(size) * 8;
    Value result;
    if (op == RmwOp::Fadd || op == RmwOp::Fsub) {
        result.low = float_rmw(op, size, old.low, operand.low);
    } else {
        const u128 sum = integer_rmw(op, bits, wide(old.low, old.high), wide(operand.low, operand.high));
        result.low = static_cast<u64>(sum) & ones(bits);
        result.high = bits == 128 ? static_cast<u64>(sum >> 64) : 0;
    }
    if (op == RmwOp::Xchg) {
        result.undefined_low = operand.undefined_low;
        result.undefined_high = operand.undefined_high;
    } else if (!operand.is_defined()) {
        result.undefined_low = ones(bits);
        result.undefined_high = bits == 128 ? ~u64{0} : 0;
    }
    return result;
}

bool satisfies(Predicate predicate, u64 size, u64 value, u64 mask, u64 wanted) {
    const unsigned bits = static_cast<unsigned>(size) * 8;
    const u64 x = value & mask & ones(bits), y = wanted & ones(bits);
    const i64 sx = sign_extend(x, bits), sy = sign_extend(y, bits);
    switch (predicate) {
        case Predicate::Eq: return x == y;
        case Predicate::Ne: return x != y;
        case Predicate::Ult: return x < y;
        case Predicate::Ule: return x <= y;
        case Predicate::Ugt: return x > y;
        case Predicate::Uge: return x >= y;
        case Predicate::Slt: return sx < sy;
        case Predicate::Sle: return sx <= sy;
        case Predicate::Sgt: return sx > sy;
        case Predicate::Sge: return sx >= sy;
    }
    throw InternalError("await predicate");
}

}  // namespace raddle
