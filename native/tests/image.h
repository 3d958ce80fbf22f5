// Builds images by hand, and runs small ones.
#pragma once

#include <string>
#include <vector>

#include "machine/machine.h"
#include "search/interleavings/interleavings.h"
#include "search/replay/replay.h"

namespace raddle::test {

inline constexpr u16 kNoRegister = 0xffff;
inline constexpr i64 kAtomic = i64{5} << 32;  // the access word of a sequentially consistent access

inline Instruction op(Op name, unsigned a = 0, unsigned b = 0, unsigned c = 0, i64 imm = 0) {
    return {static_cast<u16>(name), static_cast<u16>(a), static_cast<u16>(b), static_cast<u16>(c), imm};
}
inline Instruction constant(unsigned a, u64 value) {
    return op(Op::CONST, a, 0, 0, static_cast<i64>(value));
}
// Targets are relative to the function's first instruction.
inline Instruction jump(u32 to) {
    return op(Op::JUMP, 0, 0, 0, to);
}
inline Instruction branch(unsigned b, u32 yes, u32 no) {
    return op(Op::BRANCH, 0, b, 0, static_cast<i64>(u64{yes} | u64{no} << 32));
}

struct ImageFunction {
    std::vector<Instruction> code;
    u32 slots = 16, params = 0, results = 0, flags = 0;
};

struct Image {
    struct Variable {
        std::string bytes;
        u32 flags = 0;
    };
    u32 most_threads = kMaxThreads;
    std::vector<ImageFunction> functions;
    std::vector<Variable> globals;  // the i-th at global(i); thread-locals at slot 0x1f000 + i
    std::vector<AllocaSite> allocas;
    std::vector<std::string> strings;
    std::vector<WordRange> words;
    std::vector<std::vector<Cell>> layouts;
    std::vector<std::pair<std::vector<SwitchCase>, u32>> switches;  // targets already absolute

    std::vector<u8> bytes() const;
    Program load() const { return Program::load(bytes()); }
};

inline Address global(u32 index) {
    return make_address(0, kFirstGlobalSlot + index);
}

// main creates `threads` threads that run function 1 on 0, 1, … and joins them all.
ImageFunction spawning_main(unsigned threads);

// Runs one thread of the program's entry function to its first label.
Label run_to_label(const Program& program, ThreadState* keep = nullptr, MachineOptions options = {});
// The value that a function of these instructions (RET appended) leaves in register `result`.
Label evaluate(std::vector<Instruction> code, unsigned result, Image rest = {});

class Explored : public Interleavings {
  public:
    Explored(const Program& program, SearchOptions options = {});
};
// The code of the only error that an exploration finds.
FaultCode only_error(const Image& image, SearchOptions options = {});

}  // namespace raddle::test
