// Every integer instruction of every width against plain C++ on the same numbers.
#include <bit>
#include <cmath>
#include <limits>

#include "doctest/doctest.h"
#include "image.h"
#include "machine/arithmetic.h"

using namespace raddle;
using namespace raddle::test;

namespace {

const u64 kNumbers[] = {0,
                        1,
                        2,
                        3,
                        7,
                        0x7f,
                        0x80,
                        0xff,
                        0x7fff,
                        0x8000,
                        0xffff,
                        0x7fffffff,
                        0x80000000,
                        0xffffffff,
                        0x123456789abcdef0,
                        0x7fffffffffffffff,
                        0x8000000000000000,
                        ~u64{0}};

u64 both_forms(Op plain, Op immediate, u64 x, u64 y) {
    const Label a = evaluate({constant(0, x), constant(1, y), op(plain, 2, 0, 1)}, 2);
    const Label b = evaluate({constant(0, x), op(immediate, 2, 0, 0, static_cast<i64>(y))}, 2);
    REQUIRE_EQ(static_cast<int>(a.kind), static_cast<int>(LabelKind::Finished));
    REQUIRE_EQ(a.value.low, b.value.low);
    return a.value.low;
}

template <typename U, typename S>
void check_width(Op add, Op sub, Op mul, Op slt, Op sle, Op sdiv, Op srem, Op shl, Op lshr, Op ashr) {
    const int w = 4;  // distance from a width's register form to its immediate form
    const auto form = [&](Op o, u64 x, u64 y) {
        return both_forms(o, static_cast<Op>(static_cast<u16>(o) + w), x, y);
    };
    constexpr unsigned bits = sizeof(U) * 8;
    for (const u64 x64 : kNumbers) {
        for (const u64 y64 : kNumbers) {
            const U x = static_cast<U>(x64), y = static_cast<U>(y64);
            const S sx = static_cast<S>(x), sy = static_cast<S>(y);
            REQUIRE_EQ(form(add, x, y), u64{static_cast<U>(u64{x} + u64{y})});
            REQUIRE_EQ(form(sub, x, y), u64{static_cast<U>(u64{x} - u64{y})});
            REQUIRE_EQ(form(mul, x, y), u64{static_cast<U>(u64{x} * u64{y})});
            REQUIRE_EQ(form(slt, x, y), u64{sx < sy});
            REQUIRE_EQ(form(sle, x, y), u64{sx <= sy});
            if (y != 0 && !(sx == std::numeric_limits<S>::min() && sy == -1)) {
                REQUIRE_EQ(form(sdiv, x, y), u64{static_cast<U>(sx / sy)});
                REQUIRE_EQ(form(srem, x, y), u64{static_cast<U>(sx % sy)});
            }
            const unsigned amount = static_cast<unsigned>(y64 % bits);
            REQUIRE_EQ(form(shl, x, amount), u64{static_cast<U>(u64{x} << amount)});
            REQUIRE_EQ(form(lshr, x, amount), u64{static_cast<U>(u64{x} >> amount)});
            REQUIRE_EQ(form(ashr, x, amount), u64{static_cast<U>(static_cast<i64>(sx) >> amount)});
        }
    }
}

FaultCode fault_of(Op o, u64 x, u64 y) {
    const Label label = evaluate({constant(0, x), constant(1, y), op(o, 2, 0, 1)}, 2);
    return label.kind == LabelKind::Fault ? label.fault.code : FaultCode::None;
}

}  // namespace

#define WIDTH(W, U, S)                                                                             \
    TEST_CASE("integers of " #W " bits") {                                                         \
        check_width<U, S>(Op::ADD##W, Op::SUB##W, Op::MUL##W, Op::SLT##W, Op::SLE##W, Op::SDIV##W, \
                          Op::SREM##W, Op::SHL##W, Op::LSHR##W, Op::ASHR##W);                      \
    }
WIDTH(8, u8, std::int8_t)
WIDTH(16, u16, std::int16_t)
WIDTH(32, u32, i32)
WIDTH(64, u64, i64)

TEST_CASE("any width") {
    for (const u64 x : kNumbers) {
        for (const u64 y : kNumbers) {
            REQUIRE_EQ(both_forms(Op::AND, Op::ANDI, x, y), x & y);
            REQUIRE_EQ(both_forms(Op::OR, Op::ORI, x, y), x | y);
            REQUIRE_EQ(both_forms(Op::XOR, Op::XORI, x, y), x ^ y);
            REQUIRE_EQ(both_forms(Op::EQ, Op::EQI, x, y), u64{x == y});
            REQUIRE_EQ(both_forms(Op::NE, Op::NEI, x, y), u64{x != y});
            REQUIRE_EQ(both_forms(Op::ULT, Op::ULTI, x, y), u64{x < y});
            REQUIRE_EQ(both_forms(Op::ULE, Op::ULEI, x, y), u64{x <= y});
            if (y != 0) REQUIRE_EQ(both_forms(Op::UDIV, Op::UDIVI, x, y), x / y);
            if (y != 0) REQUIRE_EQ(both_forms(Op::UREM, Op::UREMI, x, y), x % y);
        }
        for (const unsigned bits : {1u, 7u, 8u, 31u, 32u, 33u, 63u, 64u}) {
            REQUIRE_EQ(evaluate({constant(0, x), op(Op::TRUNC, 1, 0, 0, bits)}, 1).value.low, x & ones(bits));
            const u64 narrow = x & ones(bits);
            REQUIRE_EQ(evaluate({constant(0, narrow), op(Op::SEXT, 1, 0, 0, bits | 64 << 8)}, 1).value.low,
                       static_cast<u64>(sign_extend(narrow, bits)));
            REQUIRE_EQ(evaluate({constant(0, narrow), op(Op::CLZ, 1, 0, 0, bits)}, 1).value.low,
                       static_cast<u64>(std::countl_zero(narrow)) - (64 - bits));
            REQUIRE_EQ(evaluate({constant(0, narrow), op(Op::CTZ, 1, 0, 0, bits)}, 1).value.low,
                       narrow == 0 ? bits : static_cast<u64>(std::countr_zero(narrow)));
        }
    }
    REQUIRE_EQ(evaluate({constant(0, 0x1234), op(Op::BSWAP, 1, 0, 0, 16)}, 1).value.low, u64{0x3412});
}

TEST_CASE("arithmetic errors") {
    REQUIRE(fault_of(Op::UDIV, 1, 0) == FaultCode::DivisionByZero);
    REQUIRE(fault_of(Op::SREM8, 1, 0) == FaultCode::DivisionByZero);
    REQUIRE(fault_of(Op::SDIV8, 0x80, 0xff) == FaultCode::DivisionOverflow);
    REQUIRE(fault_of(Op::SDIV64, u64{1} << 63, ~u64{0}) == FaultCode::DivisionOverflow);
    REQUIRE(fault_of(Op::SREM32, 0x80000000, 0xffffffff) == FaultCode::DivisionOverflow);
    REQUIRE(fault_of(Op::SHL8, 1, 8) == FaultCode::Shift);
    REQUIRE(fault_of(Op::LSHR32, 1, 32) == FaultCode::Shift);
    REQUIRE(fault_of(Op::ASHR64, 1, 64) == FaultCode::Shift);
    REQUIRE(fault_of(Op::SHL64, 1, 63) == FaultCode::None);
}

TEST_CASE("integers of 128 bits") {
    const u128 numbers[] = {
        0, 1, 77, ~u128{0}, u128{1} << 64, u128{1} << 127, wide(0x123456789abcdef0, 0xfedcba98)};
    const auto compute = [](Op o, u128 x, u128 y, unsigned word) {
        return evaluate(
                   {constant(0, static_cast<u64>(x)), constant(1, static_cast<u64>(x >> 64)),
                    constant(2, static_cast<u64>(y)), constant(3, static_cast<u64>(y >> 64)), op(o, 4, 0, 2)},
                   4 + word)
            .value.low;
    };
    for (const u128 x : numbers) {
        for (const u128 y : numbers) {
            const auto check = [&](Op o, u128 expected) {
                REQUIRE_EQ(compute(o, x, y, 0), static_cast<u64>(expected));
                REQUIRE_EQ(compute(o, x, y, 1), static_cast<u64>(expected >> 64));
            };
            check(Op::ADD128, x + y);
            check(Op::SUB128, x - y);
            check(Op::MUL128, x * y);
            check(Op::XOR128, x ^ y);
            if (y != 0) check(Op::UDIV128, x / y);
            if (y != 0) check(Op::UREM128, x % y);
            REQUIRE_EQ(compute(Op::EQ128, x, y, 0), u64{x == y});
            REQUIRE_EQ(compute(Op::ULT128, x, y, 0), u64{x < y});
            REQUIRE_EQ(compute(Op::SLT128, x, y, 0), u64{static_cast<i128>(x) < static_cast<i128>(y)});
        }
        for (const unsigned amount : {0u, 1u, 63u, 64u, 65u, 127u}) {
            REQUIRE_EQ(compute(Op::SHL128, x, amount, 1), static_cast<u64>((x << amount) >> 64));
            REQUIRE_EQ(compute(Op::ASHR128, x, amount, 0), static_cast<u64>(static_cast<i128>(x) >> amount));
        }
    }
}

TEST_CASE("floating point") {
    const auto bits = [](double x) { return std::bit_cast<u64>(x); };
    const auto two = [&](Op o, double x, double y) {
        return evaluate({constant(0, bits(x)), constant(1, bits(y)), op(o, 2, 0, 1)}, 2).value.low;
    };
    REQUIRE_EQ(two(Op::FADD64, 1.5, 2.25), bits(3.75));
    REQUIRE_EQ(two(Op::FREM64, 7.5, 2.0), bits(1.5));
    const double nan = std::nan("");
    const auto compare = [&](double x, double y, i64 set) {
        return evaluate({constant(0, bits(x)), constant(1, bits(y)), op(Op::FCMP64, 2, 0, 1, set)}, 2)
            .value.low;
    };
    REQUIRE_EQ(compare(1, 1, 1), 1u);
    REQUIRE_EQ(compare(1, 2, 2), 1u);
    REQUIRE_EQ(compare(2, 1, 4), 1u);
    REQUIRE_EQ(compare(nan, 1, 8), 1u);
    REQUIRE_EQ(compare(nan, 1, 7), 0u);
    const auto convert = [](Op o, u64 x, i64 imm) {
        return evaluate({constant(0, x), op(o, 1, 0, 0, imm)}, 1);
    };
    REQUIRE_EQ(convert(Op::FPTOSI, bits(-3.7), 64 | 32 << 8).value.low, u64{0xfffffffd});
    REQUIRE_EQ(convert(Op::SITOFP, 0xfffffffd, 32 | 64 << 8).value.low, bits(-3.0));
    REQUIRE_EQ(convert(Op::UITOFP, 0xfffffffd, 32 | 64 << 8).value.low, bits(4294967293.0));
    REQUIRE(convert(Op::FPTOSI, bits(3e10), 64 | 32 << 8).fault.code == FaultCode::Conversion);
    REQUIRE(convert(Op::FPTOUI, bits(nan), 64 | 32 << 8).fault.code == FaultCode::Conversion);
    REQUIRE_EQ(convert(Op::FPTOUI, bits(-0.5), 64 | 32 << 8).value.low, 0u);
    REQUIRE_EQ(convert(Op::FFLOOR, bits(-1.5), 64).value.low, bits(-2.0));
    REQUIRE_EQ(convert(Op::FPTRUNC, bits(0.5), 0).value.low, u64{std::bit_cast<u32>(0.5f)});
}
