// Numbers of threads and places that several searches have in common, so that a transition means the same to
// all of them. Each keeps its own tables and asks here for what it has not met: tables are always a beginning
// of these.
#pragma once

#include <mutex>

#include "search/dpor/footprint.h"
#include "search/thread_table.h"

namespace raddle {

class SharedNumbers {
  public:
    SharedNumbers(const ThreadTable& threads, const Places& places);

    std::optional<u32> thread(ThreadTable& mine, u32 parent, u32 nth);
    u32 place(Places& mine, Address address, u64 size);
    // Brings the tables up to date.
    void update(ThreadTable& mine);
    void update(Places& mine);
    // With weak orders: whether that is the one place, in its one life, of the atomic accesses of all.
    bool is_only_one(u32 place, u32 life);
    std::pair<u32, u32> only_one() const { return {place_, life_}; }

  private:
    void copy_to(Places& mine);

    std::mutex mutex_;
    ThreadTable threads_;
    Places places_;
    u32 place_ = kNowhere, life_ = 0;
};

}  // namespace raddle
