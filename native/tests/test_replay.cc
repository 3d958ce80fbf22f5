// Running one execution again: from a schedule of a graph, and as near to an order of threads as may be.
#include "bodies.h"
#include "doctest/doctest.h"
#include "search/graphs/graph_search.h"
#include "search/replay/graph_replay.h"
#include "search/replay/rehearsal.h"

using namespace raddle;
using namespace raddle::test;

namespace {

const std::vector<std::pair<u32, u32>> kTwoThreads = {{0, 0}, {0, 1}};

// The only complete execution of a search over graphs, or the one with that number.
Schedule execution(const Program& program, ModelKind model, u64 number) {
    SearchOptions options;
    options.execution = number;
    GraphSearch search(program, options, model, true);
    REQUIRE(search.run(60));
    REQUIRE(search.execution().has_value());
    return *search.execution();
}

std::vector<u32> threads_of(const Rehearsal& rehearsal) {
    std::vector<u32> found;
    for (const Choice& step : rehearsal.schedule.steps) found.push_back(step.thread);
    return found;
}

}  // namespace

TEST_CASE("a graph is built again with what it reads and its order of writes") {
    const Program program =
        program_of({{write(kX, Order::Relaxed), write(kX, Order::Relaxed, 3)}, {read(kX, Order::Relaxed)}})
            .load();
    std::set<u128> values;
    for (const u64 number : {1, 2, 3}) {
        const Trace trace = replay_graph(program, {}, execution(program, ModelKind::Rc11, number));
        CHECK_FALSE(trace.outcome.has_value());
        CHECK(trace.blocked.empty());
        REQUIRE_EQ(trace.rf.size(), trace.events.size());
        for (std::size_t i = 0; i < trace.events.size(); ++i) {
            if (trace.events[i].kind != LabelKind::Load) {
                CHECK_EQ(trace.rf[i], Trace::kNothing);
                continue;
            }
            values.insert(trace.events[i].read.value());
            if (trace.rf[i] == Trace::kInitial) continue;
            CHECK(trace.events[trace.rf[i]].written == trace.events[i].read);
        }
        REQUIRE_EQ(trace.mo.size(), 1);
        REQUIRE_EQ(trace.mo[0].size(), 2);
        CHECK(trace.events[trace.mo[0][0]].written == u128{1});
        CHECK(trace.events[trace.mo[0][1]].written == u128{2});
    }
    CHECK(values == std::set<u128>{0, 1, 2});
}

TEST_CASE("a graph that the program cannot make is refused") {
    const Program program = program_of({{write(kX, Order::Relaxed)}, {read(kX, Order::Relaxed)}}).load();
    const Schedule fine = execution(program, ModelKind::Rc11, 1);
    Schedule wrong = fine;
    wrong.model = "none";
    CHECK_THROWS_AS(replay_graph(program, {}, wrong), ScheduleError);
    wrong = fine;
    wrong.events.push_back(wrong.events.back());
    CHECK_THROWS_AS(replay_graph(program, {}, wrong), ScheduleError);
    wrong = fine;
    for (GraphStep& step : wrong.events)
        if (step.rf_thread != GraphStep::kNothing) step.rf_index += 7;
    CHECK_THROWS_AS(replay_graph(program, {}, wrong), ScheduleError);
    wrong = fine;
    wrong.events.front().thread = 9;
    CHECK_THROWS_AS(replay_graph(program, {}, wrong), ScheduleError);
}

TEST_CASE("a rehearsal follows the order where it can") {
    const Program program = program_of({{write(kX, Order::Relaxed)}, {write(kX, Order::Relaxed)}}).load();
    for (const bool second_first : {false, true}) {
        const u32 first = second_first ? 2 : 1, second = 3 - first;
        const Rehearsal done = rehearse(program, {}, kTwoThreads, {0, 0, first, second}, {}, 0, {});
        CHECK(done.end == Rehearsal::End::Complete);
        const std::vector<u32> threads = threads_of(done);
        REQUIRE(threads.size() >= 4);
        CHECK(std::vector<u32>(threads.begin(), threads.begin() + 4) ==
              std::vector<u32>{0, 0, first, second});
        const Trace trace = replay(program, {}, done.schedule);
        CHECK_FALSE(trace.outcome.has_value());
        CHECK(trace.blocked.empty());
    }
}

TEST_CASE("behind the order a thread goes on while it can") {
    const Body three(3, write(kX, Order::Relaxed));
    const Program program = program_of({three, three}).load();
    const Rehearsal done = rehearse(program, {}, kTwoThreads, {0, 0, 2}, {}, 0, {});
    CHECK(done.end == Rehearsal::End::Complete);
    std::vector<u32> threads = threads_of(done);
    std::erase(threads, 0);
    CHECK(threads == std::vector<u32>{2, 2, 2, 1, 1, 1});
}

TEST_CASE("a rehearsal passes by a thread that cannot go on") {
    // Both want the mutex: the second one has to wait until the first gives it back.
    const Program program =
        program_of({locked(kL, {write(kX, Order::Plain)}), locked(kL, {write(kX, Order::Plain)})}).load();
    const Rehearsal done = rehearse(program, {}, kTwoThreads, {0, 0, 1, 2, 2, 2, 1}, {}, 0, {});
    CHECK(done.end == Rehearsal::End::Complete);
    const std::vector<u32> threads = threads_of(done);
    const std::vector<u32> wanted = {0, 0, 1, 1};  // 2 is left out
    REQUIRE(threads.size() > wanted.size());
    CHECK(std::vector<u32>(threads.begin(), threads.begin() + 4) == wanted);
}

TEST_CASE("a rehearsal that ends in a deadlock or in an error") {
    const Program stuck = program_of({locked(kL, locked(kM, {})), locked(kM, locked(kL, {}))}).load();
    CHECK(rehearse(stuck, {}, kTwoThreads, {0, 0, 1, 2, 1, 2}, {}, 0, {}).end == Rehearsal::End::Error);
    CHECK(rehearse(stuck, {}, kTwoThreads, {0, 0, 1, 1, 1, 1}, {}, 0, {}).end == Rehearsal::End::Complete);
    const Program wrong = program_of({{constant(8, 0), op(Op::ERROR, 0, 8, 0, 0)}}).load();
    CHECK(rehearse(wrong, {}, {{0, 0}}, {}, {}, 0, {}).end == Rehearsal::End::Error);
}

TEST_CASE("a rehearsal takes the inputs that it is given") {
    const Program program =
        program_of({{constant(4, 3), op(Op::CHOOSE, 5, 4), write(kX, Order::Relaxed, 5)}}).load();
    for (const u32 input : {0u, 1u, 2u}) {
        const Rehearsal done = rehearse(program, {}, {{0, 0}}, {}, {}, 0, {input});
        CHECK(done.alternatives == std::vector<u32>{3});
        const Trace trace = replay(program, {}, done.schedule);
        bool found = false;
        for (const TraceEvent& event : trace.events)
            if (event.kind == LabelKind::Store) found = event.written == u128{input};
        CHECK(found);
    }
    CHECK_THROWS_AS(rehearse(program, {}, {{0, 0}}, {}, {}, 0, {3}), ScheduleError);
}
