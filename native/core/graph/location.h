// The memory locations of an exploration, numbered: an address, a size, and the life of its object.
//
// Numbers are kept for a whole exploration. Two locations never overlap: accesses of different sizes to
// the same bytes are refused (`overlapping`), which the caller reports.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "machine/thread_state.h"

namespace raddle {

struct Location {
    Address address = 0;
    u64 size = 0;
    u32 generation = 0;
    Address object = 0;  // its object's base
    Value initial;
    u32 pc = 0;  // of the first access seen, for messages
};

class LocationTable {
  public:
    // The location's number; none if it overlaps another one, whose number `overlapping` then is.
    std::optional<u32> intern(const Program& program, const ObjectView& object, Address address, u64 size, u32 pc);

    const Location& operator[](u32 number) const { return locations_[number]; }
    u32 size() const { return static_cast<u32>(locations_.size()); }
    u32 overlapping() const { return overlapping_; }

  private:
    std::vector<Location> locations_;
    std::map<std::pair<u32, Address>, u32> by_address_;  // (generation, address)
    u32 overlapping_ = 0;
};

}  // namespace raddle
