#include "search/graphs/aftermath.h"

#include <algorithm>

#include "machine/semantics.h"

namespace raddle {
namespace {

constexpr u32 kMaxSteps = 400;

bool is_equal(const Value& a, const Value& b) {
    return a.low == b.low && a.high == b.high && a.undefined_low == b.undefined_low &&
           a.undefined_high == b.undefined_high;
}

void add_value(std::vector<Value>& values, const Value& value) {
    if (std::none_of(values.begin(), values.end(), [&](const Value& v) { return is_equal(v, value); }))
        values.push_back(value);
}

}  // namespace

Aftermath::Aftermath(GraphState& state) : state_(state) {
    const std::vector<Instruction>& code = state.program().code;
    has_assumes_ = state.options().skip_waiting && state.options().prune.refused && !state.unordered() &&
                   std::any_of(code.begin(), code.end(),
                               [](const Instruction& i) { return static_cast<Op>(i.op) == Op::ASSUME; });
}

Machine& Aftermath::machine(bool watches) {
    std::unique_ptr<Machine>& machine = watches ? following_ : trying_;
    const SearchOptions& options = state_.options();
    if (!machine)
        machine = std::make_unique<Machine>(
            state_.program(), MachineOptions{options.unroll, options.idle_limit, options.local_limit,
                                             watches ? options.watch : std::vector<u32>{}});
    return *machine;
}

bool Aftermath::is_refused(u32 thread) const {
    const EventId last = state_.graph().last(thread);
    if (last == kNone || state_.graph()[last].blocked) return false;
    const Label& at = state_.label(thread);
    return at.kind == LabelKind::Blocked && !at.spin;
}

bool Aftermath::comes_to_nothing(EventId event) {
    return is_on() && state_.graph()[event].last && has_choice() && is_over();
}

bool Aftermath::has_choice() {
    if (!is_on()) return false;
    for (u32 thread = 0; thread < state_.graph().thread_count(); ++thread)
        if (is_refused(thread) && could_go_on(thread)) return true;
    return false;
}

bool Aftermath::could_go_on(u32 thread) {
    const Graph& g = state_.graph();
    const EventId last = g.last(thread);
    for (const EventId id : g.thread(thread).events)
        if (id != last && !g[id].begin && (g[id].kind == LabelKind::Choose || (g[id].reads && g[id].atomic)))
            return true;
    const Event& e = g[last];
    if (e.begin) return false;
    if (e.kind == LabelKind::Choose) {
        const u64 count = choices_of(state_.label_of(last), state_.options().nondet);
        for (u32 choice = 0; choice < count; ++choice)
            if (would_accept(last, kNone, choice)) return true;
        return false;
    }
    if (!e.reads || e.loc == kNone) return false;
    if (would_accept(last, kInit, 0)) return true;
    const std::vector<EventId>& writes = g.location(e.loc).writes;
    return std::any_of(writes.begin(), writes.end(),
                       [&](EventId write) { return would_accept(last, write, 0); });
}

bool Aftermath::would_accept(EventId event, EventId rf, u32 choice) {
    const Event& e = state_.graph()[event];
    const Snapshot& before = state_.before(e);
    Answer answer;
    if (e.kind == LabelKind::Choose) {
        answer.value.low = chosen(before.label, state_.options().nondet, choice);
    } else {
        if (rf == event || before.done != 0 || state_.locations()[e.loc].size != before.label.size)
            return false;
        const Effect does = effect(before.label, e.thread, choice, state_.seen_by(before.label, e.loc, rf));
        if (does.blocked || does.fault != FaultCode::None) return false;
        answer = does.answer;
    }
    ThreadState ahead = before.state;
    machine(false).resume(ahead, before.label, answer);
    const Label& at = machine(false).run(ahead);
    return at.kind != LabelKind::Blocked || at.spin;
}

// What else ends with an execution: frees, and warnings of locks that threads have kept.
bool Aftermath::is_quiet() const {
    const Graph& g = state_.graph();
    if (!g.deaths().empty()) return false;
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        if (g.last(thread) == kNone || g[g.last(thread)].snapshot == kNone) return false;
        const Label& at = state_.label(thread);
        if (at.kind == LabelKind::Finished && at.count != 0) return false;
    }
    return true;
}

bool Aftermath::is_over() {
    const Graph& g = state_.graph();
    if (!is_quiet()) return false;
    if (following_ && !following_->visited().empty()) following_.reset();
    steps_ = 0;
    courses_.assign(g.thread_count(), Course::Unknown);
    results_.assign(g.thread_count(), {});
    reads_.clear();
    writes_.clear();
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (!follow(thread)) return false;
    for (const Access& write : writes_)
        for (const std::vector<Access>* others : {&reads_, &writes_})
            for (const Access& other : *others)
                if (&other != &write && other.address < write.address + write.size &&
                    write.address < other.address + other.size &&
                    (other.thread != write.thread || others == &reads_))
                    return false;
    // What may be reached nowhere else is to be told. The machine notes only what is new to it.
    return machine(true).visited().empty();
}

bool Aftermath::follow(u32 thread) {
    if (courses_[thread] != Course::Unknown) return courses_[thread] == Course::Done;
    courses_[thread] = Course::Open;
    const Snapshot& now = state_.snapshot(thread);
    const Event& last = state_.graph()[state_.graph().last(thread)];
    if (!last.blocked) {
        if (now.done != 0) return false;
        std::vector<Stand> waiting;
        waiting.push_back({now.state, now.label, {}});
        while (!waiting.empty()) {
            Stand at = std::move(waiting.back());
            waiting.pop_back();
            if (++steps_ > kMaxSteps || !step(at, waiting)) return false;
        }
    }
    courses_[thread] = Course::Done;
    return true;
}

bool Aftermath::step(Stand& at, std::vector<Stand>& more) {
    const u32 thread = at.state.number;
    switch (at.label.kind) {
        case LabelKind::Finished: add_value(results_[thread], at.label.value); return true;
        case LabelKind::Blocked:
        case LabelKind::Exit: return true;
        case LabelKind::Load:
        case LabelKind::Await: return read(at, more);
        case LabelKind::Join: return join(at, more);
        case LabelKind::Store:
            if (!is_unseen(at.label, thread)) return false;
            writes_.push_back({thread, at.label.address, at.label.size});
            break;
        case LabelKind::Fence:
        case LabelKind::Print: break;
        default: return false;
    }
    machine(true).resume(at.state, at.label, Answer{});
    at.label = machine(true).run(at.state);
    more.push_back(std::move(at));
    return true;
}

bool Aftermath::join(Stand& at, std::vector<Stand>& more) {
    const Graph& g = state_.graph();
    const u64 number = target_of(at.label);
    if (number >= g.thread_count() || g.thread(static_cast<u32>(number)).spawn == kNone) return false;
    const u32 target = static_cast<u32>(number);
    const ThreadEvents& events = g.thread(target);
    if (events.join != kNone || events.detach != kNone ||
        std::find(at.joined.begin(), at.joined.end(), target) != at.joined.end())
        return false;
    at.joined.push_back(target);
    if (!follow(target)) return false;
    for (const Value& result : results_[target]) {
        Stand next = at;
        Answer answer;
        answer.value = result;
        machine(true).resume(next.state, next.label, answer);
        next.label = machine(true).run(next.state);
        more.push_back(std::move(next));
    }
    return true;
}

bool Aftermath::find(const Label& label, u32& loc) const {
    loc = kNone;
    for (u32 number = 0; number < state_.locations().size(); ++number) {
        const Location& location = state_.locations()[number];
        if (label.address >= location.address + location.size ||
            location.address >= label.address + label.size)
            continue;
        if (location.mixed || location.address != label.address || location.size != label.size ||
            loc != kNone)
            return false;
        loc = number;
    }
    return true;
}

bool Aftermath::has_own_place(const Label& label, u32 thread) {
    ObjectView object;
    if (find_object(state_.program(), state_, label.address, label.size, object)) return false;
    if (object.is_private || (object.constant && label.kind == LabelKind::Store)) return false;
    const Event& last = state_.graph()[state_.graph().last(thread)];
    return object.kind == ObjectKind::Global || state_.clocks().includes(last.hb, object.maker, object.born);
}

bool Aftermath::is_unseen(const Label& label, u32 thread) {
    u32 loc = kNone;
    if (!has_own_place(label, thread) || !find(label, loc)) return false;
    if (loc == kNone) return true;
    const Graph& g = state_.graph();
    const Clock& known = g[g.last(thread)].hb;
    for (const std::vector<EventId>* accesses : {&g.location(loc).reads, &g.location(loc).writes})
        for (const EventId id : *accesses)
            if (!state_.clocks().includes(known, g[id].thread, g[id].index)) return false;
    return true;
}

bool Aftermath::read(Stand& at, std::vector<Stand>& more) {
    const u32 thread = at.state.number;
    const Graph& g = state_.graph();
    u32 loc = kNone;
    if (!has_own_place(at.label, thread) || !find(at.label, loc)) return false;
    std::vector<Value> values;
    if (loc == kNone) {
        ObjectView object;
        if (find_object(state_.program(), state_, at.label.address, at.label.size, object)) return false;
        values.push_back(
            initial_value(state_.program(), object, at.label.address - object.base, at.label.size));
    } else {
        const Clock& known = g[g.last(thread)].hb;
        values.push_back(state_.value_of(loc, kInit));
        for (const EventId id : g.location(loc).writes) {
            // It might race.
            if ((!at.label.is_atomic() || !g[id].atomic) &&
                !state_.clocks().includes(known, g[id].thread, g[id].index))
                return false;
            add_value(values, state_.value_of(loc, id));
        }
    }
    reads_.push_back({thread, at.label.address, at.label.size});
    for (const Value& value : values) {
        const Effect does = effect(at.label, thread, 0, value);
        if (does.blocked) continue;
        // What nobody has written yet may be read where it is never found: the machine says what it means.
        if (does.fault != FaultCode::None) return false;
        Stand next = at;
        machine(true).resume(next.state, next.label, does.answer);
        next.label = machine(true).run(next.state);
        more.push_back(std::move(next));
    }
    return true;
}

}  // namespace raddle
