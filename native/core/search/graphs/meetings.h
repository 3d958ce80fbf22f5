// Barriers of an execution graph, where the order in which threads arrive counts for nothing.
//
// As long as no more threads come to a barrier than it is for, each round has one arrival of each. Between
// arriving and leaving a thread does nothing, and all leave with the same knowledge: that of all who have
// arrived. So an arrival goes behind those that are there, a thread leaves when its round is complete, and
// no revisit touches either: to the search they are like creating and joining threads. Who is told to be the
// last one (the library's serial thread) is chosen when the first thread of the round leaves, if any asks.
//
// All else orders the barrier, and the search starts again: one thread more, an initialisation or an end that
// does not come before or after all arrivals, its memory freed while threads may use it.
#pragma once

#include "search/graphs/unordered_locks.h"

namespace raddle {

class Meetings {
  public:
    Meetings(GraphState& state, UnorderedLocks& locks) : state_(state), locks_(locks) {}
    // From now on arrivals are unordered, where that can be.
    void merge();
    bool merges() const { return merges_; }
    void restart() { is_meeting_.clear(); }

    bool is_meeting(const Label& label) const;
    bool is_meeting_at(u32 loc) const;
    void order(Address address);
    const std::set<Address>& ordered() const { return ordered_; }
    void order_in(const Event& end, const ObjectView& object);
    // Whether the thread, about to access the location, may do so while its arrivals are unordered; and
    // whether it can go on, if it is to leave a barrier.
    bool may_meet(u32 thread, const Snapshot& at);
    void meet(u32 thread, const Snapshot& at, std::vector<Alternative>& found) const;
    void follow_leader(Event& event);
    Value found(EventId event, const Value& read) const;
    // How to tell of an event at a barrier one event after the other: the last arrival of its round, before
    // it the others, and who arrives last does not wait.
    struct Meeting {
        EventId serial = kNone;
        std::vector<EventId> others;
        bool is_left_out = false;
    };
    Meeting meeting_of(EventId event) const;

  private:
    // A round of a barrier that is complete: its arrivals, of threads that ask who was the last one first;
    // the last one in modification order; the thread that decides, and the event by which it has.
    struct Round {
        std::vector<EventId> members;
        u32 asking = 0;
        EventId last = kNone;
        u32 leader = kNone;
        EventId first_left = kNone;
    };
    bool can_leave(u32 thread) const;
    bool find_round(EventId arrival, Round& round) const;
    bool asks(EventId arrival) const;
    EventId serial(const Round& round) const;

    GraphState& state_;
    UnorderedLocks& locks_;
    bool merges_ = false;
    std::set<Address> ordered_;
    std::vector<u8> is_meeting_;  // by location: some thread has arrived there
};

}  // namespace raddle
