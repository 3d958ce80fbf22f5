#include "search/graphs/meetings.h"

#include <algorithm>

namespace raddle {
namespace {

// A barrier's word, as the library has it: for how many threads, and how many have arrived so far.
struct BarrierWord {
    u64 word;

    u64 count() const { return word >> 32; }
    u64 arrived() const { return word & 0xffffffff; }
    // Of the round that the last arrival belongs to: how many have arrived when it is complete.
    u64 end() const { return (arrived() + count() - 1) / count() * count(); }
};

bool arrives(const Event& e) {
    return e.meets && e.kind == LabelKind::Rmw;
}

}  // namespace

void Meetings::merge() {
    merges_ = std::any_of(state_.program().functions.begin(), state_.program().functions.end(),
                          [](const Function& function) { return function.meets(); });
}

bool Meetings::is_meeting(const Label& label) const {
    if (!merges_ || (label.kind != LabelKind::Rmw && label.kind != LabelKind::Await)) return false;
    return state_.program().functions[state_.program().function_of_pc(label.pc)].meets() &&
           !ordered_.contains(label.address);
}

bool Meetings::is_meeting_at(u32 loc) const {
    return merges_ && loc < is_meeting_.size() && is_meeting_[loc] != 0;
}

void Meetings::order(Address address) {
    if (ordered_.insert(address).second) state_.refined = true;
}

bool Meetings::may_meet(u32 thread, const Snapshot& at) {
    const Graph& g = state_.graph();
    const Event& last = g[g.last(thread)];
    const LocationState& state = g.location(at.loc);
    const auto is_before = [&](EventId id) {
        return state_.clocks().includes(last.hb, g[id].thread, g[id].index);
    };
    const auto refuse = [&] {
        order(at.label.address);
        return false;
    };
    if (!is_meeting(at.label)) {
        if (!is_meeting_at(at.loc)) return true;
        for (const EventId id : state.reads) {
            if (!arrives(g[id])) continue;
            if (!is_before(id)) return refuse();
            // Who is still to leave would wait for what is stored now.
            const std::vector<EventId>& its = g.thread(g[id].thread).events;
            const bool has_left = g[id].index < its.size() && is_before(its[g[id].index]);
            if (at.label.kind == LabelKind::Store && !has_left) return refuse();
        }
        return true;
    }
    if (at.label.kind == LabelKind::Await) {
        if (state_.unordered()) locks_.order_held(thread, "a thread waits for others while it holds it");
        return !state_.refined && can_leave(thread);
    }
    if (at.loc >= is_meeting_.size()) is_meeting_.resize(at.loc + 1, 0);
    is_meeting_[at.loc] = 1;
    // The last initialisation is known to all who come or have come; what was there before does not matter.
    EventId init = kNone;
    for (const EventId id : state.writes) {
        if (g[id].meets) continue;
        if (!is_before(id)) return refuse();
        const bool is_later =
            init == kNone || state_.clocks().includes(g[id].hb, g[init].thread, g[init].index);
        if (!is_later && !state_.clocks().includes(g[init].hb, g[id].thread, g[id].index)) return refuse();
        if (is_later) init = id;
    }
    if (init == kNone || !g[init].written.is_defined()) return refuse();
    const BarrierWord word{g[init].written.low};
    if (word.count() == 0 || word.arrived() != 0) return refuse();
    std::vector<u32> threads{thread};
    for (const EventId id : state.reads) {
        if (!g[id].meets || !state_.clocks().includes(g[id].hb, g[init].thread, g[init].index))
            return refuse();
        if (arrives(g[id]) && std::find(threads.begin(), threads.end(), g[id].thread) == threads.end())
            threads.push_back(g[id].thread);
    }
    return threads.size() <= word.count() || refuse();
}

// The thread that leaves first, by number: it decides whom the library tells to be the last one to arrive.
// `asking` come those who ask first, then the others.
bool Meetings::find_round(EventId arrival, Round& round) const {
    const Graph& g = state_.graph();
    const BarrierWord mine{g[arrival].written.low};
    const u64 end = mine.end();
    round = {};
    for (const EventId id : g.location(g[arrival].loc).writes) {
        if (!arrives(g[id])) continue;
        const u64 arrived = BarrierWord{g[id].written.low}.arrived();
        if (arrived > end || arrived + mine.count() <= end) continue;
        round.members.push_back(id);
        if (arrived == end) round.last = id;
    }
    if (round.last == kNone) return false;
    std::sort(round.members.begin(), round.members.end(),
              [&](EventId a, EventId b) { return g[a].thread < g[b].thread; });
    const EventId first = round.members.front();
    const std::vector<EventId>& its = g.thread(g[first].thread).events;
    if (g[first].index < its.size()) round.first_left = its[g[first].index];
    const auto others = std::stable_partition(round.members.begin(), round.members.end(),
                                              [&](EventId id) { return asks(id); });
    round.asking = static_cast<u32>(others - round.members.begin());
    round.leader = g[first].thread;
    return true;
}

// Whether the thread that has arrived looks at what the library's function returns.
bool Meetings::asks(EventId arrival) const {
    const std::vector<Frame>& frames = state_.snapshots()[state_.graph()[arrival].snapshot].state.frames;
    if (frames.size() < 2) return true;
    const Instruction& call = state_.program().code[frames.back().call_pc];
    return static_cast<Op>(call.op) != Op::CALL || call.b == 0;
}

bool Meetings::can_leave(u32 thread) const {
    Round round;
    if (!find_round(state_.graph().last(thread), round)) return false;
    return round.asking == 0 || round.leader == thread || round.first_left != kNone;
}

void Meetings::meet(u32 thread, const Snapshot& at, std::vector<Alternative>& found) const {
    const Graph& g = state_.graph();
    if (at.label.kind == LabelKind::Rmw) {
        // The last arrival, or else the last initialisation: may_meet has seen to it that all come before
        // this.
        EventId end = kNone, init = kNone;
        for (const EventId id : g.location(at.loc).writes) {
            if (arrives(g[id])) {
                if (end == kNone || g[id].written.low > g[end].written.low) end = id;
            } else if (init == kNone || state_.clocks().includes(g[id].hb, g[init].thread, g[init].index)) {
                init = id;
            }
        }
        if (end == kNone) end = init;
        found.push_back({end, g.place_of(end) + 1, 0});
        return;
    }
    Round round;
    require(find_round(g.last(thread), round), "a thread leaves a barrier too early");
    const u32 place = g.place_of(round.last) + 1;
    const u32 members = static_cast<u32>(round.members.size());
    const u32 choices = round.leader == thread ? std::max(1u, std::min(round.asking + 1, members)) : 1;
    for (u32 k = 0; k < choices; ++k) found.push_back({round.last, place, k});
}

// It depends on the choice that the first one makes, but learns nothing by it.
void Meetings::follow_leader(Event& e) {
    const Graph& g = state_.graph();
    Round round;
    require(find_round(g.last(e.thread), round), "a thread leaves a barrier too early");
    if (round.asking == 0 || round.leader == e.thread) return;
    e.porf = state_.clocks().join(e.porf, g[round.first_left].porf);
    if (state_.unordered()) e.causal = state_.clocks().join(e.causal, g[round.first_left].causal);
}

// The one that the library tells to be the last, if that is decided.
EventId Meetings::serial(const Round& round) const {
    if (round.asking == 0 || round.first_left == kNone) return round.last;
    return round.members[state_.graph()[round.first_left].choice];
}

// An arrival never finds itself the last one; who leaves and is that one finds 0.
Value Meetings::found(EventId event, const Value& read) const {
    const Graph& g = state_.graph();
    Value result = read;
    if (arrives(g[event])) {
        const BarrierWord word{read.low};
        result.low -= word.arrived() % word.count();
        return result;
    }
    const EventId arrival = g.find(g[event].thread, g[event].index - 1);
    Round round;
    require(find_round(arrival, round), "a thread leaves a barrier too early");
    if (serial(round) == arrival) result.low = 0;
    return result;
}

void Meetings::order_in(const Event& end, const ObjectView& object) {
    const Graph& g = state_.graph();
    for (const u32 loc : g.touched()) {
        if (!is_meeting_at(loc) || state_.locations()[loc].object != object.base ||
            state_.locations()[loc].generation != object.generation)
            continue;
        for (const EventId id : g.location(loc).reads)
            if (g[id].meets && !state_.clocks().includes(end.hb, g[id].thread, g[id].index))
                order(state_.locations()[loc].address);
    }
}

Meetings::Meeting Meetings::meeting_of(EventId event) const {
    const Graph& g = state_.graph();
    Meeting result;
    if (!g[event].meets) return result;
    const EventId arrival = arrives(g[event]) ? event : g.find(g[event].thread, g[event].index - 1);
    Round round;
    if (!find_round(arrival, round)) return result;
    result.serial = serial(round);
    if (arrival != event)
        result.is_left_out = result.serial == arrival;
    else if (result.serial == event)
        result.others = std::move(round.members);
    return result;
}

}  // namespace raddle
