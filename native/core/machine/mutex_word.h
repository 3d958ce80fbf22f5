// The 8-byte word of a mutex: bits 0..15 owner (thread number + 1, 0 = free), 16..31 recursion count - 1,
// 32..33 kind (0 normal, 1 recursive, 2 errorcheck), 34 destroyed.
#pragma once

#include "check.h"

namespace raddle {

class MutexWord {
  public:
    explicit MutexWord(u64 word) : word_(word) {}

    u64 word() const { return word_; }
    u32 owner() const { return static_cast<u32>(word_ & 0xffff); }
    u32 count() const { return static_cast<u32>(word_ >> 16) & 0xffff; }
    bool is_recursive() const { return ((word_ >> 32) & 3) == 1; }
    bool is_destroyed() const { return ((word_ >> 34) & 1) != 0; }
    bool is_free() const { return owner() == 0; }
    bool is_mine(u32 thread) const { return owner() == thread + 1; }

    // Whether a lock by this thread can go on (to an error, if the mutex is destroyed).
    bool admits(u32 thread) const {
        return is_free() || is_destroyed() || (is_recursive() && is_mine(thread));
    }
    MutexWord taken(u32 thread) const {
        return MutexWord(is_free() ? (word_ & ~u64{0xffffffff}) | (thread + 1) : word_ + 0x10000);
    }
    MutexWord freed() const { return MutexWord(word_ & ~u64{0xffffffff}); }
    MutexWord released() const { return count() == 0 ? freed() : MutexWord(word_ - 0x10000); }

  private:
    u64 word_;
};

}  // namespace raddle
