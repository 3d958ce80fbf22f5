// What an execution graph leaves open, settled: orders of critical sections and of writes that show an
// execution or an error, and the schedule that leads there.
#pragma once

#include "search/graphs/consistency.h"
#include "search/graphs/graph_ends.h"
#include "search/graphs/graph_errors.h"

namespace raddle {

class Realisation {
  public:
    Realisation(GraphState& state, const UnorderedLocks& locks, const Meetings& meetings,
                Consistency& consistency, const GraphErrors& errors, GraphEnds& ends)
        : state_(state),
          locks_(locks),
          meetings_(meetings),
          consistency_(consistency),
          errors_(errors),
          ends_(ends) {}

    // Whether some order of the critical sections makes the graph consistent.
    bool is_realisable();
    // A way to build this complete execution event by event.
    Schedule settled();
    // Notes the errors not known yet, with this graph as the way to them; `done` if one is enough.
    void collect(std::vector<Failure>& failures, std::vector<FoundError>& known, bool keep_going, bool& done);

  private:
    // Opens a copy of the part of the graph that `keep` has, with what it takes to order its critical
    // sections so that `accept` holds. False: there is no such part.
    bool realise(std::vector<bool> keep, const std::function<bool()>& accept);
    void keep_cause(EventId event, std::vector<bool>& keep) const;
    // Opens a copy that shows the failure, and leaves it.
    bool show(const Failure& failure);
    void leave(const GraphState::Mark& before);

    GraphState& state_;
    const UnorderedLocks& locks_;
    const Meetings& meetings_;
    Consistency& consistency_;
    const GraphErrors& errors_;
    GraphEnds& ends_;
};

}  // namespace raddle
