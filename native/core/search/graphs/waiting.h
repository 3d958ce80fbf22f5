// Awaits and locks of an execution graph: what they may read, and when they are added.
//
// A read that is not satisfied blocks its thread. If it reads anything but the last write, in modification
// order, of those that were there when it was added, it does so for good: it is not canonical, now or later,
// so no revisit changes it or takes it away (canonical_search.cc). Nothing comes of such a graph but blocked
// executions, of which none waits for ever, for the thread may look again and find the last write. So that
// read is not added. What other threads do in such a graph they do as well in one where the thread reads the
// last write. Only a race of the read itself may be missing there (see `may_race`), and what comes after it
// if memory is freed that it reads: in such programs all is added.
//
// With unordered locks every revisit is made, whatever a read has found: that of a blocked one, or one that
// takes it away, is also made where it reads the last write. A thread that waits inside a section is
// explored in full: its lock has to be ordered.
//
// Any thread may be next. Waiting ones are taken last, and first those that find something to go on with:
// fewer of them come too early.
#pragma once

#include "search/graphs/graph_errors.h"

namespace raddle {

class Waiting {
  public:
    Waiting(GraphState& state, const GraphErrors& errors);

    // Reads that wait and find anything but the last write are not added. Not for searches whose revisits
    // mind no canonical form.
    bool skips = false;
    // Whether reads of the thread that come too early are left out. Who waits inside an unordered section
    // shows that its lock must be ordered.
    bool may_skip(u32 thread) const {
        return skips && !(state_.unordered() && state_.graph().sections().is_inside(thread));
    }
    // Goes on with all that reads which wait may find, from the beginning.
    void add_all();

    bool waits(u32 thread) const;
    bool is_assumed(u32 thread);
    // Whether the thread goes on if it reads the last write.
    bool is_served(u32 thread);
    // The read that the thread's next operation confirms, if it has found what that expects.
    EventId confirmed(u32 thread) const;
    bool has_confirming() const { return has_confirming_; }
    bool is_confirming(u32 thread) const;

    // Whether the event keeps its thread from going on, in all that comes of this graph.
    bool waits_in_vain(EventId event) const;
    // Whether the graph, complete as it is, has a thread that waits and would find another write by now: it
    // is no execution, only a way to others.
    bool looks_again();
    // A read that waited before might race with the event: what it found then must be explored, too.
    void may_race(EventId event);
    // Races of waiting that could not be told: revisits may have taken away what ordered it.
    void review();

  private:
    EventId read_before(u32 thread) const;
    bool is_stale(EventId read) const;
    bool has_assume_behind(u32 pc, bool over_reads);

    GraphState& state_;
    const GraphErrors& errors_;
    bool has_confirming_;
    // By pc: whether an assume comes right behind that read, or behind other reads, if it is known.
    std::vector<u8> assumed_, assumed_later_;
    ThreadState ahead_;  // of `is_served`
};

}  // namespace raddle
