#include "models/reach.h"

#include <bit>

namespace raddle {

void Reach::clear(std::size_t size) {
    rows_.clear(size);
    changes_.clear();
}

// Depth first, so that what a number leads to is closed before the number itself. One that is met again on
// the way down closes a cycle.
bool Reach::close() {
    enum : u8 { kNew, kOpen, kClosed };
    const std::size_t words = rows_.words();
    const auto each_next = [&](u32 from, auto visit) {
        for (std::size_t word = 0; word < words; ++word)
            for (u64 bits = rows_.word(from * words + word); bits != 0; bits &= bits - 1)
                visit(static_cast<u32>(word * 64 + static_cast<u32>(std::countr_zero(bits))));
    };
    state_.assign(rows_.size(), kNew);
    for (u32 start = 0; start < rows_.size(); ++start) {
        if (state_[start] != kNew) continue;
        work_.assign(1, start);
        while (!work_.empty()) {
            const u32 at = work_.back();
            if (state_[at] == kNew) {
                state_[at] = kOpen;
                bool found = false;
                each_next(at, [&](u32 next) {
                    found = found || state_[next] == kOpen;
                    if (state_[next] == kNew) work_.push_back(next);
                });
                if (found) return false;
                continue;
            }
            if (state_[at] == kOpen) {
                each_next(at, [&](u32 next) {
                    for (std::size_t word = 0; word < words; ++word)
                        rows_.word(at * words + word) |= rows_.word(next * words + word);
                });
                state_[at] = kClosed;
            }
            work_.pop_back();
        }
    }
    return true;
}

void Reach::insert(std::size_t a, std::size_t b) {
    if (rows_.has(a, b)) return;
    const std::size_t words = rows_.words();
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        if ((row != a && !rows_.has(row, a)) || rows_.has(row, b)) continue;
        for (std::size_t word = 0; word < words; ++word) {
            u64& old = rows_.word(row * words + word);
            const u64 more = rows_.word(b * words + word) | (b / 64 == word ? u64{1} << b % 64 : 0);
            if ((more & ~old) == 0) continue;
            changes_.push_back({row * words + word, old});
            old |= more;
        }
    }
}

void Reach::reset(std::size_t mark) {
    while (changes_.size() > mark) {
        rows_.word(changes_.back().word) = changes_.back().before;
        changes_.pop_back();
    }
}

}  // namespace raddle
