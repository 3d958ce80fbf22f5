// Undefined bits against brute force: whatever the undefined bits of the operands are, bits of the result
// that the shadow calls defined must not change; and deciding on an undefined bit is an error.
#include "doctest/doctest.h"
#include "image.h"
#include "machine/arithmetic.h"

using namespace raddle;
using namespace raddle::test;

namespace {

// r0 = `value` with the bits of `undefined` undefined (of 8 bits).
std::vector<Instruction> partly(unsigned reg, u64 value, u64 undefined) {
    return {op(Op::UNDEF, reg, 0, 0, 8), op(Op::ANDI, reg, reg, 0, static_cast<i64>(undefined)),
            op(Op::ORI, reg, reg, 0, static_cast<i64>(value & ~undefined))};
}

Label tracked(Op o, u64 x, u64 sx, u64 y, u64 sy) {
    std::vector<Instruction> code = partly(0, x, sx);
    for (const Instruction& i : partly(1, y, sy)) code.push_back(i);
    code.push_back(op(o, 2, 0, 1));
    return evaluate(code, 2);
}

void check_sound(Op o) {
    const u64 values[] = {0x00, 0x01, 0x5a, 0x80, 0xff};
    const u64 masks[] = {0x00, 0x01, 0x10, 0x81};
    for (const u64 x : values)
        for (const u64 y : values)
            for (const u64 sx : masks)
                for (const u64 sy : masks) {
                    const Label known = tracked(o, x, sx, y, sy);
                    REQUIRE(known.kind == LabelKind::Finished);
                    for (u64 dx = sx;; dx = (dx - 1) & sx) {
                        for (u64 dy = sy;; dy = (dy - 1) & sy) {
                            const Label real = tracked(o, (x & ~sx) | dx, 0, (y & ~sy) | dy, 0);
                            REQUIRE_EQ(real.value.undefined_low, u64{0});
                            REQUIRE_EQ((real.value.low ^ known.value.low) & ~known.value.undefined_low,
                                       u64{0});
                            if (dy == 0) break;
                        }
                        if (dx == 0) break;
                    }
                }
}

}  // namespace

TEST_CASE("shadow of addition") {
    check_sound(Op::ADD8);
}
TEST_CASE("shadow of subtraction") {
    check_sound(Op::SUB8);
}
TEST_CASE("shadow of multiplication") {
    check_sound(Op::MUL8);
}
TEST_CASE("shadow of and") {
    check_sound(Op::AND);
}
TEST_CASE("shadow of or") {
    check_sound(Op::OR);
}
TEST_CASE("shadow of xor") {
    check_sound(Op::XOR);
}
TEST_CASE("shadow of equality") {
    check_sound(Op::EQ);
}
TEST_CASE("shadow of less") {
    check_sound(Op::ULT);
}
TEST_CASE("shadow of signed less") {
    check_sound(Op::SLT8);
}
TEST_CASE("shadow of signed less or equal") {
    check_sound(Op::SLE8);
}

TEST_CASE("shadow is exact where it matters") {
    REQUIRE_EQ(tracked(Op::AND, 0, 0xff, 0x0f, 0).value.undefined_low, u64{0x0f});
    REQUIRE_EQ(tracked(Op::OR, 0, 0xff, 0x0f, 0).value.undefined_low, u64{0xf0});
    REQUIRE_EQ(tracked(Op::EQ, 0x01, 0x10, 0x02, 0).value.undefined_low, u64{0});
    REQUIRE_EQ(tracked(Op::ULT, 0x01, 0x10, 0x20, 0).value.undefined_low, u64{0});
}

TEST_CASE("deciding on undefined bits is an error") {
    const auto fault = [](std::vector<Instruction> more) {
        std::vector<Instruction> code{op(Op::UNDEF, 0, 0, 0, 32), constant(1, 1)};
        code.insert(code.end(), more.begin(), more.end());
        Image image;
        image.globals.push_back({std::string(8, '\0'), 0});
        return evaluate(code, 1, image).fault.code;
    };
    REQUIRE(fault({branch(0, 3, 3)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::UDIV, 2, 1, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::LOAD4, 2, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::STORE4, 1, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::ASSUME, 0, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::CHOOSE, 2, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::LOCK, 0, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::FREE, 0, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::CALLR, 2, 0)}) == FaultCode::Uninitialised);
    REQUIRE(fault({op(Op::ADD32, 2, 0, 1), op(Op::MOV, 3, 2)}) == FaultCode::None);
}

TEST_CASE("undefined bits go through private memory and calls") {
    Image image;
    image.allocas.push_back({8, 8, 1});
    // identity(x)
    image.functions.push_back({{op(Op::RET, 0, 0, 1)}, 4, 1, 1, 0});
    const Label label =
        evaluate({op(Op::ALLOCA, 0, kNoRegister, 0, 0), constant(1, 0xab), op(Op::STORE1, 1, 0, 0, 1),
                  op(Op::LOAD4, 2, 0), op(Op::MOV, 5, 2), op(Op::CALL, 5, 0, 0, 1)},
                 5, image);
    REQUIRE(label.kind == LabelKind::Finished);
    REQUIRE_EQ(label.value.undefined_low, u64{0xffff00ff});
    REQUIRE_EQ(label.value.low & ~label.value.undefined_low, u64{0xab00});
}

TEST_CASE("tracking ends when nothing is undefined") {
    Image image;
    image.globals.push_back({std::string(8, '\0'), 0});
    ImageFunction f;
    f.code = {op(Op::UNDEF, 0, 0, 0, 32), constant(0, 0), constant(1, global(0)), op(Op::LOAD4, 2, 1),
              op(Op::UNREACHABLE)};
    image.functions.push_back(f);
    ThreadState thread;
    REQUIRE(run_to_label(image.load(), &thread).kind == LabelKind::Load);
    REQUIRE((!thread.tracking && thread.undefined.empty()));
}
