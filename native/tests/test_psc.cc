// The search for cycles of psc against its definition, on random graphs: event by event, after a read was
// given another write, and as a whole.
#include "doctest/doctest.h"
#include "random_graph.h"

namespace raddle {
namespace {

using test::graph_count;
using test::RandomGraph;

void compare(ModelKind kind) {
    u32 cyclic = 0, revisits = 0;
    for (u32 seed = 0; seed < graph_count(); ++seed) {
        // Event by event: what breaks psc is taken back.
        RandomGraph steps(kind, seed, true);
        for (u32 step = 0; kind != ModelKind::Wrc11 && step < 24; ++step) {
            const u32 size = steps.graph.size();
            const EventId id = steps.grow();
            if (id == kNone) continue;
            const bool expected = steps.acyclic();
            REQUIRE_MESSAGE(steps.model.consistent(steps.graph, id) == expected, "event by event, seed ",
                            seed);
            const EventId read = steps.below(3) == 0 ? steps.revisit(id) : kNone;
            if (read != kNone) {
                ++revisits;
                REQUIRE_MESSAGE(steps.model.consistent(steps.graph, id, read) == steps.acyclic(),
                                "revisit, seed ", seed);
                break;
            }
            if (!expected) steps.graph.cut(size);
        }
        // As a whole.
        RandomGraph whole(kind, seed, false);
        for (u32 step = 0; step < 14; ++step) whole.grow();
        const bool expected = whole.acyclic();
        cyclic += expected ? 0 : 1;
        REQUIRE_MESSAGE(whole.model.holds(whole.graph) == expected, "as a whole, seed ", seed);
    }
    // Both answers have been asked for, often.
    REQUIRE((cyclic > graph_count() / 50 && graph_count() - cyclic > graph_count() / 50));
    REQUIRE((kind == ModelKind::Wrc11 || revisits > graph_count() / 50));
}

}  // namespace

TEST_CASE("psc of rc11") {
    compare(ModelKind::Rc11);
}
TEST_CASE("psc of ra") {
    compare(ModelKind::Ra);
}
TEST_CASE("psc of wrc11") {
    compare(ModelKind::Wrc11);
}

}  // namespace raddle
