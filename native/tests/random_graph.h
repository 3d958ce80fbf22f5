// Execution graphs that grow at random, for comparing a search in core with a definition. RADDLE_GRAPHS=…
// says how many a test looks at.
#pragma once

#include <array>
#include <cstdlib>
#include <random>

#include "models/model.h"
#include "psc_reference.h"

namespace raddle::test {

inline u32 graph_count() {
    const char* const text = std::getenv("RADDLE_GRAPHS");
    return text == nullptr ? 500 : static_cast<u32>(std::strtoul(text, nullptr, 10));
}

// Grows a graph at random. Atomicity is asked for, coherence only if `coherent`.
class RandomGraph {
  public:
    RandomGraph(ModelKind kind, u32 seed, bool coherent)
        : model(kind, clocks, false), random_(seed), kind_(kind), coherent_(coherent) {
        threads_ = 2 + below(3);
        strong_ = below(4);
        spawns_ = below(3) == 0;
        Event begin = first(0);
        graph.push(begin, 0);
        if (spawns_) return;
        for (u32 thread = 1; thread < threads_; ++thread) spawn(thread);
    }

    // Adds an event somewhere; kNone: it came to nothing.
    EventId grow() {
        const u32 thread = below(graph.thread_count());
        if (graph.last(thread) == kNone || graph.thread(thread).join != kNone) return kNone;
        if (spawns_ && graph.thread_count() < threads_ && below(3) == 0)
            return spawn(graph.thread_count(), thread);
        if (below(12) == 0) return join(thread, below(graph.thread_count()));
        Event e = next(thread);
        u32 place = 0;
        switch (below(7)) {
            case 0:
                e.kind = LabelKind::Fence;
                e.order = order({Order::Acquire, Order::Release, Order::AcqRel});
                break;
            case 1:
            case 2:
            case 3:
                e.kind = LabelKind::Load;
                e.loc = below(2);
                e.reads = true;
                e.order = order({Order::Plain, Order::Relaxed, Order::Acquire});
                e.rf = source(e, false);
                break;
            case 4:
                e.kind = LabelKind::Rmw;
                e.loc = below(2);
                e.reads = e.writes = true;
                e.order = order({Order::Relaxed, Order::Acquire, Order::AcqRel});
                e.rf = source(e, true);
                if (e.rf == kNone) return kNone;
                place = e.rf == kInit ? 0 : graph.place_of(e.rf) + 1;
                break;
            default:
                e.kind = LabelKind::Store;
                e.loc = below(2);
                e.writes = true;
                e.order = order({Order::Plain, Order::Relaxed, Order::Release});
                place = any_place(e);
        }
        e.atomic = e.order != Order::Plain;
        model.synchronise(graph, e);
        return graph.push(e, place);
    }

    // Gives some read the write, which is the last event; kNone: there is no read for that.
    EventId revisit(EventId write) {
        const Event w = graph[write];
        if (!w.writes) return kNone;
        for (u32 thread = 0; thread < graph.thread_count(); ++thread) {
            const EventId id = graph.last(thread);
            if (id == kNone || graph[id].kind != LabelKind::Load || graph[id].loc != w.loc ||
                thread == w.thread || graph.thread(thread).join != kNone ||
                clocks.includes(w.porf, graph[id].thread, graph[id].index))
                continue;
            Event e = graph[id];
            const Event& before = graph[graph.find(e.thread, e.index - 1)];
            e.rf = write;
            e.hb = before.hb;
            e.porf = before.porf;
            e.hb.index = e.porf.index = e.index;
            e.pending = before.pending;
            model.synchronise(graph, e);
            if (graph.place_of(write) + 1 < model.floor(graph, e.loc, e)) continue;
            graph.at(id) = e;
            return id;
        }
        return kNone;
    }

    bool acyclic() const {
        return reference::psc_acyclic(graph, clocks, kind_ == ModelKind::Wrc11, kind_ == ModelKind::Ra);
    }

    u32 below(u32 bound) { return static_cast<u32>(random_() % bound); }

    ClockArena clocks;
    Model model;
    Graph graph;

  private:
    Event first(u32 thread) {
        Event e;
        e.thread = static_cast<u16>(thread);
        e.begin = e.atomic = true;
        e.index = 1;
        e.porf.thread = e.hb.thread = e.thread;
        e.porf.index = e.hb.index = 1;
        return e;
    }

    Event next(u32 thread) {
        const Event& before = graph[graph.last(thread)];
        Event e;
        e.thread = before.thread;
        e.index = before.index + 1;
        e.atomic = true;
        e.porf = before.porf;
        e.hb = before.hb;
        e.porf.index = e.hb.index = e.index;
        e.pending = before.pending;
        e.fence = before.fence;
        return e;
    }

    EventId spawn(u32 child, u32 parent = 0) {
        Event e = next(parent);
        e.kind = LabelKind::Spawn;
        e.target = child;
        const EventId id = graph.push(e, 0);
        Event begin = first(child);
        begin.porf = clocks.join(begin.porf, graph[id].porf);
        begin.hb = clocks.join(begin.hb, graph[id].hb);
        return graph.push(begin, 0);
    }

    EventId join(u32 thread, u32 target) {
        const u32 spawner = target == 0 ? thread : graph[graph.thread(target).spawn].thread;
        if (thread == target || spawner != thread || graph.thread(target).join != kNone) return kNone;
        Event e = next(thread);
        e.kind = LabelKind::Join;
        e.target = target;
        e.porf = clocks.join(e.porf, graph[graph.last(target)].porf);
        e.hb = clocks.join(e.hb, graph[graph.last(target)].hb);
        return graph.push(e, 0);
    }

    Order order(std::array<Order, 3> weaker) {
        return below(4) <= strong_ ? Order::SeqCst : weaker[below(3)];
    }

    // From the first place that coherence leaves on.
    u32 place_for(const Event& e) {
        const u32 count = static_cast<u32>(graph.location(e.loc).writes.size());
        const u32 first = coherent_ ? model.floor(graph, e.loc, e) : 0;
        return first + below(count - first + 1);
    }

    EventId source(const Event& e, bool alone) {
        const u32 place = place_for(e);
        const EventId found = place == 0 ? kInit : graph.location(e.loc).writes[place - 1];
        return alone && graph.update_of(e.loc, found, kNone) != kNone ? kNone : found;
    }

    u32 any_place(const Event& e) {
        const std::vector<EventId>& writes = graph.location(e.loc).writes;
        u32 place = place_for(e);
        while (place < writes.size() && graph[writes[place]].reads) ++place;
        return place;
    }

    std::mt19937 random_;
    ModelKind kind_;
    bool coherent_;
    u32 threads_ = 0, strong_ = 0;
    bool spawns_ = false;
};

}  // namespace raddle::test
