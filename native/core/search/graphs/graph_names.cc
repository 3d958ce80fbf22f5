#include "search/graphs/graph_names.h"

#include "search/mixed.h"

namespace raddle {

// Not the thread's number: a class has the same name in every search.
u64 GraphNames::name_of(EventId id) const {
    if (id >= kInit) return id;
    const Event& e = state_.graph()[id];
    return state_.table.name(names_.empty() ? e.thread : names_[e.thread]) + e.index;
}

void GraphNames::add_event(GraphKey& sum, EventId id, EventId source, u32 choice) const {
    // Arrivals at a barrier are unordered.
    if (state_.graph()[id].meets || (source < kInit && state_.graph()[source].meets)) source = kNone;
    sum.add(mixed(mixed(name_of(id)) * 3 + name_of(source) * 5 + choice));
}

GraphKey GraphNames::key(bool without_locks) const {
    const Graph& g = state_.graph();
    GraphKey sum;
    for (EventId id = 0; id < g.size(); ++id) {
        const Event& e = g[id];
        const bool lock =
            without_locks && !e.begin && locks_.role(e.kind, e.pc) != UnorderedLocks::Role::None;
        add_event(sum, id, lock ? kNone : e.rf, e.choice);
    }
    for (const u32 number : g.touched())
        if (!without_locks || !locks_.is_mutex(number)) add_order(sum, number, [](EventId) { return true; });
    return sum;
}

template <typename Counts>
void GraphNames::add_order(GraphKey& sum, u32 loc, Counts counts) const {
    if (!state_.records_mo()) return;
    const Graph& g = state_.graph();
    // Nor the location's number.
    u64 order = mixed(state_.locations()[loc].address) + state_.locations()[loc].generation;
    for (const EventId id : g.location(loc).writes)
        if (counts(id) && !g[id].meets) order = mixed(order * 7 + name_of(id));
    sum.add(order);
}

GraphKey GraphNames::key_of_revisit(const std::vector<bool>& keep, EventId read, EventId write) const {
    const Graph& g = state_.graph();
    GraphKey sum;
    for (EventId id = 0; id < g.size(); ++id)
        if (keep[id]) add_event(sum, id, id == read ? write : g[id].rf, id == read ? 0 : g[id].choice);
    for (const u32 number : g.touched())
        add_order(sum, number, [&](EventId id) { return keep[id] && id != write; });  // it tries every place
    sum.add(0x8ebc6af09c88c6e3);  // the read's thread has yet to run: not the same as a graph with a frame
    return sum;
}

}  // namespace raddle
