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

#include "search/dpor/dpor_crew.h"
#include "search/dpor/dpor_path.h"
#include "search/dpor/wakeup_tree.h"
#include "search/search.h"

namespace raddle {

class Dpor : public Search {
  public:
    Dpor(const Program& program, SearchOptions options);

    u64 events() const override { return path_.events; }
    const Program& program() const override { return path_.program(); }
    const std::vector<std::pair<u32, u32>>& threads() const override { return path_.table.entries(); }
    const std::set<u32>& bounds_hit() const override { return path_.bounds; }
    const std::optional<Halt>& halt() const override { return path_.halt; }
    const std::optional<Halt>& limit() const override { return path_.limit; }
    const std::vector<u32>& visited() const override { return path_.machine.visited(); }
    bool can_save() const override { return true; }
    std::optional<std::string> rest() const override;
    // The two do the work of this one together: the part has none of its own, and all is done when both have
    // finished (dpor_trunk.h).
    bool shares() const override { return true; }
    void share(Search& part) override;
    u64 tasks() const { return tasks_; }  // taken from others
    bool has_crew() const { return crew_ != nullptr; }
    // What is left of all that was shared, while nobody runs. `take` knows both sorts.
    static std::optional<std::string> rest_of(const std::vector<const Dpor*>& all);
    u64 sleep_blocked() const { return sleep_blocked_; }
    // Data races that no order tried has shown: see find_order.
    u64 unconfirmed() const { return unconfirmed_; }
    std::size_t tree_nodes() const { return tree_.used(); }

  private:
    // A prefix of the path: its tree, the branch of it that is being explored, and where its sleep set begins
    // (it ends where that of the next prefix begins).
    struct Prefix {
        u32 tree = WakeupTree::kNone;
        u32 current = WakeupTree::kNone;
        u32 sleep = 0;
        bool arrived = false;  // just now: where the tree is empty, any transition will do
    };

    void begin() override;
    // With others: dpor_sharing.cc.
    void follow(std::shared_ptr<DporCrew> crew);
    void seek_work();
    void go_to(DporTrunk::Task& task);
    void start(DporTrunk::Task& task);
    void hurry(u32 first);
    void bring(u32 first);
    void end_work();
    void give_away();
    void lay_down(DporTrunk& trunk) const;
    DporTrunk::Place lay_down(DporTrunk& trunk, DporTrunk::Place place, u32 depth) const;

    void read(const std::string& branch) override;
    static std::string begin_branch();
    void rehearse();
    bool can_take(const Transition& transition);
    void step() override;
    u64 weight() const override { return has_work_ ? 1 : 64; }
    void descend(u32 branch);
    void backtrack();
    std::optional<Transition> pick();
    bool is_asleep(u32 thread, u32 choice) const;
    void leaf();
    void collect_errors();
    std::optional<Schedule> find_order(const PathError& error) const;

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
    void insert(u32 first, bool joins = false);

    DporPath path_;
    WakeupTree tree_;
    std::optional<std::string> saved_;  // to begin with
    // With others: the first nodes of the path are the trunk's, and this one has what is below them.
    std::shared_ptr<DporCrew> crew_;
    std::vector<DporTrunk::Place> shared_;
    std::vector<std::vector<Transition>> right_;  // of them, as far as known: other children
    bool has_work_ = true;
    u64 tasks_ = 0;
    std::vector<Prefix> prefixes_;
    std::vector<Transition> sleep_;
    u64 sleep_blocked_ = 0, unconfirmed_ = 0;

    // Of the reversal at hand.
    static constexpr std::size_t kTried = 64, kValues = 4096;
    std::vector<Transition> sequence_;
    std::vector<u32> events_, causes_;  // see hurry
    std::vector<Transition> behind_;
    std::vector<u32> candidates_;  // events at the place of what waits, the newest first
    std::vector<u32> writes_;      // those behind the first event that may enable or disable it
    std::vector<u8> required_;     // by write: it is in the past of what waits
    std::vector<u32> left_out_;    // writes that the sequence does without, as without all that is after them
    std::vector<std::vector<u32>> tried_;  // what was left out of sequences found
    std::vector<Value> values_;
    Value start_;  // of the place before the first event
};

}  // namespace raddle
