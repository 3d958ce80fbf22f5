// For searches that record no modification order: is there one that makes the graph consistent?
//
// Coherence and atomicity of one location are decided exactly (`Chains`): every constraint is an order
// between two writes, and a successful read-modify-write stands right behind the write it reads, so
// writes form chains that have to be arranged. ra, and rc11 without SC operations, need no more than that.
// The other models' axioms tie locations together: arrangements are tried, the last one that worked first.
#pragma once

#include <span>

#include "models/bit_rows.h"
#include "models/model.h"

namespace raddle {

inline constexpr EventId kGuess = 0xfffffffd;  // stands for the guessed event, if it writes

class Witness {
  public:
    Witness(const Model& model, const ClockArena& clocks) : model_(model), clocks_(clocks) {}

    // Whether the location has a coherent modification order. `counts` says which events there are; null:
    // all of the graph. WRC11 instead asks that reads respect what hb and rf alone order.
    bool coherent(const Graph& graph, u32 loc, const std::vector<bool>* counts, const Event* guess);

    // Whether the whole graph has one under the model. Leaves it in the graph's lists of writes.
    bool exists(Graph& graph);
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
    bool try_orders(Graph& graph, std::size_t number);
    bool try_chains(Graph& graph, std::size_t number, std::size_t left);
    bool ends_well(const Graph& graph, u32 loc) const;

    // Lists of writes, one behind the other, so that copies find their memory ready.
    struct Chains {
        std::vector<EventId> writes;
        std::vector<u32> ends;

        std::size_t size() const { return ends.size(); }
        std::span<const EventId> operator[](std::size_t chain) const {
            const u32 first = chain == 0 ? 0 : ends[chain - 1];
            return {writes.data() + first, ends[chain] - first};
        }
        void clear() {
            writes.clear();
            ends.clear();
        }
        void open() { ends.push_back(static_cast<u32>(writes.size())); }
        void add(EventId write) {
            writes.push_back(write);
            ++ends.back();
        }
    };

    struct Arrangement {
        u32 loc;
        Chains chains;
        BitRows before;  // by chain: those that must come earlier
        std::vector<EventId> order;
        std::vector<u64> done;  // bits: the chains that are in `order`
    };

    const Model& model_;
    const ClockArena& clocks_;
    std::vector<Access> accesses_;
    Chains chains_;
    BitRows before_, closed_;
    std::vector<u64> done_;                  // bits: chains, while an order is looked at
    std::vector<u64> place_;                 // by write: chain << 32 | position
    std::vector<Arrangement> arrangements_;  // the first `arranged_` count
    std::size_t arranged_ = 0;
    std::vector<std::pair<u32, EventId>> ends_;
};

}  // namespace raddle
