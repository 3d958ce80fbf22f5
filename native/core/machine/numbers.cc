// 128-bit integers and the rarer floating-point instructions, out of the interpreter's hot loop.
#include <cmath>

#include "machine/arithmetic.h"
#include "machine/machine.h"
#include "machine/shadow.h"

namespace raddle {
namespace {

u128 smear(u128 bits) {
    return bits | (~bits + 1);
}

// Whether "less" is decided in spite of undefined bits: as shadow::of_less, on 128 bits.
bool is_open(u128 x, u128 y, u128 sx, u128 sy, bool or_equal) {
    if ((sx | sy) == 0) return false;
    const u128 x_least = x & ~sx, x_most = x | sx, y_least = y & ~sy, y_most = y | sy;
    return or_equal ? !(x_most <= y_least || x_least > y_most) : !(x_most < y_least || x_least >= y_most);
}

}  // namespace

Machine::Step Machine::wide_arithmetic(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    (void)t;
    const Op op = static_cast<Op>(i.op);
    const bool shift = op == Op::SHL128 || op == Op::LSHR128 || op == Op::ASHR128;
    const u128 x = wide(r[i.b], r[i.b + 1]);
    const u128 y = shift ? u128{r[i.c]} : wide(r[i.c], r[i.c + 1]);
    const u128 sx = s == nullptr ? 0 : wide(s[i.b], s[i.b + 1]);
    const u128 sy = s == nullptr ? 0 : shift ? u128{s[i.c]} : wide(s[i.c], s[i.c + 1]);
    const i128 signed_x = static_cast<i128>(x), signed_y = static_cast<i128>(y);
    constexpr u128 top = u128{1} << 127;
    u128 value = 0, bits = 0;
    bool narrow = false;
    label_ = Label{};
    if (shift && sy == 0 && y >= 128) return fail(FaultCode::Shift, 0, {r[i.b], r[i.c], 128, r[i.b + 1]});
    const unsigned amount = static_cast<unsigned>(y) & 127;
    const auto compare = [&](bool holds, u128 a, u128 b, u128 sa, u128 sb, bool or_equal) {
        narrow = true;
        value = holds ? 1 : 0;
        bits = is_open(a, b, sa, sb, or_equal) ? 1 : 0;
    };
    switch (op) {
        case Op::ADD128:
            value = x + y;
            bits = smear(sx | sy);
            break;
        case Op::SUB128:
            value = x - y;
            bits = smear(sx | sy);
            break;
        case Op::MUL128:
            value = x * y;
            bits = smear(sx | sy);
            break;
        case Op::AND128:
            value = x & y;
            bits = (sx | sy) & (x | sx) & (y | sy);
            break;
        case Op::OR128:
            value = x | y;
            bits = (sx | sy) & (~x | sx) & (~y | sy);
            break;
        case Op::XOR128:
            value = x ^ y;
            bits = sx | sy;
            break;
        case Op::SHL128:
            value = x << amount;
            bits = sy != 0 ? ~u128{0} : sx << amount;
            break;
        case Op::LSHR128:
            value = x >> amount;
            bits = sy != 0 ? ~u128{0} : sx >> amount;
            break;
        case Op::ASHR128:
            value = static_cast<u128>(signed_x >> amount);
            bits = sy != 0 ? ~u128{0} : static_cast<u128>(static_cast<i128>(sx) >> amount);
            break;
        case Op::UDIV128:
        case Op::SDIV128:
        case Op::UREM128:
        case Op::SREM128: {
            if (sy != 0) return undefined_use();
            if (y == 0) return fail(FaultCode::DivisionByZero, 0, {r[i.b], 0, 0, 0});
            const bool is_signed = op == Op::SDIV128 || op == Op::SREM128;
            if (sx != 0) {
                bits = ~u128{0};
            } else if (is_signed) {
                if (x == top && signed_y == -1)
                    return fail(FaultCode::DivisionOverflow, 0, {r[i.b], r[i.c], 128, 0});
                value = static_cast<u128>(op == Op::SDIV128 ? signed_x / signed_y : signed_x % signed_y);
            } else {
                value = op == Op::UDIV128 ? x / y : x % y;
            }
            break;
        }
        case Op::EQ128:
        case Op::NE128:
            narrow = true;
            value = (x == y) == (op == Op::EQ128) ? 1 : 0;
            bits = (sx | sy) != 0 && ((x ^ y) & ~(sx | sy)) == 0 ? 1 : 0;
            break;
        case Op::ULT128: compare(x < y, x, y, sx, sy, false); break;
        case Op::ULE128: compare(x <= y, x, y, sx, sy, true); break;
        case Op::SLT128: compare(signed_x < signed_y, x ^ top, y ^ top, sx, sy, false); break;
        case Op::SLE128: compare(signed_x <= signed_y, x ^ top, y ^ top, sx, sy, true); break;
        default: throw InternalError("128-bit instruction without a handler");
    }
    r[i.a] = static_cast<u64>(value);
    if (!narrow) r[i.a + 1] = static_cast<u64>(value >> 64);
    if (s != nullptr) {
        s[i.a] = static_cast<u64>(bits);
        if (!narrow) s[i.a + 1] = static_cast<u64>(bits >> 64);
    }
    return Step::Next;
}

namespace {

template <typename Float>
Float round_as(Op op, Float x) {
    switch (op) {
        case Op::FNEG: return -x;
        case Op::FABS: return std::fabs(x);
        case Op::FSQRT: return std::sqrt(x);
        case Op::FFLOOR: return std::floor(x);
        case Op::FCEIL: return std::ceil(x);
        case Op::FTRUNC: return std::trunc(x);
        case Op::FROUND: return std::round(x);
        case Op::FRINT: return std::nearbyint(x);
        default: throw InternalError("floating-point instruction without a handler");
    }
}

}  // namespace

Machine::Step Machine::unary_float(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    (void)t;
    const Op op = static_cast<Op>(i.op);
    const u64 x = r[i.b];
    const bool undefined = s != nullptr && s[i.b] != 0;
    unsigned width = static_cast<unsigned>(i.imm & 0xff);  // of the result
    u64 value = 0;
    if (op == Op::FPTOSI || op == Op::FPTOUI) {
        const double from =
            width == 32 ? double{std::bit_cast<float>(static_cast<u32>(x))} : std::bit_cast<double>(x);
        width = static_cast<unsigned>(i.imm >> 8);
        if (!undefined) {
            // Out of range is undefined behaviour in C; the limits are exact as doubles.
            const bool is_signed = op == Op::FPTOSI;
            const double most = std::ldexp(1.0, static_cast<int>(width) - (is_signed ? 1 : 0));
            const double least = is_signed ? -most : 0.0;
            const double cut = std::trunc(from);
            label_ = Label{};
            if (!(cut >= least && cut < most)) return fail(FaultCode::Conversion, 0, {x, width, 0, 0});
            value = is_signed ? static_cast<u64>(static_cast<i64>(cut)) : static_cast<u64>(cut);
            value &= ones(width);
        }
    } else if (op == Op::SITOFP || op == Op::UITOFP) {
        const unsigned from = width;
        width = static_cast<unsigned>(i.imm >> 8);
        const i64 number = sign_extend(x, from);
        if (width == 32)
            value = std::bit_cast<u32>(op == Op::SITOFP ? static_cast<float>(number) : static_cast<float>(x));
        else
            value =
                std::bit_cast<u64>(op == Op::SITOFP ? static_cast<double>(number) : static_cast<double>(x));
    } else if (width == 32) {
        value = std::bit_cast<u32>(round_as(op, std::bit_cast<float>(static_cast<u32>(x))));
    } else {
        value = std::bit_cast<u64>(round_as(op, std::bit_cast<double>(x)));
    }
    r[i.a] = value;
    if (s != nullptr) s[i.a] = undefined ? ones(width) : 0;
    return Step::Next;
}

}  // namespace raddle
