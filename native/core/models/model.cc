#include "models/model.h"

#ifdef RADDLE_CHECK_PSC
#include "psc_reference.h"
#endif

namespace raddle {
namespace {

bool acquires(Order order) {
    return order == Order::Acquire || order == Order::AcqRel || order == Order::SeqCst;
}
bool releases(Order order) {
    return order == Order::Release || order == Order::AcqRel || order == Order::SeqCst;
}

// In a build for that: the answer of the search for a cycle of psc against its definition.
bool compared([[maybe_unused]] const Graph& graph, [[maybe_unused]] const ClockArena& clocks,
              [[maybe_unused]] ModelKind kind, bool acyclic) {
#ifdef RADDLE_CHECK_PSC
    if (kind == ModelKind::Rc11 || kind == ModelKind::Ra || kind == ModelKind::Wrc11)
        require(
            acyclic == reference::psc_acyclic(graph, clocks, kind == ModelKind::Wrc11, kind == ModelKind::Ra),
            "psc is not what its definition says");
#endif
    return acyclic;
}

// The atomic writes that an event reads from. In a word of several sizes those are several, one for each
// byte; a store there finds the other bytes' values and synchronises with nobody.
template <class Visit>
void each_source(const Graph& graph, const Event& e, Visit visit) {
    if (!is_in_word(e)) {
        if (graph[e.rf].atomic) visit(graph[e.rf]);
        return;
    }
    u32 open = e.kind == LabelKind::Store ? 0 : bytes_of(e);
    for (EventId id = e.rf; open != 0 && id < kInit; id = graph[id].rf) {
        const Event& from = graph[id];
        if ((open & bytes_of(from)) != 0 && from.atomic) visit(from);
        open &= ~bytes_of(from);
    }
}

}  // namespace

const char* model_name(ModelKind kind) {
    constexpr const char* names[] = {"sc", "tso", "ra", "rc11", "wrc11"};
    return names[static_cast<std::size_t>(kind)];
}

std::optional<ModelKind> model_named(std::string_view name) {
    for (const ModelKind kind :
         {ModelKind::Sc, ModelKind::Tso, ModelKind::Ra, ModelKind::Rc11, ModelKind::Wrc11})
        if (name == model_name(kind)) return kind;
    return std::nullopt;
}

void Model::synchronise(const Graph& graph, Event& e) const {
    const Event* const source = e.reads && e.rf < kInit ? &graph[e.rf] : nullptr;
    if (source != nullptr) e.porf = clocks_.join(e.porf, source->porf);
    // A failed trylock, and a lock that has to wait, order nothing.
    has_strong_ = has_strong_ || psc_.is_strong(e);
    const bool refused = !e.writes && (e.kind == LabelKind::Trylock || e.kind == LabelKind::Lock);
    if (kind_ != ModelKind::Rc11 && kind_ != ModelKind::Wrc11) {
        if (source != nullptr && e.atomic && !refused)
            each_source(graph, e, [&](const Event& from) { e.hb = clocks_.join(e.hb, from.hb); });
        return;
    }
    Clock released;
    if (source != nullptr && e.atomic) {
        each_source(graph, e, [&](const Event& from) {
            released = released.is_empty() ? from.release : clocks_.join(released, from.release);
        });
        if (acquires(e.order))
            e.hb = clocks_.join(e.hb, released);
        else
            e.pending = clocks_.join(e.pending, released);
    }
    if (e.kind == LabelKind::Fence) {
        if (acquires(e.order)) e.hb = clocks_.join(e.hb, e.pending);
        if (releases(e.order)) e.fence = e.index;
    }
    if (!e.writes || e.loc == kNone) return;
    // The release sequence of a write goes on through later writes of its thread to the same location.
    const std::vector<EventId>& mine = graph.thread(e.thread).events;
    for (std::size_t i = mine.size(); i-- > 0;) {
        const Event& earlier = graph[mine[i]];
        if (earlier.index < e.index && earlier.writes && earlier.loc == e.loc &&
            (bytes_of(e) & ~bytes_of(earlier)) == 0) {
            e.base = earlier.base;
            break;
        }
    }
    if (e.fence != 0) e.base = clocks_.join(e.base, graph[graph.find(e.thread, e.fence)].hb);
    if (e.atomic && releases(e.order)) e.base = clocks_.join(e.base, e.hb);
    e.release = e.atomic ? e.base : Clock{};
    if (source != nullptr && e.atomic) e.release = clocks_.join(e.release, released);
}

u32 Model::floor(const Graph& graph, u32 loc, const Event& event) const {
    const LocationState& state = graph.location(loc);
    const Clock& clock = coherence(event);
    u32 place = static_cast<u32>(state.writes.size());
    for (; place != 0; --place) {
        const EventId id = state.writes[place - 1];
        const Event& write = graph[id];
        if (write.thread == event.thread ? write.index < event.index
                                         : clocks_.includes(clock, write.thread, write.index))
            break;
        bool read = false;
        for (const EventId reader : state.reads) {
            const Event& r = graph[reader];
            if (r.rf == id && (r.thread == event.thread ? r.index < event.index
                                                        : clocks_.includes(clock, r.thread, r.index))) {
                read = true;
                break;
            }
        }
        if (read) break;
    }
    return place;
}

bool Model::is_maximal(const Graph& graph, EventId id) const {
    const Event& e = graph[id];
    if (e.loc == kNone) return true;
    const std::vector<EventId>& writes = graph.location(e.loc).writes;
    if (e.writes) return writes.back() == id;
    return e.rf == (writes.empty() ? kInit : writes.back());
}

bool Model::consistent(const Graph& graph, EventId id, EventId reader) const {
    for (const EventId some : {id, reader})
        if (some != kNone && graph[some].reads && graph[some].writes &&
            graph.update_of(graph[some].loc, graph[some].rf, some) != kNone)
            return false;
    return compared(graph, clocks_, kind_,
                    holds_through(graph, id) && (reader == kNone || holds_through(graph, reader)));
}

// A cycle of psc leads along sb, rf, mo and fr, and through the event, or it was there before. Mostly there
// is no cycle of these at all.
bool Model::holds_through(const Graph& graph, EventId id) const {
    if (kind_ == ModelKind::Wrc11 || is_maximal(graph, id)) return true;
    if (kind_ == ModelKind::Tso) return !on_tso_cycle(graph, id);
    if (kind_ != ModelKind::Sc && !has_strong_) return true;
    if (!sc_cycle_.goes_through(graph, id)) return true;
    if (kind_ == ModelKind::Sc) return false;
    if (psc_.is_strong(graph[id]) && sc_cycle_.is_strong(graph, id)) return false;
    return !psc_.is_cyclic_through(graph, id);
}

bool Model::needs_order(const Graph& graph) const {
    if (kind_ == ModelKind::Sc || kind_ == ModelKind::Tso) return true;
    u32 count = 0;
    for (EventId id = 0; has_strong_ && id < graph.size() && count < 2; ++id)
        if (psc_.is_strong(graph[id])) ++count;
    return count >= 2;
}

bool Model::holds(const Graph& graph) const {
    if (kind_ == ModelKind::Sc || kind_ == ModelKind::Tso) return acyclic(graph, kind_ == ModelKind::Tso);
    if (!has_strong_) return true;
    // WRC11 has no mo whose cycles could be looked for.
    const bool is_sc = kind_ != ModelKind::Wrc11 && acyclic(graph, false);
    return compared(graph, clocks_, kind_, is_sc || !psc_.is_cyclic(graph));
}

namespace {

// x86: what drains the store buffer. A locked instruction does so whether or not it writes.
bool drains(const Event& e) {
    switch (e.kind) {
        case LabelKind::Fence: return e.order == Order::SeqCst;
        case LabelKind::Load:
        case LabelKind::Store:
        case LabelKind::Await:
        case LabelKind::Choose:
        case LabelKind::Detach:
        case LabelKind::Free:
        case LabelKind::LifeEnd: return e.begin;
        default: return !e.quiet;
    }
}

// x86: what goes through the store buffer.
bool is_stored(const Event& e) {
    return !e.begin && (e.kind == LabelKind::Store || (e.quiet && (e.writes || e.closes)));
}

}  // namespace

template <class Visit>
void Model::fixed_successors(const Graph& graph, EventId id, bool tso, Visit visit) const {
    const Event& e = graph[id];
    const std::vector<EventId>& mine = graph.thread(e.thread).events;
    if (!tso) {
        if (e.index < mine.size()) visit(mine[e.index]);
    } else {
        // A store may be overtaken by later loads until something drains the buffer.
        bool drained = !is_stored(e) || e.order == Order::SeqCst;
        for (std::size_t i = e.index; i < mine.size(); ++i) {
            const Event& later = graph[mine[i]];
            if (drains(later)) drained = true;
            if (drained || is_stored(later)) visit(mine[i]);
        }
    }
    if (e.kind == LabelKind::Spawn && e.target < graph.thread_count() &&
        !graph.thread(e.target).events.empty())
        visit(graph.thread(e.target).events.front());
    const EventId join = graph.thread(e.thread).join;
    if (join != kNone) visit(join);
    const Sections& sections = graph.sections();
    for (const u32 number : sections.of(e.thread)) {
        const Section& section = sections[number];
        if (section.is_open() ? e.index == mine.size() : e.index == section.last)
            for (const u32 other : section.after)
                visit(graph.find(sections[other].thread, sections[other].first));
    }
    if (e.loc == kNone || !e.writes) return;
    for (const EventId reader : graph.location(e.loc).reads)
        if (graph[reader].rf == id && (!tso || graph[reader].thread != e.thread)) visit(reader);
}

template <class Visit>
void Model::successors(const Graph& graph, EventId id, bool tso, Visit visit) const {
    fixed_successors(graph, id, tso, visit);
    const Event& e = graph[id];
    if (e.loc == kNone) return;
    const LocationState& state = graph.location(e.loc);
    if (e.writes) {
        const u32 place = graph.place_of(id);
        if (place + 1 < state.writes.size()) visit(state.writes[place + 1]);
    }
    if (e.reads) {
        const u32 next = e.rf == kInit ? 0 : graph.place_of(e.rf) + 1;
        if (next < state.writes.size() && state.writes[next] != id) visit(state.writes[next]);
    }
}

bool Model::orders_all_events(const Graph& graph) const {
    if (kind_ == ModelKind::Sc || kind_ == ModelKind::Tso) return true;
    for (EventId id = 0; id < graph.size(); ++id)
        if (graph[id].loc != kNone && !is_strong(graph[id])) return false;
    return true;
}

void Model::add_fixed(const Graph& graph, Reach& relation) const {
    const bool all = orders_all_events(graph);
    for (EventId id = 0; id < graph.size(); ++id) {
        if (all) {
            fixed_successors(graph, id, kind_ == ModelKind::Tso,
                             [&](EventId later) { relation.add(id, later); });
        } else if (is_strong(graph[id])) {
            for (const auto& [later, part] : psc_.fixed_behind(graph, id)) relation.add(id, later);
        }
    }
}

bool Model::on_tso_cycle(const Graph& graph, EventId id) const {
    seen_.assign(graph.size(), 0);
    work_.assign(1, id);
    bool found = false;
    while (!work_.empty() && !found) {
        const EventId next = work_.back();
        work_.pop_back();
        successors(graph, next, true, [&](EventId later) {
            if (later == id) found = true;
            if (seen_[later] == 0) {
                seen_[later] = 1;
                work_.push_back(later);
            }
        });
    }
    return found;
}

// Depth first: an event met again while it is still on the way down closes a cycle.
bool Model::acyclic(const Graph& graph, bool tso) const {
    enum : u8 { kNew, kOpen, kClosed };
    seen_.assign(graph.size(), kNew);
    for (EventId start = 0; start < graph.size(); ++start) {
        if (seen_[start] != kNew) continue;
        work_.assign(1, start);
        while (!work_.empty()) {
            const EventId id = work_.back();
            if (seen_[id] != kNew) {
                seen_[id] = kClosed;
                work_.pop_back();
                continue;
            }
            seen_[id] = kOpen;
            bool found = false;
            successors(graph, id, tso, [&](EventId later) {
                if (seen_[later] == kOpen) found = true;
                if (seen_[later] == kNew) work_.push_back(later);
            });
            if (found) return false;
        }
    }
    return true;
}

}  // namespace raddle
