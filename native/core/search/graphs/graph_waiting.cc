// Awaits and locks of an execution graph: what they may read, and when they are added.
//
// A read that is not satisfied blocks its thread. If it reads anything but the last write, in modification
// order, of those that were there when it was added, it does so for good: it is not canonical, now or later,
// so no revisit changes it or takes it away (graph_backward.cc). Nothing comes of such a graph but blocked
// executions, of which none waits for ever, for the thread may look again and find the last write. So that
// read is not added. What other threads do in such a graph they do as well in one where the thread reads the
// last write. Only a race of the read itself may be missing there (see `may_race_waiting`), and what comes
// after it if memory is freed that it reads: in such programs all is added.
//
// With unordered locks every revisit is made, whatever a read has found: that of a blocked one, or one that
// takes it away, is also made where it reads the last write. A thread that waits inside a section is
// explored in full: its lock has to be ordered.
//
// Any thread may be next. Waiting ones are taken last, and first those that find something to go on with:
// fewer of them come too early.
#include "machine/arithmetic.h"
#include "machine/mutex_word.h"
#include "search/graphs/graph_execution.h"

namespace raddle {
bool GraphExecution::waits(u32 thread) const {
    const EventId last = graph().last(thread);
    return last != kNone && !graph()[last].last && is_waiting(label(thread).kind);
}

// The newest event of the thread that is no plain store, if it is an atomic read.
EventId GraphExecution::read_before(u32 thread) const {
    const Graph& g = graph();
    EventId id = g.last(thread);
    while (id != kNone && g[id].kind == LabelKind::Store && !g[id].atomic)
        id = g.find(thread, g[id].index - 1);
    return id != kNone && !g[id].begin && g[id].kind == LabelKind::Load && g[id].atomic ? id : kNone;
}

// Its read comes first, and nothing since but plain stores: once that has read something, no other thread
// comes in between.
EventId GraphExecution::confirmed(u32 thread) const {
    if (!waits(thread) || !label(thread).confirms) return kNone;
    const EventId id = read_before(thread);
    if (id == kNone || label(thread).address != label_of(id).address) return kNone;
    return !goes_on(label(thread), thread, value_of(graph()[id].loc, graph()[id].rf)) ? kNone : id;
}

bool GraphExecution::is_confirming(u32 thread) const {
    const EventId last = graph().last(thread);
    if (last == kNone || graph()[last].last) return false;
    const Label& at = label(thread);
    if (at.kind == LabelKind::Store && !at.is_atomic()) return read_before(thread) != kNone;
    return confirmed(thread) != kNone;
}

void GraphExecution::add_all_waiting() {
    skips_waiting = false;
    refined = true;
}

// A load with nothing but an assume behind it: its thread, too, is best asked last. Any thread may be next,
// so it does no harm to miss some.
bool GraphExecution::is_assumed(u32 thread) {
    constexpr u32 kFar = 16;
    enum : u8 { kUnknown, kNo, kYes };
    const EventId last = graph().last(thread);
    if (last == kNone || graph()[last].last || label(thread).kind != LabelKind::Load) return false;
    const u32 pc = label(thread).pc;
    if (assumed_.empty()) assumed_.resize(program_.code.size(), kUnknown);
    if (assumed_[pc] != kUnknown) return assumed_[pc] == kYes;
    assumed_[pc] = kNo;
    u32 next = pc + 1;
    for (u32 steps = 0; steps < kFar; ++steps) {
        const Instruction& i = program_.code[next];
        const Op op = static_cast<Op>(i.op);
        if (op == Op::ASSUME) assumed_[pc] = kYes;
        if (op == Op::CALL)
            next = program_.functions[static_cast<std::size_t>(i.imm)].first;
        else if (op == Op::JUMP)
            next = static_cast<u32>(i.imm);
        else if (op < Op::ALLOCA)
            ++next;
        else
            break;
    }
    return assumed_[pc] == kYes;
}

// Whether the thread goes on if it reads the last write.
bool GraphExecution::is_served(u32 thread) {
    const Snapshot& at = snapshot(thread);
    const std::vector<EventId>& writes = graph().location(at.loc).writes;
    const Value value = value_of(at.loc, writes.empty() ? kInit : writes.back());
    if (is_waiting(at.label.kind)) return goes_on(at.label, thread, value);
    if (locations_[at.loc].size != at.label.size) return false;
    ahead_ = at.state;
    machine.resume(ahead_, at.label, {value, false});
    return machine.run(ahead_).kind != LabelKind::Blocked;
}

std::optional<u32> GraphExecution::next_patient(std::vector<Failure>& failures) {
    const Graph& g = graph();
    for (u32 thread = 0; has_confirming_ && thread < g.thread_count(); ++thread)
        if (is_confirming(thread) && is_ready(thread, failures)) return thread;
    std::optional<u32> served, waiting;
    for (u32 thread = 0; thread < g.thread_count() && !halt && !refined; ++thread) {
        const bool waits = this->waits(thread) || is_assumed(thread);
        if ((waits && served) || !is_ready(thread, failures)) continue;
        if (!waits) return thread;
        if (is_served(thread))
            served = thread;
        else if (!waiting)
            waiting = thread;
    }
    return served ? served : waiting;
}

bool GraphExecution::is_stale(EventId read) const {
    const Event& e = graph()[read];
    if (e.choice != 0) return true;
    if (!e.reads) return false;
    const std::vector<EventId>& writes = graph().location(e.loc).writes;
    return e.rf != (writes.empty() ? kInit : writes.back());
}

bool GraphExecution::waits_in_vain(EventId event) const {
    const Event& e = graph()[event];
    if (!may_skip(e.thread) || e.writes || e.meets || !is_stale(event)) return false;
    if (e.blocked) return true;
    if (graph().last(e.thread) != event || (!e.reads && e.kind != LabelKind::Choose)) return false;
    return label(e.thread).kind == LabelKind::Blocked;
}

bool GraphExecution::looks_again() const {
    const Graph& g = graph();
    for (u32 thread = 0; skips_waiting && thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last != kNone && g[last].blocked && is_stale(last)) return true;
    }
    return false;
}

void GraphExecution::review_waiting() {
    for (EventId id = 0; skips_waiting && options_.races && id < graph().size(); ++id)
        if (is_waiting(graph()[id].kind) && graph()[id].loc != kNone) may_race_waiting(id);
}

void GraphExecution::may_race_waiting(EventId id) {
    const Graph& g = graph();
    const Event& e = g[id];
    const LocationState& state = g.location(e.loc);
    ObjectView object;
    if (is_waiting(e.kind)) {
        const Location& location = locations_[e.loc];
        Event early = e;
        early.hb = g[g.find(e.thread, e.index - 1)].hb;
        if (!is_born_at(location.address, location.size, early, object)) add_all_waiting();
    }
    if (state.plain == 0) return;
    const auto check = [&](const Event& wait, const Event& plain) {
        if (!is_waiting(wait.kind) || plain.atomic || wait.thread == plain.thread ||
            clocks_.includes(plain.hb, wait.thread, wait.index))
            return;
        const Event& before = g[g.find(wait.thread, wait.index - 1)];
        if (clocks_.includes(before.hb, plain.thread, plain.index)) return;
        add_all_waiting();
    };
    const auto check_both = [&](EventId other) {
        check(e, g[other]);
        check(g[other], e);
    };
    for (const EventId other : state.writes) check_both(other);
    for (const EventId other : state.reads) check_both(other);
}

}  // namespace raddle
