// Threads as they stood right after an event, with the label they stand at: cutting a thread back is
// picking an older one. Handed out and taken back in the order of a depth-first search; the memory of
// those taken back is used again, so that a search soon allocates nothing.
#pragma once

#include <memory>
#include <vector>

#include "machine/thread_state.h"

namespace raddle {

struct Snapshot {
    ThreadState state;
    Label label;
    u32 loc = 0xffffffff;  // of the label's access (or its next piece), once it is known
    u64 done = 0;          // bytes of the label's access that earlier events have taken
    Value carried;         // a load's, as far as it is done
};

class Snapshots {
  public:
    Snapshot& operator[](u32 handle) { return *pool_[handle]; }
    const Snapshot& operator[](u32 handle) const { return *pool_[handle]; }

    u32 take() {
        if (used_ == pool_.size()) pool_.push_back(std::make_unique<Snapshot>());
        return used_++;
    }
    u32 mark() const { return used_; }
    void reset(u32 mark) { used_ = mark; }

  private:
    std::vector<std::unique_ptr<Snapshot>> pool_;
    u32 used_ = 0;
};

}  // namespace raddle
