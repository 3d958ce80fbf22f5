// The search for a modification order against trying all of them, on random graphs whose writes have lost
// their order: is there one, does the one that is found fit, may a write be the last one. And a new event,
// looked at alone.
#include <algorithm>

#include "doctest/doctest.h"
#include "models/witness.h"
#include "order_reference.h"
#include "random_graph.h"

namespace raddle {
namespace {

using test::graph_count;
using test::RandomGraph;

void compare(ModelKind kind) {
    u32 asked = 0, found = 0, mended = 0;
    for (u32 seed = 0; seed < graph_count(); ++seed) {
        const auto check = [&](bool condition, const char* what) {
            REQUIRE_MESSAGE(condition, what, ", seed ", seed);
        };
        RandomGraph random(kind, seed, seed % 4 != 0);
        Graph& graph = random.graph;
        for (u32 step = 0; step < 16; ++step) random.grow();
        Witness witness(random.model, random.clocks);
        for (const u32 loc : graph.touched()) {
            std::vector<EventId> writes = graph.location(loc).writes;
            for (std::size_t i = writes.size(); i > 1; --i)
                std::swap(writes[i - 1], writes[random.below(static_cast<u32>(i))]);
            graph.arrange(loc, writes);
        }
        const auto expected = reference::some_order_fits(graph, random.model, random.clocks, {});
        if (!expected) continue;
        ++asked;
        const Graph before = graph;
        const bool exists = witness.exists(graph);
        check(exists == *expected, "some order");
        bool same = true;
        for (const u32 loc : graph.touched())
            same = same && graph.location(loc).writes == before.location(loc).writes;
        check(exists || same, "a graph without an order is left as it stood");
        if (!exists) continue;
        ++found;
        mended += same ? 0 : 1;
        for (const u32 loc : graph.touched()) {
            check(witness.recorded(graph, loc), "the order is coherent");
            for (const EventId write : before.location(loc).writes) {
                Graph copy = graph;
                check(witness.exists_ending(copy, {{loc, write}}) ==
                          *reference::some_order_fits(graph, random.model, random.clocks, {{loc, write}}),
                      "a last write");
            }
        }
        check(random.model.holds(graph), "the order is allowed");
        // One more event, with the order as it stands.
        const EventId id = random.grow();
        if (id == kNone || graph[id].loc == kNone || !graph[id].reads) continue;
        const auto then = reference::some_order_fits(graph, random.model, random.clocks, {});
        if (!then) continue;
        check((witness.goes_on(graph, id) || witness.mend(graph, graph[id].loc)) == *then, "one more event");
    }
    // Both answers have been given often, and often an order had to be found.
    REQUIRE(
        (found > graph_count() / 20 && asked - found > graph_count() / 20 && mended > graph_count() / 20));
}

}  // namespace

TEST_CASE("orders under sc") {
    compare(ModelKind::Sc);
}
TEST_CASE("orders under tso") {
    compare(ModelKind::Tso);
}
TEST_CASE("orders under ra") {
    compare(ModelKind::Ra);
}
TEST_CASE("orders under rc11") {
    compare(ModelKind::Rc11);
}

}  // namespace raddle
