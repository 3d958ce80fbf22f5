// Every interleaving of the visible operations under sequential consistency, without any reduction.
//
// Depth first over copies of the whole state: slow on purpose and obviously right, the ground truth that
// cleverer searches are compared with. Memory is bounded by the depth: a node keeps a state only while
// it has another choice to try.
#pragma once

#include <unordered_set>
#include <vector>

#include "search/execution.h"

namespace raddle {

struct FoundError {
    Failure failure;
    Schedule schedule;
};

class Interleavings {
  public:
    Interleavings(const Program& program, SearchOptions options);

    // Goes on for about that long; true when there is nothing left to do.
    bool run(double seconds);

    u64 executions() const { return executions_; }
    u64 blocked() const { return blocked_; }
    u64 explored() const { return explored_; }
    u64 events() const { return context_.events; }
    u64 duplicates() const { return duplicates_; }
    const std::vector<FoundError>& errors() const { return errors_; }
    const std::vector<Schedule>& kept() const { return kept_; }
    const std::set<u32>& bounds_hit() const { return context_.bounds; }
    const std::optional<Halt>& halt() const { return context_.halt; }
    const std::vector<u32>& visited() const { return context_.machine.visited(); }

  private:
    struct Node {
        Execution execution;
        std::vector<Choice> choices;
        std::size_t next = 0;
        std::size_t depth = 0;  // length of the path to it
    };

    // Looks at a state just reached: another node, or a leaf.
    void arrive(Execution execution);
    void add(Failure failure);
    Schedule schedule() const;

    const SearchOptions options_;
    Context context_;
    std::vector<Node> stack_;
    std::vector<Choice> path_;
    std::vector<FoundError> errors_;
    std::vector<Schedule> kept_;
    std::unordered_set<u64> seen_;
    u64 executions_ = 0, blocked_ = 0, explored_ = 0, duplicates_ = 0;
    bool started_ = false, finished_ = false;
};

}  // namespace raddle
