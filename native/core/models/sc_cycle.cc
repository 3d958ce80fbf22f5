#include "models/sc_cycle.h"

#include <algorithm>

namespace raddle {

// `leave` visits what comes after an event by rf, mo and fr. The event itself is the last of its thread.
template <class Leave>
bool ScCycle::search(const Graph& graph, EventId event, const Clock& past, Leave leave) {
    from_.assign(graph.thread_count(), kNone);
    work_.clear();
    bool found = false;
    const auto reach = [&](EventId id) {
        const Event& e = graph[id];
        // What led to the event leads to it.
        if (id == event || clocks_.includes(past, e.thread, e.index))
            found = true;
        else if (e.index < from_[e.thread])
            work_.push_back(id);
    };
    leave(event, reach);
    while (!work_.empty() && !found) {
        const Event& start = graph[work_.back()];
        work_.pop_back();
        const ThreadEvents& thread = graph.thread(start.thread);
        const u32 end = std::min<u32>(from_[start.thread], static_cast<u32>(thread.events.size()) + 1);
        if (start.index >= end) continue;
        if (from_[start.thread] == kNone && thread.join != kNone) reach(thread.join);
        from_[start.thread] = start.index;
        for (u32 index = start.index; index < end && !found; ++index) {
            const EventId id = thread.events[index - 1];
            const Event& e = graph[id];
            if (e.kind == LabelKind::Spawn && e.target < graph.thread_count() && !e.begin &&
                !graph.thread(e.target).events.empty())
                reach(graph.thread(e.target).events.front());
            if (e.loc != kNone) leave(id, reach);
        }
    }
    return found;
}

bool ScCycle::goes_through(const Graph& graph, EventId event) {
    return search(graph, event, graph[event].porf, [&](EventId id, auto reach) {
        const Event& e = graph[id];
        const LocationState& state = graph.location(e.loc);
        u32 next = 0;
        if (e.writes) {
            next = graph.place_of(id) + 1;
            for (const EventId reader : state.reads) {
                const Event& r = graph[reader];
                if (r.rf != id) continue;
                // The last of its thread leads where the write leads, unless it writes itself.
                const ThreadEvents& thread = graph.thread(r.thread);
                if (reader == event || r.writes || r.index < thread.events.size() || thread.join != kNone ||
                    clocks_.includes(graph[event].porf, r.thread, r.index))
                    reach(reader);
            }
        } else if (e.rf != kInit) {
            next = graph.place_of(e.rf) + 1;
        }
        if (next < state.writes.size()) reach(state.writes[next]);
    });
}

bool ScCycle::is_strong(const Graph& graph, EventId event) {
    const Clock own{0, 0, graph[event].thread, graph[event].index};
    return search(graph, event, own, [&](EventId id, auto reach) {
        const Event& e = graph[id];
        if (e.order != Order::SeqCst) return;
        const LocationState& state = graph.location(e.loc);
        u32 next = 0;
        if (e.writes) {
            next = graph.place_of(id) + 1;
            for (const EventId reader : state.reads)
                if (graph[reader].rf == id && graph[reader].order == Order::SeqCst) reach(reader);
        } else if (e.rf != kInit) {
            next = graph.place_of(e.rf) + 1;
        }
        for (; next < state.writes.size(); ++next)
            if (graph[state.writes[next]].order == Order::SeqCst) reach(state.writes[next]);
    });
}

}  // namespace raddle
