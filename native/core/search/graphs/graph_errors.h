// Errors of the program under test that an execution graph shows: races and ends of lives.
#pragma once

#include "search/graphs/graph_effects.h"
#include "search/graphs/meetings.h"

namespace raddle {

class GraphErrors {
  public:
    GraphErrors(GraphState& state, UnorderedLocks& locks, Meetings& meetings, const GraphEffects& effects)
        : state_(state), locks_(locks), meetings_(meetings), effects_(effects) {}

    Failure failure_at(u32 thread, const Fault& fault) const;
    Failure failure_of(const Snapshot& snapshot) const;
    void find_races(EventId event, std::vector<Failure>& failures) const;
    // An access, or the end of a life, that the beginning of the life does not come before.
    void find_early(EventId event, std::vector<Failure>& failures) const;
    // Whether what the thread is about to use has come to its end.
    Fault check_death(u32 thread, const Label& label, u64 size);
    // A free or the end of a scope: every access to the object must happen before it.
    Fault end_life(EventId event, const Label& label, std::vector<Failure>& failures);
    // A thread's end is the end of its thread-locals: what others do with them must happen before.
    void end_thread_locals(u32 thread, std::vector<Failure>& failures) const;
    std::optional<u32> held_at_exit(u32 thread) const;

    // Errors that the graph shows and that could not be told when they came up: what led to them was there,
    // but some critical section had yet to end.
    void review(std::vector<Failure>& failures) const;
    // Who holds a mutex that a thread unlocks without holding it: other threads may have gone on since.
    void update_unlock(Failure& failure) const;
    // Unlocks that have failed: who holds the mutex may be another one by now.
    void review_unlocks(std::vector<Failure>& failures) const;

    // Whether the first event happens before the second one, which was added later: or the other way round,
    // or under a common lock, where the order of critical sections is open.
    bool are_ordered(const Event& first, const Event& second) const;
    // Whether the first event, of a race that is no error by itself, comes before the second one in every
    // execution with the same reads-from. Otherwise what comes before the second one is an execution without
    // the first.
    bool must_precede(const Event& first, const Event& second) const;
    // Whether the life of the object at that address has begun before the event.
    bool is_born_at(Address address, u64 size, const Event& event, ObjectView& object) const;

  private:
    bool is_born(const ObjectView& object, const Event& event) const;
    void find_early(EventId event, Address address, u64 size, std::vector<Failure>& failures) const;
    bool knows(const Event& last, const ObjectView& object) const;
    Failure failure_before(const Event& event, FaultCode code) const;
    Failure race_of(const Event& first, const Event& second, u64 address, u64 size) const;
    Failure used_after(FaultCode code, const Event& access, u64 base, u64 size) const;
    std::string text_at(const Snapshot& at, Address address) const;

    GraphState& state_;
    UnorderedLocks& locks_;
    Meetings& meetings_;
    const GraphEffects& effects_;
};

}  // namespace raddle
