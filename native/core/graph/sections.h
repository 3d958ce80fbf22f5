// The critical sections of a graph whose locks are unordered, and which of them are known to come before
// which (locks-before, lb): see models/lock_order.h.
#pragma once

#include <vector>

#include "check.h"

namespace raddle {

struct Section {
    u32 lock = 0;
    u32 thread = 0;
    u32 first = 0;                   // index of the event that takes the lock
    u32 last = 0;                    // index of the one that gives it back; 0 while the section is open
    std::vector<u32> after, before;  // sections of the same lock, as far as that was found out

    bool is_open() const { return last == 0; }
    bool contains(u32 index) const { return index >= first && (last == 0 || index <= last); }
};

// Grows and shrinks at the end, as the graph does; keeps its memory.
class Sections {
  public:
    u32 size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Section& operator[](u32 number) { return all_[number]; }
    const Section& operator[](u32 number) const { return all_[number]; }
    // Those of a thread, the outer one of two first.
    const std::vector<u32>& of(u32 thread) const { return thread < of_.size() ? of_[thread] : kNobody; }
    bool is_inside(u32 thread) const {
        for (const u32 number : of(thread))
            if (all_[number].is_open()) return true;
        return false;
    }

    void open(u32 lock, u32 thread, u32 index);
    void close(u32 lock, u32 thread, u32 index);
    // Undo the last of each.
    void drop();
    void reopen(u32 thread, u32 index);
    void clear();

  private:
    static const std::vector<u32> kNobody;

    std::vector<Section> all_;
    u32 size_ = 0;
    std::vector<std::vector<u32>> of_;
};

}  // namespace raddle
