#include "order_reference.h"

#include <algorithm>

namespace raddle::reference {
namespace {

constexpr u32 kMostOrders = 800;

class Trial {
  public:
    Trial(const Graph& graph, const Model& model, const ClockArena& clocks,
          const std::vector<std::pair<u32, EventId>>& ends)
        : graph_(graph), model_(model), clocks_(clocks), ends_(ends) {}

    bool from(std::size_t number) {
        if (number == graph_.touched().size()) return model_.holds(graph_);
        const u32 loc = graph_.touched()[number];
        std::vector<EventId> writes = graph_.location(loc).writes;
        std::sort(writes.begin(), writes.end());
        do {
            graph_.arrange(loc, writes);
            if (coherent(loc) && from(number + 1)) return true;
        } while (std::next_permutation(writes.begin(), writes.end()));
        return false;
    }

  private:
    bool before(EventId a, EventId b) const {
        if (graph_[a].thread == graph_[b].thread) return graph_[a].index < graph_[b].index;
        return clocks_.includes(model_.coherence(graph_[b]), graph_[a].thread, graph_[a].index);
    }
    // Where an access stands: a write at its own place, from 1 on, a read at that of its source.
    u32 standing(EventId id) const {
        if (graph_[id].writes) return graph_.place_of(id) + 1;
        return source_of(id);
    }
    u32 source_of(EventId id) const {
        return graph_[id].rf == kInit ? 0 : graph_.place_of(graph_[id].rf) + 1;
    }
    bool coherent(u32 loc) const {
        const LocationState& state = graph_.location(loc);
        for (const auto& [number, write] : ends_)
            if (number == loc && write != (state.writes.empty() ? kInit : state.writes.back())) return false;
        std::vector<EventId> all = state.writes;
        for (const EventId id : state.reads)
            if (!graph_[id].writes) all.push_back(id);
        for (const EventId b : all) {
            const Event& e = graph_[b];
            if (e.reads && e.writes && standing(b) != source_of(b) + 1) return false;
            for (const EventId a : all) {
                if (a == b || !before(a, b)) continue;
                if (e.writes && standing(a) >= standing(b)) return false;
                if (e.reads && standing(a) > source_of(b)) return false;
            }
        }
        return true;
    }

    Graph graph_;
    const Model& model_;
    const ClockArena& clocks_;
    const std::vector<std::pair<u32, EventId>>& ends_;
};

}  // namespace

std::optional<bool> some_order_fits(const Graph& graph, const Model& model, const ClockArena& clocks,
                                    const std::vector<std::pair<u32, EventId>>& ends) {
    std::size_t orders = 1;
    for (const u32 loc : graph.touched())
        for (std::size_t n = graph.location(loc).writes.size(); n > 1 && orders <= kMostOrders; --n)
            orders *= n;
    if (orders > kMostOrders) return std::nullopt;
    return Trial(graph, model, clocks, ends).from(0);
}

}  // namespace raddle::reference
