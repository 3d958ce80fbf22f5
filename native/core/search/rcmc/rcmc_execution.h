// An execution graph as RCMC builds it: read-modify-writes whose write is yet to be added, and graphs put off
// for later.
#pragma once

#include "search/graphs/graph_execution.h"

namespace raddle {

class RcmcExecution : public GraphExecution {
  public:
    using GraphExecution::GraphExecution;

    // Puts another graph in the place of this one.
    void restore(Graph&& other, const Mark& mark);
    // Adds the write of a pending update.
    void complete(EventId update);
    // Lets a read take another write; an update is pending again.
    void redirect(EventId read, EventId write, u32 choice);
    // Whether coherence lets it, and whether that makes it an update.
    bool may_read(EventId read, EventId write) const;
    bool becomes_update(EventId read, EventId write, u32 choice) const;
    // Whether the event's location is coherent, for models without modification order.
    bool coherent(EventId event) { return witness_.coherent(graph(), graph()[event].loc, nullptr, nullptr); }
};

}  // namespace raddle
