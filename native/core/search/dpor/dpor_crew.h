// What several searches by dpor share: their trunk, and the numbers of threads and places.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>

#include "search/dpor/dpor_trunk.h"
#include "search/dpor/shared_numbers.h"

namespace raddle {

class DporCrew {
  public:
    DporCrew(const ThreadTable& threads, const Places& places) : numbers(threads, places) {}

    enum class Answer : u8 { Taken, Wait, Over };
    // Wait: there is nothing to do now, and a moment has passed.
    Answer take(DporTrunk::Task& task);
    // Whether somebody waits for work.
    bool wants_work() const { return is_hungry_.load(std::memory_order_relaxed); }
    // Somebody has work that does not come from the trunk.
    void join() {
        change([&](DporTrunk&) { ++busy_; });
    }
    // Whose work is done.
    void leave(DporTrunk::Place child);
    // Somebody has failed, and nobody is to wait for it.
    void fail();
    template <typename Change>
    void change(Change apply) {
        {
            const std::lock_guard<std::mutex> guard(mutex_);
            apply(trunk_);
            is_hungry_.store(false, std::memory_order_relaxed);
        }
        changed_.notify_all();
    }
    // `right`: the children right of it, afterwards.
    void insert(DporTrunk::Place from, const std::vector<Transition>& sequence,
                std::vector<Transition>& right);
    // While nobody runs.
    DporTrunk& trunk() { return trunk_; }

    SharedNumbers numbers;

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> is_hungry_ = false;
    bool has_failed_ = false;
    u32 busy_ = 0;
    DporTrunk trunk_;
    Places places_;
};

}  // namespace raddle
