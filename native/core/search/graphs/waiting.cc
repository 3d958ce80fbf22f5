#include "search/graphs/waiting.h"

#include <algorithm>

#include "machine/semantics.h"

namespace raddle {

Waiting::Waiting(GraphState& state, const GraphErrors& errors) : state_(state), errors_(errors) {
    const std::vector<Instruction>& code = state.program().code;
    has_confirming_ = std::any_of(code.begin(), code.end(), confirms);
}

bool Waiting::waits(u32 thread) const {
    const EventId last = state_.graph().last(thread);
    return last != kNone && !state_.graph()[last].last && is_waiting(state_.label(thread).kind);
}

// The newest event of the thread that is no store, if it is an atomic read.
EventId Waiting::read_before(u32 thread) const {
    const Graph& g = state_.graph();
    EventId id = g.last(thread);
    while (id != kNone && g[id].kind == LabelKind::Store) id = g.find(thread, g[id].index - 1);
    if (id == kNone || g[id].begin) return kNone;
    const bool reads = g[id].kind == LabelKind::Await || (g[id].kind == LabelKind::Load && g[id].atomic);
    return reads ? id : kNone;
}

// Its read comes first, and nothing since but stores that nobody sees (passes/purity.py): once that has read
// something, no other thread comes in between.
EventId Waiting::confirmed(u32 thread) const {
    if (!waits(thread) || !state_.label(thread).confirms) return kNone;
    const EventId id = read_before(thread);
    if (id == kNone || state_.label(thread).address != state_.label_of(id).address) return kNone;
    return !goes_on(state_.label(thread), thread,
                    state_.seen_by(state_.label(thread), state_.graph()[id].loc, state_.graph()[id].rf))
               ? kNone
               : id;
}

bool Waiting::is_confirming(u32 thread) const {
    const EventId last = state_.graph().last(thread);
    if (last == kNone || state_.graph()[last].last) return false;
    const Label& at = state_.label(thread);
    if (at.kind == LabelKind::Store) return read_before(thread) != kNone;
    return confirmed(thread) != kNone;
}

void Waiting::add_all() {
    skips = false;
    state_.refined = true;
}

// A read with nothing but other reads and an assume behind it: its thread, too, is best asked last. Any
// thread may be next, so it does no harm to miss some.
bool Waiting::is_assumed(u32 thread) {
    const EventId last = state_.graph().last(thread);
    if (last == kNone || state_.graph()[last].last) return false;
    const LabelKind kind = state_.label(thread).kind;
    if (kind != LabelKind::Load && kind != LabelKind::Cas && kind != LabelKind::Rmw) return false;
    const u32 pc = state_.label(thread).pc;
    return (kind == LabelKind::Load && has_assume_behind(pc, false)) || has_assume_behind(pc, true);
}

// Within a few instructions. `over_reads`: of the program itself, on some way, with loads in between.
bool Waiting::has_assume_behind(u32 pc, bool over_reads) {
    const u32 far = over_reads ? 32 : 16;
    enum : u8 { kUnknown, kNo, kYes };
    std::vector<u8>& known = over_reads ? assumed_later_ : assumed_;
    if (known.empty()) known.resize(state_.program().code.size(), kUnknown);
    if (known[pc] != kUnknown) return known[pc] == kYes;
    known[pc] = kNo;
    std::vector<u32> ways{pc + 1};
    for (u32 steps = 0; steps < far && !ways.empty(); ++steps) {
        const u32 next = ways.back();
        ways.pop_back();
        const Instruction& i = state_.program().code[next];
        const Op op = static_cast<Op>(i.op);
        if (op == Op::ASSUME && !(over_reads && i.imm != 0)) {
            known[pc] = kYes;
            break;
        }
        if (op == Op::CALL) {
            ways.push_back(state_.program().functions[static_cast<std::size_t>(i.imm)].first);
        } else if (op == Op::JUMP) {
            ways.push_back(static_cast<u32>(i.imm));
        } else if (op == Op::BRANCH && over_reads) {
            ways.push_back(static_cast<u32>(static_cast<u64>(i.imm) >> 32));
            ways.push_back(static_cast<u32>(i.imm));
        } else if (op < Op::ALLOCA || (over_reads && op >= Op::LOAD1 && op <= Op::LOADN)) {
            ways.push_back(next + 1);
        }
    }
    return known[pc] == kYes;
}

bool Waiting::is_served(u32 thread) {
    const Snapshot& at = state_.snapshot(thread);
    const std::vector<EventId>& writes = state_.graph().location(at.loc).writes;
    const Value value = state_.seen_by(at.label, at.loc, writes.empty() ? kInit : writes.back());
    if (is_waiting(at.label.kind)) return goes_on(at.label, thread, value);
    if (state_.locations()[at.loc].size != at.label.size) return false;
    const Effect does = effect(at.label, thread, 0, value);
    if (does.fault != FaultCode::None) return true;
    ahead_ = at.state;
    state_.machine.resume(ahead_, at.label, does.answer);
    return state_.machine.run(ahead_).kind != LabelKind::Blocked;
}

bool Waiting::is_stale(EventId read) const {
    const Event& e = state_.graph()[read];
    if (e.choice != 0) return true;
    if (!e.reads) return false;
    const std::vector<EventId>& writes = state_.graph().location(e.loc).writes;
    return e.rf != (writes.empty() ? kInit : writes.back());
}

bool Waiting::waits_in_vain(EventId event) const {
    const Event& e = state_.graph()[event];
    if (!may_skip(e.thread) || e.writes || e.meets || !is_stale(event)) return false;
    if (e.blocked) return true;
    if (state_.graph().last(e.thread) != event || (!e.reads && e.kind != LabelKind::Choose)) return false;
    return state_.label(e.thread).kind == LabelKind::Blocked;
}

bool Waiting::looks_again() {
    const Graph& g = state_.graph();
    for (u32 thread = 0; skips && thread < g.thread_count(); ++thread) {
        const EventId last = g.last(thread);
        if (last == kNone) continue;
        if (g[last].blocked && is_stale(last)) return true;
        if (g[last].blocked || state_.label(thread).kind != LabelKind::Blocked) continue;
        const bool refused = !g[last].begin && g[last].kind == LabelKind::Load &&
                             has_assume_behind(state_.label_of(last).pc, false);
        if (refused && is_stale(last)) return true;
    }
    return false;
}

void Waiting::review() {
    for (EventId id = 0; skips && state_.options().races && id < state_.graph().size(); ++id)
        if (is_waiting(state_.graph()[id].kind) && state_.graph()[id].loc != kNone) may_race(id);
}

void Waiting::may_race(EventId id) {
    const Graph& g = state_.graph();
    const Event& e = g[id];
    const LocationState& state = g.location(e.loc);
    ObjectView object;
    if (is_waiting(e.kind)) {
        const Location& location = state_.locations()[e.loc];
        Event early = e;
        early.hb = g[g.find(e.thread, e.index - 1)].hb;
        if (!errors_.is_born_at(location.address, location.size, early, object)) add_all();
    }
    if (state.plain == 0) return;
    const auto check = [&](const Event& wait, const Event& plain) {
        if (!is_waiting(wait.kind) || plain.atomic || wait.thread == plain.thread ||
            state_.clocks().includes(plain.hb, wait.thread, wait.index))
            return;
        const Event& before = g[g.find(wait.thread, wait.index - 1)];
        if (state_.clocks().includes(before.hb, plain.thread, plain.index)) return;
        add_all();
    };
    const auto check_both = [&](EventId other) {
        check(e, g[other]);
        check(g[other], e);
    };
    for (const EventId other : state.writes) check_both(other);
    for (const EventId other : state.reads) check_both(other);
}

}  // namespace raddle
