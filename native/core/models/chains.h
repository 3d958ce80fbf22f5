// The writes of one location, as chains: a successful read-modify-write stands right behind the write it
// reads, so that an order of the writes is an order of chains. Chain 0 begins with the initial write, which
// is not listed.
#pragma once

#include <span>
#include <vector>

#include "graph/event.h"

namespace raddle {

// One behind the other, so that copies find their memory ready.
class Chains {
  public:
    std::size_t size() const { return ends_.size(); }
    std::span<const EventId> operator[](std::size_t chain) const {
        const u32 first = chain == 0 ? 0 : ends_[chain - 1];
        return {writes_.data() + first, ends_[chain] - first};
    }
    void clear() {
        writes_.clear();
        ends_.clear();
    }
    void open() { ends_.push_back(static_cast<u32>(writes_.size())); }
    void add(EventId write) {
        writes_.push_back(write);
        ++ends_.back();
    }

  private:
    std::vector<EventId> writes_;
    std::vector<u32> ends_;
};

}  // namespace raddle
