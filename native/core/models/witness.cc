#include "models/witness.h"

#include <algorithm>

namespace raddle {
namespace {

constexpr std::size_t kMaxChains = 64;

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
        const u32 number = static_cast<u32>(chains_.size());
        chains_.open();
        if (head != kInit) chains_.add(head);
        for (EventId at = head; at != kNone;) {
            place_[slot(at)] = number << 16 | static_cast<u32>(chains_[number].size());
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
    if (chains_.size() > kMaxChains) throw TooLarge("too many concurrent writes to one location");
    before_.assign(chains_.size(), 1);
    before_[0] = 0;
    const auto constrain = [&](EventId first, EventId second) {
        const u32 a = chain_of(first), b = chain_of(second);
        if (a >> 16 == b >> 16) return a < b;
        before_[b >> 16] |= u64{1} << (a >> 16);
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
    for (std::size_t middle = 0; middle < closed_.size(); ++middle)
        for (u64& row : closed_)
            if ((row >> middle & 1) != 0) row |= closed_[middle];
    for (std::size_t i = 0; i < closed_.size(); ++i)
        if ((closed_[i] >> i & 1) != 0) return false;
    return true;
}

bool Witness::is_before(const Access& a, const Access& b) const {
    if (a.write == b.write) return a.writes && !b.writes;
    const u32 first = chain_of(a.write), second = chain_of(b.write);
    if (first >> 16 == second >> 16) return first < second;
    return (closed_[second >> 16] >> (first >> 16) & 1) != 0;
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
            const u32 first = chain_of(a.write);
            if (b.writes && first >= chain_of(b.write)) return false;
            if (b.source != kNone && first > chain_of(b.source)) return false;
        }
    return true;
}

// WRC11: a write comes after another if hb and reads-from of this location say so, no more.
bool Witness::weak() {
    const std::size_t n = accesses_.size();
    if (n > 64) throw TooLarge("too many accesses to one location");
    // after[i]: accesses that (hb ∪ rf)+ puts behind access i.
    std::vector<u64>& after = closed_;
    after.assign(n, 0);
    u64 behind_init = 0;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            if (before(accesses_[i], accesses_[j])) after[i] |= u64{1} << j;
            if (accesses_[i].writes && accesses_[j].source == accesses_[i].write) after[i] |= u64{1} << j;
        }
        behind_init |= u64{1} << i;
        for (std::size_t j = 0; j < n; ++j)
            if (i != j && accesses_[i].writes && accesses_[j].writes && accesses_[i].source != kNone &&
                accesses_[i].source == accesses_[j].source)
                return false;  // two updates of one write
    }
    for (std::size_t middle = 0; middle < n; ++middle)
        for (u64& row : after)
            if ((row >> middle & 1) != 0) row |= after[middle];
    for (std::size_t j = 0; j < n; ++j) {
        if (accesses_[j].source == kNone) continue;
        // No write behind the one it reads may be known to it.
        u64 later = behind_init;
        for (std::size_t i = 0; i < n; ++i)
            if (accesses_[i].writes && accesses_[i].write == accesses_[j].source) later = after[i];
        for (std::size_t i = 0; i < n; ++i) {
            if (!accesses_[i].writes || (later >> i & 1) == 0 || i == j) continue;
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
        u64 done = 0;
        for (std::size_t i = 0; fits && i < writes.size();) {
            std::size_t chain = 0;
            while (chain < a.chains.size() && (a.chains[chain].empty() || a.chains[chain][0] != writes[i]))
                ++chain;
            fits = chain < a.chains.size() && (a.before[chain] & ~(done | 1)) == 0 &&
                   (chain == 0 || (done & 1) != 0 || a.chains[0].empty());
            for (std::size_t k = 0; fits && k < a.chains[chain].size(); ++k)
                fits = i < writes.size() && writes[i++] == a.chains[chain][k];
            done |= u64{1} << chain;
        }
    }
    for (const Arrangement& a : arrangements) fits = fits && ends_well(graph, a.loc);
    if (fits && model_.holds(graph)) return true;
    return try_orders(graph, 0);
}

bool Witness::try_orders(Graph& graph, std::size_t number) {
    if (number == arranged_) return model_.holds(graph);
    arrangements_[number].order.clear();
    return try_chains(graph, number, 0);
}

bool Witness::try_chains(Graph& graph, std::size_t number, u64 done) {
    Arrangement& a = arrangements_[number];
    const u64 all = a.chains.size() == 64 ? ~u64{0} : (u64{1} << a.chains.size()) - 1;
    if (done == all) {
        graph.arrange(a.loc, a.order);
        return ends_well(graph, a.loc) && try_orders(graph, number + 1);
    }
    for (std::size_t chain = 0; chain < a.chains.size(); ++chain) {
        if ((done >> chain & 1) != 0 || (a.before[chain] & ~done) != 0) continue;
        const std::size_t size = a.order.size();
        a.order.insert(a.order.end(), a.chains[chain].begin(), a.chains[chain].end());
        if (try_chains(graph, number, done | u64{1} << chain)) return true;
        arrangements_[number].order.resize(size);
    }
    return false;
}

}  // namespace raddle
