// One execution graph in the making: adds events, gives a read another write, lets threads run, and finds the
// errors of the program under test on the way.
//
// It knows nothing of how a search chooses: the search asks for the alternatives of a thread's next event,
// adds one, checks the graph's consistency, and only then lets the thread run on.
#pragma once

#include "search/graphs/aftermath.h"
#include "search/graphs/consistency.h"
#include "search/graphs/graph_names.h"
#include "search/graphs/realisation.h"
#include "search/graphs/symmetry.h"
#include "search/graphs/waiting.h"

namespace raddle {

// Whether the access is never taken in pieces.
bool is_atomic(const Label& label);

class GraphExecution : public GraphState {
  public:
    GraphExecution(const Program& program, const SearchOptions& options, ModelKind model, bool records_mo,
                   bool unordered = false);
    void restart();

    // The thread whose event comes next, not one of `stuck`; none if no thread can go on. Errors that
    // threads have run into (in a consistent graph) are reported through `failures`.
    std::optional<u32> next(std::vector<Failure>& failures, std::span<const u32> stuck = {});
    // Whether that thread has an event to add now.
    bool is_ready(u32 thread, std::vector<Failure>& failures);
    // All alternatives of that thread's next event.
    void alternatives(u32 thread, std::vector<Alternative>& found);

    // Whether the thread's next event, added so, writes.
    bool will_write(u32 thread, const Alternative& alternative) const;
    // Whether the thread's next event, which has no alternatives, may be inconsistent with the graph.
    bool may_not_fit(u32 thread) const;
    // Adds the thread's next event; the thread does not run yet.
    EventId add(u32 thread, const Alternative& alternative);
    // Lets the event's thread run to its next label, and looks for races.
    void run(EventId event, std::vector<Failure>& failures);
    // The same for every thread whose last event has not run since the mark: inconsistent graphs do not run.
    void run_pending(const Mark& mark, std::vector<Failure>& failures);
    // At the end: which locks were held at the ends of threads.
    void note_kept();

    // All ways to let `read`, the last event of its thread, read from `write`: the places that the write
    // may take in modification order now, and the choices of the read.
    void revisits(EventId read, EventId write, std::vector<Alternative>& found);
    // Does it. False if coherence forbids it, for good: within what led to the read.
    bool retarget(EventId read, EventId write, const Alternative& alternative);
    // Whether the read could have read from `write`, had only those events been there that `counts` has.
    bool possible(EventId read, EventId write, const std::vector<bool>& counts);

    UnorderedLocks locks;
    Meetings meetings;
    GraphEffects effects;
    GraphErrors errors;
    Waiting waiting;
    Aftermath aftermath;
    Symmetry symmetry;
    GraphEnds ends;
    GraphNames names;
    Consistency consistency;
    Realisation realisation;

  protected:
    // The read as it would be if it read from `write`.
    Event redirected(EventId read, EventId write, u32 choice) const;

  private:
    std::optional<u32> next_patient(std::vector<Failure>& failures);
    // The thread whose compare-exchange comes right behind its read.
    std::optional<u32> confirming(std::vector<Failure>& failures);
    Event next_event(u32 thread, const Label& label) const;
    // Puts the event behind another one, in porf and in hb.
    void follow(Event& event, const Event& before);
    // Where a write may go in modification order, the last place first.
    void places(const Event& event, std::vector<Alternative>& found) const;
    // Unordered locks: of the places found from `first` on, takes away those behind the ceiling, which are
    // inconsistent, but leaves one. Not for a write that a read-modify-write is about to read: that one
    // revisits from inconsistent graphs, too.
    void cut_places(const Event& write, std::vector<Alternative>& found, std::size_t first) const;
    Target target(u64 number) const;
    Fault resolve(Snapshot& at);
    LocationTable::Found touch_part(const Label& label, bool atomic);
    void advance(Snapshot& snapshot, std::vector<Failure>& failures);
    void note(EventId event);

    bool has_shared_thread_locals_ = false;
    bool has_kept_ = false;         // some thread has ended with a lock held
    std::vector<bool> keep_;        // of `possible`
    std::vector<EventId> map_;      // of the same
    std::vector<EventId> sources_;  // of `alternatives`
    struct Known {
        Address address = 0;
        u64 size = 0;
        LabelKind kind = LabelKind::Fence;
        Order order = Order::Plain;
        u32 loc = 0;
    };
    std::array<Known, 64> known_{};  // locations of globals, by address
};

}  // namespace raddle
