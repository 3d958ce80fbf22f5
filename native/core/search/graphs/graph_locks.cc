// Mutexes whose critical sections are unordered: what an execution graph knows of them, when it has to order
// them after all, and how it finds an order that shows an execution or an error.
#include <algorithm>

#include "machine/mutex_word.h"
#include "search/graphs/graph_execution.h"

namespace raddle {
namespace {

constexpr u32 kMaxSections = 400;  // beyond, loops without end take minutes to reach the limit of events

}  // namespace

// The mutex as its thread knows it before event `index`: held by itself, or free.
u64 GraphExecution::mutex_word(u32 thread, u32 index, u32 loc) const {
    const Graph& g = graph();
    u64 word = locations_[loc].initial.low;
    const Clock* last = nullptr;
    for (const EventId id : g.location(loc).writes) {
        if (last != nullptr && clocks_.includes(*last, g[id].thread, g[id].index)) continue;
        last = &g[id].porf;
        word = g[id].written.low;
    }
    const std::vector<EventId>& mine = g.thread(thread).events;
    for (std::size_t i = std::min<std::size_t>(mine.size(), index - 1); i-- > 0;) {
        const Event& e = g[mine[i]];
        if (e.lock != loc) continue;
        // Unless it was destroyed or made anew since.
        return last != nullptr && clocks_.includes(*last, thread, e.index) ? word : e.written.low;
    }
    return word;
}

void GraphExecution::enter_section(Event& e, const Label& label) const {
    const MutexWord mutex(mutex_word(e.thread, e.index, e.lock));
    if (role(label.kind, label.pc) == Role::Takes) {
        e.order = Order::Acquire;
        e.opens = mutex.is_free();
        e.written.low = mutex.taken(e.thread).word();
    } else {
        e.order = Order::Release;
        e.closes = mutex.released().is_free();
        e.written.low = mutex.released().word();
    }
    e.quiet = (!e.opens && !e.closes) || is_release(label);
}

GraphExecution::Role GraphExecution::role(LabelKind kind, u32 pc) const {
    switch (kind) {
        case LabelKind::Lock: return Role::Takes;
        case LabelKind::Unlock: return Role::Gives;
        case LabelKind::AwaitRmw:
        case LabelKind::Rmw: {
            const Function& function = program_.functions[program_.function_of_pc(pc)];
            if (function.takes()) return Role::Takes;
            if (function.gives()) return Role::Gives;
            return function.shares() ? Role::Shares : Role::None;
        }
        default: return Role::None;
    }
}

void GraphExecution::note_mutex(u32 loc) {
    if (loc >= is_mutex_.size()) is_mutex_.resize(loc + 1, 0);
    is_mutex_[loc] = 1;
}

bool GraphExecution::suits(u32 thread, const Snapshot& at) {
    const Graph& g = graph();
    const Label& label = at.label;
    const u32 loc = at.loc;
    if (ordered_locks_.contains(label.address)) return true;
    const Event& last = g[g.last(thread)];
    const auto refuse = [&](const char* reason) {
        order_lock(label.address, reason);
        return false;
    };
    if (is_section(label)) {
        note_mutex(loc);
        if (label.kind == LabelKind::AwaitRmw || label.kind == LabelKind::Rmw) {
            is_mutex_[loc] = 2;
            for (const EventId id : g.location(loc).reads)
                if (!clocks_.includes(last.porf, g[id].thread, g[id].index))
                    return refuse("a thread may look at it while others use it");
        }
        // Its kind must be settled, whichever way the threads go.
        const std::vector<EventId>& writes = g.location(loc).writes;
        for (const EventId id : writes)
            if (!clocks_.includes(last.porf, g[id].thread, g[id].index))
                return refuse("a thread may lock it before it is initialised");
        for (std::size_t i = 1; i < writes.size(); ++i)
            if (!clocks_.includes(g[writes[i]].porf, g[writes[i - 1]].thread, g[writes[i - 1]].index))
                return refuse("it is initialised more than once");
        const Value value = writes.empty() ? locations_[loc].initial : g[writes.back()].written;
        if (!value.is_defined()) return refuse("it is not initialised");
        const MutexWord mutex(mutex_word(thread, last.index + 1, loc));
        if (mutex.is_destroyed()) return refuse("it is used after it was destroyed");
        if (role(label.kind, label.pc) == Role::Gives)
            return mutex.is_mine(thread) || refuse("a thread unlocks it without holding it");
        if (!mutex.admits(thread)) return refuse("a thread locks it twice");
        if (!mutex.is_free() && mutex.count() == 0xffff) return refuse("it is locked too often");
        if (g.sections().size() > kMaxSections) {
            order_all_locks("executions have too many critical sections to leave them unordered");
            return false;
        }
        if (g.thread_count() == 1) return true;  // nobody is there to wait for
        const Sections& sections = g.sections();
        for (const u32 number : sections.of(thread)) {
            if (!sections[number].is_open() || sections[number].lock == loc) continue;
            const Address held = locations_[sections[number].lock].address;
            if (!wanted_.insert({held, label.address, thread}).second) continue;
            std::vector<Want> cycle{{held, label.address, thread}};
            if (!closes(cycle)) continue;
            for (const Want& want : cycle) order_lock(want.held, "threads may wait for each other's locks");
            return false;
        }
        return true;
    }
    const Function& function = program_.functions[at.state.frames.back().function];
    if (label.kind == LabelKind::Trylock || function.tries())
        return refuse("some thread may find it held (trylock)");
    if (role(label.kind, label.pc) == Role::Shares) return refuse("readers share it");
    if (loc >= is_mutex_.size() || is_mutex_[loc] == 0) return true;
    // Mutexes are looked at by threads that want to know whether they hold them; other locks, whether anybody
    // does.
    if (label.kind == LabelKind::Load && function.library() && is_mutex_[loc] == 1) return true;
    const Sections& sections = g.sections();
    for (u32 number = 0; number < sections.size(); ++number)
        if (sections[number].lock == loc &&
            (sections[number].is_open() ||
             !clocks_.includes(last.porf, sections[number].thread, sections[number].last)))
            return refuse("it is changed while threads may use it");
    return true;
}

// Whether the wants go on to a cycle: of as many threads, each holding what the one before it wants.
bool GraphExecution::closes(std::vector<Want>& path) const {
    const Address at = path.back().wanted;
    if (at == path.front().held) return true;
    for (auto next = wanted_.lower_bound({at, 0, 0}); next != wanted_.end() && next->held == at; ++next) {
        const bool waits = std::any_of(path.begin(), path.end(), [&](const Want& other) {
            return other.thread == next->thread || other.held == at;
        });
        if (waits) continue;
        path.push_back(*next);
        if (closes(path)) return true;
        path.pop_back();
    }
    return false;
}

void GraphExecution::order_lock(Address address, const char* reason) {
    if (ordered_locks_.emplace(address, reason).second) refined = true;
}

void GraphExecution::order_held(u32 thread, const char* reason) {
    const Sections& sections = graph().sections();
    for (const u32 number : sections.of(thread))
        if (sections[number].is_open()) order_lock(locations_[sections[number].lock].address, reason);
}

// An object's life ends: whether others used it before or use it after is what the order of sections decides,
// and no read tells.
void GraphExecution::order_users(const Event& end, const ObjectView& object) {
    const Graph& g = graph();
    if (g.sections().empty()) return;
    for (EventId id = 0; id < g.size(); ++id) {
        const Event& e = g[id];
        const u32 loc = e.loc != kNone ? e.loc : e.lock;
        if (loc == kNone || e.thread == end.thread || locations_[loc].object != object.base ||
            locations_[loc].generation != object.generation || clocks_.includes(end.hb, e.thread, e.index))
            continue;
        order_all_locks("memory is freed that threads may still use");
        return;
    }
}

void GraphExecution::order_all_locks(const char* reason) {
    const Sections& sections = graph().sections();
    for (u32 number = 0; number < sections.size(); ++number)
        order_lock(locations_[sections[number].lock].address, reason);
    unordered_ = false;
    model_.order_locks();
    refined = true;
}

bool GraphExecution::is_behind(u32 thread) const {
    const Sections& sections = graph().sections();
    for (const u32 number : sections.of(thread)) {
        if (!sections[number].is_open()) continue;
        for (const u32 other : sections[number].before)
            if (sections[other].is_open()) return true;
    }
    return false;
}

bool GraphExecution::is_outrun(u32 thread, const Alternative& alternative) const {
    const Graph& g = graph();
    const Sections& sections = g.sections();
    const Snapshot& at = snapshot(thread);
    if (at.label.kind != LabelKind::Load || !sections.is_inside(thread)) return false;
    for (u32 number = 0; number < sections.size(); ++number)
        if (sections[number].is_open() && sections[number].thread != thread) return false;
    const auto is_held = [&](u32 lock) {
        const std::vector<u32>& mine = sections.of(thread);
        return std::any_of(mine.begin(), mine.end(), [&](u32 number) {
            return sections[number].is_open() && sections[number].lock == lock;
        });
    };
    for (const EventId reader : g.location(at.loc).reads) {
        const Event& r = g[reader];
        if (r.rf != alternative.rf || r.thread == thread) continue;
        for (const u32 number : sections.of(r.thread)) {
            if (!sections[number].contains(r.index) || !is_held(sections[number].lock)) continue;
            for (u32 index = r.index;
                 sections[number].contains(index) && index <= g.thread(r.thread).events.size(); ++index) {
                const Event& later = g[g.find(r.thread, index)];
                if (later.loc == at.loc && later.writes) return true;
            }
        }
    }
    return false;
}

bool GraphExecution::add_before_write(u32 thread, const Alternative& alternative) {
    const u32 loc = snapshot(thread).loc;
    std::vector<Failure> failures;
    run(add(thread, alternative), failures);
    if (!failures.empty() || snapshot(thread).label.kind != LabelKind::Store || !is_ready(thread, failures))
        return false;
    return snapshot(thread).loc == loc;
}

// The axioms that tie locations together.
bool GraphExecution::holds_in_order() {
    Graph& g = graph();
    if (!model_.needs_order(g)) return true;
    return records_mo_ ? model_.holds(g) : witness_.exists(g);
}

bool GraphExecution::is_realisable() {
    if (graph().sections().empty()) return true;
    const Mark before = mark();
    const bool found = lock_order_.complete(graph(), [&] { return holds_in_order(); });
    reset(before);
    return found;
}

void GraphExecution::keep_cause(EventId event, std::vector<bool>& keep) const {
    const Graph& g = graph();
    for (EventId id = 0; id < g.size(); ++id)
        if (clocks_.includes(g[event].porf, g[id].thread, g[id].index)) keep[id] = true;
}

bool GraphExecution::realise(std::vector<bool> keep, const std::function<bool()>& accept) {
    const Graph& g = graph();
    const Sections& sections = g.sections();
    // Sections that are open in that part, by lock; they may have an end in the whole.
    std::map<u32, std::vector<u32>> open;
    for (u32 number = 0; number < sections.size(); ++number) {
        const Section& section = sections[number];
        if (keep[g.find(section.thread, section.first)] &&
            (section.is_open() || !keep[g.find(section.thread, section.last)]))
            open[section.lock].push_back(number);
    }
    const auto closed = [&](u32 number, std::vector<bool>& part) {
        if (sections[number].is_open()) return false;
        keep_cause(g.find(sections[number].thread, sections[number].last), part);
        return true;
    };
    for (const auto& [lock, some] : open) {
        if (some.size() < 2) continue;
        // One of them is the last one and may stay as it is.
        for (const u32 last : some) {
            std::vector<bool> part = keep;
            bool possible = true;
            for (const u32 other : some) possible = possible && (other == last || closed(other, part));
            if (possible && realise(std::move(part), accept)) return true;
        }
        return false;
    }
    const Mark before = mark();
    std::vector<EventId> map;
    descend(keep, map);
    if (rebuild() && lock_order_.complete(graph(), [&] { return holds_in_order() && accept(); })) return true;
    leave(before);
    for (const auto& [lock, some] : open) {
        std::vector<bool> part = keep;
        if (closed(some[0], part) && realise(std::move(part), accept)) return true;
    }
    return false;
}

void GraphExecution::leave(const Mark& before) {
    ascend();
    lock_order_.forget(before.changes);
    clocks_.reset(before.clocks);
}

Schedule GraphExecution::settled() {
    const Mark before = mark();
    if (unordered_)
        require(realise(std::vector<bool>(graph().size(), true), [] { return true; }), "no order of locks");
    settle();
    Schedule found = schedule();
    if (unordered_) leave(before);
    return found;
}

bool GraphExecution::show(const Failure& failure) {
    const Graph& g = graph();
    if (failure.code == FaultCode::Deadlock || failure.code == FaultCode::Livelock)
        return realise(std::vector<bool>(g.size(), true), [&] { return stuck().has_value(); });
    // Whether and by whom a lock is held, others decide.
    std::vector<bool> keep(g.size(), failure.kind == "lock");
    for (const EventId root : failure.roots) keep_cause(root, keep);
    if (failure.code == FaultCode::UseAfterFree || failure.code == FaultCode::DoubleFree)
        for (const Death& death : g.deaths())
            if (death.object == failure.numbers[0]) keep_cause(death.event, keep);
    // What became of an object is known from its owner.
    const u32 region = region_of(failure.address);
    if (failure.kind == "memory" && region > 0 && g.last(region - 1) != kNone)
        keep_cause(g.last(region - 1), keep);
    if (failure.code == FaultCode::Allocation) {
        const u32 thread = g[failure.roots[0]].thread, index = g[failure.roots[0]].index;
        return realise(std::move(keep), [&] {
            ObjectView object;
            const Event& access = graph()[graph().find(thread, index)];
            return !is_born_at(failure.address, failure.numbers[3], access, object);
        });
    }
    if (failure.roots.size() != 2) {
        keep_cause(g.last(failure.thread), keep);
        return realise(std::move(keep), [] { return true; });
    }
    // Two events that nothing orders.
    const u32 threads[] = {g[failure.roots[0]].thread, g[failure.roots[1]].thread};
    const u32 indices[] = {g[failure.roots[0]].index, g[failure.roots[1]].index};
    return realise(std::move(keep), [&] {
        const Event& a = graph()[graph().find(threads[0], indices[0])];
        const Event& b = graph()[graph().find(threads[1], indices[1])];
        return !are_ordered(a, b) && !must_precede(a, b);
    });
}

void GraphExecution::review(std::vector<Failure>& failures) const {
    const Graph& g = graph();
    if (g.sections().empty()) return;
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (has_failed(thread)) failures.push_back(failure_of(snapshot(thread)));
    if (!options_.races) return;
    for (EventId id = 0; id < g.size(); ++id) find_early(id, failures);
    for (const u32 loc : g.touched()) {
        if (g.location(loc).plain == 0) continue;
        for (const EventId id : g.location(loc).writes) find_races(id, failures);
        for (const EventId id : g.location(loc).reads)
            if (!g[id].writes) find_races(id, failures);
    }
}

bool GraphExecution::is_turn(const Event& e, const std::vector<u8>& done) const {
    if (!e.opens) return true;
    const Graph& g = graph();
    const Sections& sections = g.sections();
    u32 mine = 0;
    while (sections[mine].thread != e.thread || sections[mine].first != e.index) ++mine;
    for (u32 other = 0; other < sections.size(); ++other)
        if (other != mine && sections[other].lock == e.lock && lock_order_.is_before(g, other, mine) &&
            done[g.find(sections[other].thread, sections[other].last)] == 0)
            return false;
    return true;
}

std::optional<Fault> GraphExecution::held_at_exit(u32 thread) const {
    const Graph& g = graph();
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
            return Fault{FaultCode::HeldAtExit, locations_[e.loc].address, {}};
    }
    return std::nullopt;
}

}  // namespace raddle
