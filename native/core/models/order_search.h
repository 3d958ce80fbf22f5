// Is there an order of the writes of each location that the axioms beyond coherence allow?
//
// These axioms ask that some relation over events has no cycle: sb ∪ rf ∪ mo ∪ fr, what TSO keeps of it, or
// psc. The relation only grows with mo: whatever closes a cycle is out for good, whatever else is decided. So
// the search does not try one order of all writes after the other:
//
// - It starts from the order that is there in any case: of the events without mo and fr between chains, and
// of
//   the chains as far as coherence has put them into an order.
// - Two chains of a location stand in one order or the other. If one closes a cycle, the other one is forced,
//   which may force more. If both do, there is no order.
// - Only where nothing is forced is one of the two tried, that in which the writes stood last, and if that
//   ends in a contradiction, the other is forced.
//
// A pair of chains has ports in the relation: "out" of the first, which is behind everything that mo and fr
// leave it from, and "in" of the second, before everything that they lead to. Putting the two into an order
// is a pair (out, in), and asking whether that closes a cycle is one look at the closed relation. Between SC
// fences psc has eco, too, which goes on from the second chain's writes to their readers: further ports.
#pragma once

#include <utility>
#include <vector>

#include "models/chains.h"
#include "models/model.h"
#include "models/reach.h"

namespace raddle {

class OrderSearch {
  public:
    OrderSearch(const Model& model, const ClockArena& clocks) : model_(model), clocks_(clocks) {}

    // A question begins with the locations that are written, each with its chains and what coherence says of
    // their order: row b holds the chains before b, closed under transitivity.
    void begin() { used_ = chain_count_ = 0; }
    void add(u32 loc, const Chains& chains, const BitRows& before);
    // Demands that the chain is the last one of the location that was added last; false if another one is.
    bool demand_last(std::size_t chain) {
        u32& last = places_[used_ - 1].last;
        if (last != kNone && last != chain) return false;
        last = static_cast<u32>(chain);
        return true;
    }

    // Whether the order in which the graph's writes stand is one of the chains, and as coherence and demands
    // have it. The other axioms are not asked.
    bool stands(const Graph& graph);
    // Puts the graph's writes into an order that all axioms allow, if there is one.
    bool find(Graph& graph);

  private:
    struct Place {
        u32 loc;
        u32 first;  // number of its first chain among all
        u32 last;   // the chain that must be the last one, or kNone
        Chains chains;
        BitRows before;
    };
    struct Decision {
        u32 place, a, b;  // a before b
        std::size_t reach, order;
    };

    bool build(const Graph& graph);
    void join(const Graph& graph, const Place& place);
    template <class Visit>
    void each_source(const Graph& graph, EventId access, bool fences_only, Visit visit) const;
    template <class Visit>
    void each_target(const Graph& graph, EventId access, bool fences_only, Visit visit) const;
    void arrange(Graph& graph);

    bool decide();
    bool pick(Decision& found) const;
    // Puts chain a before b, and draws the conclusions; false if they contradict each other.
    bool conclude(const Decision& decision);
    bool put(const Place& place, u32 a, u32 b);
    bool saturate();
    bool is_before(const Place& place, u32 a, u32 b) const {
        return order_.has(place.first + a, place.first + b);
    }
    bool may_be_before(const Place& place, u32 a, u32 b) const;

    // Numbers in the relation: events, then the ports of each chain.
    enum Port : u8 { kOut, kIn, kFenceOut, kFenceIn };
    std::size_t port(const Place& place, std::size_t chain, Port which) const {
        return events_ + (place.first + chain) * ports_ + which;
    }

    const Model& model_;
    const ClockArena& clocks_;
    std::vector<Place> places_;  // the first `used_` count
    std::size_t used_ = 0;
    u32 chain_count_ = 0;
    std::size_t events_ = 0, ports_ = 2;
    bool all_events_ = false;  // of the relation: see Model
    Reach reach_;
    BitRows order_;                         // row a: the chains behind a, of the same location
    std::vector<std::pair<u32, u32>> put_;  // what was added to it
    std::vector<Decision> decisions_;
    std::vector<EventId> fences_;  // those that psc is about
    std::vector<u32> stood_;       // by chain: where it stood among its location's writes
    std::vector<u32> by_place_;    // chains, for writing down the order
    std::vector<EventId> list_;
};

}  // namespace raddle
