// Whether sb ∪ rf ∪ mo ∪ fr has a cycle through an event: sequential consistency, event by event.
//
// A search forward from the event. What comes after an event in sb is the rest of its thread, so one mark per
// thread says what was visited.
#pragma once

#include <vector>

#include "graph/graph.h"

namespace raddle {

class ScCycle {
  public:
    explicit ScCycle(const ClockArena& clocks) : clocks_(clocks) {}

    bool goes_through(const Graph& graph, EventId event);
    // Whether there is one that consists of sb, and of rf, mo and fr between SC accesses: all of it is in
    // RC11's psc. The event is such an access.
    bool is_strong(const Graph& graph, EventId event);

  private:
    template <class Leave>
    bool search(const Graph& graph, EventId event, const Clock& past, Leave leave);

    const ClockArena& clocks_;
    std::vector<u32> from_;      // by thread: events from there on were visited
    std::vector<EventId> work_;  // visited, yet to be left
};

}  // namespace raddle
