// The loader refuses what the interpreter could not survive.
#include <cstring>

#include "doctest/doctest.h"
#include "image.h"

using namespace raddle;
using namespace raddle::test;

namespace {

Image small() {
    Image image;
    image.functions.push_back({{constant(0, 1), op(Op::RET, 0, 0, 1)}, 4, 0, 1, 0});
    image.globals.push_back({"12345678", 0});
    image.allocas.push_back({8, 8, 1});
    image.strings.push_back("error");
    return image;
}

void refuses(Instruction i) {
    Image image = small();
    image.functions[0].code.insert(image.functions[0].code.begin(), i);
    REQUIRE_THROWS_AS(image.load(), ImageError);
}

}  // namespace

TEST_CASE("loads a small image") {
    const Program program = small().load();
    REQUIRE_EQ(program.code.size(), 2u);
    REQUIRE_EQ(program.global_at(global(0)), 0u);
    REQUIRE_EQ(program.global_at(global(1)), Program::kNone);
    REQUIRE_EQ(program.function_at(function_address(0)), 0u);
    REQUIRE_EQ(program.function_at(function_address(0) + 8), Program::kNone);
    REQUIRE_EQ(program.function_at(function_address(1)), Program::kNone);
    REQUIRE_EQ(program.function_of_pc(1), 0u);
}

TEST_CASE("refuses an image cut short anywhere") {
    const std::vector<u8> whole = small().bytes();
    for (std::size_t size = 0; size < whole.size(); ++size)
        REQUIRE_THROWS_AS(Program::load(std::span<const u8>(whole.data(), size)), ImageError);
}

TEST_CASE("survives any single changed byte") {
    // Loads or refuses; either way nothing worse happens (the sanitizers watch).
    const std::vector<u8> whole = small().bytes();
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const u8 value : {u8{0}, u8{1}, u8{0x7f}, u8{0xff}}) {
            std::vector<u8> changed = whole;
            changed[at] = value;
            try {
                const Program program = Program::load(changed);
                MachineOptions options;
                options.local_limit = 1000;
                run_to_label(program, nullptr, options);
            } catch (const ImageError&) {
            }
        }
    }
}

TEST_CASE("refuses bad operands") {
    refuses(op(Op::MOV, 4, 0));
    refuses(op(Op::MOV, 0, 4));
    refuses(op(Op::MOV2, 3, 0));
    refuses(op(Op::ADD32, 0, 0, 4));
    refuses(op(Op::ADD128, 0, 0, 3));
    refuses(op(Op::LOAD16, 3, 0));
    refuses(op(Op::LOAD4, 0, 0, 0, i64{6} << 32));
    refuses(op(Op::LOADN, 0, 0, 9));
    refuses(op(Op::RMW, 0, 1, 2, 13 | 5 << 8 | 4 << 16));
    refuses(op(Op::RMW, 0, 1, 2, 1 | 5 << 8 | 3 << 16));
    refuses(op(Op::CAS, 0, 1, 3, 5 | 5 << 8 | 4 << 16));
    refuses(op(Op::TRUNC, 0, 0, 0, 65));
    refuses(op(Op::TRUNC, 0, 0, 0, 0));
    refuses(op(Op::SEXT, 0, 0, 0, 8));
    refuses(op(Op::JUMP, 0, 0, 0, 3));
    refuses(op(Op::JUMP, 0, 0, 0, -1));
    refuses(branch(0, 0, 9));
    refuses(op(Op::SWITCH, 0, 0, 0, 0));
    refuses(op(Op::CALL, 0, 0, 0, 1));
    refuses(op(Op::CALL, 0, 0, 1, 0));
    refuses(op(Op::CALLR, 3, 0, 0, 2));
    refuses(op(Op::ALLOCA, 0, kNoRegister, 0, 1));
    refuses(op(Op::TLS, 0, 0, 0, 0));
    refuses(op(Op::ERROR, 0, 0, 0, 1));
    refuses(op(Op::PRINT, 0, 4));
    refuses(op(Op::TEXT_PUT, 0, 4));
    refuses(op(Op::TEXT_SIZE, 4));
    refuses(op(Op::AWAIT, 0, 0, 0, 10 | 4 << 8));
    refuses(op(Op::AWAIT, 0, 0, 3, 0 | 4 << 8));
    refuses(op(Op::COPY, 0, 0, 0, 1 << 16));
    refuses(op(Op::RET, 0, 0, 2));
    refuses(Instruction{kOpcodeCount, 0, 0, 0, 0});
}

TEST_CASE("refuses control that runs off the end") {
    Image image = small();
    image.functions[0].code = {constant(0, 1)};
    REQUIRE_THROWS_AS(image.load(), ImageError);
}

TEST_CASE("refuses unsorted switch cases") {
    Image image = small();
    image.functions[0].code = {op(Op::SWITCH, 0, 0, 0, 0), op(Op::RET, 0, 0, 1)};
    image.switches.push_back({{{5, 1, 0}, {4, 1, 0}}, 1});
    REQUIRE_THROWS_AS(image.load(), ImageError);
}
