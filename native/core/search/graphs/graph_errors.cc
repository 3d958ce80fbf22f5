// Errors of the program under test that an execution graph shows: races and ends of lives.
#include <algorithm>

#include "machine/mutex_word.h"
#include "search/graphs/graph_execution.h"

namespace raddle {

Failure GraphExecution::failure_at(u32 thread, const Fault& fault, u32 partner) const {
    Failure failure;
    failure.code = fault.code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(fault.code)];
    failure.thread = thread;
    failure.stack = snapshot(thread).state.pc_stack();
    failure.address = fault.address;
    failure.numbers = fault.numbers;
    failure.partner = partner;
    return failure;
}

Failure GraphExecution::failure_of(const Snapshot& at) const {
    Failure failure;
    const Fault& fault = at.label.fault;
    failure.code = fault.code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(fault.code)];
    failure.thread = at.state.number;
    failure.stack = at.state.pc_stack();
    failure.address = fault.address;
    failure.numbers = fault.numbers;
    if (fault.code == FaultCode::Error) {
        failure.kind = std::string(program_.string(at.label.number));
        failure.text = text_at(at, fault.address);
    }
    return failure;
}

// Whether the first event happens before the second one, which was added later: or the other way round, or
// under a common lock, where the order of critical sections is open.
bool GraphExecution::are_ordered(const Event& first, const Event& second) const {
    if (clocks_.includes(second.hb, first.thread, first.index)) return true;
    if (!unordered_) return false;
    if (clocks_.includes(first.hb, second.thread, second.index)) return true;
    const Sections& sections = graph().sections();
    for (const u32 a : sections.of(first.thread))
        for (const u32 b : sections.of(second.thread))
            if (sections[a].lock == sections[b].lock && sections[a].contains(first.index) &&
                sections[b].contains(second.index))
                return true;
    return false;
}

void GraphExecution::find_races(EventId id, std::vector<Failure>& failures) const {
    const Graph& g = graph();
    const Event& e = g[id];
    const LocationState& state = g.location(e.loc);
    if (state.plain == 0) return;
    const auto check = [&](EventId other) {
        const Event& f = g[other];
        if (f.thread == e.thread || (f.atomic && e.atomic) || are_ordered(f, e) ||
            !(f.writes || f.rewrites || e.writes || e.rewrites))
            return;
        const Location& location = locations_[e.loc];
        Failure failure = race_of(f, e, location.address, location.size);
        failure.events = {row_of(other), row_of(id)};
        failure.roots = {other, id};
        failures.push_back(std::move(failure));
    };
    for (const EventId other : state.writes) check(other);
    if (e.writes || e.rewrites || has_rewrites_)
        for (const EventId other : state.reads)
            if (!g[other].writes) check(other);
}

// Making an object is a plain write to all of it that is no event: it stands between two events of its
// thread, so whoever knows the second one comes after it.
bool GraphExecution::is_born(const ObjectView& object, const Event& event) const {
    if (object.maker == event.thread || clocks_.includes(event.hb, object.maker, object.born + 1))
        return true;
    const Sections& sections = graph().sections();
    for (const u32 a : sections.of(object.maker))
        for (const u32 b : sections.of(event.thread))
            if (sections[a].lock == sections[b].lock && sections[a].contains(object.born) &&
                sections[a].contains(object.born + 1) && sections[b].contains(event.index))
                return true;
    return false;
}

bool GraphExecution::is_born_at(Address address, u64 size, const Event& event, ObjectView& object) const {
    const u32 region = region_of(address);
    if (region == 0 || (region == event.thread + 1u && !program_.recycles)) return true;
    // Where nothing is any more, that is the error.
    if (find_object(program_, *this, address, size, object) || object.global != Program::kNone) return true;
    return is_born(object, event);
}

void GraphExecution::find_early(EventId id, Address address, u64 size, std::vector<Failure>& failures) const {
    ObjectView object;
    const Event& e = graph()[id];
    if (is_born_at(address, size, e, object)) return;
    Failure failure = failure_before(e, FaultCode::Allocation);
    failure.address = address;
    failure.numbers = {object.base, object.size, address - object.base, size};
    failure.partner = object.pc;
    failure.events = {row_of(id)};
    failure.roots = {id};
    failures.push_back(std::move(failure));
}

void GraphExecution::find_early(EventId id, std::vector<Failure>& failures) const {
    const Event& e = graph()[id];
    const u32 loc = e.loc != kNone ? e.loc : e.lock;
    if (loc != kNone) find_early(id, locations_[loc].address, locations_[loc].size, failures);
}

// Whether the first event, of a race that is no error by itself, comes before the second one in every
// execution with the same reads-from. Otherwise what comes before the second one is an execution without the
// first.
bool GraphExecution::must_precede(const Event& first, const Event& second) const {
    return !options_.races && clocks_.includes(second.porf, first.thread, first.index);
}

Failure GraphExecution::failure_before(const Event& event, FaultCode code) const {
    Failure failure;
    failure.code = code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(code)];
    failure.thread = event.thread;
    failure.stack =
        snapshots_[graph()[graph().find(event.thread, event.index - 1)].snapshot].state.pc_stack();
    return failure;
}

// The first event accesses its location, the second one `size` bytes from `address` on.
Failure GraphExecution::race_of(const Event& first, const Event& second, u64 address, u64 size) const {
    const Location& location = locations_[first.loc];
    Failure failure = failure_before(second, FaultCode::Race);
    failure.address = address;
    failure.numbers = {location.address, location.size, address, size};
    failure.partner = first.pc;
    return failure;
}

Failure GraphExecution::used_after(FaultCode code, const Event& access, u64 base, u64 size) const {
    const Location& location = locations_[access.loc];
    Failure failure = failure_before(access, code);
    failure.address = location.address;
    failure.numbers = {base, size, location.address - base, location.size};
    return failure;
}

// A free or the end of a scope: every access to the object must happen before it.
Fault GraphExecution::end_life(EventId id, const Label& label, std::vector<Failure>& failures) {
    Graph& g = graph();
    ObjectView object;
    const bool scope = label.kind == LabelKind::LifeEnd;
    const Fault missing = find_object(program_, *this, label.address, 0, object);
    bool freed = false;
    if (!scope && !missing) {
        for (const Death& death : g.deaths())
            freed = freed || (death.object == object.base && death.generation == object.generation);
        const EventId before = g.find(g[id].thread, g[id].index - 1);
        freed = freed || (object.generation != 0 && !knows(g[before], object));
    }
    const Fault fault = end_fault(label, missing, object, freed);
    if (fault) return fault;
    const Event& e = g[id];
    if (unordered_) order_users(e, object);
    if (merges_arrivals_) order_meetings_in(e, object);
    if (refined) return {};
    if (options_.races) find_early(id, label.address, object.size, failures);
    for (const u32 number : g.touched()) {
        const Location& location = locations_[number];
        if (location.object != object.base || location.generation != object.generation) continue;
        const LocationState& state = g.location(number);
        const auto check = [&](EventId other) {
            const Event& f = g[other];
            if (f.thread == e.thread || are_ordered(f, e) || must_precede(f, e)) return;
            Failure failure = options_.races
                                  ? race_of(f, e, object.base, object.size)
                                  : used_after(scope ? FaultCode::UseAfterScope : FaultCode::UseAfterFree, f,
                                               object.base, object.size);
            failure.events = {row_of(other), row_of(id)};
            failure.roots = {other, id};
            failures.push_back(std::move(failure));
        };
        for (const EventId other : state.writes) check(other);
        for (const EventId other : state.reads)
            if (!g[other].writes) check(other);
    }
    if (trace != nullptr) trace->back().size = object.size;
    g.bury(object.base, object.generation);
    return {};
}

// Whether what the thread does after the event comes after the beginning of the object's life.
bool GraphExecution::knows(const Event& last, const ObjectView& object) const {
    return object.maker == last.thread ||
           clocks_.includes(options_.races ? last.hb : last.porf, object.maker, object.born + 1);
}

Fault GraphExecution::check_death(u32 thread, const Label& label, u64 size) {
    ObjectView object;
    Fault fault = find_object(program_, *this, label.address, size, object);
    if (fault) return fault;
    const Event& last = graph()[graph().last(thread)];
    // An address means its object's former life to a thread that does not know of the present one.
    for (const Death& death : graph().deaths()) {
        if (death.object != object.base || (death.generation != object.generation && knows(last, object)))
            continue;
        const Event& end = graph()[death.event];
        if (unordered_ && !graph().sections().empty() && !clocks_.includes(last.hb, end.thread, end.index))
            order_all_locks("memory is freed that threads may still use");
        return {object.kind == ObjectKind::Stack ? FaultCode::UseAfterScope : FaultCode::UseAfterFree,
                label.address,
                {object.base, object.size, label.address - object.base, size}};
    }
    return {};
}

// A thread's end is the end of its thread-locals: what others do with them must happen before.
void GraphExecution::end_thread_locals(u32 thread, std::vector<Failure>& failures) const {
    const Graph& g = graph();
    const Event& end = g[g.last(thread)];
    for (const u32 number : g.touched()) {
        const Location& location = locations_[number];
        if (region_of(location.object) != thread + 1 || slot_of(location.object) < kFirstFixedSlot) continue;
        const LocationState& state = g.location(number);
        const auto check = [&](EventId other) {
            const Event& f = g[other];
            if (f.thread == thread || are_ordered(f, end) || must_precede(f, end)) return;
            Failure failure = used_after(FaultCode::UseAfterReturn, f, location.object, location.size);
            failure.events = {row_of(other)};
            failure.roots = {other, g.last(thread)};
            failures.push_back(std::move(failure));
        };
        for (const EventId other : state.writes) check(other);
        for (const EventId other : state.reads)
            if (!g[other].writes) check(other);
    }
}

// Who holds a mutex that a thread unlocks without holding it: other threads may have gone on since.
void GraphExecution::update_unlock(Failure& failure) const {
    const Graph& g = graph();
    if (failure.kind != "lock" || g.last(failure.thread) == kNone) return;
    const Event& last = g[g.last(failure.thread)];
    if (last.kind != LabelKind::Unlock || last.loc == kNone || !has_failed(failure.thread)) return;
    const Label& label = label_of(g.last(failure.thread));
    const Fault fault = fault_of(effect(last, label), last, label);
    if (!fault || kFaultKinds[static_cast<std::size_t>(fault.code)] != failure.kind) return;
    failure.code = fault.code;
    failure.numbers = fault.numbers;
}

void GraphExecution::review_unlocks(std::vector<Failure>& failures) const {
    if (!records_mo_) return;  // nothing tells where an unlock stands
    const Graph& g = graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (has_failed(thread) && g[g.last(thread)].kind == LabelKind::Unlock)
            failures.push_back(failure_of(snapshot(thread)));
}

void GraphExecution::collect(std::vector<Failure>& failures, std::vector<FoundError>& known, bool keep_going,
                             bool& done) {
    for (Failure& failure : failures) {
        const auto is_known = [&] {
            update_unlock(failure);
            return std::any_of(known.begin(), known.end(), [&](const FoundError& found) {
                return same_error(program_, found.failure, failure);
            });
        };
        if (is_known()) continue;
        const Mark before = mark();
        if (unordered_ && !show(failure)) continue;
        settle();
        const bool is_new = !is_known();
        Schedule way;
        if (is_new) way = schedule();
        way.outcome = key_of(program_, failure);
        if (unordered_) leave(before);
        if (!is_new) continue;
        known.push_back({std::move(failure), std::move(way)});
        if (keep_going) continue;
        done = true;
        return;
    }
}

}  // namespace raddle
