// The machine's own memory: bounds, lifetimes, constants, blocks, variadic arguments.
#include "doctest/doctest.h"
#include "image.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr u16 kNo = kNoRegister;

Image with_memory() {
    Image image;
    image.allocas = {{8, 8, 1}, {16, 8, 0}};
    image.globals = {{"constant", 1}, {std::string(8, '\0'), 0}, {"tlsprvt!", 2 | 4}, {"tlsshard", 2}};
    return image;
}

FaultCode fault(std::vector<Instruction> code) {
    return evaluate(std::move(code), 0, with_memory()).fault.code;
}

}  // namespace

TEST_CASE("private bounds") {
    const Instruction make = op(Op::ALLOCA, 0, kNo, 0, 0);
    REQUIRE(fault({make, constant(1, 5), op(Op::STORE8, 1, 0), op(Op::LOAD8, 2, 0)}) == FaultCode::None);
    REQUIRE(fault({make, op(Op::LOAD8, 2, 0, 0, 1)}) == FaultCode::OutOfBounds);
    REQUIRE(fault({make, op(Op::LOAD1, 2, 0, 0, 8)}) == FaultCode::OutOfBounds);
    // Below the object: the first one lies at the start of the region, so make another before it.
    const Label below =
        evaluate({make, op(Op::ALLOCA, 1, kNo, 0, 0), op(Op::LOAD4, 2, 1, 0, static_cast<i64>(0xfffffffc))},
                 0, with_memory());
    REQUIRE(below.fault.code == FaultCode::OutOfBounds);
    REQUIRE_EQ(static_cast<i64>(below.fault.numbers[2]), i64{-4});
    REQUIRE_EQ(below.fault.numbers[1], u64{8});
}

TEST_CASE("bad addresses") {
    REQUIRE(fault({constant(1, 0), op(Op::LOAD4, 2, 1)}) == FaultCode::Null);
    REQUIRE(fault({constant(1, 4095), op(Op::STORE1, 2, 1)}) == FaultCode::Null);
    REQUIRE(fault({constant(1, 5000), op(Op::LOAD4, 2, 1)}) == FaultCode::Wild);
    REQUIRE(fault({constant(1, kAddressLimit), op(Op::LOAD4, 2, 1)}) == FaultCode::Wild);
    REQUIRE(fault({constant(1, function_address(0)), op(Op::LOAD4, 2, 1)}) == FaultCode::Wild);
    REQUIRE(fault({constant(1, global(1) + 6), op(Op::LOAD4, 2, 1)}) == FaultCode::OutOfBounds);
    REQUIRE(fault({constant(1, global(1) + 1), op(Op::LOAD4, 2, 1, 0, kAtomic)}) == FaultCode::Misaligned);
    REQUIRE(fault({constant(1, global(1) + 2), constant(2, 1), op(Op::RMW, 3, 1, 2, 1 | 5 << 8 | 4 << 16)}) ==
            FaultCode::Misaligned);
}

TEST_CASE("constants are read and not written") {
    const Label label = evaluate({constant(1, global(0)), op(Op::LOAD1, 2, 1, 0, 3)}, 2, with_memory());
    REQUIRE_EQ(label.value.low, u64{'s'});
    REQUIRE(fault({constant(1, global(0)), constant(2, 1), op(Op::LOAD1, 3, 1), op(Op::STORE1, 2, 1)}) ==
            FaultCode::ConstantWrite);
}

TEST_CASE("thread locals") {
    const Label own = evaluate({op(Op::TLS, 1, 0, 0, 2), op(Op::LOAD1, 2, 1, 0, 3)}, 2, with_memory());
    REQUIRE_EQ(own.value.low, u64{'p'});
    const Label shared = evaluate({op(Op::TLS, 1, 0, 0, 3), op(Op::LOAD1, 2, 1)}, 2, with_memory());
    REQUIRE(shared.kind == LabelKind::Load);
    REQUIRE_EQ(shared.address, thread_address(0, kFirstFixedSlot + 3));
}

TEST_CASE("lifetimes") {
    const Instruction make = op(Op::ALLOCA, 0, kNo, 0, 0), end = op(Op::LIFE_END, 0, 0),
                      start = op(Op::LIFE_START, 0, 0), load = op(Op::LOAD4, 2, 0),
                      store = op(Op::STORE4, 1, 0);
    REQUIRE(fault({make, end, load}) == FaultCode::UseAfterScope);
    REQUIRE(fault({make, constant(1, 1), end, start, store, load}) == FaultCode::None);
    const Label again = evaluate({make, constant(1, 1), store, end, start, load}, 2, with_memory());
    REQUIRE_EQ(again.value.undefined_low, u64{0xffffffff});
}

TEST_CASE("use after return") {
    Image image = with_memory();
    image.functions.push_back({{op(Op::ALLOCA, 0, kNo, 0, 0), op(Op::RET, 0, 0, 1)}, 4, 0, 1, 0});
    REQUIRE(evaluate({op(Op::CALL, 3, 0, 0, 1), op(Op::LOAD4, 2, 3)}, 0, image).fault.code ==
            FaultCode::UseAfterReturn);
}

TEST_CASE("a shared stack object ends visibly") {
    Image image = with_memory();
    image.functions.push_back({{op(Op::ALLOCA, 0, kNo, 0, 1), op(Op::RET, 0, 0, 1)}, 4, 0, 1, 0});
    const Label label = evaluate({op(Op::CALL, 3, 0, 0, 1)}, 3, image);
    REQUIRE(label.kind == LabelKind::LifeEnd);
    REQUIRE_EQ(label.size, u64{16});
}

TEST_CASE("addresses are stable and slots are not reused soon") {
    Image image = with_memory();
    image.functions.push_back({{op(Op::ALLOCA, 0, kNo, 0, 0), op(Op::RET, 0, 0, 1)}, 4, 0, 1, 0});
    const Label label =
        evaluate({op(Op::CALL, 3, 0, 0, 1), op(Op::CALL, 4, 0, 0, 1), op(Op::SUB64, 5, 4, 3)}, 5, image);
    REQUIRE_EQ(label.value.low, kSlotBytes);
}

TEST_CASE("stack overflow") {
    Image deep;
    deep.functions.push_back({{op(Op::CALL, 8, 0, 0, 0), op(Op::RET, 0, 0, 0)}, 8, 0, 0, 0});
    REQUIRE(run_to_label(deep.load()).fault.code == FaultCode::StackOverflow);
    REQUIRE(fault({constant(1, u64{1} << 40), op(Op::ALLOCA, 0, 1, 0, 0)}) == FaultCode::StackOverflow);
    REQUIRE(fault({constant(1, u64{1} << 62), op(Op::ALLOCA, 0, 1, 0, 0)}) == FaultCode::StackOverflow);
}

TEST_CASE("stack slots wrap around") {
    // 70,000 calls of a function with an object: more than there are slots.
    Image image = with_memory();
    image.functions.push_back(
        {{constant(5, 0), constant(4, 0), constant(6, 7), op(Op::ALLOCA, 7, kNo, 0, 0), op(Op::STORE8, 6, 7),
          op(Op::CALL, 8, 0, 0, 1), op(Op::ADD64I, 4, 4, 0, 1), op(Op::LOOP, 5, 0, 0, 0),
          op(Op::ULTI, 1, 4, 0, 70'000), branch(1, 5, 10), op(Op::LOAD8, 0, 7), op(Op::RET, 0, 0, 1)},
         16,
         0,
         1,
         0});
    image.functions.push_back(
        {{op(Op::ALLOCA, 0, kNo, 0, 0), op(Op::STORE8, 0, 0), op(Op::RET, 0, 0, 1)}, 4, 0, 1, 0});
    const Label label = run_to_label(image.load());
    REQUIRE(label.kind == LabelKind::Finished);
    REQUIRE_EQ(label.value.low, u64{7});
}

TEST_CASE("private atomics") {
    const Label label = evaluate({op(Op::ALLOCA, 0, kNo, 0, 0), constant(1, 5), op(Op::STORE8, 1, 0),
                                  op(Op::RMW, 2, 0, 1, 1 | 5 << 8 | 8 << 16), constant(3, 10),
                                  constant(4, 77), op(Op::CAS, 5, 0, 3, 5 | 5 << 8 | 8 << 16),
                                  op(Op::LOAD8, 7, 0), op(Op::ADD64, 7, 7, 6), op(Op::ADD64, 7, 7, 2)},
                                 7, with_memory());
    REQUIRE_EQ(label.value.low, u64{77 + 1 + 5});
}

TEST_CASE("blocks of private memory") {
    const Label copied = evaluate({op(Op::ALLOCA, 0, kNo, 0, 0), constant(1, global(0)), constant(2, 8),
                                   op(Op::COPY, 0, 1, 2, 1), op(Op::LOAD8, 3, 0)},
                                  3, with_memory());
    REQUIRE_EQ(copied.value.low, u64{0x746e6174736e6f63});
    const Label filled = evaluate({op(Op::ALLOCA, 0, kNo, 0, 0), constant(1, 0xab), constant(2, 3),
                                   op(Op::FILL, 0, 1, 2, 1), op(Op::LOAD4, 3, 0)},
                                  3, with_memory());
    REQUIRE_EQ(filled.value.low, u64{0xababab});
    REQUIRE_EQ(filled.value.undefined_low, u64{0xff000000});
    REQUIRE(fault({op(Op::ALLOCA, 0, kNo, 0, 0), constant(1, global(0)), constant(2, 9),
                   op(Op::COPY, 0, 1, 2, 1)}) == FaultCode::OutOfBounds);
    REQUIRE(fault({op(Op::ALLOCA, 0, kNo, 0, 0), op(Op::OFFSET, 1, 0, 0, i64{2} << 32), constant(2, 4),
                   op(Op::COPY, 0, 1, 2, 1)}) == FaultCode::Overlap);
    REQUIRE(fault({op(Op::ALLOCA, 0, kNo, 0, 0), op(Op::OFFSET, 1, 0, 0, i64{2} << 32), constant(2, 4),
                   op(Op::COPY, 0, 1, 2, 1 | 1 << 8)}) == FaultCode::None);
}

TEST_CASE("copying into shared memory goes cell by cell") {
    Image image = with_memory();
    image.layouts = {{{0, 4}, {4, 2}}};
    ImageFunction f;
    f.code = {constant(0, global(1)),   constant(1, global(0)),
              constant(2, 8),           op(Op::COPY, 0, 1, 2, 8 | 1 << 16),
              op(Op::COPY, 0, 1, 2, 2), op(Op::EXIT, 0, 2)};
    image.functions.push_back(f);
    const Program program = image.load();
    Machine machine(program, {});
    ThreadState thread = make_thread(program, 0, {});
    const auto next = [&](u64 offset, u64 size) {
        const Label label = machine.run(thread);
        REQUIRE(label.kind == LabelKind::Store);
        REQUIRE_EQ(label.address - global(1), offset);
        REQUIRE_EQ(label.size, size);
        machine.resume(thread, label, Answer{});
        return label.value.low;
    };
    REQUIRE_EQ(next(0, 4), u64{0x736e6f63});
    REQUIRE_EQ(next(4, 2), u64{0x6174});
    for (u64 offset = 0; offset < 8; offset += 2) next(offset, 2);
    REQUIRE(machine.run(thread).kind == LabelKind::Exit);
}

TEST_CASE("variadic arguments") {
    Image image;
    image.allocas = {{24, 8, 1}};
    // f(n, ...): the second variadic argument, by way of the list's overflow area
    image.functions.push_back(
        {{op(Op::ALLOCA, 1, kNo, 0, 0), op(Op::VA_START, 0, 1), op(Op::LOAD8, 2, 1, 0, 8),
          op(Op::LOAD8, 3, 2, 0, 8), op(Op::LOAD4, 4, 1), op(Op::ADD64, 3, 3, 4), op(Op::RET, 3, 0, 1)},
         8,
         1,
         1,
         1});
    const Label label =
        evaluate({constant(4, 1), constant(5, 100), constant(6, 200), op(Op::CALL, 4, 0, 2, 1)}, 4, image);
    REQUIRE_EQ(label.value.low, u64{248});
}

TEST_CASE("calls through pointers") {
    Image image = with_memory();
    image.functions.push_back({{op(Op::ADD64I, 0, 0, 0, 1), op(Op::RET, 0, 0, 1)}, 4, 1, 1, 0});
    const auto call = [&](u64 target, i64 shape) {
        return evaluate({constant(0, target), constant(3, 41), op(Op::CALLR, 3, 0, 0, shape)}, 3, image);
    };
    REQUIRE_EQ(call(function_address(1), 1 | 1 << 16).value.low, u64{42});
    REQUIRE(call(function_address(1) + 1, 1 | 1 << 16).fault.code == FaultCode::BadFunction);
    REQUIRE(call(global(1), 1 | 1 << 16).fault.code == FaultCode::BadFunction);
    REQUIRE(call(function_address(1), 2 | 1 << 16).fault.code == FaultCode::Signature);
    REQUIRE(call(function_address(1), 1).fault.code == FaultCode::Signature);
}
