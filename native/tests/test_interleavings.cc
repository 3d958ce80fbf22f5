// The search: exact counts where a formula gives them, and each kind of error once.
#include "doctest/doctest.h"
#include "image.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr i64 kAdd = 1 | 5 << 8 | 4 << 16;  // fetch_add, seq_cst, 4 bytes

// Threads that all run `body` on global 0 (address in register 1; register 2 holds 1).
Image parallel(unsigned threads, std::vector<Instruction> body, u32 words = 1) {
    Image image;
    image.globals.push_back({std::string(8 * words, '\0'), 0});
    image.functions.push_back(spawning_main(threads));
    ImageFunction worker;
    worker.params = 1;
    worker.results = 1;
    worker.code = {constant(1, global(0)), constant(2, 1)};
    worker.code.insert(worker.code.end(), body.begin(), body.end());
    worker.code.push_back(op(Op::RET, 0, 0, 1));
    image.functions.push_back(worker);
    image.strings = {"assertion", "something odd"};
    return image;
}

u64 executions(const Image& image, SearchOptions options = {}) {
    const Program program = image.load();
    const Explored search(program, options);
    REQUIRE(!search.halt());
    REQUIRE(search.errors().empty());
    REQUIRE_EQ(search.blocked(), u64{0});
    REQUIRE_EQ(search.explored(), search.executions());
    return search.executions();
}

std::vector<Instruction> repeat(const Instruction& i, unsigned times) {
    return std::vector<Instruction>(times, i);
}

Schedule schedule_of(std::vector<std::pair<u32, u32>> threads, std::vector<Choice> steps) {
    Schedule schedule;
    schedule.threads = std::move(threads);
    schedule.steps = std::move(steps);
    return schedule;
}

const Instruction kStore = op(Op::STORE4, 2, 1, 0, kAtomic);

}  // namespace

TEST_CASE("counts of two writers") {
    // main is s1 s2 j1 j2; thread 1 lies between s1 and j1, thread 2 between s2 and j2. Summing over how
    // many of thread 1's events come before s2 (i) and of thread 2's before j1 (k):
    // sum_i sum_k C(n - i + k, k) with thread 1 done by j1.
    const auto choose = [](u64 n, u64 k) {
        u64 result = 1;
        for (u64 i = 1; i <= k; ++i) result = result * (n - k + i) / i;
        return result;
    };
    for (unsigned n = 1; n <= 4; ++n) {
        u64 expected = 0;
        for (u64 i = 0; i <= n; ++i)
            for (u64 k = 0; k <= n; ++k) expected += choose(n - i + k, k);
        REQUIRE_EQ(executions(parallel(2, repeat(kStore, n))), expected);
    }
}

TEST_CASE("a plain write races") {
    REQUIRE(only_error(parallel(2, {op(Op::STORE4, 2, 1)})) == FaultCode::Race);
    REQUIRE_EQ(executions(parallel(2, {op(Op::LOAD4, 3, 1)})), u64{5});
    SearchOptions careless;
    careless.races = false;
    REQUIRE_EQ(executions(parallel(2, {op(Op::STORE4, 2, 1)}), careless), u64{5});
}

TEST_CASE("mixed plain and atomic race") {
    Image image = parallel(2, {});
    // thread 0 (argument 0) stores atomically, thread 1 reads plainly
    image.functions[1].code = {constant(1, global(0)), constant(2, 1),      branch(0, 5, 3),     kStore,
                               op(Op::RET, 0, 0, 1),   op(Op::LOAD4, 3, 1), op(Op::RET, 0, 0, 1)};
    SearchOptions all;
    all.keep_going = true;
    const Program program = image.load();
    const Explored search(program, all);
    REQUIRE_EQ(search.errors().size(), 1u);  // one race, whichever access comes second
    for (const FoundError& error : search.errors()) REQUIRE(error.failure.code == FaultCode::Race);
}

TEST_CASE("message passing does not race") {
    Image image = parallel(2, {}, 2);
    // T0: data = 1; flag =atomic 1.  T1: await flag == 1; read data
    image.functions[1].code = {constant(1, global(0)),
                               constant(2, 1),
                               op(Op::ADD64I, 3, 1, 0, 8),
                               branch(0, 7, 4),
                               op(Op::STORE4, 2, 1),
                               op(Op::STORE4, 2, 3, 0, kAtomic),
                               op(Op::RET, 0, 0, 1),
                               constant(4, 0xff),
                               constant(5, 1),
                               op(Op::AWAIT, 6, 3, 4, 0 | 4 << 8 | 5 << 16),
                               op(Op::LOAD4, 7, 1),
                               op(Op::RET, 0, 0, 1)};
    const Program program = image.load();
    const Explored search(program);
    REQUIRE(search.errors().empty());
    REQUIRE(search.executions() > 0);
    image.functions[1].code[5] = op(Op::JUMP, 0, 0, 0, 6);  // no flag: the reader waits for ever
    REQUIRE(only_error(image) == FaultCode::Livelock);
    image.functions[1].flags = 2;
    REQUIRE(only_error(image) == FaultCode::Deadlock);
}

TEST_CASE("mutexes exclude") {
    const std::vector<Instruction> body = {op(Op::ADD64I, 3, 1, 0, 8), op(Op::LOCK, 0, 3),
                                           op(Op::LOAD4, 4, 1),        op(Op::ADD32, 4, 4, 2),
                                           op(Op::STORE4, 4, 1),       op(Op::UNLOCK, 0, 3)};
    REQUIRE(executions(parallel(2, body, 2)) > 0);
    std::vector<Instruction> open = body;
    open[1] = op(Op::MOV, 3, 3);
    open[5] = op(Op::MOV, 3, 3);
    const Program racy = parallel(2, open, 2).load();
    SearchOptions all;
    all.keep_going = true;
    const Explored search(racy, all);
    REQUIRE(!search.errors().empty());
    for (const FoundError& error : search.errors()) REQUIRE(error.failure.code == FaultCode::Race);
}

TEST_CASE("lock errors") {
    const auto with = [](std::vector<Instruction> body) {
        body.insert(body.begin(), op(Op::ADD64I, 3, 1, 0, 8));
        return only_error(parallel(1, body, 2));
    };
    REQUIRE(with({op(Op::UNLOCK, 0, 3)}) == FaultCode::UnlockFree);
    REQUIRE(with({op(Op::LOCK, 0, 3), op(Op::LOCK, 0, 3)}) == FaultCode::Deadlock);
    REQUIRE(with({constant(4, u64{1} << 34), op(Op::STORE8, 4, 3, 0, kAtomic), op(Op::LOCK, 0, 3)}) ==
            FaultCode::LockDestroyed);
    REQUIRE(with({constant(4, 77), op(Op::STORE8, 4, 3, 0, kAtomic), op(Op::UNLOCK, 0, 3)}) ==
            FaultCode::UnlockForeign);
}

TEST_CASE("recursive mutexes count") {
    const Instruction lock = op(Op::LOCK, 0, 3), unlock = op(Op::UNLOCK, 0, 3);
    std::vector<Instruction> body = {op(Op::ADD64I, 3, 1, 0, 8),
                                     constant(4, u64{1} << 32),
                                     op(Op::STORE8, 4, 3, 0, kAtomic),
                                     lock,
                                     lock,
                                     op(Op::TRYLOCK, 5, 3),
                                     unlock,
                                     unlock,
                                     unlock};
    REQUIRE_EQ(executions(parallel(1, body, 2)), u64{1});
    body.push_back(unlock);
    REQUIRE(only_error(parallel(1, body, 2)) == FaultCode::UnlockFree);
}

TEST_CASE("trylock is always possible") {
    const std::vector<Instruction> body = {op(Op::ADD64I, 3, 1, 0, 8), op(Op::TRYLOCK, 4, 3), branch(4, 5, 6),
                                           op(Op::UNLOCK, 0, 3), op(Op::RET, 0, 0, 1)};
    const Program program = parallel(2, body, 2).load();
    const Explored search(program);
    REQUIRE(search.errors().empty());
    REQUIRE_EQ(search.blocked(), u64{0});
}

TEST_CASE("spurious failures of weak compare exchange") {
    const i64 strong = 5 | 5 << 8 | 4 << 16, weak = strong | 1 << 24;
    const auto body = [](i64 imm) {
        return std::vector<Instruction>{constant(4, 0), constant(5, 1), op(Op::CAS, 6, 1, 4, imm)};
    };
    REQUIRE_EQ(executions(parallel(1, body(strong))), u64{1});
    REQUIRE_EQ(executions(parallel(1, body(weak))), u64{2});
    SearchOptions never;
    never.spurious_cas = false;
    REQUIRE_EQ(executions(parallel(1, body(weak)), never), u64{1});
    // Two in a row may both fail.
    std::vector<Instruction> twice = body(weak);
    twice.push_back(op(Op::CAS, 8, 1, 4, weak));
    REQUIRE_EQ(executions(parallel(1, twice)), u64{3});
    // while (!weak_cas) ;  is back where it was after a failure, which need not be tried
    std::vector<Instruction> loop = body(weak);
    loop.insert(loop.begin(), constant(3, 0));
    loop.push_back(branch(7, 9, 7));
    loop.push_back(op(Op::LOOP, 3, 0, 0, 1));
    loop.push_back(jump(5));
    REQUIRE_EQ(executions(parallel(1, loop)), u64{1});
}

TEST_CASE("choices") {
    const auto choosing = [](u64 n) {
        return parallel(1, {constant(4, n), op(Op::CHOOSE, 5, 4), op(Op::CHOOSE, 6, 4)});
    };
    REQUIRE_EQ(executions(choosing(3)), u64{9});
    REQUIRE_EQ(executions(choosing(0)), u64{16});
    const Program huge = choosing(u64{1} << 40).load();
    const Explored search(huge);
    REQUIRE((search.halt() && search.halt()->kind == Halt::Kind::Nondet));
}

TEST_CASE("wake clears any one bit") {
    Image image = parallel(1, {constant(4, 0b10110), op(Op::STORE8, 4, 1, 0, kAtomic), op(Op::WAKE, 5, 1),
                               op(Op::LOAD8, 6, 1, 0, kAtomic), op(Op::POPCOUNT, 6, 6),
                               op(Op::EQI, 6, 6, 0, 2), op(Op::ASSUME, 0, 6)});
    REQUIRE_EQ(executions(image), u64{3});
}

TEST_CASE("a false assumption blocks") {
    Image image = parallel(2, {constant(4, 2), op(Op::CHOOSE, 5, 4), op(Op::ASSUME, 0, 5)});
    const Program program = image.load();
    const Explored search(program);
    REQUIRE((search.errors().empty() && !search.halt()));
    REQUIRE(search.blocked() > 0);
    REQUIRE_EQ(search.executions(), u64{5});
    REQUIRE_EQ(search.explored(), search.executions() + search.blocked());
}

TEST_CASE("assertion text and kind") {
    Image image = parallel(1, {constant(4, global(1)), op(Op::ERROR, 0, 4, 0, 0)});
    image.globals.push_back({std::string("x == 1\0", 7), 1});
    const Program program = image.load();
    const Explored search(program);
    REQUIRE_EQ(search.errors().size(), 1u);
    REQUIRE(search.errors()[0].failure.kind == "assertion");
    REQUIRE(search.errors()[0].failure.text == "x == 1");
}

TEST_CASE("unsupported stops everything") {
    const Program program = parallel(1, {op(Op::UNSUPPORTED, 0, 0, 0, 1)}).load();
    const Explored search(program);
    REQUIRE((search.halt() && search.halt()->kind == Halt::Kind::Unsupported));
    REQUIRE(search.halt()->text == "something odd");
}

TEST_CASE("atomics of two sizes") {
    const Program program = parallel(1, {kStore, op(Op::LOAD2, 3, 1, 0, kAtomic)}).load();
    const Explored search(program);
    REQUIRE(!search.halt());
    REQUIRE(search.errors().empty());
}

TEST_CASE("heap errors") {
    const Instruction allocate = op(Op::ALLOCATE, 3, 4, 5), release = op(Op::FREE, 0, 3);
    const auto with = [&](std::vector<Instruction> more) {
        std::vector<Instruction> body = {constant(4, 8), constant(5, 0), allocate};
        body.insert(body.end(), more.begin(), more.end());
        return only_error(parallel(1, body));
    };
    REQUIRE(with({release, op(Op::LOAD4, 6, 3)}) == FaultCode::UseAfterFree);
    REQUIRE(with({release, release}) == FaultCode::DoubleFree);
    REQUIRE(with({op(Op::ADD64I, 3, 3, 0, 4), release}) == FaultCode::InvalidFree);
    REQUIRE(with({op(Op::FREE, 0, 1)}) == FaultCode::InvalidFree);
    REQUIRE(with({op(Op::LOAD4, 6, 3, 0, 5)}) == FaultCode::OutOfBounds);
    REQUIRE(with({op(Op::LOAD4, 6, 3, 0, kAtomic)}) == FaultCode::Uninitialised);
    REQUIRE(with({op(Op::LOAD4, 6, 3), op(Op::ASSUME, 0, 6)}) == FaultCode::Uninitialised);
}

TEST_CASE("zeroed memory is defined") {
    REQUIRE_EQ(
        executions(parallel(1, {constant(4, 8), op(Op::ALLOCATE, 3, 4, 2), op(Op::LOAD4, 6, 3, 0, kAtomic),
                                op(Op::SIZE_OF, 7, 3), op(Op::EQI, 7, 7, 0, 8), op(Op::ASSUME, 0, 7),
                                op(Op::FREE, 0, 3), constant(3, 0), op(Op::FREE, 0, 3)})),
        u64{1});
}

TEST_CASE("thread errors") {
    const auto with = [](std::vector<Instruction> code) {
        Image image = parallel(1, {});
        code.push_back(constant(1, 0));
        code.push_back(op(Op::EXIT, 0, 1));
        code.insert(code.begin(), {constant(0, function_address(1)), op(Op::SPAWN, 3, 0, 0)});
        image.functions[0].code = code;
        image.functions[0].slots = 8;
        return only_error(image);
    };
    const Instruction join = op(Op::JOIN, 4, 3), detach = op(Op::DETACH, 0, 3);
    REQUIRE(with({join, join}) == FaultCode::JoinJoined);
    REQUIRE(with({detach, join}) == FaultCode::JoinDetached);
    REQUIRE(with({detach, detach}) == FaultCode::DetachDetached);
    REQUIRE(with({join, detach}) == FaultCode::DetachJoined);
    REQUIRE(with({constant(3, 9), join}) == FaultCode::JoinUnknown);
    REQUIRE(with({constant(3, 0), detach}) == FaultCode::DetachUnknown);
    REQUIRE(with({op(Op::SELF, 3), join}) == FaultCode::Deadlock);
    REQUIRE(with({constant(0, 5), op(Op::SPAWN, 3, 0, 0)}) == FaultCode::BadFunction);
}

TEST_CASE("after exit nobody is stuck") {
    Image image = parallel(1, {op(Op::LOCK, 0, 1)});
    // main takes the mutex, creates the thread and exits
    image.functions[0].code = {constant(0, function_address(1)), constant(1, global(0)), op(Op::LOCK, 0, 1),
                               op(Op::SPAWN, 2, 0, 0), op(Op::EXIT, 0, 0)};
    REQUIRE_EQ(executions(image), u64{1});
    image.functions[0].code.back() = op(Op::EXIT_THREAD, 0, 0);
    REQUIRE(only_error(image) == FaultCode::Deadlock);
}

TEST_CASE("too many threads") {
    Image image = parallel(1, {});
    image.most_threads = 254;
    image.functions[0].slots = 8;
    image.functions[0].code = {constant(0, function_address(1)), constant(1, 0),
                               op(Op::SPAWN, 2, 0, 0),           op(Op::JOIN, 3, 2),
                               op(Op::LOOP, 1, 0, 0, 0),         jump(2)};
    const Program program = image.load();
    const Explored search(program);
    REQUIRE((search.halt() && search.halt()->kind == Halt::Kind::Threads));
    REQUIRE_EQ(search.halt()->count, u64{254});
}

TEST_CASE("access to a stack object after its function returned") {
    // The worker writes to main's local; main returns from the function that owns it without joining.
    Image image;
    image.allocas = {{4, 4, 0}};
    image.functions = {{{op(Op::CALL, 4, 0, 0, 2), op(Op::EXIT, 0, 4)}, 8, 0, 0, 0},
                       {{constant(1, 1), op(Op::STORE4, 1, 0, 0, kAtomic), op(Op::RET, 0, 0, 1)}, 4, 1, 1, 0},
                       {{op(Op::ALLOCA, 0, kNoRegister, 0, 0), constant(1, function_address(1)),
                         op(Op::SPAWN, 2, 1, 0), op(Op::RET, 2, 0, 1)},
                        4,
                        0,
                        1,
                        0}};
    SearchOptions all;
    all.keep_going = true;
    const Program program = image.load();
    const Explored search(program, all);
    REQUIRE_EQ(search.errors().size(), 2u);
    REQUIRE((search.errors()[0].failure.code == FaultCode::UseAfterReturn ||
             search.errors()[1].failure.code == FaultCode::UseAfterReturn));
    REQUIRE((search.errors()[0].failure.code == FaultCode::Race ||
             search.errors()[1].failure.code == FaultCode::Race));
}

TEST_CASE("replay refuses what does not fit") {
    const Program program = parallel(2, {kStore}).load();
    REQUIRE_THROWS_AS((replay(program, {}, schedule_of({{0, 0}, {0, 1}}, {{1, 0}}))), ScheduleError);
    REQUIRE_THROWS_AS((replay(program, {}, schedule_of({{0, 0}, {0, 1}}, {{0, 1}}))), ScheduleError);
    REQUIRE_THROWS_AS((replay(program, {}, schedule_of({}, {{0, 0}}))), ScheduleError);
    REQUIRE_THROWS_AS((replay(program, {}, schedule_of({{0, 0}, {0, 1}}, {{7, 0}}))), ScheduleError);
    const Trace trace = replay(program, {}, schedule_of({{0, 0}, {0, 1}}, {{0, 0}, {1, 0}}));
    REQUIRE_EQ(trace.events.size(), 2u);
    REQUIRE((trace.events[1].kind == LabelKind::Store && trace.events[1].written == u128{1}));
    REQUIRE_EQ(trace.blocked.size(), 1u);
}

TEST_CASE("printing in a trace") {
    const Image image = parallel(
        1, {constant(5, 1), constant(6, 'n'), op(Op::TEXT_PUT, 0, 6), op(Op::PRINT, 0, 5),
            op(Op::TEXT_SIZE, 8), op(Op::EQI, 8, 8, 0, 0), op(Op::ASSUME, 0, 8), op(Op::TEXT_PUT, 0, 6),
            op(Op::TEXT_GET, 8, 7), op(Op::EQI, 8, 8, 0, 'n'), op(Op::ASSUME, 0, 8), op(Op::TEXT_END)});
    REQUIRE_EQ(executions(image), u64{1});
    const Trace trace = replay(image.load(), {}, schedule_of({{0, 0}}, {{0, 0}}));
    REQUIRE_EQ(trace.events.size(), 2u);
    REQUIRE((trace.events[0].kind == LabelKind::Print || trace.events[1].kind == LabelKind::Print));
    REQUIRE((trace.events[0].text + trace.events[1].text) == "n");
}

TEST_CASE("a search can be taken on in pieces") {
    const Program program = parallel(2, repeat(op(Op::RMW, 3, 1, 2, kAdd), 4)).load();
    const u64 expected = Explored(program).executions();
    Interleavings search(program, {});
    for (u64 pieces = 0; !search.run(0); ++pieces) REQUIRE(pieces < 1'000'000);
    REQUIRE_EQ(search.executions(), expected);
}
