#include "search/graphs/graph_execution.h"

#include <algorithm>

namespace raddle {
namespace {

bool only_writes(LabelKind kind) {
    return kind == LabelKind::Store || kind == LabelKind::Unlock;
}

bool is_partial(const Label& label, const Location& location) {
    return location.mixed && Part(label.address, access_size(label), location).size != location.size;
}

}  // namespace

bool is_atomic(const Label& label) {
    return label.is_atomic() || label.kind == LabelKind::Lock || label.kind == LabelKind::Unlock ||
           label.kind == LabelKind::Trylock || label.kind == LabelKind::Wake;
}

GraphExecution::GraphExecution(const Program& program, const SearchOptions& options, ModelKind model,
                               bool records_mo, bool unordered)
    : GraphState(program, options, model, records_mo, unordered),
      locks(*this),
      meetings(*this, locks),
      effects(*this, locks),
      errors(*this, locks, meetings, effects),
      waiting(*this, errors),
      aftermath(*this),
      symmetry(*this, options),
      ends(*this),
      names(*this, locks),
      consistency(*this),
      realisation(*this, locks, meetings, consistency, errors, ends) {
    for (const Global& global : program.globals)
        has_shared_thread_locals_ =
            has_shared_thread_locals_ || (global.thread_local_() && !global.is_private());
}

void GraphExecution::restart() {
    clear();
    known_.fill({});
    locks.restart();
    meetings.restart();
    symmetry.restart();
}

bool GraphExecution::may_not_fit(u32 thread) const {
    if (!unordered_ || graph().last(thread) == kNone) return false;
    const Label& at = label(thread);
    if (at.kind == LabelKind::Join || at.kind == LabelKind::Fence) return true;
    if (!locks.is_section(at)) return false;
    if (locks.role(at.kind, at.pc) == UnorderedLocks::Role::Takes && graph().sections().is_inside(thread))
        return true;
    return model_.needs_order(graph());
}

Event GraphExecution::next_event(u32 thread, const Label& label) const {
    const Graph& g = graph();
    const Event& before = g[g.last(thread)];
    Event e;
    e.thread = static_cast<u16>(thread);
    e.index = before.index + 1;
    e.kind = label.kind;
    e.order = label.order;
    e.pc = label.pc;
    e.porf = before.porf;
    e.hb = before.hb;
    e.porf.index = e.hb.index = e.index;
    e.pending = before.pending;
    e.fence = before.fence;
    if (unordered_) {
        e.causal = before.causal;
        e.causal.index = e.index;
    }
    return e;
}

void GraphExecution::alternatives(u32 thread, std::vector<Alternative>& found) {
    const Graph& g = graph();
    const EventId last = g.last(thread);
    if (last == kNone) {
        found.push_back({});
        return;
    }
    const std::size_t first = found.size();
    const Snapshot& at = snapshots_[g[last].snapshot];
    const Label& label = at.label;
    if (label.kind == LabelKind::Choose) {
        const u64 count = choices_of(label, options_.nondet);
        if (count == 0 || count > 0x10000) {
            stop(Halt::Kind::Nondet, at, label);
            halt->count = count;
            return;
        }
        for (u32 k = 0; k < count; ++k) found.push_back({kNone, 0, k});
        return;
    }
    if (!is_access(label.kind) || locks.is_section(label)) {
        found.push_back({});
        return;
    }
    if (meetings.is_meeting(label)) {
        meetings.meet(thread, at, found);
        return;
    }
    Event e = next_event(thread, label);
    e.loc = at.loc;
    const Location& location = locations_[at.loc];
    if (only_writes(label.kind) && !is_partial(label, location)) {
        places(e, found);
        cut_places(e, found, first);
        return;
    }
    if (const EventId read = waiting.skips && !unordered_ ? waiting.confirmed(thread) : kNone;
        read != kNone) {
        const EventId write = g[read].rf;
        found.push_back({write, write == kInit ? 0 : g.place_of(write) + 1, 0});
        return;
    }
    std::span<const EventId> writes = g.location(at.loc).writes;
    if (!records_mo_ && !unordered_ && !std::is_sorted(writes.begin(), writes.end())) {
        // The order in which they stand is one that was found to fit, which depends on what was visited
        // before.
        sources_.assign(writes.begin(), writes.end());
        std::sort(sources_.begin(), sources_.end());
        writes = sources_;
    }
    const u32 floor = records_mo_ ? model_.floor(g, at.loc, e) : 0;
    const u32 count = static_cast<u32>(writes.size());
    const bool skips = waiting.may_skip(thread);
    for (u32 place = count + 1; place-- > floor;) {
        const EventId write = place == 0 ? kInit : writes[place - 1];
        if (skips && place != count && !goes_on(label, thread, seen_by(label, at.loc, write))) continue;
        const u32 n = effects.choices(thread, label, seen_by(label, at.loc, write));
        for (u32 k = 0; k < n; ++k) found.push_back({write, place, k});
    }
}

void GraphExecution::places(const Event& e, std::vector<Alternative>& found) const {
    const Graph& g = graph();
    const std::vector<EventId>& writes = g.location(e.loc).writes;
    const u32 count = static_cast<u32>(writes.size());
    if (!records_mo_) {
        found.push_back({kNone, count, 0});
        return;
    }
    const u32 floor = model_.floor(g, e.loc, e);
    for (u32 place = count + 1; place-- > floor;) {
        // Nothing goes between a read-modify-write and the write it reads.
        if (place < count && g[writes[place]].reads &&
            g[writes[place]].rf == (place == 0 ? kInit : writes[place - 1]))
            continue;
        found.push_back({kNone, place, 0});
    }
}

// Puts the event behind another one, in porf and in hb; the two are often the same.
void GraphExecution::follow(Event& e, const Event& before) {
    const bool same = e.porf == e.hb && before.porf == before.hb;
    e.porf = clocks_.join(e.porf, before.porf);
    e.hb = same ? e.porf : clocks_.join(e.hb, before.hb);
    if (unordered_) e.causal = clocks_.join(e.causal, before.causal);
}

bool GraphExecution::will_write(u32 thread, const Alternative& alternative) const {
    if (graph().last(thread) == kNone) return false;
    const Snapshot& at = snapshot(thread);
    if (!is_access(at.label.kind) || locks.is_section(at.label) || at.label.kind == LabelKind::Load)
        return false;
    Event e;
    e.thread = static_cast<u16>(thread);
    e.loc = at.loc;
    e.rf = alternative.rf;
    e.choice = alternative.choice;
    return only_writes(at.label.kind) || effects.effect(e, at.label).writes;
}

EventId GraphExecution::add(u32 thread, const Alternative& alternative) {
    Graph& g = graph();
    ++events;
    if (g.last(thread) == kNone) {
        Event e;
        e.thread = static_cast<u16>(thread);
        e.begin = true;
        e.index = 1;
        e.porf.thread = e.hb.thread = e.thread;
        e.porf.index = e.hb.index = 1;
        e.causal = e.porf;
        e.atomic = true;
        if (thread != 0) {
            follow(e, g[g.thread(thread).spawn]);
        }
        return g.push(e, 0);
    }
    const Snapshot& at = snapshots_[g[g.last(thread)].snapshot];
    const Label& label = at.label;
    Event e = next_event(thread, label);
    e.choice = alternative.choice;
    e.atomic = true;
    switch (label.kind) {
        case LabelKind::Spawn: {
            const std::optional<u32> number = table.intern(thread, at.state.spawned);
            require(number.has_value(), "a thread without a number");
            e.target = *number;
            break;
        }
        case LabelKind::Join: {
            e.target = static_cast<u32>(label.value.low - 1);
            follow(e, g[g.last(e.target)]);
            break;
        }
        case LabelKind::Detach: e.target = static_cast<u32>(label.value.low - 1); break;
        default: break;
    }
    if (locks.is_section(label)) {
        e.lock = at.loc;
        locks.enter(e, label);
    } else if (is_access(label.kind)) {
        e.loc = at.loc;
        e.rf = alternative.rf;
        const Location& location = locations_[at.loc];
        if (location.mixed) {
            const Part part(label.address, access_size(label), location);
            e.part = part_code(part.offset, part.size);
        }
        // Who writes a part of a word finds the rest of it there.
        e.reads = !only_writes(label.kind) || is_partial(label, location);
        e.atomic = is_atomic(label);
        if (options_.project_locks && locks.role(label.kind, label.pc) == UnorderedLocks::Role::Takes)
            locks.note(at.loc);
        e.meets = meetings.is_meeting(label);
        if (e.meets && label.kind == LabelKind::Await) meetings.follow_leader(e);
        effects.set_effect(e, at, label);
        e.confirms = waiting.skips && !unordered_ && waiting.confirmed(thread) != kNone;
    }
    model_.synchronise(g, e);
    if (unordered_ && e.reads && e.rf < kInit) e.causal = clocks_.join(e.causal, g[e.rf].causal);
    // Looking for an order of the writes may have changed the one that the alternatives were found in.
    if (!records_mo_ && e.reads && e.writes) return g.push(e, e.rf == kInit ? 0 : g.place_of(e.rf) + 1);
    return g.push(e, alternative.place);
}

}  // namespace raddle
