#include "search/graphs/graph_errors.h"

#include <algorithm>

#include "machine/c_string.h"
#include "machine/mutex_word.h"

namespace raddle {
namespace {

// Memory as a thread of the graph sees it, for formatting: the last write, no event.
class GraphMemory : public ByteReader {
  public:
    GraphMemory(const GraphState& state, const ThreadState& thread) : state_(state), thread_(thread) {}

    Fault read(Address address, u8& byte, u8& undefined) const override {
        if (state_.machine.peek(thread_, address, byte, undefined)) return {};
        ObjectView object;
        const Fault fault = find_object(state_.program(), state_, address, 1, object);
        if (fault) return fault;
        if (object.is_private)
            return {FaultCode::Wild, address, {object.base, object.size, address - object.base, 1}};
        const LocationTable& locations = state_.locations();
        Value value = initial_value(state_.program(), object, address - object.base, 1);
        for (u32 loc = 0; loc < locations.size(); ++loc) {
            const Location& found = locations[loc];
            const std::vector<EventId>& writes = state_.graph().location(loc).writes;
            if (writes.empty() || found.generation != object.generation ||
                address - found.address >= found.size)
                continue;
            const Value& written = state_.graph()[writes.back()].written;
            const unsigned shift = static_cast<unsigned>(address - found.address) * 8;
            value.low = shift < 64 ? written.low >> shift : written.high >> (shift - 64);
            value.undefined_low =
                shift < 64 ? written.undefined_low >> shift : written.undefined_high >> (shift - 64);
        }
        byte = static_cast<u8>(value.low);
        undefined = static_cast<u8>(value.undefined_low);
        return {};
    }

  private:
    const GraphState& state_;
    const ThreadState& thread_;
};

}  // namespace

std::string GraphErrors::text_at(const Snapshot& at, Address address) const {
    return read_string(GraphMemory(state_, at.state), address);
}

void GraphErrors::review(std::vector<Failure>& failures) const {
    const Graph& g = state_.graph();
    if (g.sections().empty()) return;
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (state_.has_failed(thread)) failures.push_back(failure_of(state_.snapshot(thread)));
    if (!state_.options().races) return;
    for (EventId id = 0; id < g.size(); ++id) find_early(id, failures);
    for (const u32 loc : g.touched()) {
        if (g.location(loc).plain == 0) continue;
        for (const EventId id : g.location(loc).writes) find_races(id, failures);
        for (const EventId id : g.location(loc).reads)
            if (!g[id].writes) find_races(id, failures);
    }
}

std::optional<u32> GraphErrors::held_at_exit(u32 thread) const {
    const Graph& g = state_.graph();
    if (thread >= g.thread_count()) return std::nullopt;
    const std::vector<EventId>& mine = g.thread(thread).events;
    for (std::size_t i = mine.size(); i-- > 0;) {
        const Event& e = g[mine[i]];
        if ((e.kind != LabelKind::Lock && e.kind != LabelKind::Trylock) || !e.writes) continue;
        const Event* last = &e;
        for (std::size_t j = i + 1; j < mine.size(); ++j)
            if (g[mine[j]].loc == e.loc && g[mine[j]].writes) last = &g[mine[j]];
        if (MutexWord(last->written.low).is_mine(thread) &&
            (last->kind == LabelKind::Lock || last->kind == LabelKind::Trylock ||
             last->kind == LabelKind::Unlock))
            return state_.before(e).state.users_pc(state_.program());
    }
    return std::nullopt;
}

Failure GraphErrors::failure_at(u32 thread, const Fault& fault) const {
    Failure failure;
    failure.code = fault.code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(fault.code)];
    failure.thread = thread;
    failure.stack = state_.snapshot(thread).state.pc_stack();
    failure.address = fault.address;
    failure.numbers = fault.numbers;
    return failure;
}

Failure GraphErrors::failure_of(const Snapshot& at) const {
    Failure failure;
    const Fault& fault = at.label.fault;
    failure.code = fault.code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(fault.code)];
    failure.thread = at.state.number;
    failure.stack = at.state.pc_stack();
    failure.address = fault.address;
    failure.numbers = fault.numbers;
    if (fault.code == FaultCode::Error) {
        failure.kind = std::string(state_.program().string(at.label.number));
        failure.text = text_at(at, fault.address);
    }
    return failure;
}

bool GraphErrors::are_ordered(const Event& first, const Event& second) const {
    if (state_.clocks().includes(second.hb, first.thread, first.index)) return true;
    if (!state_.unordered()) return false;
    if (state_.clocks().includes(first.hb, second.thread, second.index)) return true;
    const Sections& sections = state_.graph().sections();
    for (const u32 a : sections.of(first.thread))
        for (const u32 b : sections.of(second.thread))
            if (sections[a].lock == sections[b].lock && sections[a].contains(first.index) &&
                sections[b].contains(second.index))
                return true;
    return false;
}

void GraphErrors::find_races(EventId id, std::vector<Failure>& failures) const {
    const Graph& g = state_.graph();
    const Event& e = g[id];
    const LocationState& state = g.location(e.loc);
    if (state.plain == 0) return;
    const auto check = [&](EventId other) {
        const Event& f = g[other];
        if (f.thread == e.thread || (f.atomic && e.atomic) || (bytes_of(f) & bytes_of(e)) == 0 ||
            are_ordered(f, e) || !(f.writes || f.rewrites || e.writes || e.rewrites))
            return;
        const Location& location = state_.locations()[e.loc];
        Failure failure = race_of(f, e, location.address + offset_in_word(e),
                                  is_in_word(e) ? width_in_word(e) : location.size);
        failure.events = {state_.row_of(other), state_.row_of(id)};
        failure.roots = {other, id};
        failures.push_back(std::move(failure));
    };
    for (const EventId other : state.writes) check(other);
    if (e.writes || e.rewrites || effects_.has_rewrites())
        for (const EventId other : state.reads)
            if (!g[other].writes) check(other);
}

// Making an object is a plain write to all of it that is no event: it stands between two events of its
// thread, so whoever knows the second one comes after it.
bool GraphErrors::is_born(const ObjectView& object, const Event& event) const {
    if (object.maker == event.thread || state_.clocks().includes(event.hb, object.maker, object.born + 1))
        return true;
    const Sections& sections = state_.graph().sections();
    for (const u32 a : sections.of(object.maker))
        for (const u32 b : sections.of(event.thread))
            if (sections[a].lock == sections[b].lock && sections[a].contains(object.born) &&
                sections[a].contains(object.born + 1) && sections[b].contains(event.index))
                return true;
    return false;
}

bool GraphErrors::is_born_at(Address address, u64 size, const Event& event, ObjectView& object) const {
    const u32 region = region_of(address);
    if (region == 0 || (region == event.thread + 1u && !state_.program().recycles)) return true;
    // Where nothing is any more, that is the error.
    if (find_object(state_.program(), state_, address, size, object) || object.global != Program::kNone)
        return true;
    return is_born(object, event);
}

void GraphErrors::find_early(EventId id, Address address, u64 size, std::vector<Failure>& failures) const {
    ObjectView object;
    const Event& e = state_.graph()[id];
    if (is_born_at(address, size, e, object)) return;
    Failure failure = failure_before(e, FaultCode::Allocation);
    failure.address = address;
    failure.numbers = {object.base, object.size, address - object.base, size};
    failure.partner = object.pc;
    failure.events = {state_.row_of(id)};
    failure.roots = {id};
    failures.push_back(std::move(failure));
}

void GraphErrors::find_early(EventId id, std::vector<Failure>& failures) const {
    const Event& e = state_.graph()[id];
    const u32 loc = e.loc != kNone ? e.loc : e.lock;
    if (loc != kNone) find_early(id, state_.locations()[loc].address, state_.locations()[loc].size, failures);
}

bool GraphErrors::must_precede(const Event& first, const Event& second) const {
    return !state_.options().races && state_.clocks().includes(second.porf, first.thread, first.index);
}

Failure GraphErrors::failure_before(const Event& event, FaultCode code) const {
    Failure failure;
    failure.code = code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(code)];
    failure.thread = event.thread;
    failure.stack = state_.before(event).state.pc_stack();
    return failure;
}

// The first event accesses its location, the second one `size` bytes from `address` on.
Failure GraphErrors::race_of(const Event& first, const Event& second, u64 address, u64 size) const {
    const Location& location = state_.locations()[first.loc];
    Failure failure = failure_before(second, FaultCode::Race);
    failure.address = address;
    failure.numbers = {location.address + offset_in_word(first),
                       is_in_word(first) ? width_in_word(first) : location.size, address, size};
    failure.partner = first.pc;
    return failure;
}

Failure GraphErrors::used_after(FaultCode code, const Event& access, u64 base, u64 size) const {
    const Location& location = state_.locations()[access.loc];
    Failure failure = failure_before(access, code);
    failure.address = location.address;
    failure.numbers = {base, size, location.address - base, location.size};
    return failure;
}

Fault GraphErrors::end_life(EventId id, const Label& label, std::vector<Failure>& failures) {
    Graph& g = state_.graph();
    ObjectView object;
    const bool scope = label.kind == LabelKind::LifeEnd;
    const Fault missing = find_object(state_.program(), state_, label.address, 0, object);
    if (missing) locks_.order_missing(g[id].thread, label.address);
    bool freed = false;
    if (!scope && !missing) {
        const EventId before = g.find(g[id].thread, g[id].index - 1);
        freed = object.generation != 0 && !knows(g[before], object);
        for (const Death& death : g.deaths()) {
            if (death.object != object.base || (death.generation != object.generation && !freed)) continue;
            freed = true;
            locks_.order_end(g[id].thread, death.event);
        }
    }
    const Fault fault = end_fault(label, missing, object, freed);
    if (state_.refined) return {};
    if (fault) return fault;
    const Event& e = g[id];
    if (state_.unordered()) locks_.order_users(e, object);
    if (meetings_.merges()) meetings_.order_in(e, object);
    if (state_.refined) return {};
    if (state_.options().races) find_early(id, label.address, object.size, failures);
    for (const u32 number : g.touched()) {
        const Location& location = state_.locations()[number];
        if (location.object != object.base || location.generation != object.generation) continue;
        const LocationState& state = g.location(number);
        const auto check = [&](EventId other) {
            const Event& f = g[other];
            if (f.thread == e.thread || are_ordered(f, e) || must_precede(f, e)) return;
            Failure failure = state_.options().races
                                  ? race_of(f, e, object.base, object.size)
                                  : used_after(scope ? FaultCode::UseAfterScope : FaultCode::UseAfterFree, f,
                                               object.base, object.size);
            failure.events = {state_.row_of(other), state_.row_of(id)};
            failure.roots = {other, id};
            failures.push_back(std::move(failure));
        };
        for (const EventId other : state.writes) check(other);
        for (const EventId other : state.reads)
            if (!g[other].writes) check(other);
    }
    if (state_.trace != nullptr) state_.trace->back().size = object.size;
    g.bury(object.base, object.generation);
    return {};
}

// Whether what the thread does after the event comes after the beginning of the object's life.
bool GraphErrors::knows(const Event& last, const ObjectView& object) const {
    return object.maker == last.thread ||
           state_.clocks().includes(state_.options().races ? last.hb : last.porf, object.maker,
                                    object.born + 1);
}

Fault GraphErrors::check_death(u32 thread, const Label& label, u64 size) {
    ObjectView object;
    Fault fault = find_object(state_.program(), state_, label.address, size, object);
    if (fault) return fault;
    const Event& last = state_.graph()[state_.graph().last(thread)];
    // An address means its object's former life to a thread that does not know of the present one.
    for (const Death& death : state_.graph().deaths()) {
        if (death.object != object.base || (death.generation != object.generation && knows(last, object)))
            continue;
        locks_.order_end(thread, death.event);
        return {object.kind == ObjectKind::Stack ? FaultCode::UseAfterScope : FaultCode::UseAfterFree,
                label.address,
                {object.base, object.size, label.address - object.base, size}};
    }
    return {};
}

void GraphErrors::end_thread_locals(u32 thread, std::vector<Failure>& failures) const {
    const Graph& g = state_.graph();
    const Event& end = g[g.last(thread)];
    for (const u32 number : g.touched()) {
        const Location& location = state_.locations()[number];
        if (region_of(location.object) != thread + 1 || slot_of(location.object) < kFirstFixedSlot) continue;
        const LocationState& state = g.location(number);
        const auto check = [&](EventId other) {
            const Event& f = g[other];
            if (f.thread == thread || are_ordered(f, end) || must_precede(f, end)) return;
            Failure failure = used_after(FaultCode::UseAfterReturn, f, location.object, location.size);
            failure.events = {state_.row_of(other)};
            failure.roots = {other, g.last(thread)};
            failures.push_back(std::move(failure));
        };
        for (const EventId other : state.writes) check(other);
        for (const EventId other : state.reads)
            if (!g[other].writes) check(other);
    }
}

void GraphErrors::update_unlock(Failure& failure) const {
    const Graph& g = state_.graph();
    if (failure.kind != "lock" || g.last(failure.thread) == kNone) return;
    const Event& last = g[g.last(failure.thread)];
    if (last.kind != LabelKind::Unlock || last.loc == kNone || !state_.has_failed(failure.thread)) return;
    const Label& label = state_.label_of(g.last(failure.thread));
    const Fault fault = effects_.fault_of(effects_.effect(last, label), last, label);
    if (!fault || kFaultKinds[static_cast<std::size_t>(fault.code)] != failure.kind) return;
    failure.code = fault.code;
    failure.numbers = fault.numbers;
}

void GraphErrors::review_unlocks(std::vector<Failure>& failures) const {
    if (!state_.records_mo()) return;  // nothing tells where an unlock stands
    const Graph& g = state_.graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (state_.has_failed(thread) && g[g.last(thread)].kind == LabelKind::Unlock)
            failures.push_back(failure_of(state_.snapshot(thread)));
}

}  // namespace raddle
