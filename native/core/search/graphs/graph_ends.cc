#include "search/graphs/graph_ends.h"

namespace raddle {

bool GraphEnds::is_blocked() const {
    const Graph& g = state_.graph();
    bool exited = false, waiting = false;
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last == kNone) continue;
        if (g[last].blocked) {
            waiting = true;
            continue;
        }
        const LabelKind kind = state_.label(thread).kind;
        const bool spins = kind == LabelKind::Blocked && state_.label(thread).spin;
        if ((kind == LabelKind::Blocked && !spins) || kind == LabelKind::Cut) return true;
        waiting = waiting || spins;
        if (kind == LabelKind::Exit) exited = true;
        if (is_visible(kind)) waiting = true;
    }
    return waiting && !exited;
}

bool GraphEnds::turns_again() const {
    const Graph& g = state_.graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last == kNone) continue;
        const Label& label = state_.label(thread);
        u32 open = kNone;
        const bool waits = label.spin && (g[last].blocked || label.kind == LabelKind::Blocked);
        if (waits && !spins(thread, {}, open)) return true;
    }
    return false;
}

// Whether these writes can be the last of their locations, all at once.
bool GraphEnds::can_end(const Ends& ends) {
    if (state_.model().kind() != ModelKind::Wrc11)
        return ends.empty() || state_.witness().exists_ending(state_.graph(), ends);
    const Graph& g = state_.graph();
    for (const auto& [loc, write] : ends) {
        // What hb and the location's own reads-from put behind that write.
        const LocationState& state = g.location(loc);
        if (write == kInit && !state.writes.empty()) return false;
        if (write == kInit) continue;
        std::vector<EventId> behind{write};
        std::vector<bool> known(g.size(), false);
        for (std::size_t k = 0; k < behind.size(); ++k) {
            const Event& e = g[behind[k]];
            for (const std::vector<EventId>* accesses : {&state.writes, &state.reads})
                for (const EventId other : *accesses) {
                    if (known[other] || other == behind[k] ||
                        !(g[other].rf == behind[k] ||
                          state_.clocks().includes(g[other].hb, e.thread, e.index)))
                        continue;
                    if (g[other].writes) return false;
                    known[other] = true;
                    behind.push_back(other);
                }
        }
    }
    return true;
}

// Whether the thread goes round its loop for ever, if memory ends as `ends` says, or in modification order.
// If it reads another location, which may end in several ways, that is `open`.
bool GraphEnds::spins(u32 thread, const Ends& ends, u32& open) const {
    const Graph& g = state_.graph();
    const auto read = [&](const Label& at) -> std::optional<Value> {
        for (u32 loc = 0; loc < state_.locations().size(); ++loc) {
            const Location& location = state_.locations()[loc];
            const std::vector<EventId>& writes = g.location(loc).writes;
            if (writes.empty() || at.address >= location.address + location.size ||
                location.address >= at.address + at.size)
                continue;
            if (at.address < location.address || at.address + at.size > location.address + location.size ||
                (!location.mixed && at.size != location.size))
                return std::nullopt;
            if (state_.records_mo()) return state_.seen_by(at, loc, writes.back());
            for (const auto& [known, write] : ends)
                if (known == loc) return state_.seen_by(at, loc, write);
            open = loc;
            return std::nullopt;
        }
        ObjectView object;
        if (find_object(state_.program(), state_, at.address, at.size, object)) return std::nullopt;
        return initial_value(state_.program(), object, at.address - object.base, at.size);
    };
    return spinner_.spins_for_ever(state_.program(), state_.snapshot(thread).state, state_.label(thread),
                                   read);
}

// Whether memory can end so that all these threads wait for good.
bool GraphEnds::can_stay(const std::vector<u32>& spinning, Ends& ends) {
    for (const u32 thread : spinning) {
        u32 open = kNone;
        if (spins(thread, ends, open)) continue;
        if (open == kNone) return false;
        // A copy: looking for an order of the writes changes the one that they stand in.
        const std::vector<EventId> writes = state_.graph().location(open).writes;
        for (const EventId write : writes) {
            ends.emplace_back(open, write);
            if (can_stay(spinning, ends)) return true;
            ends.pop_back();
        }
        return false;
    }
    return state_.records_mo() || can_end(ends);
}

std::optional<Failure> GraphEnds::stuck() {
    const Graph& g = state_.graph();
    std::optional<u32> first;
    Ends ends;  // where memory must end up for them to wait for good
    std::vector<u32> spinning;
    bool livelock = false;
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last == kNone) continue;
        const Event& e = g[last];
        const LabelKind kind = state_.label(thread).kind;
        if (!e.blocked) {
            const bool waits = kind == LabelKind::Blocked && state_.label(thread).spin;
            if ((kind == LabelKind::Blocked && !waits) || kind == LabelKind::Cut || kind == LabelKind::Exit ||
                kind == LabelKind::Fault)
                return std::nullopt;
            if (!is_visible(kind) && !waits) continue;
        } else {
            const std::vector<EventId>& writes = g.location(e.loc).writes;
            if (state_.records_mo() && e.rf != (writes.empty() ? kInit : writes.back())) return std::nullopt;
            ends.emplace_back(e.loc, e.rf);
        }
        if (state_.label(thread).spin && (e.blocked || kind == LabelKind::Blocked))
            spinning.push_back(thread);
        const bool await =
            (kind == LabelKind::Blocked ||
             (e.blocked && (kind == LabelKind::Await || kind == LabelKind::AwaitRmw))) &&
            !state_.program().functions[state_.snapshot(thread).state.frames.back().function].library();
        if (!first || (await && !livelock)) first = thread;
        livelock = livelock || await;
    }
    if (!first || !can_stay(spinning, ends)) return std::nullopt;
    Failure failure;
    failure.code = livelock ? FaultCode::Livelock : FaultCode::Deadlock;
    failure.kind = kFaultKinds[static_cast<std::size_t>(failure.code)];
    failure.thread = *first;
    failure.stack = state_.snapshot(*first).state.pc_stack();
    failure.address = state_.label(*first).address;
    return failure;
}

}  // namespace raddle
