#include "models/order_search.h"

#include <algorithm>

namespace raddle {

void OrderSearch::add(u32 loc, const Chains& chains, const BitRows& before) {
    if (used_ == places_.size()) places_.emplace_back();
    Place& place = places_[used_++];
    place.loc = loc;
    place.first = chain_count_;
    place.last = kNone;
    place.chains = chains;
    place.before = before;
    chain_count_ += static_cast<u32>(chains.size());
}

bool OrderSearch::stands(const Graph& graph) {
    for (std::size_t i = 0; i < used_; ++i) {
        const Place& place = places_[i];
        const std::vector<EventId>& writes = graph.location(place.loc).writes;
        const auto count = static_cast<u32>(place.chains.size());
        by_place_.assign(count, 0);
        u32 seen = 0;
        for (std::size_t at = 0; at < writes.size();) {
            u32 chain = 0;
            while (chain < count && (place.chains[chain].empty() || place.chains[chain][0] != writes[at]))
                ++chain;
            if (chain == count || writes.size() - at < place.chains[chain].size()) return false;
            for (const EventId write : place.chains[chain])
                if (writes[at++] != write) return false;
            by_place_[chain] = ++seen;
        }
        if (!place.chains[0].empty() && by_place_[0] != 1) return false;
        if (place.last != kNone && by_place_[place.last] != seen) return false;
        for (u32 b = 1; b < count; ++b)
            for (u32 a = 1; a < count; ++a)
                if (place.before.has(b, a) && by_place_[a] > by_place_[b]) return false;
    }
    return true;
}

bool OrderSearch::find(Graph& graph) {
    if (!build(graph) || !saturate() || !decide()) return false;
    arrange(graph);
    return true;
}

// --- The relation ---------------------------------------------------------------------------------------

bool OrderSearch::build(const Graph& graph) {
    // If these axioms say nothing about the graph, there are only chains.
    const bool bare = !model_.needs_order(graph);
    events_ = bare ? 0 : graph.size();
    fences_.clear();
    all_events_ = !bare && model_.orders_all_events(graph);
    if (!bare && !all_events_)
        for (EventId id = 0; id < graph.size(); ++id)
            if (graph[id].kind == LabelKind::Fence && model_.is_strong(graph[id])) fences_.push_back(id);
    ports_ = fences_.empty() ? 2 : 4;
    reach_.clear(events_ + chain_count_ * ports_);
    order_.clear(chain_count_);
    put_.clear();
    decisions_.clear();
    stood_.resize(chain_count_);
    if (!bare) model_.add_fixed(graph, reach_);
    for (std::size_t i = 0; i < used_; ++i) {
        const Place& place = places_[i];
        if (!bare) join(graph, place);
        for (u32 b = 0; b < place.chains.size(); ++b) {
            if (b != 0) stood_[place.first + b] = graph.place_of(place.chains[b][0]);
            for (u32 a = 0; a < place.chains.size(); ++a) {
                if (!place.before.has(b, a) && (b != place.last || a == b)) continue;
                if (a == place.last) return false;
                order_.set(place.first + a, place.first + b);
                for (std::size_t k = 0; k < ports_; k += 2)
                    reach_.add(port(place, a, Port(kOut + k)), port(place, b, Port(kIn + k)));
            }
        }
    }
    return reach_.close();
}

// What mo and fr leave an access of a chain from.
template <class Visit>
void OrderSearch::each_source(const Graph& graph, EventId access, bool fences_only, Visit visit) const {
    const Event& e = graph[access];
    if (!fences_only && (all_events_ || model_.is_strong(e))) visit(access);
    for (const EventId fence : fences_)
        if (clocks_.includes(e.hb, graph[fence].thread, graph[fence].index)) visit(fence);
}

// What they lead to by way of an access.
template <class Visit>
void OrderSearch::each_target(const Graph& graph, EventId access, bool fences_only, Visit visit) const {
    const Event& e = graph[access];
    if (!fences_only && (all_events_ || model_.is_strong(e))) visit(access);
    for (const EventId fence : fences_)
        if (clocks_.includes(graph[fence].hb, e.thread, e.index)) visit(fence);
}

// Events with ports, and with each other within a chain. A read-modify-write stands right behind what it
// reads, so that fr leads where mo leads from it.
void OrderSearch::join(const Graph& graph, const Place& place) {
    const LocationState& state = graph.location(place.loc);
    for (u32 chain = 0; chain < place.chains.size(); ++chain) {
        const std::span<const EventId> writes = place.chains[chain];
        const auto leave = [&](EventId access, std::size_t behind) {
            for (const bool fences : {false, true}) {
                if (fences && fences_.empty()) continue;
                each_source(graph, access, fences, [&](EventId source) {
                    reach_.add(source, port(place, chain, fences ? kFenceOut : kOut));
                    for (std::size_t i = behind; i < writes.size(); ++i) {
                        if (!fences) {
                            each_target(graph, writes[i], false, [&](EventId to) { reach_.add(source, to); });
                            continue;
                        }
                        for (const EventId reader : state.reads)
                            if (graph[reader].rf == writes[i])
                                each_target(graph, reader, true, [&](EventId to) { reach_.add(source, to); });
                    }
                });
            }
        };
        for (std::size_t i = 0; i < writes.size(); ++i) {
            leave(writes[i], i + 1);
            each_target(graph, writes[i], false,
                        [&](EventId to) { reach_.add(port(place, chain, kIn), to); });
        }
        for (const EventId reader : state.reads) {
            const EventId source = graph[reader].rf;
            const auto at = std::find(writes.begin(), writes.end(), source);
            if (source == kInit ? chain != 0 : at == writes.end()) continue;
            const std::size_t behind =
                source == kInit ? 0 : static_cast<std::size_t>(at - writes.begin()) + 1;
            if (!graph[reader].writes) leave(reader, behind);
            if (source != kInit && !fences_.empty())
                each_target(graph, reader, true,
                            [&](EventId to) { reach_.add(port(place, chain, kFenceIn), to); });
        }
    }
}

// --- The search -----------------------------------------------------------------------------------------

bool OrderSearch::may_be_before(const Place& place, u32 a, u32 b) const {
    return !reach_.leads(port(place, b, kIn), port(place, a, kOut)) &&
           (ports_ == 2 || !reach_.leads(port(place, b, kFenceIn), port(place, a, kFenceOut)));
}

bool OrderSearch::put(const Place& place, u32 a, u32 b) {
    const auto count = static_cast<u32>(place.chains.size());
    for (u32 x = 0; x < count; ++x) {
        if (x != a && !is_before(place, x, a)) continue;
        for (u32 y = 0; y < count; ++y) {
            if ((y != b && !is_before(place, b, y)) || is_before(place, x, y)) continue;
            if (!may_be_before(place, x, y)) return false;
            order_.set(place.first + x, place.first + y);
            put_.emplace_back(place.first + x, place.first + y);
            reach_.insert(port(place, x, kOut), port(place, y, kIn));
            if (ports_ == 2) continue;
            // The first pair may have closed the way back of the second.
            if (reach_.leads(port(place, y, kFenceIn), port(place, x, kFenceOut))) return false;
            reach_.insert(port(place, x, kFenceOut), port(place, y, kFenceIn));
        }
    }
    return true;
}

bool OrderSearch::saturate() {
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < used_; ++i) {
            const Place& place = places_[i];
            for (u32 b = 1; b < place.chains.size(); ++b)
                for (u32 a = 1; a < b; ++a) {
                    if (is_before(place, a, b) || is_before(place, b, a)) continue;
                    const bool first = may_be_before(place, a, b), second = may_be_before(place, b, a);
                    if (first && second) continue;
                    if (!first && !second) return false;
                    if (!(first ? put(place, a, b) : put(place, b, a))) return false;
                    changed = true;
                }
        }
    }
    return true;
}

bool OrderSearch::pick(Decision& found) const {
    for (u32 i = 0; i < used_; ++i) {
        const Place& place = places_[i];
        for (u32 b = 1; b < place.chains.size(); ++b)
            for (u32 a = 1; a < b; ++a) {
                if (is_before(place, a, b) || is_before(place, b, a)) continue;
                const bool stands = stood_[place.first + a] < stood_[place.first + b];
                found = {i, stands ? a : b, stands ? b : a, reach_.mark(), put_.size()};
                return true;
            }
    }
    return false;
}

bool OrderSearch::conclude(const Decision& decision) {
    return put(places_[decision.place], decision.a, decision.b) && saturate();
}

bool OrderSearch::decide() {
    for (Decision decision; pick(decision);) {
        decisions_.push_back(decision);
        for (bool holds = conclude(decision); !holds;) {
            if (decisions_.empty()) return false;
            Decision failed = decisions_.back();
            decisions_.pop_back();
            reach_.reset(failed.reach);
            for (; put_.size() > failed.order; put_.pop_back())
                order_.unset(put_.back().first, put_.back().second);
            // Given what was decided before, that one is no decision any more.
            std::swap(failed.a, failed.b);
            holds = conclude(failed);
        }
    }
    return true;
}

void OrderSearch::arrange(Graph& graph) {
    for (std::size_t i = 0; i < used_; ++i) {
        const Place& place = places_[i];
        const auto count = static_cast<u32>(place.chains.size());
        // A chain stands behind as many as come before it.
        by_place_.assign(count, 0);
        for (u32 b = 0; b < count; ++b) {
            u32 before = 0;
            for (u32 a = 0; a < count; ++a) before += is_before(place, a, b) ? 1 : 0;
            by_place_[before] = b;
        }
        list_.clear();
        for (const u32 chain : by_place_)
            list_.insert(list_.end(), place.chains[chain].begin(), place.chains[chain].end());
        graph.arrange(place.loc, list_);
    }
}

}  // namespace raddle
