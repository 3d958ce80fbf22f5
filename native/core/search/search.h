// What every search is to those who use it: it goes on for a while, and tells what it has found so far.
#pragma once

#include <set>
#include <unordered_set>
#include <vector>

#include "search/outcome.h"

namespace raddle {

struct FoundError {
    Failure failure;
    Schedule schedule;
};

class Search {
  public:
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    virtual ~Search() = default;

    // Goes on for about that long; true when there is nothing left to do.
    bool run(double seconds);

    u64 executions() const { return executions_; }
    u64 blocked() const { return blocked_; }
    u64 explored() const { return explored_; }
    u64 duplicates() const { return duplicates_; }
    virtual u64 events() const = 0;
    const std::vector<FoundError>& errors() const { return errors_; }
    // Of complete executions, fewer and fewer, if the options ask for them.
    const std::vector<Schedule>& kept() const { return kept_; }
    // Names of the classes visited, if duplicates are counted; and whose how many-th child each of the
    // threads is that they speak of, from thread 1 on.
    const std::unordered_set<u64>& classes() const { return seen_; }
    virtual const std::vector<std::pair<u32, u32>>& threads() const = 0;
    virtual const std::set<u32>& bounds_hit() const = 0;
    // Why it stopped before its end.
    virtual const std::optional<Halt>& halt() const = 0;
    virtual const std::vector<u32>& visited() const = 0;

  protected:
    explicit Search(SearchOptions options) : options_(std::move(options)) {}

    virtual void begin() = 0;
    // Goes on a little, or finishes: only called while it has not.
    virtual void step() = 0;
    // How much work a step is: one for a small execution, more for those with thousands of events.
    virtual u64 weight() const { return 1; }

    // Counts a complete execution, or one that is blocked; true if its schedule is to be kept.
    bool count(bool blocked) {
        ++(blocked ? blocked_ : executions_);
        return !blocked && options_.keep && (executions_ & (executions_ - 1)) == 0;
    }
    // Counts a visit of the class; false if it is not the first one.
    bool note_class(u64 name) {
        const bool is_new = seen_.insert(name).second;
        if (!is_new) ++duplicates_;
        return is_new;
    }
    bool is_known(const Program& program, const Failure& failure) const;
    // One is enough, unless the options say otherwise.
    void add(const Program& program, Failure failure, Schedule schedule);
    // Forgets all that was found.
    void clear();

    const SearchOptions options_;
    std::vector<FoundError> errors_;
    std::vector<Schedule> kept_;
    std::unordered_set<u64> seen_;
    u64 executions_ = 0, blocked_ = 0, explored_ = 0, duplicates_ = 0;
    bool finished_ = false;

  private:
    bool started_ = false;
};

}  // namespace raddle
