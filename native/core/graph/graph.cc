#include "graph/graph.h"

#include <algorithm>

namespace raddle {

const LocationState Graph::kEmpty;

LocationState& Graph::open(u32 number) {
    if (number >= locations_.size()) locations_.resize(number + 1);
    LocationState& state = locations_[number];
    if (!state.touched) {
        state.touched = true;
        touched_.push_back(number);
    }
    return state;
}

ThreadEvents& Graph::open_thread(u32 number) {
    if (number >= threads_.size()) threads_.resize(number + 1);
    return threads_[number];
}

// Everything but the location's writes.
void Graph::enter(EventId id) {
    const Event& e = events_[id];
    open_thread(e.thread).events.push_back(id);
    if (e.loc != kNone) {
        LocationState& state = open(e.loc);
        if (e.reads) state.reads.push_back(id);
        if (!e.atomic) ++state.plain;
    }
    if (e.target != kNone) {
        ThreadEvents& other = open_thread(e.target);
        if (e.kind == LabelKind::Spawn) other.spawn = id;
        if (e.kind == LabelKind::Join) other.join = id;
        if (e.kind == LabelKind::Detach) other.detach = id;
    }
    if (e.opens) sections_.open(e.lock, e.thread, e.index);
    if (e.closes) sections_.close(e.lock, e.thread, e.index);
}

EventId Graph::push(const Event& event, u32 place) {
    const EventId id = size();
    events_.push_back(event);
    enter(id);
    if (event.loc != kNone && event.writes) this->place(id, place);
    return id;
}

void Graph::pop() {
    const EventId id = size() - 1;
    const Event& e = events_[id];
    threads_[e.thread].events.pop_back();
    if (e.loc != kNone) {
        LocationState& state = locations_[e.loc];
        if (e.writes) unplace(id);
        if (e.reads) state.reads.pop_back();
        if (!e.atomic) --state.plain;
        if (state.writes.empty() && state.reads.empty()) {
            state.touched = false;
            touched_.pop_back();
        }
    }
    if (e.target != kNone) {
        ThreadEvents& other = threads_[e.target];
        if (e.kind == LabelKind::Spawn) other.spawn = kNone;
        if (e.kind == LabelKind::Join) other.join = kNone;
        if (e.kind == LabelKind::Detach) other.detach = kNone;
    }
    if (e.opens) sections_.drop();
    if (e.closes) sections_.reopen(e.thread, e.index);
    if (!deaths_.empty() && deaths_.back().event == id) deaths_.pop_back();
    events_.pop_back();
}

void Graph::place(EventId id, u32 place) {
    std::vector<EventId>& writes = locations_[events_[id].loc].writes;
    writes.insert(writes.begin() + place, id);
}

void Graph::unplace(EventId id) {
    std::vector<EventId>& writes = locations_[events_[id].loc].writes;
    writes.erase(writes.begin() + place_of(id));
}

u32 Graph::place_of(EventId id) const {
    const std::vector<EventId>& writes = location(events_[id].loc).writes;
    u32 place = static_cast<u32>(writes.size());
    while (place != 0)
        if (writes[--place] == id) return place;
    return static_cast<u32>(writes.size());
}

EventId Graph::update_of(u32 loc, EventId write, EventId except) const {
    for (const EventId id : location(loc).reads)
        if (id != except && events_[id].rf == write && events_[id].writes) return id;
    return kNone;
}

u32 Graph::rivals() const {
    u32 found = 0;
    for (const u32 loc : touched_)
        for (const EventId a : locations_[loc].writes)
            for (const EventId b : locations_[loc].writes)
                if (a < b && !events_[a].reads && !events_[b].reads && events_[a].thread != events_[b].thread)
                    ++found;
    return found;
}

void Graph::restrict(const Graph& from, const std::vector<bool>& keep, std::vector<EventId>& map) {
    for (const u32 number : touched_) {
        locations_[number].writes.clear();
        locations_[number].reads.clear();
        locations_[number].plain = 0;
        locations_[number].touched = false;
    }
    touched_.clear();
    threads_.resize(from.threads_.size());
    for (ThreadEvents& thread : threads_) {
        thread.events.clear();
        thread.spawn = thread.join = thread.detach = kNone;
    }
    events_.clear();
    deaths_.clear();
    sections_.clear();
    settled_ = from.settled_;
    map.assign(from.size(), kNone);
    for (EventId id = 0; id < from.size(); ++id) {
        if (!keep[id]) continue;
        map[id] = size();
        events_.push_back(from.events_[id]);
    }
    for (EventId id = 0; id < size(); ++id) {
        Event& e = events_[id];
        if (e.rf < kInit) e.rf = map[e.rf];
        enter(id);
    }
    for (const u32 number : from.touched_) {
        for (const EventId id : from.locations_[number].writes) {
            if (map[id] != kNone) locations_[number].writes.push_back(map[id]);
        }
    }
    for (const Death& death : from.deaths_)
        if (map[death.event] != kNone) deaths_.push_back({death.object, death.generation, map[death.event]});
}

}  // namespace raddle
