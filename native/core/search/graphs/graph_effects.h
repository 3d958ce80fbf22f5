// What an operation on an execution graph does: the values it reads and writes, and in how many ways.
#pragma once

#include "machine/semantics.h"
#include "search/graphs/unordered_locks.h"
#include "search/spinning.h"

namespace raddle {

class GraphEffects {
  public:
    GraphEffects(GraphState& state, const UnorderedLocks& locks) : state_(state), locks_(locks) {}

    Effect effect(const Event& event, const Label& label) const;
    Fault fault_of(const Effect& effect, const Event& event, const Label& label) const {
        return raddle::fault_of(effect, label, found_by(event, label), state_.locations()[event.loc].object,
                                0);
    }
    // What the operation does with the value it reads, and so of which order it is.
    void set_effect(Event& event, const Snapshot& at, const Label& label) const;
    // How many choices the operation has with what it reads; and the read, with that write.
    u32 choices(u32 thread, const Label& label, const Value& read) const;
    u32 choices(EventId read, EventId write) const;
    // Some event was one that waits by writing what was there.
    bool has_rewrites() const { return has_rewrites_; }

  private:
    // What the event finds: of an unlock, the last write of its own thread to the mutex if that one took it.
    Value found_by(const Event& event, const Label& label) const;
    Value found_by_unlock(const Event& event) const;
    bool may_fail_spuriously(u32 thread) const;
    // The same of the compare-exchange that follows the thread's first `count` events: see Spinner.
    bool fails_in_vain(u32 thread, std::size_t count) const;

    GraphState& state_;
    const UnorderedLocks& locks_;
    mutable Spinner spinner_;
    mutable bool has_rewrites_ = false;
};

}  // namespace raddle
