// The searches over execution graphs that visit each class once and store nothing: modification-order,
// where a class is a set of events with reads-from and modification order (TruSt, POPL 2022), and
// reads-from (design of our own), where it is a set of events with reads-from.
//
// Depth first. A graph grows by one event at a time, in place; a new write may also become what an
// earlier read reads from (a revisit): then everything that was added after the read and did not lead
// to the write is thrown away, on a copy. Of the graphs that would lead to the same revisit only the
// one in which the thrown-away events are *canonical* performs it.
//
// With unordered locks there is no such rule: half a critical section may take a canonical choice that its
// own later events forbid. There every revisit is performed that leaves no read without its write, and the
// graphs visited are remembered. A thread whose next event makes the graph inconsistent in every way is
// *stuck*, and the others go on: what they write may change its past.
#pragma once

#include <map>

#include "search/graphs/graph_execution.h"
#include "search/search.h"

namespace raddle {

class GraphSearch : public Search {
  public:
    GraphSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo);

    u64 events() const override { return execution_.events; }
    const std::vector<std::pair<u32, u32>>& threads() const override { return execution_.table.entries(); }
    const std::set<u32>& bounds_hit() const override { return execution_.bounds; }
    const std::optional<Halt>& halt() const override { return execution_.halt; }
    const std::vector<u32>& visited() const override { return execution_.machine.visited(); }
    u64 dead_ends() const { return dead_ends_; }
    u64 revisits() const { return revisits_; }
    // Unordered locks: graphs remembered, the memory they take, and mutexes that had to be ordered.
    u64 remembered() const { return visited_.size(); }
    u64 remembered_bytes() const { return visited_.bytes(); }
    const std::map<Address, std::string>& ordered_locks() const { return execution_.ordered_locks(); }
    // Final values of the observed locations, with the number of complete executions.
    const std::map<std::vector<u64>, u64>& states() const { return states_; }
    // Of the execution that the options ask for, once it was reached.
    const std::optional<Schedule>& execution() const { return schedule_; }
    // For each that is kept: pairs of writes of two threads to one location that read nothing.
    const std::vector<u32>& rivals() const { return rivals_; }

  private:
    // A point where the search comes back to: the alternatives of one event, or of one revisited read.
    struct Frame {
        GraphExecution::Mark mark;
        u32 first, next, last;  // of alternatives_
        u32 thread;
        EventId pivot = kNone;  // the write just added (or the revisited read) whose revisits come next
        bool pivot_fits = true;
        EventId scan = 0;       // events below this one are yet to be looked at for revisits
        EventId read = kNone;   // revisited read; kNone in a frame that adds an event
        EventId write = kNone;  // what it reads now
        u32 stuck = 0;          // how many threads of stuck_ there were
        u32 stuck_from = 0;     // those that count here: a revisit frees the others
        bool fits = false;      // some alternative was consistent
        bool is_left = false;   // none was: its thread is stuck
        bool survives = false;  // with some alternative the thread went on until others did
    };

    void begin() override { extend(); }
    void step() override;
    void take_alternative(Frame& frame);
    // A read whose thread can write no more: only revisits by that write matter. False: it is not so.
    bool revisit_only(u32 thread, const Alternative& alternative);
    // The frame's thread cannot go on; the others do.
    void leave_stuck(Frame& frame);
    // Whether the graph is new, with the threads that are stuck in it.
    bool is_new();
    // Whether a kept event reads from one that the revisit of `read` takes away or changes.
    bool dangles(EventId read) const;
    // Whether the graph that the revisit leads to was visited; if not, it is now.
    bool is_known(EventId read, EventId write);
    std::span<const u32> stuck() const { return std::span<const u32>(stuck_).subspan(stuck_from_); }
    // Whether others need not go on for the frame's thread to be stuck: they did, after another value of a
    // read.
    bool is_spared(const Frame& frame) const;
    void note_survival(u32 next);
    // Threads that are stuck at a read of the location have another write to read from now.
    void free_readers(u32 loc);
    // Goes on from a consistent graph: adds what has no alternatives, then opens a frame or reports.
    void extend();
    // Nothing more can be added. `failed`: a thread stands at an operation that fails.
    void leaf(bool failed);
    void restart();
    // Looks for the next read that the pivot may revisit; opens a frame on a copy of the graph.
    bool revisit(Frame& frame);
    // A write that may revisit: an event of the graph, or one about to be added after `last` and `source`.
    struct Pivot {
        EventId id;
        Clock last, source;
        bool fits;  // the graph with it is consistent
    };
    Pivot pivot_at(EventId event) const;
    bool canonical(EventId event, const Pivot& pivot);
    bool precedes(EventId event, const Pivot& pivot) const {
        const Event& e = execution_.graph()[event];
        const ClockArena& clocks = execution_.clocks();
        return clocks.includes(pivot.last, e.thread, e.index) ||
               (!pivot.source.is_empty() && clocks.includes(pivot.source, e.thread, e.index));
    }
    // An update that reads what another one reads can only lead somewhere by revisiting that one.
    bool is_hopeless(u32 thread, const Alternative& alternative);
    void add_errors();

    bool records_mo_;
    GraphExecution execution_;
    std::vector<Frame> frames_;
    std::vector<Alternative> alternatives_;
    std::vector<Failure> failures_;
    Visited visited_;
    std::vector<u32> stuck_;  // from stuck_from_ on: those of the graph at hand
    u32 stuck_from_ = 0;
    std::map<std::vector<u64>, u64> states_;
    std::optional<Schedule> schedule_;
    std::vector<u32> rivals_;
    std::vector<bool> keep_;
    std::vector<bool> counts_;
    std::vector<EventId> candidates_;
    std::vector<EventId> map_;
    u64 dead_ends_ = 0, revisits_ = 0;
};

}  // namespace raddle
