// Threads that nothing tells apart are explored up to their names (docs/explanation/symmetry.md).
//
// Equals are threads that one thread creates one right after the other, of one function and with one
// argument. While two of them have the same past, in which they have only read, they make their next events
// one right after the other, and of two graphs in which these events are swapped only one is gone on with:
// that in which the second thread reads from or writes to a place no earlier in modification order than the
// first.
#pragma once

#include "search/graphs/graph_state.h"

namespace raddle {

class Symmetry {
  public:
    Symmetry(GraphState& state, const SearchOptions& options);

    // For searches that record a modification order, of programs in which names show nowhere.
    bool is_on() const { return on_; }
    void switch_off() { on_ = false; }
    void restart() { has_merged_ = false; }
    // Whether anything was left out.
    bool has_merged() const { return has_merged_; }

    // The thread that is to do what the one before it has just done; kNone if there is none.
    u32 follower() const;
    // Takes away what the thread's next event need not do.
    void sort(u32 thread, std::vector<Alternative>& found, std::size_t first);
    // Whether the write that was just added revisits nothing that its like has not.
    bool is_silent(EventId write);
    // Threads that nothing tells apart yet, in the order in which they were created.
    std::vector<std::vector<u32>> groups() const;
    // Whether threads are equal as was assumed, as far as the graph shows, to which nothing can be added.
    bool holds();

  private:
    // What a thread has done beyond the past it shares: one event, or a read and what confirms it.
    struct Unit {
        EventId first = kNone, last = kNone;
        EventId write = kNone;
    };

    EventId spawn_before(u32 thread) const;
    u32 equal_before(u32 thread) const;
    bool is_nameless(u32 function, const Value& argument) const;
    bool is_nameless(u32 function) const;
    bool is_nameless(u32 function, u32 from) const;
    bool has_same_past(u32 one, u32 other, u32 events) const;
    bool is_next_to(EventId one, EventId other) const;
    std::optional<Unit> unit(u32 thread, u32 past) const;
    std::optional<Unit> partner(u32 thread, u32 past, EventId end) const;
    u32 place_after(EventId write) const;
    bool joins_together(u32 parent, const std::vector<u32>& equals);
    bool is_private(u32 loc, u32 thread) const;
    bool is_private(Address address, u64 size, u32 thread) const;
    bool is_private_object(Address object, u32 thread) const;
    bool are_private(u32 thread, EventId from, EventId to) const;

    GraphState& state_;
    bool on_ = false;
    bool has_merged_ = false;
    enum : u8 { kUnknown, kNo, kYes };
    mutable std::vector<u8> nameless_;  // by function
    ThreadState ahead_;                 // of `joins_together`
};

}  // namespace raddle
