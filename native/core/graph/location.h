// The memory locations of an exploration, numbered: an address, a size, and the life of its object.
//
// Numbers are kept for a whole exploration. Two locations never overlap. Where plain accesses of different
// sizes meet (a memset and then a member, a union), the larger ones are taken in pieces: the table
// learns where to cut, and the exploration starts again (`refined`). Atomic accesses are never cut: what
// those that overlap cover together is a *word*, one location, of which each of them touches a part. Plain
// accesses are cut where they stick out of a word, and touch a part of it where they do not.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "machine/thread_state.h"

namespace raddle {

struct Location {
    Address address = 0;
    u64 size = 0;
    u32 generation = 0;
    Address object = 0;  // its object's base
    Value initial;
    u32 pc = 0;           // of the first access seen, for messages
    bool atomic = false;  // some access is
    bool mixed = false;   // a word: accesses may touch a part of it
};

// What an access of `size` bytes at `address` touches of a location that it overlaps.
struct Part {
    u64 offset, size;
    Part(Address address, u64 size_, const Location& location)
        : offset(address > location.address ? address - location.address : 0),
          size(std::min(address + size_, location.address + location.size) - location.address - offset) {}
};

class LocationTable {
  public:
    enum class Found { Yes, Refined, Mixed };

    // How many of the `size` bytes at `address` one access takes: up to the next cut.
    u64 piece(const ObjectView& object, Address address, u64 size) const;

    // Finds or makes the location, as `number`. Refined: it overlaps another one; the table knows better now
    // and all numbers are void. Mixed: the same, but the word would be too large; `overlapping` is the other.
    Found intern(const Program& program, const ObjectView& object, Address address, u64 size, bool atomic,
                 u32 pc, u32& number);

    const Location& operator[](u32 number) const { return locations_[number]; }
    u32 size() const { return static_cast<u32>(locations_.size()); }
    u32 overlapping() const { return overlapping_; }
    const std::set<Address>& cuts() const { return cuts_; }
    bool cut_at(Address address) { return cuts_.insert(address).second; }
    const std::map<Address, Address>& words() const { return words_; }
    // Makes these bytes, and the words that they overlap with, one word; false if it is too large.
    bool join(Address first, Address end);
    // Forgets the locations, neither the cuts nor the words.
    void restart();

  private:
    // The word that the byte is in, or that begins first behind it.
    std::map<Address, Address>::const_iterator word_at(Address address) const;

    std::vector<Location> locations_;
    std::map<std::pair<u32, Address>, u32> by_address_;  // (generation, address)
    std::set<Address> cuts_;
    std::map<Address, Address> words_;  // from where to where
    u32 overlapping_ = 0;
};

}  // namespace raddle
