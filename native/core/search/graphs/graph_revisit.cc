// Giving a read of an execution graph another write to read from.
#include <algorithm>

#include "search/graphs/graph_execution.h"

namespace raddle {

bool GraphExecution::possible(EventId read, EventId write, const std::vector<bool>& counts) {
    const std::size_t mark = clocks_.mark();
    Event guess = redirected(read, write, 0);
    model_.synchronise(graph(), guess);
    bool found = witness_.coherent(graph(), guess.loc, &counts, &guess);
    if (found && model_.needs_order(graph())) {
        keep_ = counts;
        keep_[read] = true;
        descend(keep_, map_);
        Graph& g = graph();
        const EventId id = map_[read];
        if (g[id].writes) {
            g.unplace(id);
            g.at(id).writes = false;
        }
        guess.rf = write == kInit ? kInit : map_[write];
        g.at(id) = guess;
        if (guess.writes) g.place(id, guess.rf == kInit ? 0 : g.place_of(guess.rf) + 1);
        found = consistency.consistent(id);
        ascend();
    }
    clocks_.reset(mark);
    return found;
}

void GraphExecution::cut_places(const Event& write, std::vector<Alternative>& found,
                                std::size_t first) const {
    if (!options_.prune.ceiling || !unordered_ || !records_mo_ || found.size() < first + 2) return;
    const u32 highest = locks.ceiling(write);
    const auto begin = found.begin() + static_cast<std::ptrdiff_t>(first);
    const auto fits = [&](const Alternative& alternative) { return alternative.place <= highest; };
    found.erase(begin, std::find_if(begin, found.end() - 1, fits));
}

void GraphExecution::revisits(EventId read, EventId write, std::vector<Alternative>& found) {
    Graph& g = graph();
    if (g[read].writes) {
        g.unplace(read);
        g.at(read).writes = false;
    }
    const std::size_t first = found.size();
    if (g[write].reads || !records_mo_) {
        found.push_back({kNone, g.place_of(write), 0});
    } else {
        g.unplace(write);
        Event alone = g[write];
        // What was cut away may have ordered critical sections: only its own thread is sure to come before.
        if (unordered_) alone.hb = alone.porf = alone.causal = Clock{0, 0, alone.thread, alone.index};
        places(alone, found);
        if (g[read].kind == LabelKind::Load || g[read].kind == LabelKind::Await)
            cut_places(alone, found, first);
    }
    const u32 count = effects.choices(read, write);
    const std::size_t last = found.size();
    for (u32 k = 1; k < count; ++k)
        for (std::size_t i = first; i < last; ++i) found.push_back({kNone, found[i].place, k});
}

Event GraphExecution::redirected(EventId id, EventId write, u32 choice) const {
    const Graph& g = graph();
    const Event& before = g[g.find(g[id].thread, g[id].index - 1)];
    const Snapshot& at = snapshots_[before.snapshot];
    const Label& label = at.label;
    Event e = g[id];
    e.rf = write;
    e.choice = choice;
    e.porf = before.porf;
    e.hb = before.hb;
    e.porf.index = e.hb.index = e.index;
    e.pending = before.pending;
    e.fence = before.fence;
    e.base = e.release = Clock{};
    e.snapshot = kNone;
    e.last = e.ended = false;
    effects.set_effect(e, at, label);
    return e;
}

bool GraphExecution::retarget(EventId id, EventId write, const Alternative& alternative) {
    Graph& g = graph();
    if (g[id].writes) {
        g.unplace(id);
        g.at(id).writes = false;
    }
    if (records_mo_) {
        if (g.place_of(write) < g.location(g[write].loc).writes.size()) g.unplace(write);
        g.place(write, alternative.place);
    }
    Event e = redirected(id, write, alternative.choice);
    if (unordered_) {
        // All other clocks are made anew: what was cut away may have ordered critical sections.
        e.porf = clocks_.join(e.porf, g[write].porf);
        g.at(id) = e;
        if (e.writes) g.place(id, g.place_of(write) + 1);
        return true;
    }
    model_.synchronise(g, e);
    g.at(id) = e;
    if (e.writes) g.place(id, write == kInit ? 0 : g.place_of(write) + 1);
    return !records_mo_ || g.place_of(write) + 1 >= model_.floor(g, e.loc, e);
}

}  // namespace raddle
