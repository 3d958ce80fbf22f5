#pragma once

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "machine/address.h"

namespace raddle {

// The numbers of threads, the same throughout an exploration.
class ThreadTable {
  public:
    explicit ThreadTable(u32 most = kMaxThreads) : most_(most) {}

    // The number of the nth thread that `parent` creates, if it has one.
    std::optional<u32> find(u32 parent, u32 nth) const;
    // The same; it gets one, unless there are too many.
    std::optional<u32> intern(u32 parent, u32 nth);
    // Whether there is a number for it. Takes one, once half of them are taken, so that the answer stays.
    bool admits(u32 parent, u32 nth) {
        return entries_.size() * 2 < most_ || intern(parent, nth).has_value();
    }
    // A name by whose how many-th child it is: numbers depend on the order in which a search meets threads.
    u64 name(u32 thread) const { return thread == 0 ? 0 : names_[thread - 1]; }
    const std::vector<std::pair<u32, u32>>& entries() const { return entries_; }
    void preset(const std::vector<std::pair<u32, u32>>& entries);

  private:
    void add(u32 parent, u32 nth);

    u32 most_;
    std::vector<std::pair<u32, u32>> entries_;
    std::unordered_map<u64, u32> numbers_;  // by parent and nth
    std::vector<u64> names_;
};

}  // namespace raddle
