// The words of 32 bits that stand for addresses in the memory of narrow programs.
//
// Registers, events and objects go by addresses; only what such a program holds in 4 bytes is a word. Which
// slots have how many words is in the image: src/raddle/assemble/words.py says what for.
#pragma once

#include <optional>
#include <vector>

#include "machine/address.h"

namespace raddle {

// Slots of some regions, with 2^bits words for each.
struct WordRange {
    u32 region, regions, slot, slots, bits, word, stride, zero;
    bool joined() const { return bits == kOffsetBits; }
    bool has(u32 r, u32 s) const { return r - region < regions && s - slot < slots; }
    bool holds(u64 size) const { return joined() || size < u64{3} << (bits - 2); }
};

class Words {
  public:
    std::vector<WordRange> ranges;  // none: the program is not narrow

    Address unpack(u32 word) const;
    // None if the address has no word: it is far outside of its object.
    std::optional<u32> pack(Address address) const;

    // The range that a thread's next stack object (or heap object) of that size has its slot in, and its
    // number among those; null if none has room.
    static constexpr u32 kKinds = 3;
    const WordRange* room(u32 thread, bool heap, u64 size, u32& number) const;
};

}  // namespace raddle
