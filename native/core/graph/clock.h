// Vector clocks over events: which events of each thread come before (in porf, in hb) an event.
//
// A clock is a handle: its own thread's component is kept in the handle, the others in a slice of the
// arena that events share as long as nothing new comes in from another thread. The arena only grows
// while a search goes deeper and is cut back when it backtracks; slices are never changed.
#pragma once

#include <vector>

#include "check.h"

namespace raddle {

struct Clock {
    static constexpr u16 kNobody = 0xffff;

    u32 offset = 0;
    u16 length = 0;
    u16 thread = kNobody;
    u32 index = 0;  // of `thread`; events are counted from 1

    bool is_empty() const { return length == 0 && thread == kNobody; }
    bool operator==(const Clock&) const = default;
};

class ClockArena {
  public:
    u32 at(const Clock& clock, u32 thread) const {
        if (thread == clock.thread) return clock.index;
        return thread < clock.length ? words_[clock.offset + thread] : 0;
    }
    bool includes(const Clock& clock, u32 thread, u32 index) const { return at(clock, thread) >= index; }

    // Whether a includes everything of b.
    bool covers(const Clock& a, const Clock& b) const {
        if (b.thread != Clock::kNobody && at(a, b.thread) < b.index) return false;
        return (a.offset == b.offset && a.length == b.length) || b.length == 0 || covers_others(a, b);
    }
    // Everything of both; keeps a's own thread.
    Clock join(const Clock& a, const Clock& b) { return b.is_empty() || covers(a, b) ? a : joined(a, b); }

    std::size_t mark() const { return words_.size(); }
    void reset(std::size_t mark) { words_.resize(mark); }

  private:
    bool covers_others(const Clock& a, const Clock& b) const;
    Clock joined(const Clock& a, const Clock& b);

    std::vector<u32> words_;
};

}  // namespace raddle
