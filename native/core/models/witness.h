// For searches that record no modification order: is there one that makes the graph consistent?
//
// Coherence and atomicity of one location are decided exactly (`arrange`): every constraint is an order
// between two writes, and a successful read-modify-write stands right behind the write it reads, so
// writes form chains that have to be arranged. ra, and rc11 without SC operations, need no more than that.
// The other models' axioms tie locations together: `OrderSearch` finds an arrangement.
//
// A graph that was found consistent is left with its writes in an order that fits. Taking events away leaves
// it one, a new write fits at its end, and for a new read it mostly does as it stands: then the new event is
// all that has to be looked at (`goes_on`). A search begins only where it does not.
#pragma once

#include "models/bit_rows.h"
#include "models/chains.h"
#include "models/model.h"
#include "models/order_search.h"

namespace raddle {

inline constexpr EventId kGuess = 0xfffffffd;  // stands for the guessed event, if it writes

class Witness {
  public:
    Witness(const Model& model, const ClockArena& clocks)
        : model_(model), clocks_(clocks), search_(model, clocks) {}

    // Whether the location has a coherent modification order. `counts` says which events there are; null:
    // all of the graph. WRC11 instead asks that reads respect what hb and rf alone order.
    bool coherent(const Graph& graph, u32 loc, const std::vector<bool>* counts, const Event* guess);

    // Whether the order in which the graph's writes stand, which fits without the event, fits with it. The
    // event is the last of its thread. Not for unordered locks.
    bool goes_on(const Graph& graph, EventId event) const;
    // Whether the whole graph has one under the model. Leaves it in the graph's lists of writes.
    bool exists(Graph& graph);
    // The same for a graph in which all locations but one are known to have a coherent one.
    bool mend(Graph& graph, u32 loc);
    // The same, with these writes last at their locations.
    bool exists_ending(Graph& graph, const std::vector<std::pair<u32, EventId>>& ends);

    struct Access {
        u32 thread, index;
        EventId write;   // the write it stands at: itself, or what it reads
        EventId source;  // what it reads, or kNone
        bool writes;
        const Clock* clock;
    };
    // The same as coherent() for the modification order that the graph records.
    bool recorded(const Graph& graph, u32 loc);
    // What the last question about one location was about, and whether its answer (or reads-from) puts one
    // access before another.
    const std::vector<Access>& accesses() const { return accesses_; }
    bool is_before(const Access& a, const Access& b) const;

  private:
    void collect(const Graph& graph, u32 loc, const std::vector<bool>* counts, const Event* guess);
    bool arrange();
    bool weak();
    bool before(const Access& a, const Access& b) const {
        if (&a == &b) return false;
        if (a.thread == b.thread) return a.index < b.index;
        return clocks_.includes(*b.clock, a.thread, a.index);
    }
    // Where a write's place is kept: the initial one and a guessed one come behind those of the graph.
    std::size_t slot(EventId write) const {
        return write < kGuess ? write : place_.size() - (write == kInit ? 2 : 1);
    }
    u64 chain_of(EventId write) const { return place_[slot(write)]; }

    const Model& model_;
    const ClockArena& clocks_;
    std::vector<Access> accesses_;
    Chains chains_;
    BitRows before_, closed_;
    std::vector<u64> place_;  // by write: chain << 32 | position
    std::vector<std::pair<u32, EventId>> ends_;
    OrderSearch search_;
};

}  // namespace raddle
