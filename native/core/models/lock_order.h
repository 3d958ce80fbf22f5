// Locks-before (Kokologiannakis, Raad, Vafeiadis: Effective lock handling in stateless model checking, OOPSLA
// 2019, Definition 3.4): the order of critical sections of a lock as far as the rest of the graph decides it.
//
// A section comes before another one of its lock if an event of it comes before one of the other's: in the
// causal order (porf and locks-before), or at a location (reads-from, the order of writes, from-reads). What
// is found joins happens-before, which may order more writes, and so on: a least fixpoint, kept up to date
// event by event. An open section counts as if it closed where it stands.
//
// What changes in events that were there already is written down, to be taken back when the search
// backtracks.
#pragma once

#include <array>
#include <functional>

#include "models/witness.h"

namespace raddle {

class LockOrder {
  public:
    LockOrder(const Model& model, ClockArena& clocks, Witness& witness, bool records_mo)
        : model_(model), clocks_(clocks), witness_(witness), records_mo_(records_mo) {}

    // After an event was added at the end. False: the graph is inconsistent, and half up to date.
    bool add(Graph& graph, EventId event);
    // Everything again: after events were taken away. Cannot be taken back.
    bool rebuild(Graph& graph);

    // Orders all sections of each lock, open ones last, so that the graph is consistent and `accept` holds.
    // True leaves the graph so; false leaves it half-way.
    bool complete(Graph& graph, const std::function<bool()>& accept);
    // Whether the first section is known to come before the second one, of the same lock.
    bool is_before(const Graph& graph, u32 first, u32 second) const;

    std::size_t mark() const { return changes_.size(); }
    void reset(Graph& graph, std::size_t mark);
    // Forgets what was written down since, for a graph that is thrown away.
    void forget(std::size_t mark) { changes_.resize(mark); }

  private:
    // An event as it was, or (event is kNone) a pair of sections that is ordered since.
    struct Change {
        EventId event;
        u32 first, second;
        Clock hb, base, release, pending, causal;
    };

    EventId end_of(const Graph& graph, const Section& section) const;
    // Brings the event's clocks up to date with what comes right before it; notes it if they grew.
    void refresh(Graph& graph, EventId event, bool keep);
    bool is_overlooked(const Graph& graph, EventId write) const;
    void note_change(const Event& event);
    void propagate(Graph& graph, EventId event);
    bool order(Graph& graph, u32 first, u32 second);
    bool order_by_cause(Graph& graph);
    bool order_by_location(Graph& graph, u32 loc);
    bool order_all(Graph& graph);
    bool settle(Graph& graph);
    bool give_up();
    bool complete_from(Graph& graph, u32 first, const std::function<bool()>& accept);

    const Model& model_;
    ClockArena& clocks_;
    Witness& witness_;
    bool records_mo_;
    std::vector<Change> changes_;
    std::vector<EventId> queue_;              // events that grew
    std::vector<u32> threads_, locs_;         // where something changed
    std::vector<std::pair<u32, u32>> pairs_;  // sections that a location orders
    std::vector<std::array<u32, 3>> neighbours_;
    std::vector<std::pair<u32, const Witness::Access*>> inside_;  // a section's accesses to a location
    std::vector<u8> thread_marked_, loc_marked_, done_;
};

}  // namespace raddle
