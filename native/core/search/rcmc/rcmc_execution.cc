#include "search/rcmc/rcmc_execution.h"

namespace raddle {

void RcmcExecution::restore(Graph&& other, const Mark& mark) {
    level_ = 0;
    graph() = std::move(other);
    snapshots_.reset(mark.snapshots);
    clocks_.reset(mark.clocks);
}

void RcmcExecution::complete(EventId id) {
    Graph& g = graph();
    Event e = redirected(id, g[id].rf, g[id].choice);
    model_.synchronise(g, e);
    e.incomplete = false;
    g.at(id) = e;
    g.place(id, e.rf == kInit ? 0 : g.place_of(e.rf) + 1);
}

void RcmcExecution::redirect(EventId id, EventId write, u32 choice) {
    Graph& g = graph();
    if (g[id].writes) {
        g.unplace(id);
        g.at(id).writes = false;
    }
    Event e = redirected(id, write, choice);
    e.incomplete = e.writes;
    e.writes = false;
    model_.synchronise(g, e);
    g.at(id) = e;
}

bool RcmcExecution::may_read(EventId read, EventId write) const {
    return graph().place_of(write) + 1 >=
           model_.floor(graph(), graph()[read].loc, redirected(read, write, 0));
}

bool RcmcExecution::becomes_update(EventId read, EventId write, u32 choice) const {
    return redirected(read, write, choice).writes;
}

}  // namespace raddle
