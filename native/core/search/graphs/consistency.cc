#include "search/graphs/consistency.h"

namespace raddle {

bool Consistency::holds_in_order() {
    Graph& g = state_.graph();
    if (!state_.model().needs_order(g)) return true;
    return state_.records_mo() ? state_.model().holds(g) : state_.witness().exists(g);
}

bool Consistency::consistent(EventId id) {
    Graph& g = state_.graph();
    if (state_.unordered()) return state_.lock_order().add(g, id) && holds_in_order();
    if (state_.records_mo()) return state_.model().consistent(g, id);
    const Event& e = g[id];
    if (e.loc == kNone || !e.reads) return true;
    if (state_.model().kind() == ModelKind::Wrc11)
        return state_.witness().coherent(g, e.loc, nullptr, nullptr) &&
               (!state_.model().needs_order(g) || state_.witness().exists(g));
    return (g.is_settled() && state_.witness().goes_on(g, id)) || state_.witness().mend(g, e.loc);
}

bool Consistency::consistent_revisited(EventId id, EventId write) {
    if (state_.model().kind() == ModelKind::Wrc11) return consistent(write) && consistent(id);
    Graph& g = state_.graph();
    const auto is_coherent = [&](EventId some, EventId stands_at) {
        return g.place_of(stands_at) + (some == id ? 1 : 0) >= state_.model().floor(g, g[some].loc, g[some]);
    };
    const bool stands = g.is_settled() && is_coherent(write, write) && is_coherent(id, write) &&
                        consistent_as_read(id, write) && (!g[id].writes || state_.model().consistent(g, id));
    // At fault, it may still be revisited from: then there are more such events than one looks at.
    g.set_settled(stands || state_.witness().mend(g, g[id].loc));
    return g.is_settled();
}

void Consistency::settle() {
    if (!state_.records_mo() && state_.model().kind() != ModelKind::Wrc11)
        state_.witness().exists(state_.graph());
}

bool Consistency::rebuild() {
    return state_.lock_order().rebuild(state_.graph()) && holds_in_order();
}

bool Consistency::consistent_as_read(EventId id, EventId write) {
    Graph& g = state_.graph();
    const bool writes = g[id].writes;
    const u32 place = writes ? g.place_of(id) : 0;
    if (writes) {
        g.unplace(id);
        g.at(id).writes = false;
    }
    const bool result = state_.model().consistent(g, write, id);
    if (writes) {
        g.at(id).writes = true;
        g.place(id, place);
    }
    return result;
}

}  // namespace raddle
