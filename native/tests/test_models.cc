// The classic litmus shapes, drawn as execution graphs: which models allow which. The answers are those of
// the models' papers; docs/explanation/models.md has the reasons.
#include <functional>
#include <string>

#include "doctest/doctest.h"
#include "drawn_graph.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr u32 kX = 0, kY = 1, kZ = 2;
constexpr Order kRelaxed = Order::Relaxed, kAcquire = Order::Acquire, kRelease = Order::Release,
                kSeqCst = Order::SeqCst;
constexpr ModelKind kModels[] = {ModelKind::Sc, ModelKind::Tso, ModelKind::Ra, ModelKind::Rc11,
                                 ModelKind::Wrc11};

using Drawing = std::function<void(DrawnGraph&)>;

// `allowed`: for sc, tso, ra, rc11, wrc11 in this order, + or -; a dot: the shape says nothing about it.
// Asked with the modification order as drawn, and for any.
void expect(const std::string& allowed, const Drawing& draw) {
    for (std::size_t i = 0; i < std::size(kModels); ++i) {
        if (allowed[i] == '.') continue;
        const bool wanted = allowed[i] == '+';
        DrawnGraph drawn(kModels[i], 4);
        draw(drawn);
        INFO(std::string(model_name(kModels[i])));
        if (kModels[i] != ModelKind::Wrc11) {
            CHECK_EQ(drawn.fits(), wanted);
            // Event by event and as a whole are the same, where coherence holds.
            if (drawn.fits()) CHECK(drawn.model.holds(drawn.graph));
        }
        CHECK_EQ(drawn.witness.exists(drawn.graph), wanted);
        if (wanted && kModels[i] != ModelKind::Wrc11) CHECK(drawn.model.holds(drawn.graph));
    }
}

// For outcomes that speak of the modification order itself.
void expect_as_drawn(const std::string& allowed, const Drawing& draw) {
    for (std::size_t i = 0; i < 4; ++i) {
        DrawnGraph drawn(kModels[i], 4);
        draw(drawn);
        INFO(std::string(model_name(kModels[i])));
        CHECK_EQ(drawn.fits(), allowed[i] == '+');
    }
}

Drawing store_buffering(Order order, bool fences) {
    return [=](DrawnGraph& g) {
        g.write(1, kX, order);
        if (fences) g.fence(1, kSeqCst);
        g.read(1, kY, kInit, order);
        g.write(2, kY, order);
        if (fences) g.fence(2, kSeqCst);
        g.read(2, kX, kInit, order);
    };
}

Drawing message_passing(Order write, Order read, bool fences) {
    return [=](DrawnGraph& g) {
        g.write(1, kX, kRelaxed);
        if (fences) g.fence(1, kRelease);
        const EventId flag = g.write(1, kY, write);
        g.read(2, kY, flag, read);
        if (fences) g.fence(2, kAcquire);
        g.read(2, kX, kInit, kRelaxed);
    };
}

Drawing independent_reads(Order write, Order read, bool fences) {
    return [=](DrawnGraph& g) {
        const EventId x = g.write(1, kX, write), y = g.write(2, kY, write);
        for (const u32 thread : {3u, 4u}) {
            g.read(thread, thread == 3 ? kX : kY, thread == 3 ? x : y, read);
            if (fences) g.fence(thread, kSeqCst);
            g.read(thread, thread == 3 ? kY : kX, kInit, read);
        }
    };
}

}  // namespace

TEST_CASE("store buffering") {
    expect("-++++", store_buffering(kRelaxed, false));
    expect("--+--", store_buffering(kSeqCst, false));  // RA takes SC accesses for acquire and release
    expect("-----", store_buffering(kRelaxed, true));
}

TEST_CASE("message passing") {
    expect("---++", message_passing(kRelaxed, kRelaxed, false));
    expect("---++", message_passing(kRelease, kRelaxed, false));
    expect("---++", message_passing(kRelaxed, kAcquire, false));
    expect("-----", message_passing(kRelease, kAcquire, false));
    expect("-----", message_passing(kRelaxed, kRelaxed, true));
    expect("-----", message_passing(kSeqCst, kSeqCst, false));
}

TEST_CASE("a read through two threads") {
    for (const bool strong : {false, true}) {
        expect(strong ? "-----" : "---++", [=](DrawnGraph& g) {
            const EventId x = g.write(1, kX, kRelease);
            g.read(2, kX, x, kAcquire);
            const EventId y = g.write(2, kY, strong ? kRelease : kRelaxed);
            g.read(3, kY, y, kAcquire);
            g.read(3, kX, kInit, kRelaxed);
        });
    }
}

TEST_CASE("independent reads of independent writes") {
    expect("--+++", independent_reads(kRelease, kAcquire, false));
    expect("--+--", independent_reads(kSeqCst, kSeqCst, false));
    expect("-----", independent_reads(kRelaxed, kRelaxed, true));
}

TEST_CASE("coherence of one thread's reads") {
    const auto reads = [](bool backwards) {
        return [=](DrawnGraph& g) {
            const EventId a = g.write(1, kX, kRelaxed), b = g.write(1, kX, kRelaxed);
            g.read(2, kX, backwards ? b : a, kRelaxed);
            g.read(2, kX, backwards ? a : b, kRelaxed);
        };
    };
    expect("+++++", reads(false));
    expect("-----", reads(true));
    // A thread that reads, and then what came before.
    expect("-----", [](DrawnGraph& g) {
        const EventId a = g.write(1, kX, kRelaxed);
        g.read(2, kX, a, kRelaxed);
        g.read(2, kX, kInit, kRelaxed);
    });
    // A thread that writes, and then what came before.
    expect("-----", [](DrawnGraph& g) {
        g.write(1, kX, kRelaxed);
        g.read(1, kX, kInit, kRelaxed);
    });
}

TEST_CASE("two threads see two writes in two orders") {
    // Only WRC11 has no order that all agree on.
    expect("----+", [](DrawnGraph& g) {
        const EventId a = g.write(1, kX, kRelaxed), b = g.write(2, kX, kRelaxed);
        g.read(3, kX, a, kRelaxed);
        g.read(3, kX, b, kRelaxed);
        g.read(4, kX, b, kRelaxed);
        g.read(4, kX, a, kRelaxed);
    });
}

TEST_CASE("two writes each, in opposite orders") {
    const auto writes = [](Order order) {
        return [=](DrawnGraph& g) {
            g.write(1, kX, order);
            g.write(1, kY, order);
            g.write(2, kY, order);
            g.write(2, kX, order, 0);
        };
    };
    expect_as_drawn("--++", writes(kRelaxed));
    expect_as_drawn("--+-", writes(kSeqCst));
    // Some order of the writes is always there.
    for (const ModelKind kind : kModels) {
        DrawnGraph drawn(kind, 2);
        writes(kSeqCst)(drawn);
        CHECK(drawn.witness.exists(drawn.graph));
    }
}

TEST_CASE("a write that happens before another is not put behind it") {
    for (const bool strong : {false, true}) {
        expect_as_drawn(strong ? "----" : "---+", [=](DrawnGraph& g) {
            g.write(1, kX, kRelaxed);
            const EventId y = g.write(1, kY, strong ? kRelease : kRelaxed);
            g.read(2, kY, y, kAcquire);
            g.write(2, kX, kRelaxed, 0);
        });
    }
}

TEST_CASE("updates go on with a release sequence") {
    const auto passed_on = [](bool update) {
        return [=](DrawnGraph& g) {
            g.write(1, kZ, kRelaxed);
            const EventId first = g.write(1, kX, kRelease);
            if (!update) g.read(2, kX, first, kRelaxed);
            const EventId second = update ? g.update(2, kX, first, kRelaxed) : g.write(2, kX, kRelaxed);
            g.read(3, kX, second, kAcquire);
            g.read(3, kZ, kInit, kRelaxed);
        };
    };
    expect("-----", passed_on(true));
    // A relaxed write of another thread does not.
    expect("---++", passed_on(false));
}

TEST_CASE("two updates of one write") {
    for (const ModelKind kind : kModels) {
        DrawnGraph drawn(kind, 2);
        drawn.update(1, kX, kInit, kRelaxed);
        CHECK(drawn.witness.exists(drawn.graph));
        drawn.update(2, kX, kInit, kRelaxed);
        CHECK_FALSE(drawn.witness.exists(drawn.graph));
    }
}

TEST_CASE("an order of writes that ends as demanded") {
    for (const ModelKind kind : {ModelKind::Sc, ModelKind::Tso, ModelKind::Ra, ModelKind::Rc11}) {
        DrawnGraph drawn(kind, 2);
        const EventId a = drawn.write(1, kX, kSeqCst), b = drawn.write(2, kX, kSeqCst);
        CHECK(drawn.witness.exists_ending(drawn.graph, {{kX, a}}));
        CHECK(drawn.graph.location(kX).writes == std::vector<EventId>{b, a});
        CHECK(drawn.witness.exists_ending(drawn.graph, {{kX, b}}));
        drawn.read(2, kX, a, kSeqCst);  // now b comes before a
        CHECK_FALSE(drawn.witness.exists_ending(drawn.graph, {{kX, b}}));
        CHECK(drawn.witness.exists_ending(drawn.graph, {{kX, a}}));
    }
}

TEST_CASE("models by their names") {
    for (const ModelKind kind : kModels) CHECK(model_named(model_name(kind)) == kind);
    CHECK_FALSE(model_named("power"));
}
