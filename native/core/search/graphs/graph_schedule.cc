#include "search/graphs/graph_schedule.h"

#include <algorithm>

namespace raddle {

namespace {

// Where each event stands among the writes to its location; behind them if it is none of them.
std::vector<u32> places_of(const Graph& g, std::size_t locations) {
    std::vector<u32> found(g.size(), 0);
    for (EventId id = 0; id < g.size(); ++id)
        if (g[id].loc != kNone) found[id] = static_cast<u32>(g.location(g[id].loc).writes.size());
    for (u32 loc = 0; loc < locations; ++loc) {
        u32 place = 0;
        for (const EventId write : g.location(loc).writes) found[write] = place++;
    }
    return found;
}

}  // namespace

Schedule schedule_of(GraphState& state, const UnorderedLocks& locks, const Meetings& meetings) {
    const Graph& g = state.graph();
    Schedule result;
    result.threads = state.table.entries();
    result.model = model_name(state.model().kind());
    result.records_mo = state.records_mo() || state.model().kind() != ModelKind::Wrc11;  // settle() found one
    result.cuts.assign(state.locations().cuts().begin(), state.locations().cuts().end());
    result.words.assign(state.locations().words().begin(), state.locations().words().end());
    std::vector<u8> done(g.size(), 0);
    std::vector<std::vector<EventId>> placed(state.locations().size());
    std::vector<u32> told(g.size(), 0), count(g.thread_count(), 0);  // indices, without events left out
    std::vector<Meetings::Meeting> met(meetings.merges() ? g.size() : 0);
    for (EventId id = 0; id < met.size(); ++id) met[id] = meetings.meeting_of(id);
    const auto is_ready = [&](EventId id) {
        const Event& e = g[id];
        if (e.begin) return e.thread == 0 || done[g.thread(e.thread).spawn] != 0;
        if (e.meets) {
            const Meetings::Meeting& meeting = met[id];
            const auto is_missing = [&](EventId other) { return other != id && done[other] == 0; };
            return done[g.find(e.thread, e.index - 1)] != 0 && (e.writes || done[meeting.serial] != 0) &&
                   std::none_of(meeting.others.begin(), meeting.others.end(), is_missing);
        }
        return done[g.find(e.thread, e.index - 1)] != 0 && (e.rf >= kInit || done[e.rf] != 0) &&
               (e.kind != LabelKind::Join || done[g.last(e.target)] != 0) && locks.is_turn(e, done);
    };
    // To the world a mutex is a word like others, which its operations read and write one after the other.
    const auto is_mutex = [&](u32 loc) {
        if (meetings.is_meeting_at(loc)) return true;
        return state.unordered() && locks.is_mutex(loc) &&
               !locks.ordered().contains(state.locations()[loc].address);
    };
    const std::vector<u32> places = places_of(g, state.locations().size());
    const auto place_among = [&](EventId id) {
        const std::vector<EventId>& order = placed[g[id].loc];
        if (is_mutex(g[id].loc)) return static_cast<u32>(order.size());
        const auto is_before = [&](EventId one, EventId other) { return places[one] < places[other]; };
        return static_cast<u32>(std::lower_bound(order.begin(), order.end(), id, is_before) - order.begin());
    };
    // One memory, one step after the other, as far as the graph can be told that way.
    const auto is_plain = [&](EventId id) {
        const Event& e = g[id];
        if (e.loc == kNone || is_mutex(e.loc)) return true;
        const std::vector<EventId>& order = placed[e.loc];
        if (e.reads && e.rf != (order.empty() ? kInit : order.back())) return false;
        if (!e.writes) return true;
        if (place_among(id) != order.size()) return false;
        for (const EventId r : g.location(e.loc).reads) {
            const EventId w = g[r].rf;
            if (done[r] == 0 && r != id && (w == kInit || places[w] < places[id])) return false;
        }
        return true;
    };
    // What an object's life ends with comes after its uses, a second end after that, and an unlock that fails
    // after what it finds: the graph may leave that open, but one event after the other would not lead back
    // to it.
    const auto is_early = [&](EventId id) {
        const Event& e = g[id];
        const bool fails = e.last && state.has_failed(e.thread);
        if (fails && e.kind == LabelKind::Unlock && e.loc != kNone) {
            const u32 place = places[id];
            return place > 0 && done[g.location(e.loc).writes[place - 1]] == 0;
        }
        for (const Death& death : g.deaths()) {
            if (fails && e.kind == LabelKind::Free && death.object == state.label_of(id).address &&
                done[death.event] == 0)
                return true;
            if (death.event != id) continue;
            for (EventId other = 0; other < g.size(); ++other) {
                const u32 loc = g[other].loc != kNone ? g[other].loc : g[other].lock;
                if (done[other] == 0 && loc != kNone && state.locations()[loc].object == death.object &&
                    state.locations()[loc].generation == death.generation)
                    return true;
            }
        }
        return false;
    };
    // The next event of each thread; of the best rank the oldest.
    std::vector<u32> passed(g.thread_count(), 0);
    for (u32 left = g.size(); left != 0; --left) {
        EventId next = kNone;
        u32 least = 3;
        for (u32 thread = 0; thread < g.thread_count(); ++thread) {
            const std::vector<EventId>& events = g.thread(thread).events;
            if (passed[thread] == events.size()) continue;
            const EventId id = events[passed[thread]];
            if (!is_ready(id) || (least == 0 && id > next)) continue;
            const u32 rank = is_early(id) ? 2 : is_plain(id) ? 0 : 1;
            if (rank > least || (rank == least && id > next)) continue;
            least = rank;
            next = id;
        }
        require(next != kNone, "a graph with a cycle in porf");
        const Event& e = g[next];
        done[next] = 1;
        ++passed[e.thread];
        if (e.meets && met[next].is_left_out) continue;
        told[next] = ++count[e.thread];
        GraphStep step{e.thread, GraphStep::kNothing, 0, 0, e.meets ? 0 : e.choice};
        EventId source = e.rf;
        const u32 mutex = e.lock != kNone ? e.lock : is_mutex(e.loc) ? e.loc : kNone;
        if (mutex != kNone && (e.reads || (e.lock != kNone && e.kind != LabelKind::Unlock)))
            source = placed[mutex].empty() ? kInit : placed[mutex].back();
        if (e.meets && !e.writes) source = met[next].serial;
        if (source == kInit) step.rf_thread = GraphStep::kInitial;
        if (source < kInit) {
            step.rf_thread = g[source].thread;
            step.rf_index = told[source];
        }
        if (e.writes && e.loc != kNone) {
            step.place = place_among(next);
            placed[e.loc].insert(placed[e.loc].begin() + step.place, next);
        } else if (e.lock != kNone) {
            step.place = static_cast<u32>(placed[e.lock].size());
            placed[e.lock].push_back(next);
        }
        result.events.push_back(step);
    }
    return result;
}

}  // namespace raddle
