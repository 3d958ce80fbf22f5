// An execution graph in the making, with the threads that made it: what all parts of an execution look at.
//
// Graphs are stacked, since a revisit works on a copy and comes back to the original.
#pragma once

#include <memory>
#include <set>
#include <span>

#include "graph/location.h"
#include "graph/snapshots.h"
#include "models/lock_order.h"
#include "search/search.h"
#include "search/thread_table.h"

namespace raddle {

// One way to add an event: what it reads, where it goes in modification order, which choice it takes.
struct Alternative {
    EventId rf = kNone;
    u32 place = 0;
    u32 choice = 0;
};

class GraphState : public Owners {
  public:
    // `unordered`: see below; only for a search that remembers. wrc11 does not know it.
    GraphState(const Program& program, const SearchOptions& options, ModelKind model, bool records_mo,
               bool unordered = false);
    GraphState(const GraphState&) = delete;
    GraphState& operator=(const GraphState&) = delete;

    Graph& graph() { return *graphs_[level_]; }
    const Graph& graph() const { return *graphs_[level_]; }
    // Opens a copy of the graph without the events that `keep` lacks; ids change as `map` says.
    void descend(const std::vector<bool>& keep, std::vector<EventId>& map);
    void ascend() { --level_; }
    const Graph& graph_below(u32 level) const { return *graphs_[level]; }

    // Where a search cuts back to when it backtracks.
    struct Mark {
        u32 events, snapshots;
        std::size_t clocks, changes;
    };
    Mark mark() const { return {graph().size(), snapshots_.mark(), clocks_.mark(), lock_order_.mark()}; }
    void reset(const Mark& mark);

    // What the thread is about to do, and what the event's thread did by it.
    const Label& label(u32 thread) const { return snapshot(thread).label; }
    const Label& label_of(EventId event) const;
    const Snapshot& snapshot(u32 thread) const { return snapshots_[graph()[graph().last(thread)].snapshot]; }
    // Where the event's thread stood before it.
    const Snapshot& before(const Event& event) const {
        return snapshots_[graph()[graph().find(event.thread, event.index - 1)].snapshot];
    }
    const ThreadState* owner(u32 thread) const override;
    u32 owners() const override { return graph().thread_count(); }
    Value value_of(u32 loc, EventId write) const {
        return write == kInit ? locations_[loc].initial : graph()[write].written;
    }
    // The same, as far as the label's access touches the location.
    Value seen_by(const Label& label, u32 loc, EventId write) const {
        return locations_[loc].mixed ? part_seen_by(label, loc, write) : value_of(loc, write);
    }
    // The final value of these bytes: that of the last write, or the initial one.
    Value final_value(Address address, u64 size) const;
    // Whether all threads have come to their ends: nothing is blocked, stuck or failed.
    bool have_all_ended() const;
    bool has_failed(u32 thread) const;
    // The row of the trace that tells of an event.
    u32 row_of(EventId event) const { return event < rows_.size() ? rows_[event] : kNone; }

    const Program& program() const { return program_; }
    const SearchOptions& options() const { return options_; }
    const Model& model() const { return model_; }
    Witness& witness() { return witness_; }
    ClockArena& clocks() { return clocks_; }
    const ClockArena& clocks() const { return clocks_; }
    const Snapshots& snapshots() const { return snapshots_; }
    const LocationTable& locations() const { return locations_; }
    LockOrder& lock_order() { return lock_order_; }
    bool records_mo() const { return records_mo_; }
    // Critical sections are unordered: an execution counts if some total order of those of each lock (and
    // some modification order) makes it consistent.
    bool unordered() const { return unordered_; }
    // Not any more: executions have proven to be too long for that.
    void order_locks();
    // Whether it was not cut there before.
    bool cut_at(Address address) { return locations_.cut_at(address); }
    void join(Address first, Address end) { locations_.join(first, end); }

    // Ends the search: it cannot do what the thread is about to do.
    void refuse(u32 thread, const char* what);
    void stop(Halt::Kind kind, const Snapshot& at, const Label& label);
    // The same for a limit: where limits cut, the thread stays there for good, and others go on.
    void come_to_limit(Halt::Kind kind, Snapshot& at, u64 count);

    std::optional<Halt> halt;
    std::optional<Halt> limit;  // see Search
    bool refined = false;  // locations were cut smaller, or an order is to be minded: all is to start again
    bool orders_words = false;  // some word has one order where the model has one for each byte
    std::set<u32> bounds;
    u64 events = 0;
    Machine machine;
    ThreadTable table;
    std::vector<TraceEvent>* trace = nullptr;

  protected:
    void clear();
    Value part_seen_by(const Label& label, u32 loc, EventId write) const;

    const Program& program_;
    const SearchOptions& options_;
    const bool records_mo_;
    bool unordered_;
    ClockArena clocks_;
    Model model_;
    Witness witness_;
    Snapshots snapshots_;
    LockOrder lock_order_;
    LocationTable locations_;
    std::vector<std::unique_ptr<Graph>> graphs_;
    u32 level_ = 0;
    std::vector<u32> rows_;  // of the trace, by event
};

}  // namespace raddle
