// The memory models, as incremental checks over execution graphs.
//
// Two questions: what happens before a new event (`synchronise`), and whether a graph is still
// consistent after an event was added or given another write to read from (`consistent`). The
// definitions, as readable axioms, are in src/raddle/models; tests compare the two.
#pragma once

#include <optional>
#include <string_view>

#include "graph/graph.h"
#include "models/psc.h"
#include "models/reach.h"
#include "models/sc_cycle.h"

namespace raddle {

enum class ModelKind : u8 { Sc, Tso, Ra, Rc11, Wrc11 };

std::optional<ModelKind> model_named(std::string_view name);
const char* model_name(ModelKind kind);

class Model {
  public:
    // `unordered`: what locks order is in the events' causal clocks, and in the graph's sections.
    Model(ModelKind kind, ClockArena& clocks, bool unordered)
        : kind_(kind),
          clocks_(clocks),
          unordered_(unordered),
          sc_cycle_(clocks),
          psc_(clocks, kind == ModelKind::Wrc11, kind == ModelKind::Ra) {}

    ModelKind kind() const { return kind_; }
    void order_locks() { unordered_ = false; }

    // Sets hb, base, release and pending of an event not yet in the graph, from its order and from what
    // it reads; porf and hb already hold what comes before it in its thread.
    void synchronise(const Graph& graph, Event& event) const;

    // What coherence is judged by: events before this one that every thread agrees on.
    const Clock& coherence(const Event& event) const {
        if (kind_ != ModelKind::Sc && kind_ != ModelKind::Tso) return event.hb;
        return unordered_ ? event.causal : event.porf;
    }

    // One more than the place of the mo-latest write that the event may not read past (0: none).
    u32 floor(const Graph& graph, u32 loc, const Event& event) const;

    // Whether no axiom is broken through `event`, the rest of the graph being consistent, for graphs with
    // a modification order that respects floor(). `reader`: the only event that reads from it, or kNone; then
    // the rest is what there is without both.
    bool consistent(const Graph& graph, EventId event, EventId reader = kNone) const;

    // Whether the axioms beyond coherence and atomicity hold in the whole graph, given its modification
    // order (WRC11: given what hb and rf order).
    bool holds(const Graph& graph) const;
    // Whether those axioms say anything about this graph.
    bool needs_order(const Graph& graph) const;

    // Those axioms ask that a relation over events has no cycle. Whether sb ∪ rf ∪ mo ∪ fr over all events,
    // or what TSO keeps of it, will do for that; if not, it is psc, over SC events. If all accesses are SC,
    // psc has a cycle if and only if the other one has: between SC accesses all of it is in psc.
    bool orders_all_events(const Graph& graph) const;
    bool is_strong(const Event& event) const { return psc_.is_strong(event); }
    // Adds as much of the relation as does not depend on the modification order. Not for WRC11.
    void add_fixed(const Graph& graph, Reach& relation) const;

  private:
    // Whether the axioms beyond coherence and atomicity hold through the event.
    bool holds_through(const Graph& graph, EventId event) const;
    bool on_tso_cycle(const Graph& graph, EventId event) const;
    // Of sb ∪ rf ∪ mo ∪ fr, or of what TSO keeps of it.
    bool acyclic(const Graph& graph, bool tso) const;
    // What comes next by program order, creating and joining threads, critical sections and reads-from.
    template <class Visit>
    void fixed_successors(const Graph& graph, EventId event, bool tso, Visit visit) const;
    // The same with mo and fr.
    template <class Visit>
    void successors(const Graph& graph, EventId event, bool tso, Visit visit) const;
    // Nothing comes after the event: it reads and writes mo-last.
    bool is_maximal(const Graph& graph, EventId event) const;

    ModelKind kind_;
    ClockArena& clocks_;
    bool unordered_;
    mutable ScCycle sc_cycle_;
    mutable Psc psc_;
    mutable bool has_strong_ = false;  // some event was one that psc is about
    mutable std::vector<EventId> work_;
    mutable std::vector<u8> seen_;
};

}  // namespace raddle
