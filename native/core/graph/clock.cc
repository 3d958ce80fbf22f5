#include "graph/clock.h"

#include <algorithm>
#include <new>

namespace raddle {

bool ClockArena::covers_others(const Clock& a, const Clock& b) const {
    for (u32 thread = 0; thread < b.length; ++thread)
        if (thread != b.thread && at(a, thread) < words_[b.offset + thread]) return false;
    return true;
}

Clock ClockArena::joined(const Clock& a, const Clock& b) {
    u32 length = std::max(a.length, b.length);
    if (b.thread != Clock::kNobody) length = std::max(length, u32{b.thread} + 1);
    const std::size_t offset = words_.size();
    if (offset + length > 0xffffffff) throw std::bad_alloc();  // offsets have 32 bits
    words_.resize(offset + length);
    for (u32 thread = 0; thread < length; ++thread) {
        const u32 mine = thread < a.length ? words_[a.offset + thread] : 0;
        words_[offset + thread] = std::max(mine, at(b, thread));
    }
    return {static_cast<u32>(offset), static_cast<u16>(length), a.thread, a.index};
}

}  // namespace raddle
