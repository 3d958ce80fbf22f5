#include "search/graphs/graph_execution.h"

#include <algorithm>

namespace raddle {
namespace {

bool only_writes(LabelKind kind) {
    return kind == LabelKind::Store || kind == LabelKind::Unlock;
}

bool is_atomic(const Label& label) {
    return label.is_atomic() || label.kind == LabelKind::Lock || label.kind == LabelKind::Unlock ||
           label.kind == LabelKind::Trylock || label.kind == LabelKind::Wake;
}

}  // namespace

GraphExecution::GraphExecution(const Program& program, const SearchOptions& options, ModelKind model,
                               bool records_mo)
    : machine(program,
              MachineOptions{options.unroll, options.idle_limit, options.local_limit, options.watch}),
      program_(program),
      options_(options),
      model_(model, clocks_, options.unordered),
      witness_(model_, clocks_),
      records_mo_(records_mo),
      unordered_(options.unordered),
      lock_order_(model_, clocks_, witness_, records_mo) {
    graphs_.push_back(std::make_unique<Graph>());
    has_confirming_ = std::any_of(program.code.begin(), program.code.end(), confirms);
    for (const Global& global : program.globals)
        has_shared_thread_locals_ =
            has_shared_thread_locals_ || (global.thread_local_() && !global.is_private());
}

const ThreadState* GraphExecution::owner(u32 thread) const {
    EventId last = graph().last(thread);
    // An event that has just been added has not run yet: the thread stands before it.
    if (last != kNone && graph()[last].snapshot == kNone && !graph()[last].begin)
        last = graph().find(thread, graph()[last].index - 1);
    return last == kNone || graph()[last].snapshot == kNone ? nullptr
                                                            : &snapshots_[graph()[last].snapshot].state;
}

const Label& GraphExecution::label_of(EventId id) const {
    const Event& e = graph()[id];
    require(!e.begin, "a thread's begin has no label");
    return snapshots_[graph()[graph().find(e.thread, e.index - 1)].snapshot].label;
}

Value GraphExecution::value_of(u32 loc, EventId write) const {
    return write == kInit ? locations_[loc].initial : graph()[write].written;
}

Value GraphExecution::final_value(Address address, u64 size) const {
    for (u32 loc = 0; loc < locations_.size(); ++loc) {
        const std::vector<EventId>& writes = graph().location(loc).writes;
        if (locations_[loc].address == address && locations_[loc].size == size && !writes.empty())
            return graph()[writes.back()].written;
    }
    ObjectView object;
    if (find_object(program_, *this, address, size, object)) return {};
    return initial_value(program_, object, address - object.base, size);
}

void GraphExecution::restart() {
    refined = false;
    level_ = 0;
    graph().cut(0);
    snapshots_.reset(0);
    clocks_.reset(0);
    locations_.restart();
    known_.fill({});
    lock_order_.forget(0);
    is_mutex_.clear();
    is_meeting_.clear();
}

void GraphExecution::reset(const Mark& mark) {
    lock_order_.reset(graph(), mark.changes);
    graph().cut(mark.events);
    snapshots_.reset(mark.snapshots);
    clocks_.reset(mark.clocks);
}

bool GraphExecution::have_all_ended() const {
    const Graph& g = graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last != kNone && !g[last].ended) return false;
    }
    return true;
}

bool GraphExecution::has_failed(u32 thread) const {
    const EventId last = graph().last(thread);
    return last != kNone && !graph()[last].blocked && label(thread).kind == LabelKind::Fault;
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
    if (!is_access(label.kind) || is_section(label)) {
        found.push_back({});
        return;
    }
    if (is_meeting(label)) {
        meet(thread, at, found);
        return;
    }
    Event e = next_event(thread, label);
    e.loc = at.loc;
    if (only_writes(label.kind)) {
        places(e, found);
        cut_places(e, found, first);
        return;
    }
    if (const EventId read = skips_waiting && !unordered_ ? confirmed(thread) : kNone; read != kNone) {
        const EventId write = g[read].rf;
        found.push_back({write, write == kInit ? 0 : g.place_of(write) + 1, 0});
        return;
    }
    const std::vector<EventId>& writes = g.location(at.loc).writes;
    const u32 floor = records_mo_ ? model_.floor(g, at.loc, e) : 0;
    const u32 count = static_cast<u32>(writes.size());
    const bool skips = may_skip(thread);
    for (u32 place = count + 1; place-- > floor;) {
        const EventId write = place == 0 ? kInit : writes[place - 1];
        if (skips && place != count && !goes_on(label, thread, value_of(at.loc, write))) continue;
        const u32 n = choices(thread, label, value_of(at.loc, write));
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
    if (!is_access(at.label.kind) || is_section(at.label) || at.label.kind == LabelKind::Load) return false;
    Event e;
    e.thread = static_cast<u16>(thread);
    e.loc = at.loc;
    e.rf = alternative.rf;
    e.choice = alternative.choice;
    return only_writes(at.label.kind) || effect(e, at.label).writes;
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
            if (!number) {
                refuse(thread, "threads");
                halt->count = kMaxThreads;
                return g.push(e, 0);
            }
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
    if (is_section(label)) {
        e.lock = at.loc;
        enter_section(e, label);
    } else if (is_access(label.kind)) {
        e.loc = at.loc;
        e.rf = alternative.rf;
        e.reads = !only_writes(label.kind);
        e.atomic = is_atomic(label);
        if (options_.project_locks && role(label.kind, label.pc) == Role::Takes) note_mutex(at.loc);
        e.meets = is_meeting(label);
        if (e.meets && label.kind == LabelKind::Await) follow_leader(e);
        set_effect(e, at, label);
        e.confirms = skips_waiting && !unordered_ && confirmed(thread) != kNone;
    }
    model_.synchronise(g, e);
    if (unordered_ && e.reads && e.rf < kInit) e.causal = clocks_.join(e.causal, g[e.rf].causal);
    // Looking for an order of the writes may have changed the one that the alternatives were found in.
    if (!records_mo_ && e.reads && e.writes) return g.push(e, e.rf == kInit ? 0 : g.place_of(e.rf) + 1);
    return g.push(e, alternative.place);
}

void GraphExecution::refuse(u32 thread, const char* what) {
    stop(Halt::Kind::Nondet, snapshot(thread), label(thread));
    halt->kind = Halt::Kind::Unsupported;
    halt->text = what;
}

void GraphExecution::stop(Halt::Kind kind, const Snapshot& at, const Label& label) {
    Halt found;
    found.kind = kind;
    found.loop = label.number;
    found.count = label.count;
    found.stack = at.state.pc_stack();
    if (kind == Halt::Kind::Unsupported)
        found.text = label.number == Program::kNone ? "heap" : std::string(program_.string(label.number));
    halt = std::move(found);
}

}  // namespace raddle
