// What every search is to those who use it: it goes on for a while, and tells what it has found so far.
#pragma once

#include <optional>
#include <set>
#include <string>
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

    // Goes on for about that long, or for a single step (0); true when there is nothing left to do.
    bool run(double seconds);

    u64 executions() const { return executions_; }
    u64 blocked() const { return blocked_; }
    u64 explored() const { return explored_; }
    u64 duplicates() const { return duplicates_; }
    virtual u64 events() const = 0;
    virtual const Program& program() const = 0;
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
    // The first limit that cut a thread, while the search went on.
    virtual const std::optional<Halt>& limit() const = 0;
    virtual const std::vector<u32>& visited() const = 0;
    // Whether a word that is accessed in several sizes was given one order of its writes where the model has
    // one for each byte, which may matter (docs/explanation/mixed-sizes.md).
    virtual bool orders_words() const { return false; }
    // Whether executions that differ only in which of equal threads does what were left out.
    virtual bool merges_names() const { return false; }

    // The frontier. What is left to do can be told, be given away in parts, and be done by another search of
    // the same program and options, which is then said to be a *part*. All parts together visit what the
    // whole would have, each class once.
    //
    // Whether this one can be told, and given away.
    virtual bool can_save() const { return can_split(); }
    virtual bool can_split() const { return false; }
    // All that is left, in bytes (branch.h); none if there is nothing left.
    virtual std::optional<std::string> rest() const { return std::nullopt; }
    // Gives away the last part of what is left, in the order in which it would be done: the untried ones at
    // the shallowest place. None if there is only one thing to do.
    virtual std::optional<std::string> split() { return std::nullopt; }
    // Whether parts have to know of each other while they run. Then they are of one process, and in which
    // order things are found is chance.
    virtual bool shares() const { return false; }
    // The part, which has not begun, knows from now on what this one knows, and the other way round.
    virtual void share(Search& /* part */) {}
    // It no longer shares anything with others, and knows nothing.
    virtual void forget() {}
    // What it has visited, if it remembers that: whoever goes on with a branch of it elsewhere has to know.
    // Knows that, too, from now on; how much of it is new.
    virtual std::string memory() const { return {}; }
    virtual u64 remember(const std::string& /* memory */) { return 0; }
    // Before the first run: does what that says, and nothing else.
    void take(const std::string& branch);
    // What a search learns on its way holds for all parts. Before the first run: takes over what another one
    // has learnt. False if the two do not agree: then all parts are void, and this one, which knows all of
    // it, starts from the root.
    virtual std::string lessons() const { return {}; }
    virtual bool learn(const std::string& /* lessons */) { return true; }
    // How much of the whole, which is one, this search still has to do, roughly; below zero if nobody knows.
    virtual double left() const { return -1; }
    // Goes down from the root by chance, instead of searching: an estimate of the number of leaves, which is
    // right on average over many seeds. None if there is no telling, now or ever, or not in so many seconds.
    virtual std::optional<double> probe(u64 /* seed */, double /* seconds */) { return std::nullopt; }
    // It has learnt something that makes all parts void, and has stopped.
    bool is_outgrown() const { return is_outgrown_; }

  protected:
    explicit Search(SearchOptions options) : options_(std::move(options)) {}

    virtual void begin() = 0;
    virtual void read(const std::string& branch);
    bool has_started() const { return started_; }
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
    bool is_part_ = false;  // others do the rest of the search
    bool is_outgrown_ = false;

  private:
    bool started_ = false;
};

}  // namespace raddle
