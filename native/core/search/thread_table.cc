#include "search/thread_table.h"

#include "machine/thread_state.h"
#include "search/mixed.h"

namespace raddle {

std::optional<u32> ThreadTable::find(u32 parent, u32 nth) const {
    const auto known = numbers_.find(u64{parent} << 32 | nth);
    return known == numbers_.end() ? std::nullopt : std::optional(known->second);
}

std::optional<u32> ThreadTable::intern(u32 parent, u32 nth) {
    if (const std::optional<u32> known = find(parent, nth)) return known;
    if (entries_.size() + 1 >= most_) return std::nullopt;
    add(parent, nth);
    return static_cast<u32>(entries_.size());
}

void ThreadTable::add(u32 parent, u32 nth) {
    names_.push_back(mixed(name(parent) + nth + 1));
    entries_.emplace_back(parent, nth);
    numbers_.emplace(u64{parent} << 32 | nth, static_cast<u32>(entries_.size()));
}

void ThreadTable::preset(const std::vector<std::pair<u32, u32>>& entries) {
    if (entries.size() + 1 > kMaxThreads) throw ScheduleError("the schedule names too many threads");
    entries_.clear();
    names_.clear();
    numbers_.clear();
    for (const auto& [parent, nth] : entries) {
        if (parent > entries_.size()) throw ScheduleError("the schedule names a thread before its parent");
        add(parent, nth);
    }
}

}  // namespace raddle
