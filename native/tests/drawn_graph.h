// Execution graphs drawn by hand, event by event, and what a model says of them.
#pragma once

#include "models/lock_order.h"

namespace raddle::test {

class DrawnGraph {
  public:
    // Thread 0 creates the others, which are those that draw.
    DrawnGraph(ModelKind kind, u32 threads, bool unordered = false)
        : model(kind, clocks, unordered),
          witness(model, clocks),
          locks(model, clocks, witness, false),
          unordered_(unordered) {
        push(first(0), 0);
        for (u32 thread = 1; thread <= threads; ++thread) {
            Event e = next(0, LabelKind::Spawn, Order::Plain);
            e.target = thread;
            const EventId spawn = push(e, 0);
            Event begin = first(thread);
            begin.porf = clocks.join(begin.porf, graph[spawn].porf);
            begin.hb = clocks.join(begin.hb, graph[spawn].hb);
            begin.causal = clocks.join(begin.causal, graph[spawn].causal);
            push(begin, 0);
        }
    }

    // `place` is where it stands in modification order; by default last.
    EventId write(u32 thread, u32 loc, Order order, u32 place = kNone) {
        Event e = next(thread, LabelKind::Store, order);
        e.loc = loc;
        e.writes = true;
        return add(e, place == kNone ? static_cast<u32>(graph.location(loc).writes.size()) : place);
    }
    EventId read(u32 thread, u32 loc, EventId rf, Order order) {
        Event e = next(thread, LabelKind::Load, order);
        e.loc = loc;
        e.reads = true;
        e.rf = rf;
        return add(e, 0);
    }
    EventId update(u32 thread, u32 loc, EventId rf, Order order) {
        Event e = next(thread, LabelKind::Rmw, order);
        e.loc = loc;
        e.reads = e.writes = true;
        e.rf = rf;
        return add(e, behind(rf));
    }
    EventId fence(u32 thread, Order order) { return add(next(thread, LabelKind::Fence, order), 0); }
    EventId lock(u32 thread, u32 lock) { return section(thread, lock, LabelKind::Lock); }
    EventId unlock(u32 thread, u32 lock) { return section(thread, lock, LabelKind::Unlock); }

    // Whether every event was consistent with those before it: by the order of writes as drawn.
    bool fits() const { return fits_; }
    // Whether locks-before has no contradiction so far.
    bool is_ordered() const { return ordered_; }

    ClockArena clocks;
    Model model;
    Witness witness;
    LockOrder locks;
    Graph graph;

  private:
    Event first(u32 thread) {
        Event e;
        e.thread = static_cast<u16>(thread);
        e.begin = e.atomic = true;
        e.index = 1;
        e.porf.thread = e.hb.thread = e.causal.thread = e.thread;
        e.porf.index = e.hb.index = e.causal.index = 1;
        return e;
    }
    Event next(u32 thread, LabelKind kind, Order order) {
        const Event& before = graph[graph.last(thread)];
        Event e;
        e.thread = before.thread;
        e.index = before.index + 1;
        e.kind = kind;
        e.order = order;
        e.atomic = true;
        e.porf = before.porf;
        e.hb = before.hb;
        e.causal = before.causal;
        e.porf.index = e.hb.index = e.causal.index = e.index;
        e.pending = before.pending;
        e.fence = before.fence;
        return e;
    }
    u32 behind(EventId write) const { return write == kInit ? 0 : graph.place_of(write) + 1; }
    EventId section(u32 thread, u32 lock, LabelKind kind) {
        Event e = next(thread, kind, Order::Plain);
        e.lock = lock;
        e.opens = kind == LabelKind::Lock;
        e.closes = !e.opens;
        return add(e, 0);
    }
    EventId add(Event e, u32 place) {
        model.synchronise(graph, e);
        if (e.rf < kInit) e.causal = clocks.join(e.causal, graph[e.rf].causal);
        if (e.loc != kNone) {
            const u32 stands = e.writes ? place : behind(e.rf);
            if (stands < model.floor(graph, e.loc, e)) fits_ = false;
        }
        return push(e, place);
    }
    EventId push(const Event& e, u32 place) {
        const EventId id = graph.push(e, place);
        if (model.kind() != ModelKind::Wrc11 && !unordered_ && fits_) fits_ = model.consistent(graph, id);
        if (unordered_ && ordered_) ordered_ = locks.add(graph, id);
        return id;
    }

    bool unordered_;
    bool fits_ = true, ordered_ = true;
};

}  // namespace raddle::test
