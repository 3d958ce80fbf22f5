// Small programs, one body of instructions for each thread.
#pragma once

#include "image.h"

namespace raddle::test {

using Body = std::vector<Instruction>;

inline constexpr i64 kX = 0, kY = 8, kL = 16, kM = 24;  // offsets of variables and mutexes in global 0

// In a thread, register 1 holds their address, register 2 holds 1, register 3 holds 2.
inline Instruction write(i64 variable, Order order, unsigned value = 2) {
    return op(Op::STORE4, value, 1, 0, variable | static_cast<i64>(order) << 32);
}
inline Instruction read(i64 variable, Order order, unsigned into = 4) {
    return op(Op::LOAD4, into, 1, 0, variable | static_cast<i64>(order) << 32);
}
inline Instruction add(Order order) {  // to x
    return op(Op::RMW, 4, 1, 2, 1 | static_cast<i64>(order) << 8 | 4 << 16);
}
inline Body locked(i64 mutex, Body inside) {
    inside.insert(inside.begin(), {op(Op::ADD64I, 7, 1, 0, mutex), op(Op::LOCK, 0, 7)});
    inside.insert(inside.end(), {op(Op::ADD64I, 7, 1, 0, mutex), op(Op::UNLOCK, 0, 7)});
    return inside;
}

// main creates a thread for each body and joins them all.
inline Image program_of(const std::vector<Body>& bodies) {
    Image image;
    image.globals.push_back({std::string(64, '\0'), 0});
    image.strings = {"assertion"};
    ImageFunction main = spawning_main(static_cast<unsigned>(bodies.size()));
    u32 number = 0;
    std::vector<Instruction> code;
    for (const Instruction& i : main.code) {
        if (i.op == static_cast<u16>(Op::SPAWN)) code.push_back(constant(0, function_address(++number)));
        code.push_back(i);
    }
    main.code = code;
    image.functions.push_back(main);
    for (const Body& body : bodies) {
        ImageFunction worker;
        worker.params = worker.results = 1;
        worker.code = {constant(1, global(0)), constant(2, 1), constant(3, 2)};
        worker.code.insert(worker.code.end(), body.begin(), body.end());
        worker.code.push_back(op(Op::RET, 0, 0, 1));
        image.functions.push_back(worker);
    }
    return image;
}

}  // namespace raddle::test
