#include "search/graphs/unordered_locks.h"

#include <algorithm>

#include "machine/mutex_word.h"

namespace raddle {
namespace {

// Beyond, loops without end take minutes to reach the limit of events: an event's costs grow with all before
// it.
constexpr u32 kMaxSections = 400;
constexpr u32 kMaxEvents = 2000;

}  // namespace

u64 UnorderedLocks::word(u32 thread, u32 index, u32 loc) const {
    const Graph& g = state_.graph();
    u64 word = state_.locations()[loc].initial.low;
    const Clock* last = nullptr;
    for (const EventId id : g.location(loc).writes) {
        if (last != nullptr && state_.clocks().includes(*last, g[id].thread, g[id].index)) continue;
        last = &g[id].porf;
        word = g[id].written.low;
    }
    const std::vector<EventId>& mine = g.thread(thread).events;
    for (std::size_t i = std::min<std::size_t>(mine.size(), index - 1); i-- > 0;) {
        const Event& e = g[mine[i]];
        if (e.lock != loc) continue;
        // Unless it was destroyed or made anew since.
        return last != nullptr && state_.clocks().includes(*last, thread, e.index) ? word : e.written.low;
    }
    return word;
}

void UnorderedLocks::enter(Event& e, const Label& label) const {
    const MutexWord mutex(word(e.thread, e.index, e.lock));
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

UnorderedLocks::Role UnorderedLocks::role(LabelKind kind, u32 pc) const {
    switch (kind) {
        case LabelKind::Lock: return Role::Takes;
        case LabelKind::Unlock: return Role::Gives;
        case LabelKind::AwaitRmw:
        case LabelKind::Rmw: {
            const Function& function = state_.program().functions[state_.program().function_of_pc(pc)];
            if (function.takes()) return Role::Takes;
            if (function.gives()) return Role::Gives;
            return function.shares() ? Role::Shares : Role::None;
        }
        default: return Role::None;
    }
}

void UnorderedLocks::note(u32 loc) {
    if (loc >= is_mutex_.size()) is_mutex_.resize(loc + 1, 0);
    is_mutex_[loc] = 1;
}

bool UnorderedLocks::suits(u32 thread, const Snapshot& at) {
    const Graph& g = state_.graph();
    const Label& label = at.label;
    const u32 loc = at.loc;
    if (g.size() > kMaxEvents && g.thread_count() > 1) {
        order_all("executions are too long to leave critical sections unordered");
        state_.refined = true;
        return false;
    }
    if (ordered_.contains(label.address)) return true;
    const Event& last = g[g.last(thread)];
    const auto refuse = [&](const char* reason) {
        order(label.address, reason);
        return false;
    };
    if (is_section(label)) {
        note(loc);
        if (label.kind == LabelKind::AwaitRmw || label.kind == LabelKind::Rmw) {
            is_mutex_[loc] = 2;
            for (const EventId id : g.location(loc).reads)
                if (!state_.clocks().includes(last.porf, g[id].thread, g[id].index))
                    return refuse("a thread may look at it while others use it");
        }
        // Its kind must be settled, whichever way the threads go: a write that is merely seen to have
        // happened, by a relaxed read, need not be what a lock would read.
        const std::vector<EventId>& writes = g.location(loc).writes;
        for (const EventId id : writes)
            if (!state_.clocks().includes(last.hb, g[id].thread, g[id].index))
                return refuse("a thread may lock it before it is initialised");
        for (std::size_t i = 1; i < writes.size(); ++i)
            if (!state_.clocks().includes(g[writes[i]].hb, g[writes[i - 1]].thread, g[writes[i - 1]].index))
                return refuse("it is initialised more than once");
        const Value value = writes.empty() ? state_.locations()[loc].initial : g[writes.back()].written;
        if (!value.is_defined()) return refuse("it is not initialised");
        const MutexWord mutex(word(thread, last.index + 1, loc));
        if (mutex.is_destroyed()) return refuse("it is used after it was destroyed");
        if (role(label.kind, label.pc) == Role::Gives)
            return mutex.is_mine(thread) || refuse("a thread unlocks it without holding it");
        if (!mutex.admits(thread)) return refuse("a thread locks it twice");
        if (!mutex.is_free() && mutex.count() == 0xffff) return refuse("it is locked too often");
        if (g.sections().size() > kMaxSections) {
            order_all("executions have too many critical sections to leave them unordered");
            return false;
        }
        if (g.thread_count() == 1) return true;  // nobody is there to wait for
        const Sections& sections = g.sections();
        for (const u32 number : sections.of(thread)) {
            if (!sections[number].is_open() || sections[number].lock == loc) continue;
            const Address held = state_.locations()[sections[number].lock].address;
            if (!want({held, label.address, thread})) return false;
        }
        return true;
    }
    const Function& function = state_.program().functions[at.state.frames.back().function];
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
             !state_.clocks().includes(last.hb, sections[number].thread, sections[number].last)))
            return refuse("it is changed while threads may use it");
    return true;
}

// Whether the wants go on to a cycle: of as many threads, each holding what the one before it wants.
bool UnorderedLocks::closes(std::vector<Want>& path) const {
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

bool UnorderedLocks::want(const Want& found) {
    if (!wanted_.insert(found).second) return true;
    std::vector<Want> cycle{found};
    if (!closes(cycle)) return true;
    for (const Want& one : cycle) order(one.held, "threads may wait for each other's locks");
    return false;
}

bool UnorderedLocks::learn(const std::map<Address, std::string>& ordered, const std::set<Want>& wanted) {
    bool agreed = ordered.size() == ordered_.size();
    for (const auto& [address, reason] : ordered)
        agreed = !ordered_.emplace(address, reason).second && agreed;
    for (const Want& found : wanted) agreed = want(found) && agreed;
    return agreed;
}

void UnorderedLocks::order(Address address, const char* reason) {
    if (ordered_.emplace(address, reason).second) state_.refined = true;
}

void UnorderedLocks::order_held(u32 thread, const char* reason) {
    const Sections& sections = state_.graph().sections();
    for (const u32 number : sections.of(thread))
        if (sections[number].is_open()) order(state_.locations()[sections[number].lock].address, reason);
}

void UnorderedLocks::order_users(const Event& end, const ObjectView& object) {
    const Graph& g = state_.graph();
    if (g.sections().empty()) return;
    for (EventId id = 0; id < g.size(); ++id) {
        const Event& e = g[id];
        const u32 loc = e.loc != kNone ? e.loc : e.lock;
        if (loc == kNone || e.thread == end.thread || state_.locations()[loc].object != object.base ||
            state_.locations()[loc].generation != object.generation ||
            state_.clocks().includes(end.hb, e.thread, e.index))
            continue;
        order_all("memory is freed that threads may still use");
        return;
    }
}

void UnorderedLocks::order_end(u32 thread, EventId end) {
    const Graph& g = state_.graph();
    if (!state_.unordered() || g.sections().empty() || end == kNone || g[end].thread == thread ||
        state_.clocks().includes(g[g.last(thread)].hb, g[end].thread, g[end].index))
        return;
    order_all("memory is freed that threads may still use");
}

void UnorderedLocks::order_missing(u32 thread, Address address) {
    const u32 region = region_of(address);
    if (region != 0 && region <= state_.graph().thread_count())
        order_end(thread, state_.graph().last(region - 1));
}

void UnorderedLocks::order_all(const char* reason) {
    const Sections& sections = state_.graph().sections();
    for (u32 number = 0; number < sections.size(); ++number)
        order(state_.locations()[sections[number].lock].address, reason);
    state_.order_locks();
}

bool UnorderedLocks::is_behind(u32 thread) const {
    const Sections& sections = state_.graph().sections();
    for (const u32 number : sections.of(thread)) {
        if (!sections[number].is_open()) continue;
        for (const u32 other : sections[number].before)
            if (sections[other].is_open()) return true;
    }
    return false;
}

bool UnorderedLocks::is_outrun(u32 thread, const Alternative& alternative) const {
    const Graph& g = state_.graph();
    const Sections& sections = g.sections();
    const Snapshot& at = state_.snapshot(thread);
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

bool UnorderedLocks::is_turn(const Event& e, const std::vector<u8>& done) const {
    if (!e.opens) return true;
    const Graph& g = state_.graph();
    const Sections& sections = g.sections();
    u32 mine = 0;
    while (sections[mine].thread != e.thread || sections[mine].first != e.index) ++mine;
    for (u32 other = 0; other < sections.size(); ++other)
        if (other != mine && sections[other].lock == e.lock &&
            state_.lock_order().is_before(g, other, mine) &&
            done[g.find(sections[other].thread, sections[other].last)] == 0)
            return false;
    return true;
}

// If the section reads the location before it writes there, sections of its lock that overwrite what it reads
// come after it, so that their writes come after its own.
u32 UnorderedLocks::ceiling(const Event& write) const {
    const Graph& g = state_.graph();
    const Sections& sections = g.sections();
    const std::vector<EventId>& writes = g.location(write.loc).writes;
    u32 found = static_cast<u32>(writes.size());
    const auto is_rival = [&](const Event& other, u32 lock) {
        if (other.thread == write.thread) return false;
        const std::vector<u32>& theirs = sections.of(other.thread);
        return std::any_of(theirs.begin(), theirs.end(), [&](u32 number) {
            return sections[number].lock == lock && sections[number].contains(other.index);
        });
    };
    for (const u32 number : sections.of(write.thread)) {
        const Section& mine = sections[number];
        if (!mine.contains(write.index)) continue;
        for (u32 index = mine.first + 1; index < write.index; ++index) {
            const Event& read = g[g.find(write.thread, index)];
            if (!read.reads || read.loc != write.loc) continue;
            u32 place = read.rf < kInit ? g.place_of(read.rf) + 1 : 0;
            while (place < found && !is_rival(g[writes[place]], mine.lock)) ++place;
            found = std::min(found, place);
        }
    }
    return found;
}

}  // namespace raddle
