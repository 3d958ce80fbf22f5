// Backward revisits: which reads a write that comes later may give another value, and with what thrown away.
#include <algorithm>

#include "search/graphs/graph_search.h"

namespace raddle {

bool GraphSearch::is_hopeless(u32 thread, const Alternative& alternative) {
    const Graph& g = execution_.graph();
    const EventId last = g.last(thread);
    if (alternative.rf == kNone || last == kNone) return false;
    const EventId rival = g.update_of(execution_.snapshot(thread).loc, alternative.rf, kNone);
    if (rival == kNone || !execution_.will_write(thread, alternative)) return false;
    const Pivot pivot{kNone, g[last].porf, alternative.rf < kInit ? g[alternative.rf].porf : Clock{}, true};
    for (EventId id = g.size(); id-- > rival;)
        if (!precedes(id, pivot) && !canonical(id, pivot)) return true;
    return precedes(rival, pivot);
}

// Whether the event, thrown away by a revisit from `pivot`, stands as the search would first add it to
// what was there before it in <G or leads to the pivot, taking its first choice and read by nobody there.
// With a modification order: reading from and writing to its end. Without: reading from the first write, in
// one fixed order of (thread, index), that it could have read from there.
bool GraphSearch::canonical(EventId event, const Pivot& pivot) {
    const Graph& g = execution_.graph();
    const Event& e = g[event];
    if (e.choice != 0) return false;
    if (e.loc == kNone || e.meets) return true;
    const auto previous = [&](EventId other) {
        return other != event && other != pivot.id && (other < event || precedes(other, pivot));
    };
    const LocationState& state = g.location(e.loc);
    if (e.writes)
        for (const EventId r : state.reads)
            if (g[r].rf == event && previous(r)) return false;
    if (e.reads && e.rf != kInit && !previous(e.rf)) return false;
    if (!records_mo_) {
        if (!e.reads) return true;
        const auto name = [&](EventId id) { return u64{g[id].thread} << 32 | g[id].index; };
        candidates_.clear();
        for (const EventId w : state.writes)
            if (previous(w) && (e.rf == kInit || name(w) > name(e.rf))) candidates_.push_back(w);
        if (candidates_.empty() && pivot.fits) return true;
        counts_.assign(g.size(), false);
        for (EventId id = 0; id < g.size(); ++id) counts_[id] = previous(id);
        // In a graph at fault what it reads may itself be impossible.
        if (!pivot.fits && !execution_.possible(event, e.rf, counts_)) return false;
        return std::none_of(candidates_.begin(), candidates_.end(),
                            [&](EventId w) { return execution_.possible(event, w, counts_); });
    }
    const EventId end = e.reads ? e.rf : event;
    for (std::size_t i = state.writes.size(); i-- > 0;) {
        if (state.writes[i] == end) break;
        if (previous(state.writes[i])) return false;
    }
    return true;
}

// A write that two read-modify-writes read: only a revisit that takes the other one away helps.
EventId GraphSearch::newest(EventId pivot) const {
    const Graph& g = execution_.graph();
    return g[pivot].reads ? g.update_of(g[pivot].loc, g[pivot].rf, pivot) : kNone;
}

bool GraphSearch::all_precede(EventId event) const {
    const Graph& g = execution_.graph();
    u64 count = 0;
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        count += execution_.clocks().at(g[event].porf, thread);
    return count == g.size();
}

bool GraphSearch::find_revisit(Frame& frame) {
    const EventId pivot = frame.pivot;
    const u32 loc = execution_.graph()[pivot].loc;
    const Pivot at{pivot, execution_.graph()[pivot].porf, Clock{}, frame.pivot_fits};
    const EventId most = newest(pivot);
    while (frame.scan > 0) {
        const Graph& g = execution_.graph();
        const EventId id = --frame.scan;
        if (id == pivot || precedes(id, at)) continue;
        if (ends_scan(id, at)) {
            frame.scan = 0;
            return false;
        }
        if (!g[id].reads || g[id].loc != loc || id > most || g[id].confirms || g[id].meets) continue;
        keep_.assign(g.size(), true);
        for (EventId other = id + 1; other < g.size(); ++other)
            if (other != pivot && !precedes(other, at)) keep_[other] = false;
        if (may_revisit(id, pivot)) return true;
    }
    return false;
}

bool GraphSearch::revisit(Frame& frame) {
    if (!find_revisit(frame)) return false;
    ++revisits_;
    Frame inner{};
    inner.mark = execution_.mark();
    execution_.descend(keep_, map_);
    inner.mark.events = execution_.graph().size();
    inner.thread = kNone;
    inner.pivot = kNone;
    inner.read = map_[frame.scan];
    inner.write = map_[frame.pivot];
    inner.first = inner.next = static_cast<u32>(alternatives_.size());
    execution_.revisits(inner.read, inner.write, alternatives_);
    inner.last = static_cast<u32>(alternatives_.size());
    open(inner);
    return true;
}

}  // namespace raddle
