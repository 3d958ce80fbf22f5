#include "search/graphs/graph_state.h"

#include "graph/part.h"
#include "machine/semantics.h"

namespace raddle {

GraphState::GraphState(const Program& program, const SearchOptions& options, ModelKind model, bool records_mo,
                       bool unordered)
    : machine(program,
              MachineOptions{options.unroll, options.idle_limit, options.local_limit, options.watch}),
      table(program.most_threads),
      program_(program),
      options_(options),
      records_mo_(records_mo),
      unordered_(unordered && model != ModelKind::Wrc11),
      model_(model, clocks_, unordered_),
      witness_(model_, clocks_),
      lock_order_(model_, clocks_, witness_, records_mo) {
    graphs_.push_back(std::make_unique<Graph>());
}

void GraphState::clear() {
    refined = false;
    level_ = 0;
    graph().cut(0);
    snapshots_.reset(0);
    clocks_.reset(0);
    locations_.restart();
    lock_order_.forget(0);
}

void GraphState::order_locks() {
    unordered_ = false;
    model_.order_locks();
    refined = true;
}

const ThreadState* GraphState::owner(u32 thread) const {
    EventId last = graph().last(thread);
    // An event that has just been added has not run yet: the thread stands before it.
    if (last != kNone && graph()[last].snapshot == kNone && !graph()[last].begin)
        last = graph().find(thread, graph()[last].index - 1);
    return last == kNone || graph()[last].snapshot == kNone ? nullptr
                                                            : &snapshots_[graph()[last].snapshot].state;
}

const Label& GraphState::label_of(EventId id) const {
    const Event& e = graph()[id];
    require(!e.begin, "a thread's begin has no label");
    return snapshots_[graph()[graph().find(e.thread, e.index - 1)].snapshot].label;
}

Value GraphState::part_seen_by(const Label& label, u32 loc, EventId write) const {
    const Part part(label.address, access_size(label), locations_[loc]);
    return slice(value_of(loc, write), part.offset, part.size);
}

Value GraphState::final_value(Address address, u64 size) const {
    for (u32 loc = 0; loc < locations_.size(); ++loc) {
        const std::vector<EventId>& writes = graph().location(loc).writes;
        const Location& location = locations_[loc];
        if (!writes.empty() && location.address <= address &&
            address + size <= location.address + location.size)
            return slice(graph()[writes.back()].written, address - location.address, size);
    }
    ObjectView object;
    if (find_object(program_, *this, address, size, object)) return {};
    return initial_value(program_, object, address - object.base, size);
}

void GraphState::reset(const Mark& mark) {
    lock_order_.reset(graph(), mark.changes);
    graph().cut(mark.events);
    snapshots_.reset(mark.snapshots);
    clocks_.reset(mark.clocks);
}

bool GraphState::have_all_ended() const {
    const Graph& g = graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last != kNone && !g[last].ended) return false;
    }
    return true;
}

bool GraphState::has_failed(u32 thread) const {
    const EventId last = graph().last(thread);
    return last != kNone && !graph()[last].blocked && label(thread).kind == LabelKind::Fault;
}

void GraphState::refuse(u32 thread, const char* what) {
    stop(Halt::Kind::Nondet, snapshot(thread), label(thread));
    halt->kind = Halt::Kind::Unsupported;
    halt->text = what;
}

void GraphState::stop(Halt::Kind kind, const Snapshot& at, const Label& label) {
    Halt found;
    found.kind = kind;
    found.loop = label.number;
    found.count = label.count;
    found.stack = at.state.pc_stack();
    if (kind == Halt::Kind::Unsupported) found.text = unsupported(program_, label);
    halt = std::move(found);
}

void GraphState::come_to_limit(Halt::Kind kind, Snapshot& at, u64 count) {
    stop(kind, at, at.label);
    halt->count = count;
    if (!limits_cut(options_)) return;
    if (!limit) limit = std::move(halt);
    halt.reset();
    at.label.kind = LabelKind::Cut;
}

void GraphState::descend(const std::vector<bool>& keep, std::vector<EventId>& map) {
    if (level_ + 1 == graphs_.size()) graphs_.push_back(std::make_unique<Graph>());
    graphs_[level_ + 1]->restrict(*graphs_[level_], keep, map);
    ++level_;
}

}  // namespace raddle
