// Vector clocks: what of each thread happens before a point.
#pragma once

#include <algorithm>
#include <vector>

#include "check.h"

namespace raddle {

class VectorClock {
  public:
    u32 of(u32 thread) const { return thread < times_.size() ? times_[thread] : 0; }

    // The next moment of `thread` itself; returns it.
    u32 tick(u32 thread) {
        if (thread >= times_.size()) times_.resize(thread + 1, 0);
        return ++times_[thread];
    }
    void join(const VectorClock& other) {
        if (other.times_.size() > times_.size()) times_.resize(other.times_.size(), 0);
        for (std::size_t i = 0; i < other.times_.size(); ++i)
            times_[i] = std::max(times_[i], other.times_[i]);
    }

  private:
    std::vector<u32> times_;
};

}  // namespace raddle
