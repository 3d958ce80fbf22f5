// Mutexes whose critical sections are unordered: what an execution graph knows of them, and when it has to
// order them after all.
#pragma once

#include <map>

#include "machine/arithmetic.h"
#include "search/graphs/graph_state.h"

namespace raddle {

class UnorderedLocks {
  public:
    explicit UnorderedLocks(GraphState& state) : state_(state) {}
    void restart() { is_mutex_.clear(); }

    // What an operation does with a lock.
    enum class Role { None, Takes, Gives, Shares };
    Role role(LabelKind kind, u32 pc) const;
    // Whether the operation begins or ends a critical section, or stays inside one of a recursive mutex.
    bool is_section(const Label& label) const {
        if (!state_.unordered()) return false;
        const Role found = role(label.kind, label.pc);
        return (found == Role::Takes || found == Role::Gives) && !ordered_.contains(label.address);
    }
    // A library's exchange that releases: a store that also sees what it overwrites, which is of its own
    // thread, or the thread fails.
    static bool is_release(const Label& label) {
        return label.kind == LabelKind::Rmw && label.order == Order::Release &&
               static_cast<RmwOp>(label.op) == RmwOp::Xchg;
    }
    bool is_mutex(u32 loc) const { return loc < is_mutex_.size() && is_mutex_[loc] != 0; }
    void note(u32 loc);
    // The mutex as its thread knows it before event `index`: held by itself, or free.
    u64 word(u32 thread, u32 index, u32 loc) const;
    void enter(Event& event, const Label& label) const;

    // Whether what the thread is about to do fits with mutexes that are unordered; if not, that changes.
    bool suits(u32 thread, const Snapshot& at);
    void order_held(u32 thread, const char* reason);
    // An object's life ends: whether others used it before or use it after is what the order of sections
    // decides, and no read tells.
    void order_users(const Event& end, const ObjectView& object);
    // The thread comes to memory whose life another thread's event has ended, in the order in which the graph
    // grew: if nothing else orders the two, a section of the one may come before a section of the other.
    void order_end(u32 thread, EventId end);
    // The same where nothing is any more: it was on the stack of a thread that has gone on.
    void order_missing(u32 thread, Address address);
    // The search goes on with ordered locks, from the beginning.
    void order_all(const char* reason);
    // Mutexes whose sections are ordered after all, and why.
    const std::map<Address, std::string>& ordered() const { return ordered_; }

    // Whether a critical section of the thread comes after one that another thread has yet to end.
    bool is_behind(u32 thread) const;
    // Whether a write that follows the read in its critical section would fit nowhere: another section of
    // the lock has read what this one would read, and has written since.
    bool is_outrun(u32 thread, const Alternative& alternative) const;
    // The last place at which the write's critical section does not come after one that comes after it.
    u32 ceiling(const Event& write) const;
    // Whether all critical sections before the one that the event begins have ended.
    bool is_turn(const Event& event, const std::vector<u8>& done) const;

    // A lock that a thread held when it wanted another one.
    struct Want {
        Address held, wanted;
        u32 thread;
        auto operator<=>(const Want&) const = default;
    };
    const std::set<Want>& wanted() const { return wanted_; }
    // What another part of the search knows. False if it has not ordered the same ones.
    bool learn(const std::map<Address, std::string>& ordered, const std::set<Want>& wanted);

  private:
    bool closes(std::vector<Want>& path) const;
    // Notes it. False if threads may now wait for each other: their locks are ordered.
    bool want(const Want& found);
    void order(Address address, const char* reason);

    GraphState& state_;
    std::map<Address, std::string> ordered_;
    std::set<Want> wanted_;
    std::vector<u8> is_mutex_;  // by location: 1 some thread has locked it, 2 and it is no mutex
};

}  // namespace raddle
