#include "models/psc.h"

#include <algorithm>

namespace raddle {
namespace {

// Creating a thread or choosing between two accesses does not strengthen the program.
bool is_access(const Event& e) {
    return e.loc != kNone || e.lock != kNone || e.kind == LabelKind::Fence;
}

// Locations of a set of accesses: none, one (which is that number plus 2), or more than one. A fence differs
// in location from everything, as two do.
constexpr u32 kNoLocation = 0, kSeveral = 1;
u32 location_of(const Event& e) {
    return e.loc == kNone ? kSeveral : e.loc + 2;
}
u32 merged(u32 a, u32 b) {
    return a == kNoLocation || a == b ? b : b == kNoLocation ? a : kSeveral;
}
bool differs(const Event& e, u32 locations) {
    return locations != kNoLocation && (locations == kSeveral || location_of(e) != locations);
}

}  // namespace

void Psc::begin(const Graph& graph) {
    graph_ = &graph;
    found_ = has_fences_ = false;
    work_.clear();
    reached_.assign(graph.size(), kNew);
    for (std::vector<u32>* marks : {&strong_from_, &fences_from_, &left_from_})
        marks->assign(graph.thread_count(), kNone);
    u32 locations = 0;
    for (const u32 loc : graph.touched()) locations = std::max(locations, loc + 1);
    writes_from_.assign(locations, kNone);
    readers_from_.assign(locations, kNone);
    for (EventId id = 0; id < graph.size() && !has_fences_; ++id)
        has_fences_ = graph[id].kind == LabelKind::Fence && is_strong(graph[id]);
}

bool Psc::is_cyclic_through(const Graph& graph, EventId event) {
    begin(graph);
    const Event& e = graph[event];
    target_ = event;
    target_part_ = is_strong(e) ? kWhole : kNever;
    through_fences_ = false;
    for (EventId id = 0; has_fences_ && id < graph.size() && !through_fences_; ++id)
        through_fences_ =
            graph[id].kind == LabelKind::Fence && is_strong(graph[id]) && is_before(graph[id], e);
    if (target_part_ == kNever && !through_fences_) return false;
    arrive_after(event, true);
    if (finish()) return true;
    if (!through_fences_) return false;
    // Only a fence goes on by eco. From the event itself nothing else is left to visit.
    target_part_ = kNever;
    cross(event);
    return finish();
}

bool Psc::is_cyclic(const Graph& graph) {
    u32 strong = 0;
    for (EventId id = 0; id < graph.size(); ++id) strong += is_strong(graph[id]) ? 1 : 0;
    if (strong < 2) return false;
    through_fences_ = false;
    for (EventId id = 0; id < graph.size(); ++id) {
        const Event& e = graph[id];
        if (!is_strong(e)) continue;
        for (const Part part : {kWhole, kWriting}) {
            if (part == kWriting && !(weak_ && e.reads && e.writes)) continue;
            begin(graph);
            target_ = id;
            target_part_ = part;
            work_.emplace_back(id, part);
            if (finish()) return true;
        }
    }
    return false;
}

const std::vector<std::pair<EventId, Psc::Part>>& Psc::fixed_behind(const Graph& graph, EventId event) {
    begin(graph);
    target_ = kNone;
    through_fences_ = false;
    without_order_ = true;
    if (graph[event].kind == LabelKind::Fence)
        leave_fence(event);
    else
        leave_access(event, kWhole);
    without_order_ = false;
    return work_;
}

bool Psc::finish() {
    while (!work_.empty() && !found_) {
        const auto [id, part] = work_.back();
        work_.pop_back();
        if ((*graph_)[id].kind == LabelKind::Fence)
            leave_fence(id);
        else
            leave_access(id, part);
    }
    return found_;
}

void Psc::reach(EventId id, Part part) {
    const Graph& g = *graph_;
    if (!weak_) part = kWhole;
    if (reached_[id] >= part) return;
    reached_[id] = part;
    found_ = found_ || (id == target_ && part >= target_part_) ||
             (through_fences_ && g[id].kind == LabelKind::Fence && is_before(g[id], g[target_]));
    work_.emplace_back(id, part);
}

void Psc::leave_access(EventId id, Part part) {
    const Graph& g = *graph_;
    const Event& e = g[id];
    arrive_in_order(id);
    const LocationState& state = g.location(e.loc);
    for (const std::vector<EventId>* accesses : {&state.writes, &state.reads})
        for (const EventId other : *accesses)
            if (other != id && is_before(e, g[other])) arrive(other, kWhole);
    arrive_after(id, part == kWhole);
}

// All that a fence happens before: sb, hb|loc and sb|≠loc; hb; sb|≠loc stay within that.
void Psc::leave_fence(EventId id) {
    const Graph& g = *graph_;
    const Event& fence = g[id];
    reach_fences_behind(id);
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const bool own = thread == fence.thread;
        const std::vector<EventId>& events = g.thread(thread).events;
        const u32 first = own ? fence.index : first_behind(thread, fence);
        if (first > events.size()) continue;
        for (u32 index = first + 1; index < strong_from_[thread] && index <= events.size(); ++index)
            if (is_strong(g[events[index - 1]])) reach(events[index - 1], kWhole);
        strong_from_[thread] = std::min(strong_from_[thread], first + 1);
        // The first one comes after nothing else of its thread: it needs hb|loc to be the end of scb.
        const Event& at = g[events[first - 1]];
        if (!own && at.loc != kNone && is_strong(at)) {
            const LocationState& state = g.location(at.loc);
            for (const std::vector<EventId>* accesses : {&state.writes, &state.reads})
                for (const EventId other : *accesses)
                    if (other != events[first - 1] && is_before(fence, g[other]) && is_before(g[other], at))
                        reach(events[first - 1], kWhole);
        }
        for (u32 index = first; index < left_from_[thread] && index <= events.size(); ++index) {
            if (g[events[index - 1]].loc == kNone) continue;
            arrive_after(events[index - 1], true);
            cross(events[index - 1]);
        }
        left_from_[thread] = std::min(left_from_[thread], first);
    }
}

void Psc::arrive(EventId id, Part part) {
    if (is_strong((*graph_)[id])) reach(id, part);
    reach_fences_behind(id);
}

void Psc::arrive_from(u32 thread, u32 index) {
    const Graph& g = *graph_;
    const std::vector<EventId>& events = g.thread(thread).events;
    for (u32 next = index; next < strong_from_[thread] && next <= events.size(); ++next)
        if (is_strong(g[events[next - 1]])) reach(events[next - 1], kWhole);
    strong_from_[thread] = std::min(strong_from_[thread], index);
    reach_fences_behind(events[index - 1]);
}

// By sb, and by sb|≠loc; hb; sb|≠loc. In the order <G all that comes before an event in sb stands before it.
void Psc::arrive_in_order(EventId start) {
    const Graph& g = *graph_;
    after_.assign(g.size(), 0);
    hb_from_.assign(g.thread_count(), kNone);
    sb_from_.assign(g.thread_count(), kNone);
    const auto each_before = [&](const Event& e, auto visit) {
        if (!e.begin)
            visit(g.find(e.thread, e.index - 1));
        else if (e.thread != 0)
            visit(g.thread(e.thread).spawn);
        if (e.kind == LabelKind::Join && !e.begin) visit(g.last(e.target));
    };
    const u32 here = location_of(g[start]);
    for (EventId id = start + 1; id < g.size(); ++id) {
        const Event& e = g[id];
        each_before(e, [&](EventId before) {
            if (before == start || after_[before] != 0) after_[id] = 1;
        });
        if (after_[id] == 0) continue;
        if (e.index < strong_from_[e.thread]) arrive_from(e.thread, e.index);
        // The first of each thread that is elsewhere happens before all that later ones happen before.
        if (!is_access(e) || !differs(e, here) || e.index >= sb_from_[e.thread]) continue;
        sb_from_[e.thread] = e.index;
        for (u32 thread = 0; thread < g.thread_count(); ++thread)
            hb_from_[thread] = std::min(hb_from_[thread], first_behind(thread, e));
    }
    // From here on: the locations of what comes before in sb and after in sb|≠loc; hb.
    for (EventId id = 0; id < g.size(); ++id) {
        const Event& e = g[id];
        u32 locations = kNoLocation;
        each_before(e, [&](EventId before) {
            const Event& b = g[before];
            locations = merged(locations, after_[before]);
            if (b.index >= hb_from_[b.thread] && is_access(b)) locations = merged(locations, location_of(b));
        });
        after_[id] = locations;
        if (is_access(e) && differs(e, locations) && e.index < strong_from_[e.thread])
            arrive_from(e.thread, e.index);
    }
}

// By mo and fr.
void Psc::arrive_after(EventId id, bool reading) {
    if (without_order_) return;
    const Graph& g = *graph_;
    const Event& e = g[id];
    const LocationState& state = g.location(e.loc);
    if (!weak_) {
        const u32 place = place_after(id);
        for (u32 next = place; next < writes_from_[e.loc] && next < state.writes.size(); ++next)
            arrive(state.writes[next], kWhole);
        writes_from_[e.loc] = std::min(writes_from_[e.loc], place);
        return;
    }
    each_after(id, reading, [&](EventId write) { arrive(write, kWriting); });
}

void Psc::reach_fences_behind(EventId id) {
    if (!has_fences_) return;
    const Graph& g = *graph_;
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const std::vector<EventId>& events = g.thread(thread).events;
        const u32 first = first_behind(thread, g[id]);
        for (u32 index = first; index < fences_from_[thread] && index <= events.size(); ++index)
            if (g[events[index - 1]].kind == LabelKind::Fence && is_strong(g[events[index - 1]]))
                reach(events[index - 1], kWhole);
        fences_from_[thread] = std::min(fences_from_[thread], first);
    }
}

// Fences behind what eco puts behind an access. Writes behind it are dealt with by mo and fr; there remain
// the readers of those, and of the access itself.
void Psc::cross(EventId id) {
    if (!has_fences_) return;
    const Graph& g = *graph_;
    const u32 loc = g[id].loc;
    const LocationState& state = g.location(loc);
    if (without_order_) {
        for (const EventId reader : state.reads)
            if (g[reader].rf == id) reach_fences_behind(reader);
        return;
    }
    if (!weak_) {
        const u32 place = place_after(id) - (g[id].writes ? 1 : 0);
        for (const EventId reader : state.reads) {
            if (g[reader].rf == kInit || readers_from_[loc] == 0) continue;
            const u32 source = g.place_of(g[reader].rf);
            if (source >= place && source < readers_from_[loc]) reach_fences_behind(reader);
        }
        readers_from_[loc] = std::min(readers_from_[loc], place);
        return;
    }
    crossed_.assign(g.size(), kNew);
    eco_.assign(1, {id, kWhole});
    const auto go_on = [&](EventId other, Part part) {
        if (crossed_[other] >= part) return;
        crossed_[other] = part;
        reach_fences_behind(other);
        eco_.emplace_back(other, part);
    };
    while (!eco_.empty()) {
        const auto [at, part] = eco_.back();
        eco_.pop_back();
        each_after(at, part == kWhole, [&](EventId write) { go_on(write, kWriting); });
        for (const EventId reader : state.reads)
            if (g[reader].rf == at) go_on(reader, kWhole);
    }
}

// WRC11: the writes that come after an access, by mo and, from its reading part, by fr.
template <class Visit>
void Psc::each_after(EventId id, bool reading, Visit visit) {
    const Graph& g = *graph_;
    const Event& e = g[id];
    const LocationState& state = g.location(e.loc);
    const auto follow = [&](EventId start) {
        // (hb ∪ rf)+ of this location.
        followed_.assign(g.size(), 0);
        behind_.assign(1, start);
        while (!behind_.empty()) {
            const EventId at = behind_.back();
            behind_.pop_back();
            for (const std::vector<EventId>* accesses : {&state.writes, &state.reads})
                for (const EventId other : *accesses) {
                    if (followed_[other] != 0 || other == at ||
                        !(is_before(g[at], g[other]) || (g[other].reads && g[other].rf == at)))
                        continue;
                    followed_[other] = 1;
                    behind_.push_back(other);
                }
        }
        for (const EventId write : state.writes)
            if (followed_[write] != 0) visit(write);
    };
    if (e.writes) follow(id);
    if (!e.reads || !reading) return;
    if (e.rf == kInit)
        std::for_each(state.writes.begin(), state.writes.end(), visit);
    else
        follow(e.rf);
}

u32 Psc::first_behind(u32 thread, const Event& e) const {
    if (thread == e.thread) return e.index + 1;
    const std::vector<EventId>& events = graph_->thread(thread).events;
    const auto first = std::partition_point(events.begin(), events.end(),
                                            [&](EventId id) { return !is_before(e, (*graph_)[id]); });
    return static_cast<u32>(first - events.begin()) + 1;
}

// With a total modification order: the place from which on writes come after the access.
u32 Psc::place_after(EventId id) const {
    const Event& e = (*graph_)[id];
    if (e.writes) return graph_->place_of(id) + 1;
    return e.rf == kInit ? 0 : graph_->place_of(e.rf) + 1;
}

}  // namespace raddle
