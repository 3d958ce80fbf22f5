// Labels, answers, snapshots and limits.
#include "doctest/doctest.h"
#include "image.h"

using namespace raddle;
using namespace raddle::test;

namespace {

// Reads x twice and returns the sum, through a private object.
Image reader() {
    Image image;
    image.globals.push_back({std::string(8, '\0'), 0});
    image.allocas.push_back({8, 8, 1});
    ImageFunction f;
    f.results = 1;
    f.code = {constant(0, global(0)),          op(Op::ALLOCA, 1, kNoRegister, 0, 0),
              op(Op::LOAD8, 2, 0, 0, kAtomic), op(Op::STORE8, 2, 1),
              op(Op::LOAD8, 3, 0, 0, kAtomic), op(Op::LOAD8, 4, 1),
              op(Op::ADD64, 5, 3, 4),          op(Op::RET, 5, 0, 1)};
    image.functions.push_back(f);
    return image;
}

Image looping(std::vector<Instruction> body) {
    Image image;
    image.globals.push_back({std::string(8, '\0'), 0});
    ImageFunction f;
    f.code = {constant(0, 0), constant(1, global(0))};
    f.code.insert(f.code.end(), body.begin(), body.end());
    f.code.push_back(op(Op::LOOP, 0, 0, 0, 77));
    f.code.push_back(jump(2));
    image.functions.push_back(f);
    return image;
}

}  // namespace

TEST_CASE("a snapshot is a copy") {
    const Program program = reader().load();
    Machine machine(program, {});
    ThreadState thread = make_thread(program, 0, {});
    Label label = machine.run(thread);
    REQUIRE((label.kind == LabelKind::Load && label.order == Order::SeqCst));
    REQUIRE_EQ(label.address, global(0));
    machine.resume(thread, label, Answer{{10, 0, 0, 0}, false});
    label = machine.run(thread);
    const ThreadState snapshot = thread;
    for (const u64 value : {u64{1}, u64{2}, u64{3}}) {
        ThreadState copy = snapshot;
        machine.resume(copy, label, Answer{{value, 0, 0, 0}, false});
        const Label end = machine.run(copy);
        REQUIRE(end.kind == LabelKind::Finished);
        REQUIRE_EQ(end.value.low, 10 + value);
    }
}

TEST_CASE("an undefined answer is tracked") {
    const Program program = reader().load();
    Machine machine(program, {});
    ThreadState thread = make_thread(program, 0, {});
    Label label = machine.run(thread);
    machine.resume(thread, label, Answer{{0, 0, 0xf0, 0}, false});
    label = machine.run(thread);
    REQUIRE(thread.tracking);
    machine.resume(thread, label, Answer{{0, 0, 0, 0}, false});
    label = machine.run(thread);
    REQUIRE_EQ(label.value.undefined_low, ~u64{0xf});
}

TEST_CASE("watched instructions are noted once") {
    const Program program = reader().load();
    MachineOptions options;
    options.watch = {3, 6};
    Machine machine(program, options);
    for (int round = 0; round < 2; ++round) {
        ThreadState thread = make_thread(program, 0, {});
        Label label = machine.run(thread);
        machine.resume(thread, label, {});
        label = machine.run(thread);
        REQUIRE_EQ(machine.visited().size(), 1u);
        REQUIRE_EQ(machine.visited()[0], 3u);
    }
}

TEST_CASE("loops are bounded") {
    MachineOptions options;
    options.unroll = 3;
    ThreadState thread;
    const Program empty = looping({}).load();
    Label label = run_to_label(empty, &thread, options);
    REQUIRE(label.kind == LabelKind::Cut);
    REQUIRE_EQ(label.number, 77u);
    REQUIRE_EQ(thread.registers[0], u64{4});
    options = {};
    options.local_limit = 1000;
    label = run_to_label(empty, nullptr, options);
    REQUIRE(label.kind == LabelKind::Local);
    REQUIRE_EQ(label.count, u64{1000});
}

TEST_CASE("a loop that only reads is idle") {
    SearchOptions options;
    options.idle_limit = 50;
    const Program program = looping({op(Op::LOAD4, 2, 1, 0, kAtomic)}).load();
    const Explored search(program, options);
    REQUIRE((search.halt() && search.halt()->kind == Halt::Kind::Idle));
    REQUIRE_EQ(search.halt()->loop, 77u);
    REQUIRE_EQ(search.halt()->count, u64{50});
}

TEST_CASE("a loop that writes runs into the event limit") {
    SearchOptions options;
    options.idle_limit = 50;
    options.max_events = 500;
    const Program program = looping({op(Op::STORE4, 0, 1, 0, kAtomic)}).load();
    const Explored search(program, options);
    REQUIRE((search.halt() && search.halt()->kind == Halt::Kind::Events));
    REQUIRE_EQ(search.halt()->count, u64{500});
}

TEST_CASE("endless recursion without a frame is a local limit or overflow") {
    Image image;
    image.functions.push_back({{op(Op::CALL, 0, 0, 0, 0), op(Op::RET, 0, 0, 0)}, 0, 0, 0, 0});
    MachineOptions options;
    options.local_limit = 1000;
    REQUIRE(run_to_label(image.load(), nullptr, options).kind == LabelKind::Local);
}

TEST_CASE("switches and selects") {
    const auto chosen = [](u64 value) {
        Image image;
        ImageFunction f;
        f.results = 1;
        f.code = {constant(0, value), op(Op::SWITCH, 0, 0, 0, 0), constant(1, 10), op(Op::RET, 1, 0, 1),
                  constant(1, 20),    op(Op::RET, 1, 0, 1),       constant(1, 30), op(Op::RET, 1, 0, 1)};
        image.functions.push_back(f);
        image.switches.push_back({{{1, 2, 0}, {5, 4, 0}}, 6});
        return run_to_label(image.load()).value.low;
    };
    REQUIRE_EQ(chosen(1), u64{10});
    REQUIRE_EQ(chosen(5), u64{20});
    REQUIRE_EQ(chosen(4), u64{30});
    REQUIRE_EQ(
        evaluate({constant(0, 1), constant(1, 7), constant(2, 8), op(Op::SELECT, 3, 0, 1, 2)}, 3).value.low,
        u64{7});
    REQUIRE_EQ(
        evaluate({constant(0, 0), constant(1, 7), constant(2, 8), op(Op::SELECT, 3, 0, 1, 2)}, 3).value.low,
        u64{8});
}

TEST_CASE("a stop inside a callee keeps the callers registers") {
    // main has many registers, the callee that stops has few; main then uses the high ones across a call.
    Image image;
    image.globals.push_back({std::string(8, '\0'), 0});
    ImageFunction main;
    main.slots = 60;
    main.results = 1;
    main.code = {op(Op::CALL, 1, 0, 0, 1), constant(50, 7), op(Op::CALL, 55, 0, 0, 2), op(Op::RET, 50, 0, 1)};
    image.functions = {main,
                       {{constant(0, global(0)), op(Op::LOAD4, 1, 0), op(Op::RET, 1, 0, 1)}, 2, 0, 1, 0},
                       {{constant(199, 1), op(Op::RET, 199, 0, 1)}, 200, 0, 1, 0}};
    const Program program = image.load();
    Machine machine(program, {});
    ThreadState thread = make_thread(program, 0, {});
    const Label label = machine.run(thread);
    ThreadState copy = thread;
    machine.resume(copy, label, Answer{{0, 0, 0xff, 0}, false});
    const Label end = machine.run(copy);
    REQUIRE(end.kind == LabelKind::Finished);
    REQUIRE_EQ(end.value.low, u64{7});
    REQUIRE_EQ(end.value.undefined_low, u64{0});
}
