// Locks-before: which critical sections the rest of the graph puts into an order, and when that contradicts
// itself.
#include "doctest/doctest.h"
#include "drawn_graph.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr u32 kX = 0, kY = 1, kL = 5, kM = 6;
constexpr Order kRelaxed = Order::Relaxed;
constexpr ModelKind kModels[] = {ModelKind::Sc, ModelKind::Tso, ModelKind::Ra, ModelKind::Rc11};

bool always() {
    return true;
}

}  // namespace

TEST_CASE("sections that do not conflict are not ordered") {
    for (const ModelKind kind : kModels) {
        DrawnGraph g(kind, 2, true);
        for (const u32 thread : {1u, 2u}) {
            g.lock(thread, kL);
            g.read(thread, kX, kInit, kRelaxed);
            g.unlock(thread, kL);
        }
        CHECK(g.is_ordered());
        CHECK_FALSE(g.locks.is_before(g.graph, 0, 1));
        CHECK_FALSE(g.locks.is_before(g.graph, 1, 0));
        CHECK(g.locks.complete(g.graph, always));  // some order is there
        CHECK(g.locks.is_before(g.graph, 0, 1) != g.locks.is_before(g.graph, 1, 0));
    }
}

TEST_CASE("who reads comes behind who wrote") {
    for (const ModelKind kind : kModels) {
        DrawnGraph g(kind, 2, true);
        g.lock(1, kL);
        const EventId x = g.write(1, kX, kRelaxed);
        g.unlock(1, kL);
        const std::size_t mark = g.locks.mark();
        const u32 size = g.graph.size();
        g.lock(2, kL);
        g.read(2, kX, x, kRelaxed);
        CHECK(g.is_ordered());
        CHECK(g.locks.is_before(g.graph, 0, 1));
        CHECK_FALSE(g.locks.is_before(g.graph, 1, 0));
        // All of the first section happens before all of the second one.
        const Event& taken = g.graph[g.graph.find(2, 2)];
        CHECK(g.clocks.includes(taken.hb, 1, g.graph.sections()[0].last));

        g.locks.reset(g.graph, mark);
        g.graph.cut(size);
        CHECK_EQ(g.graph.sections().size(), 1);
        CHECK(g.graph.sections()[0].after.empty());
    }
}

TEST_CASE("who overwrites what was read comes behind the reader") {
    for (const ModelKind kind : kModels) {
        DrawnGraph g(kind, 2, true);
        g.lock(1, kL);
        g.write(1, kX, kRelaxed);
        g.unlock(1, kL);
        g.lock(2, kL);
        g.read(2, kX, kInit, kRelaxed);
        g.unlock(2, kL);
        CHECK(g.is_ordered());
        CHECK(g.locks.is_before(g.graph, 1, 0));
        CHECK_FALSE(g.locks.is_before(g.graph, 0, 1));
    }
}

TEST_CASE("two sections cannot come before each other") {
    for (const ModelKind kind : kModels) {
        DrawnGraph g(kind, 2, true);
        g.lock(1, kL);
        const EventId x = g.write(1, kX, kRelaxed);
        g.read(1, kY, kInit, kRelaxed);
        g.unlock(1, kL);
        g.lock(2, kL);
        g.write(2, kY, kRelaxed);  // behind the read of y
        CHECK(g.is_ordered());
        g.read(2, kX, kInit, kRelaxed);  // before the write of x
        CHECK_FALSE(g.is_ordered());

        // With what the lock promises there is no contradiction.
        DrawnGraph other(kind, 2, true);
        other.lock(1, kL);
        const EventId x2 = other.write(1, kX, kRelaxed);
        other.read(1, kY, kInit, kRelaxed);
        other.unlock(1, kL);
        other.lock(2, kL);
        other.write(2, kY, kRelaxed);
        other.read(2, kX, x2, kRelaxed);
        CHECK(other.is_ordered());
        CHECK_EQ(x, x2);
    }
}

TEST_CASE("an order goes on from lock to lock") {
    // Thread 1 is before 2 by lock l, 2 before 3 by lock m; so 3 must see what 1 wrote.
    for (const ModelKind kind : kModels) {
        DrawnGraph g(kind, 3, true);
        g.lock(1, kL);
        const EventId x = g.write(1, kX, kRelaxed);
        g.unlock(1, kL);
        g.lock(2, kL);
        g.read(2, kX, x, kRelaxed);
        g.unlock(2, kL);
        g.lock(2, kM);
        const EventId y = g.write(2, kY, kRelaxed);
        g.unlock(2, kM);
        g.lock(3, kM);
        g.read(3, kY, y, kRelaxed);
        CHECK(g.is_ordered());
        CHECK(g.clocks.includes(g.graph[g.graph.last(3)].hb, 1, g.graph.sections()[0].last));
        CHECK(g.locks.complete(g.graph, always));
        CHECK_EQ(g.model.floor(g.graph, kX, g.graph[g.graph.last(3)]), 1);
    }
}

TEST_CASE("everything again is what it was event by event") {
    for (const ModelKind kind : kModels) {
        DrawnGraph g(kind, 2, true);
        g.lock(1, kL);
        const EventId x = g.write(1, kX, kRelaxed);
        g.unlock(1, kL);
        g.lock(2, kL);
        g.read(2, kX, x, kRelaxed);
        g.unlock(2, kL);
        REQUIRE(g.locks.is_before(g.graph, 0, 1));
        Sections& sections = g.graph.sections();
        sections[0].after.clear();
        sections[1].before.clear();
        REQUIRE(g.locks.rebuild(g.graph));
        CHECK(g.locks.is_before(g.graph, 0, 1));
        CHECK_FALSE(g.locks.is_before(g.graph, 1, 0));
    }
}
