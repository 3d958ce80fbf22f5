// The one memory image of an interleaving: bytes, undefined bits, and what each atomic write releases.
//
// Objects come into being at their first access, with the initial bytes that the program or the
// owner's allocation table gives them.
#pragma once

#include <map>
#include <vector>

#include "machine/thread_state.h"
#include "search/interleavings/clock.h"
#include "search/interleavings/cow.h"

namespace raddle {

class SharedMemory {
  public:
    // What happened to an object besides its accesses.
    struct Release {
        u64 offset, size;
        VectorClock clock;  // of the thread that wrote it atomically
    };
    struct Object {
        u32 generation = 0;
        bool freed = false;
        std::vector<u8> bytes, undefined;
        std::vector<Release> releases;
    };

    // The object itself, made if this is its first access (or its first in a new life).
    Object& open(const Program& program, const ObjectView& view);
    // The same for looking only: null means that it still has its initial bytes.
    const Object* find(const ObjectView& view) const;
    bool is_freed(const ObjectView& view) const;

    Value load(const Program& program, const ObjectView& view, Address address, u64 size) const;
    void store(const Program& program, const ObjectView& view, Address address, u64 size, const Value& value);

    // Joins into `clock` what the atomic writes that this range was last written by have released.
    void acquire(const ObjectView& view, Address address, u64 size, VectorClock& clock) const;
    // Replaces what the range releases; null for a plain write.
    void release(const Program& program, const ObjectView& view, Address address, u64 size,
                 const VectorClock* clock);

  private:
    std::map<Address, Cow<Object>> objects_;
};

}  // namespace raddle
