// How many instructions a second the machine runs on private loops. Build with -DRADDLE_BENCH=ON.
#include <chrono>
#include <cstdio>
#include <cstring>

#include "machine/machine.h"

using namespace raddle;

namespace {

Instruction op(Op name, unsigned a = 0, unsigned b = 0, unsigned c = 0, i64 imm = 0) {
    return {static_cast<u16>(name), static_cast<u16>(a), static_cast<u16>(b), static_cast<u16>(c), imm};
}

// Register 0 counts, register 6 points at a private object of 1,024 bytes; the body runs for ever.
Program looping(const std::vector<Instruction>& body) {
    Program program;
    program.allocas.push_back({1024, 8, 1});
    program.code = {op(Op::CONST, 0), op(Op::CONST, 1), op(Op::CONST, 2), op(Op::CONST, 3),
                    op(Op::ALLOCA, 6, 0xffff)};
    program.code.insert(program.code.end(), body.begin(), body.end());
    program.code.push_back(op(Op::LOOP, 0));
    program.code.push_back(op(Op::JUMP, 0, 0, 0, 5));
    const u32 length = static_cast<u32>(program.code.size());
    program.functions.push_back({0, length, 16, 0, 0, 0});
    program.code.push_back(op(Op::ADD64I, 0, 0, 0, 1));
    program.code.push_back(op(Op::RET, 0, 0, 1));
    program.functions.push_back({length, 2, 4, 1, 1, 0});
    validate(program);
    return program;
}

void measure(const char* name, const std::vector<Instruction>& body, unsigned instructions) {
    using Clock = std::chrono::steady_clock;
    const Program program = looping(body);
    MachineOptions options;
    options.local_limit = 1'000'000;
    Machine machine(program, options);
    ThreadState thread = make_thread(program, 0, 0, {});
    const Clock::time_point start = Clock::now();
    double seconds = 0;
    while (seconds < 1) {
        machine.run(thread);
        seconds = std::chrono::duration<double>(Clock::now() - start).count();
    }
    const double rate = static_cast<double>(machine.iterations()) * instructions / seconds;
    std::printf("%-28s %7.0f million instructions a second\n", name, rate / 1e6);
}

}  // namespace

int main() {
    measure("arithmetic",
            {op(Op::ADD64I, 1, 1, 0, 1), op(Op::XOR, 2, 2, 1), op(Op::MUL32I, 3, 2, 0, 3),
             op(Op::LSHR64I, 4, 3, 0, 3), op(Op::SUB32, 3, 3, 4), op(Op::ULTI, 5, 1, 0, 100)},
            8);
    measure("private memory",
            {op(Op::ADD64I, 1, 1, 0, 1), op(Op::ANDI, 2, 1, 0, 127), op(Op::OFFSET, 4, 6, 2, 8),
             op(Op::STORE8, 1, 4), op(Op::LOAD8, 3, 4), op(Op::ADD64, 5, 5, 3)},
            8);
    measure("calls", {op(Op::MOV, 8, 1), op(Op::CALL, 8, 0, 0, 1), op(Op::MOV, 1, 8)}, 7);
    measure("arithmetic, undefined bits",
            {op(Op::UNDEF, 7, 0, 0, 8), op(Op::ADD64I, 1, 1, 0, 1), op(Op::XOR, 2, 2, 1),
             op(Op::MUL32I, 3, 2, 0, 3), op(Op::SUB32, 3, 3, 4), op(Op::ULTI, 5, 1, 0, 100)},
            8);
    return 0;
}
