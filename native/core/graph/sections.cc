#include "graph/sections.h"

namespace raddle {

const std::vector<u32> Sections::kNobody;

void Sections::open(u32 lock, u32 thread, u32 index) {
    if (size_ == all_.size()) all_.emplace_back();
    Section& section = all_[size_];
    section.lock = lock;
    section.thread = thread;
    section.first = index;
    section.last = 0;
    section.after.clear();
    section.before.clear();
    if (thread >= of_.size()) of_.resize(thread + 1);
    of_[thread].push_back(size_++);
}

void Sections::close(u32 lock, u32 thread, u32 index) {
    for (const u32 number : of(thread)) {
        Section& section = all_[number];
        if (!section.is_open() || section.lock != lock) continue;
        section.last = index;
        return;
    }
    throw InternalError("the end of a critical section that is not there");
}

void Sections::drop() {
    of_[all_[--size_].thread].pop_back();
}

void Sections::reopen(u32 thread, u32 index) {
    for (const u32 number : of(thread))
        if (all_[number].last == index) all_[number].last = 0;
}

void Sections::clear() {
    size_ = 0;
    for (std::vector<u32>& some : of_) some.clear();
}

}  // namespace raddle
