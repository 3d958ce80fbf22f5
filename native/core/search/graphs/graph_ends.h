// Threads that wait at the end of an execution graph: deadlocks, livelocks, and waiting that would end.
#pragma once

#include "search/graphs/graph_state.h"
#include "search/spinning.h"

namespace raddle {

class GraphEnds {
  public:
    explicit GraphEnds(GraphState& state) : state_(state) {}

    bool is_blocked() const;
    // Whether a thread has come to the end of a turn that only waits, and the next one, with the values that
    // memory ends with, would lead further: it would not stop here.
    bool turns_again() const;
    // Whether the graph, complete as it is, has a thread stuck for good.
    std::optional<Failure> stuck();

  private:
    using Ends = std::vector<std::pair<u32, EventId>>;  // the last writes of locations
    bool spins(u32 thread, const Ends& ends, u32& open) const;
    bool can_stay(const std::vector<u32>& spinning, Ends& ends);
    bool can_end(const Ends& ends);

    GraphState& state_;
    mutable Spinner spinner_;
};

}  // namespace raddle
