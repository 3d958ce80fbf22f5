// Optimal-DPOR-Await: one execution per class under sequential consistency (papers: Jonsson, Lång, Sagonas,
// FMCAD 2022, Algorithm 1). A class is a set of executions with the same events in the same order by
// conflicts (footprint.h). An operation that waits is disabled until it can go on.
//
// Depth first over one path that is cut back. At the end of every execution, each race in it gives a sequence
// of transitions that reverses it; it goes into the wakeup tree at the race's first event unless a transition
// asleep there, or a branch of the tree, covers it already.
//
// Beyond the paper: an operation with a choice (a nondeterministic value, which waiter is woken, whether a
// weak compare-exchange fails) counts as one transition per choice, and its choices are in a race with each
// other.
#pragma once

#include <optional>
#include <unordered_set>

#include "search/dpor_path.h"
#include "search/interleavings.h"
#include "search/wakeup_tree.h"

namespace raddle {

class Dpor {
  public:
    Dpor(const Program& program, SearchOptions options);
    Dpor(const Dpor&) = delete;
    Dpor& operator=(const Dpor&) = delete;

    // Goes on for about that long; true when there is nothing left to do.
    bool run(double seconds);

    u64 executions() const { return executions_; }
    u64 blocked() const { return blocked_; }
    u64 explored() const { return explored_; }
    u64 events() const { return path_.events; }
    u64 duplicates() const { return duplicates_; }
    u64 sleep_blocked() const { return sleep_blocked_; }
    // Data races that no order tried has shown: see find_order.
    u64 unconfirmed() const { return unconfirmed_; }
    // The names of the classes visited, if duplicates are counted; whose how many-th child each thread is.
    const std::unordered_set<u64>& classes() const { return seen_; }
    const std::vector<std::pair<u32, u32>>& threads() const { return path_.table.entries(); }
    std::size_t tree_nodes() const { return tree_.used(); }
    const std::vector<FoundError>& errors() const { return errors_; }
    // Of complete executions, fewer and fewer, if the options ask for them.
    const std::vector<Schedule>& kept() const { return kept_; }
    const std::set<u32>& bounds_hit() const { return path_.bounds; }
    const std::optional<Halt>& halt() const { return path_.halt; }
    const std::vector<u32>& visited() const { return path_.machine.visited(); }

  private:
    // A prefix of the path: its tree, the branch of it that is being explored, and where its sleep set begins
    // (it ends where that of the next prefix begins).
    struct Prefix {
        u32 tree = WakeupTree::kNone;
        u32 current = WakeupTree::kNone;
        u32 sleep = 0;
        bool arrived = false;  // just now: where the tree is empty, any transition will do
    };

    void descend(u32 branch);
    void backtrack();
    std::optional<Transition> pick();
    bool is_asleep(u32 thread, u32 choice) const;
    void leaf();
    void collect_errors();
    bool is_known(const Failure& failure) const;
    std::optional<Schedule> find_order(const PathError& error) const;
    void add(Failure failure, Schedule schedule);

    // Lines 3 to 22: dpor_races.cc.
    void find_reversals();
    void reverse(u32 first, u32 second);
    void choose_otherwise(u32 event);
    // The operation of an event that may wait, or (at the path's end) of a thread that waits.
    void reverse_waiting(u32 thread, const Label& label, const DporPath::Thread& before, u32 end);
    bool reverse_waiting(u32 first, u32 thread, const Label& label, u32 place,
                         const DporPath::Thread& before);
    void reverse_join(u32 thread, const Label& label, const DporPath::Thread& before, u32 end);
    bool enumerate(u32 first, u32 thread, const Label& label, u32 place, std::size_t from);
    bool can_be_enabled(u32 thread, const Label& label, u32 place, std::size_t from);
    bool may_sum_up(const Label& label, std::size_t from) const;
    bool is_left_out(u32 event) const;
    void insert_without(u32 first, u32 thread, const Label& label, u32 place);
    void insert(u32 first);

    const SearchOptions options_;
    DporPath path_;
    WakeupTree tree_;
    std::vector<Prefix> prefixes_;
    std::vector<Transition> sleep_;
    std::vector<FoundError> errors_;
    std::vector<Schedule> kept_;
    std::unordered_set<u64> seen_;
    u64 executions_ = 0, blocked_ = 0, explored_ = 0, duplicates_ = 0, sleep_blocked_ = 0, unconfirmed_ = 0;
    bool started_ = false, finished_ = false;

    // Of the reversal at hand.
    static constexpr std::size_t kTried = 64, kValues = 4096;
    std::vector<Transition> sequence_;
    std::vector<u32> candidates_;  // events at the place of what waits, the newest first
    std::vector<u32> writes_;      // those behind the first event that may enable or disable it
    std::vector<u8> required_;     // by write: it is in the past of what waits
    std::vector<u32> left_out_;    // writes that the sequence does without, as without all that is after them
    std::vector<std::vector<u32>> tried_;  // what was left out of sequences found
    std::vector<Value> values_;
    Value start_;  // of the place before the first event
};

}  // namespace raddle
