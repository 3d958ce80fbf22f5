#include "models/witness.h"

#ifdef RADDLE_CHECK_PSC
#include "order_reference.h"
#endif

namespace raddle {

void Witness::collect(const Graph& graph, u32 loc, const std::vector<bool>* counts, const Event* guess) {
    accesses_.clear();
    place_.resize(graph.size() + 2);
    const LocationState& state = graph.location(loc);
    const auto add = [&](EventId id) {
        if (counts != nullptr && !(*counts)[id]) return;
        const Event& e = graph[id];
        accesses_.push_back({e.thread, e.index, e.writes ? id : e.rf, e.reads ? e.rf : kNone, e.writes,
                             &model_.coherence(e)});
    };
    for (const EventId id : state.writes) add(id);
    for (const EventId id : state.reads)
        if (!graph[id].writes) add(id);
    if (guess != nullptr)
        accesses_.push_back({guess->thread, guess->index, guess->writes ? kGuess : guess->rf, guess->rf,
                             guess->writes, &model_.coherence(*guess)});
}

// Chains and the order between them; false if there is none.
bool Witness::arrange() {
    chains_.clear();
    std::size_t placed = 0;
    bool updates = false;
    for (const Access& a : accesses_) updates = updates || (a.writes && a.source != kNone);
    const auto follow = [&](EventId head) {
        const u64 number = chains_.size();
        chains_.open();
        if (head != kInit) chains_.add(head);
        for (EventId at = head; at != kNone;) {
            place_[slot(at)] = number << 32 | chains_[number].size();
            ++placed;
            EventId next = kNone;
            if (updates)
                for (const Access& a : accesses_) {
                    if (!a.writes || a.source != at) continue;
                    if (next != kNone) return false;  // two updates of one write
                    next = a.write;
                }
            if (next != kNone) chains_.add(next);
            at = next;
        }
        return true;
    };
    if (!follow(kInit)) return false;
    std::size_t writes = 0;
    for (const Access& a : accesses_) {
        writes += a.writes ? 1 : 0;
        if (a.writes && a.source == kNone && !follow(a.write)) return false;
    }
    if (placed != writes + 1) return false;  // updates that read each other in a circle
    before_.clear(chains_.size());
    for (std::size_t chain = 1; chain < chains_.size(); ++chain) before_.set(chain, 0);
    const auto constrain = [&](EventId first, EventId second) {
        const u64 a = chain_of(first), b = chain_of(second);
        if (a >> 32 == b >> 32) return a < b;
        before_.set(b >> 32, a >> 32);
        return true;
    };
    for (const Access& a : accesses_)
        for (const Access& b : accesses_) {
            if (!before(a, b)) continue;
            if (b.writes && (a.write == b.write || !constrain(a.write, b.write))) return false;
            if (b.source != kNone && b.source != a.write && !constrain(a.write, b.source)) return false;
        }
    // No circle among the chains.
    closed_ = before_;
    closed_.close();
    for (std::size_t i = 0; i < closed_.size(); ++i)
        if (closed_.has(i, i)) return false;
    return true;
}

bool Witness::is_before(const Access& a, const Access& b) const {
    if (a.write == b.write) return a.writes && !b.writes;
    const u64 first = chain_of(a.write), second = chain_of(b.write);
    if (first >> 32 == second >> 32) return first < second;
    return closed_.has(second >> 32, first >> 32);
}

bool Witness::recorded(const Graph& graph, u32 loc) {
    collect(graph, loc, nullptr, nullptr);
    // One chain: the order as it stands.
    u32 place = 0;
    place_[slot(kInit)] = 0;
    for (const EventId id : graph.location(loc).writes) place_[slot(id)] = ++place;
    for (const Access& a : accesses_)
        for (const Access& b : accesses_) {
            if (a.writes && b.writes && a.write != b.write && a.source != kNone && a.source == b.source)
                return false;  // two updates of one write
            if (!before(a, b)) continue;
            const u64 first = chain_of(a.write);
            if (b.writes && first >= chain_of(b.write)) return false;
            if (b.source != kNone && first > chain_of(b.source)) return false;
        }
    return true;
}

// WRC11: a write comes after another if hb and reads-from of this location say so, no more.
bool Witness::weak() {
    const std::size_t n = accesses_.size();
    // Row i: accesses that (hb ∪ rf)+ puts behind access i.
    BitRows& after = closed_;
    after.clear(n);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            if (before(accesses_[i], accesses_[j])) after.set(i, j);
            if (accesses_[i].writes && accesses_[j].source == accesses_[i].write) after.set(i, j);
        }
        for (std::size_t j = 0; j < n; ++j)
            if (i != j && accesses_[i].writes && accesses_[j].writes && accesses_[i].source != kNone &&
                accesses_[i].source == accesses_[j].source)
                return false;  // two updates of one write
    }
    after.close();
    for (std::size_t j = 0; j < n; ++j) {
        if (accesses_[j].source == kNone) continue;
        // No write behind the one it reads may be known to it; all are behind the initial one.
        std::size_t source = n;
        for (std::size_t i = 0; i < n; ++i)
            if (accesses_[i].writes && accesses_[i].write == accesses_[j].source) source = i;
        for (std::size_t i = 0; i < n; ++i) {
            if (!accesses_[i].writes || (source < n && !after.has(source, i)) || i == j) continue;
            if (before(accesses_[i], accesses_[j])) return false;
            for (std::size_t k = 0; k < n; ++k)
                if (k != j && accesses_[k].source == accesses_[i].write && before(accesses_[k], accesses_[j]))
                    return false;
        }
    }
    return true;
}

bool Witness::coherent(const Graph& graph, u32 loc, const std::vector<bool>* counts, const Event* guess) {
    collect(graph, loc, counts, guess);
    return model_.kind() == ModelKind::Wrc11 ? weak() : arrange();
}

bool Witness::exists_ending(Graph& graph, const std::vector<std::pair<u32, EventId>>& ends) {
    ends_ = ends;
    const bool found = exists(graph);
    ends_.clear();
    return found;
}

bool Witness::exists(Graph& graph) {
    if (model_.kind() == ModelKind::Wrc11) {
        for (const u32 loc : graph.touched())
            if (!coherent(graph, loc, nullptr, nullptr)) return false;
        return model_.holds(graph);
    }
    search_.begin();
    for (const u32 loc : graph.touched()) {
        if (!coherent(graph, loc, nullptr, nullptr)) return false;
        search_.add(loc, chains_, closed_);
        for (const auto& [number, write] : ends_) {
            if (number != loc) continue;
            const u64 place = chain_of(write);
            const bool ends_chain = (place & 0xffffffff) == chains_[place >> 32].size();
            if (!ends_chain || !search_.demand_last(place >> 32)) return false;
        }
    }
    const bool found = (search_.stands(graph) && model_.holds(graph)) || search_.find(graph);
#ifdef RADDLE_CHECK_PSC
    const auto expected = reference::some_order_fits(graph, model_, clocks_, ends_);
    require(!expected || *expected == found, "the search for an order is not what trying all of them says");
#endif
    return found;
}

bool Witness::goes_on(const Graph& graph, EventId event) const {
    const Event& e = graph[event];
    const u32 place = e.writes ? graph.place_of(event) : e.rf == kInit ? 0 : graph.place_of(e.rf) + 1;
    return place >= model_.floor(graph, e.loc, e) && model_.consistent(graph, event);
}

bool Witness::mend(Graph& graph, u32 loc) {
    if (!coherent(graph, loc, nullptr, nullptr)) return false;
    if (model_.needs_order(graph)) return exists(graph);
    search_.begin();
    search_.add(loc, chains_, closed_);
    return search_.find(graph);
}

}  // namespace raddle
