// What an event touches, and when two events conflict: the relation behind `--search dpor`.
//
// Two accesses of one place conflict unless both only read, or both are updates of the same commuting kind
// whose results nobody uses: additions (and subtractions), or two of and, or, xor alike.
#pragma once

#include <map>
#include <vector>

#include "machine/address.h"

namespace raddle {

inline constexpr u32 kNowhere = 0xffffffff;

// The kinds from Add on commute with themselves.
enum class Touch : u8 { None, Read, Write, Add, And, Or, Xor };

struct Footprint {
    u32 place = kNowhere;
    Touch touch = Touch::None;
    bool operator==(const Footprint&) const = default;
};

// A possible next event of a thread. Where it has a choice, each choice is a transition of its own.
struct Transition {
    u32 thread = 0, choice = 0;
    Footprint footprint;
};

// A range of bytes that some event touched as a whole, with its events on the current path.
struct Place {
    Address address = 0;
    u64 size = 0;
    std::vector<u32> overlaps;  // other places that share bytes with it
    // A global's bytes are where they are: `object`, of `bytes`, and `offset` in it, once known.
    u32 object = kNowhere;
    u64 offset = 0, bytes = 0;
    bool constant = false;
    // On the current path: the newest event (they are linked), and how many there are of either sort.
    u32 last = kNowhere;
    u32 plain = 0, atomic = 0;
};

class SharedNumbers;

class Places {
  public:
    u32 intern(Address address, u64 size);
    // One that is not there yet.
    u32 append(Address address, u64 size);
    // From now on others have the same numbers.
    void share(SharedNumbers* numbers) { shared_ = numbers; }
    u32 size() const { return static_cast<u32>(places_.size()); }
    Place& operator[](u32 place) { return places_[place]; }
    const Place& operator[](u32 place) const { return places_[place]; }

    bool overlap(u32 a, u32 b) const {
        const Place &x = places_[a], &y = places_[b];
        return x.address < y.address + y.size && y.address < x.address + x.size;
    }
    bool conflict(const Footprint& a, const Footprint& b) const {
        if (a.place == b.place) return a.touch != b.touch || a.touch == Touch::Write;
        if (!mixed_ || a.touch == Touch::None || b.touch == Touch::None) return false;
        return !(a.touch == Touch::Read && b.touch == Touch::Read) && overlap(a.place, b.place);
    }

  private:
    struct Known {
        Address address = 0;
        u64 size = 0;
        u32 place = kNowhere;
    };
    std::vector<Place> places_;
    std::multimap<Address, u32> by_address_;
    u64 largest_ = 0;
    bool mixed_ = false;  // some places overlap
    SharedNumbers* shared_ = nullptr;
    std::vector<Known> known_ = std::vector<Known>(256);
};

}  // namespace raddle
