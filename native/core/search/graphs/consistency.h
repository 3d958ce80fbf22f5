// Whether an execution graph is consistent with its memory model, after a step of the search.
#pragma once

#include "search/graphs/graph_state.h"

namespace raddle {

class Consistency {
  public:
    explicit Consistency(GraphState& state) : state_(state) {}

    // After the event was added.
    bool consistent(EventId event);
    // With a modification order: after the read was given that write, not minding what it writes itself.
    bool consistent_as_read(EventId read, EventId write);
    // Without one: the same, with what the read writes.
    bool consistent_revisited(EventId read, EventId write);
    // Unordered locks: after events were taken away or given other writes.
    bool rebuild();
    // The axioms that tie locations together.
    bool holds_in_order();
    // Finds the graph a modification order, where the search records none, for telling it.
    void settle();

  private:
    GraphState& state_;
};

}  // namespace raddle
