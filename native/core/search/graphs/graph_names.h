// Names of execution graphs: two with the same events, reads-from and (where it counts) modification order
// have the same one.
#pragma once

#include "search/graphs/unordered_locks.h"
#include "search/graphs/visited.h"

namespace raddle {

class GraphNames {
  public:
    GraphNames(GraphState& state, const UnorderedLocks& locks) : state_(state), locks_(locks) {}

    // A name for the graph's class: its events, reads-from, choices and (if recorded) modification order.
    // Without locks: classes that differ in the order of critical sections only have the same.
    GraphKey key(bool without_locks = false) const;
    // Of the graph without the events that `keep` lacks, the read reading from `write`.
    GraphKey key_of_revisit(const std::vector<bool>& keep, EventId read, EventId write) const;
    u64 class_hash() const { return key(state_.options().project_locks).low; }
    // Of the graph in which thread t is called names[t].
    u64 class_hash(const std::vector<u32>& names) {
        names_ = names;
        const u64 found = class_hash();
        names_.clear();
        return found;
    }

  private:
    u64 name_of(EventId id) const;
    void add_event(GraphKey& sum, EventId id, EventId source, u32 choice) const;
    // The location's modification order, of those writes that count.
    template <typename Counts>
    void add_order(GraphKey& sum, u32 loc, Counts counts) const;

    GraphState& state_;
    const UnorderedLocks& locks_;
    std::vector<u32> names_;
};

}  // namespace raddle
