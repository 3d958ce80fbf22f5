// The search by Optimal-DPOR-Await: exact numbers of classes, and each sort of end.
#include "search/dpor/dpor.h"

#include <algorithm>
#include <memory>
#include <random>
#include <thread>

#include "doctest/doctest.h"
#include "image.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr i64 kAdd = 1 | 5 << 8 | 4 << 16;  // fetch_add, seq_cst, 4 bytes
constexpr i64 kUnused = i64{1} << 24;
const Instruction kStore = op(Op::STORE4, 2, 1, 0, kAtomic);
const Instruction kReturn = op(Op::RET, 0, 0, 1);

// Threads that run `body` on their number (register 0) and global 0 (register 1; register 2 holds 1).
Image parallel(unsigned threads, const std::vector<Instruction>& body) {
    Image image;
    image.globals.push_back({std::string(64, '\0'), 0});
    image.functions.push_back(spawning_main(threads));
    ImageFunction worker;
    worker.params = 1;
    worker.results = 1;
    worker.code = {constant(1, global(0)), constant(2, 1)};
    worker.code.insert(worker.code.end(), body.begin(), body.end());
    worker.code.push_back(kReturn);
    image.functions.push_back(worker);
    image.strings = {"assertion"};
    return image;
}

struct Found {
    u64 executions, blocked, explored;
    std::vector<FaultCode> errors;
};

Found explore_classes(const Image& image, SearchOptions options = {}) {
    const Program program = image.load();
    options.count_duplicates = true;
    options.keep_going = true;
    Dpor search(program, options);
    while (!search.run(1.0)) {
    }
    REQUIRE(!search.halt());
    REQUIRE_EQ(search.sleep_blocked(), u64{0});
    REQUIRE_EQ(search.duplicates(), u64{0});
    REQUIRE_EQ(search.tree_nodes(), std::size_t{1});  // nothing but the root is left
    Found found{search.executions(), search.blocked(), search.explored(), {}};
    for (const FoundError& error : search.errors()) {
        found.errors.push_back(error.failure.code);
        const Trace trace = replay(program, options, error.schedule);
        REQUIRE(trace.outcome.has_value());
        REQUIRE(trace.outcome->code == error.failure.code);
    }
    return found;
}

}  // namespace

TEST_CASE("dpor orders of writes") {
    u64 factorial = 1;
    for (unsigned n = 1; n <= 5; ++n) {
        factorial *= n;
        REQUIRE_EQ(explore_classes(parallel(n, {kStore})).executions, factorial);
        REQUIRE_EQ(explore_classes(parallel(n, {op(Op::LOAD4, 3, 1, 0, kAtomic)})).executions, u64{1});
    }
    REQUIRE_EQ(explore_classes(parallel(2, {kStore, kStore})).executions, u64{6});
}

TEST_CASE("dpor updates that commute") {
    const auto count = [](i64 imm, bool independent) {
        SearchOptions options;
        options.independent_faa = independent;
        return explore_classes(parallel(4, {op(Op::RMW, 3, 1, 2, imm)}), options).executions;
    };
    REQUIRE_EQ(count(kAdd | kUnused, true), u64{1});
    REQUIRE_EQ(count(kAdd | kUnused, false), u64{24});
    REQUIRE_EQ(count(kAdd, true), u64{24});
    REQUIRE_EQ(count((kAdd - 1) | kUnused, true), u64{24});  // exchange
}

TEST_CASE("dpor awaits a sum") {
    // Thread 0 waits until the sum is `wanted`, the others add 1.
    const auto waiting = [](unsigned threads, u64 wanted) {
        return parallel(threads, {op(Op::NEI, 3, 0, 0, 0), branch(3, 8, 4), constant(4, 0xff),
                                  constant(5, wanted), op(Op::AWAIT, 6, 1, 4, 0 | 4 << 8 | 5 << 16), kReturn,
                                  op(Op::RMW, 3, 1, 2, kAdd | kUnused)});
    };
    REQUIRE_EQ(explore_classes(waiting(21, 20)).executions, u64{1});
    const Found found = explore_classes(waiting(9, 4));  // any 4 of 8 come first
    REQUIRE_EQ(found.executions, u64{70});
    REQUIRE_EQ(found.blocked, u64{1});
    REQUIRE_EQ(found.errors.size(), 1u);
    REQUIRE(found.errors[0] == FaultCode::Livelock);
}

TEST_CASE("dpor mutexes") {
    const std::vector<Instruction> body = {op(Op::ADD64I, 3, 1, 0, 8), op(Op::LOCK, 0, 3),
                                           op(Op::LOAD4, 4, 1),        op(Op::ADD32, 4, 4, 2),
                                           op(Op::STORE4, 4, 1),       op(Op::UNLOCK, 0, 3)};
    REQUIRE_EQ(explore_classes(parallel(3, body)).executions, u64{6});
    std::vector<Instruction> open = body;
    open[1] = open[5] = op(Op::MOV, 3, 3);
    const Found racy = explore_classes(parallel(2, open));
    REQUIRE(!racy.errors.empty());
    for (const FaultCode code : racy.errors) REQUIRE(code == FaultCode::Race);
    std::vector<Instruction> held = body;
    held.pop_back();
    held.insert(held.begin() + 1, op(Op::LOCK, 0, 3));
    REQUIRE(explore_classes(parallel(1, held)).errors == std::vector{FaultCode::Deadlock});
}

TEST_CASE("dpor choices") {
    // Each thread stores what it chose: 2 * 2 choices, 2 orders.
    const Image image = parallel(2, {constant(4, 2), op(Op::CHOOSE, 3, 4), op(Op::STORE4, 3, 1, 0, kAtomic)});
    REQUIRE_EQ(explore_classes(image).executions, u64{8});
}

TEST_CASE("dpor goes on after an error") {
    // Whoever finds 1 fails; the other is complete.
    const Image image =
        parallel(2, {constant(5, 0), op(Op::RMW, 3, 1, 2, kAdd), branch(3, 5, 6), op(Op::ERROR, 0, 5, 0, 0)});
    const Found found = explore_classes(image);
    REQUIRE_EQ(found.executions, u64{0});
    REQUIRE_EQ(found.explored, u64{2});
    REQUIRE_EQ(found.errors.size(), 1u);
}

namespace {

// Programs whose races add to nodes above what was given away.
std::vector<Image> shared_programs() {
    const std::vector<Instruction> update = {op(Op::RMW, 3, 1, 2, kAdd), op(Op::LOAD4, 4, 1, 8, kAtomic),
                                             op(Op::STORE4, 2, 1, 8, kAtomic)};
    const std::vector<Instruction> section = {
        op(Op::ADD64I, 3, 1, 0, 16),     op(Op::LOCK, 0, 3),   op(Op::LOAD4, 4, 1),
        op(Op::ADD32, 4, 4, 2),          op(Op::STORE4, 4, 1), op(Op::UNLOCK, 0, 3),
        op(Op::STORE4, 2, 1, 8, kAtomic)};
    return {parallel(4, {kStore, op(Op::LOAD4, 3, 1, 0, kAtomic)}), parallel(3, update), parallel(3, section),
            parallel(3, {constant(4, 2), op(Op::CHOOSE, 3, 4), op(Op::STORE4, 3, 1, 0, kAtomic)})};
}

struct Crew {
    Crew(const Program& program, unsigned count) {
        SearchOptions options;
        options.count_duplicates = options.keep_going = true;
        for (unsigned i = 0; i < count; ++i) all.push_back(std::make_unique<Dpor>(program, options));
        for (unsigned i = 1; i < count; ++i) all[0]->share(*all[i]);
    }
    template <typename Of>
    u64 sum(Of of) const {
        u64 total = 0;
        for (const auto& one : all) total += of(*one);
        return total;
    }
    std::vector<std::unique_ptr<Dpor>> all;
};

void check_as_one(const Image& image, const Crew& crew, u64 before = 0) {
    const Found one = explore_classes(image);
    CHECK_EQ(before + crew.sum([](const Dpor& part) { return part.executions(); }), one.executions);
    CHECK_EQ(crew.sum([](const Dpor& part) { return part.sleep_blocked(); }), u64{0});
    std::vector<u64> classes;
    for (const auto& part : crew.all)
        classes.insert(classes.end(), part->classes().begin(), part->classes().end());
    std::sort(classes.begin(), classes.end());
    CHECK(std::adjacent_find(classes.begin(), classes.end()) == classes.end());
    CHECK_EQ(before + classes.size(), one.explored);
}

}  // namespace

TEST_CASE("dpor searches that work together visit what one does, whoever goes on") {
    for (const Image& image : shared_programs()) {
        const Program program = image.load();
        for (unsigned seed = 1; seed <= 10; ++seed) {
            CAPTURE(seed);
            std::mt19937 random(seed);
            const Crew crew(program, 2 + seed % 3);
            std::vector<Dpor*> running;
            for (const auto& one : crew.all) running.push_back(one.get());
            while (!running.empty()) {
                const std::size_t who = random() % running.size();
                bool is_done = false;
                for (u32 steps = random() % 20 + 1; steps > 0 && !is_done; --steps)
                    is_done = running[who]->run(0);
                if (is_done) running.erase(running.begin() + static_cast<std::ptrdiff_t>(who));
            }
            check_as_one(image, crew);
        }
    }
}

TEST_CASE("dpor what several have left is done by others") {
    for (const Image& image : shared_programs()) {
        const Program program = image.load();
        for (unsigned seed = 1; seed <= 10; ++seed) {
            CAPTURE(seed);
            std::mt19937 random(seed);
            const Crew crew(program, 3);
            std::vector<const Dpor*> all;
            for (const auto& one : crew.all) all.push_back(one.get());
            for (u32 steps = random() % 200; steps > 0; --steps) crew.all[random() % 3]->run(0);
            const u64 before = crew.sum([](const Dpor& part) { return part.executions(); });
            const std::optional<std::string> left = Dpor::rest_of(all);
            Crew other(program, 1);
            if (left) {
                other.all[0]->take(*left);
                while (!other.all[0]->run(1.0)) {
                }
            }
            check_as_one(image, other, before);
        }
    }
}

TEST_CASE("dpor in several threads") {
    for (const Image& image : shared_programs()) {
        const Program program = image.load();
        const Crew crew(program, 3);
        std::vector<std::thread> threads;
        for (const auto& one : crew.all)
            threads.emplace_back([&one] {
                while (!one->run(1.0)) {
                }
            });
        for (std::thread& thread : threads) thread.join();
        check_as_one(image, crew);
    }
}
