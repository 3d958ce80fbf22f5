#include "models/witness.h"

#include <algorithm>

namespace raddle {
namespace {

bool has(const std::vector<u64>& bits, std::size_t bit) {
    return (bits[bit / 64] >> bit % 64 & 1) != 0;
}

}  // namespace

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

bool Witness::ends_well(const Graph& graph, u32 loc) const {
    const std::vector<EventId>& writes = graph.location(loc).writes;
    for (const auto& [number, write] : ends_)
        if (number == loc && write != (writes.empty() ? kInit : writes.back())) return false;
    return true;
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
    arranged_ = 0;
    for (const u32 loc : graph.touched()) {
        if (!coherent(graph, loc, nullptr, nullptr)) return false;
        if (arranged_ == arrangements_.size()) arrangements_.emplace_back();
        Arrangement& a = arrangements_[arranged_++];
        a.loc = loc;
        a.chains = chains_;
        a.before = before_;
    }
    const std::span<const Arrangement> arrangements(arrangements_.data(), arranged_);
    // The order that the lists stand in may do.
    bool fits = true;
    for (const Arrangement& a : arrangements) {
        const std::vector<EventId>& writes = graph.location(a.loc).writes;
        done_.assign(a.before.words(), 0);
        const auto is_ready = [&](std::size_t chain) {
            if (chain == 0) return true;
            if (!has(done_, 0) && !a.chains[0].empty()) return false;
            const u64 first = done_[0];
            done_[0] |= 1;  // the initial write
            const bool ready = a.before.within(chain, done_);
            done_[0] = first;
            return ready;
        };
        for (std::size_t i = 0; fits && i < writes.size();) {
            std::size_t chain = 0;
            while (chain < a.chains.size() && (a.chains[chain].empty() || a.chains[chain][0] != writes[i]))
                ++chain;
            fits = chain < a.chains.size() && is_ready(chain);
            for (std::size_t k = 0; fits && k < a.chains[chain].size(); ++k)
                fits = i < writes.size() && writes[i++] == a.chains[chain][k];
            if (fits) done_[chain / 64] |= u64{1} << chain % 64;
        }
    }
    for (const Arrangement& a : arrangements) fits = fits && ends_well(graph, a.loc);
    if (fits && model_.holds(graph)) return true;
    return try_orders(graph, 0);
}

bool Witness::try_orders(Graph& graph, std::size_t number) {
    if (number == arranged_) return model_.holds(graph);
    Arrangement& a = arrangements_[number];
    a.order.clear();
    a.done.assign(a.before.words(), 0);
    return try_chains(graph, number, a.chains.size());
}

bool Witness::try_chains(Graph& graph, std::size_t number, std::size_t left) {
    Arrangement& a = arrangements_[number];
    if (left == 0) {
        graph.arrange(a.loc, a.order);
        return ends_well(graph, a.loc) && try_orders(graph, number + 1);
    }
    for (std::size_t chain = 0; chain < a.chains.size(); ++chain) {
        if (has(a.done, chain) || !a.before.within(chain, a.done)) continue;
        const std::size_t size = a.order.size();
        a.order.insert(a.order.end(), a.chains[chain].begin(), a.chains[chain].end());
        a.done[chain / 64] |= u64{1} << chain % 64;
        if (try_chains(graph, number, left - 1)) return true;
        a.done[chain / 64] &= ~(u64{1} << chain % 64);
        a.order.resize(size);
    }
    return false;
}

}  // namespace raddle
