// Every interleaving of the visible operations under sequential consistency, without any reduction.
//
// Depth first over copies of the whole state: slow on purpose and obviously right, the ground truth that
// cleverer searches are compared with. Memory is bounded by the depth: a node keeps a state only while
// it has another choice to try.
#pragma once

#include <vector>

#include "search/interleavings/execution.h"
#include "search/search.h"

namespace raddle {

class Interleavings : public Search {
  public:
    Interleavings(const Program& program, SearchOptions options);

    u64 events() const override { return context_.events; }
    const Program& program() const override { return context_.program; }
    const std::vector<std::pair<u32, u32>>& threads() const override { return context_.table.entries(); }
    const std::set<u32>& bounds_hit() const override { return context_.bounds; }
    const std::optional<Halt>& halt() const override { return context_.halt; }
    const std::optional<Halt>& limit() const override { return context_.limit; }
    const std::vector<u32>& visited() const override { return context_.machine.visited(); }
    bool can_split() const override { return true; }
    std::optional<std::string> rest() const override;
    std::optional<std::string> split() override;

  private:
    struct Node {
        Execution execution;
        std::vector<Choice> choices;
        std::size_t next = 0;
        std::size_t end = 0;    // those from here on were given away
        std::size_t depth = 0;  // length of the path to it
    };
    // A node as bytes tell of it.
    struct Level {
        std::size_t depth, next, end;
    };

    void begin() override;
    void read(const std::string& branch) override;
    void rehearse(Execution execution);
    std::string branch(const std::vector<Level>& levels) const;
    void step() override;
    // Looks at a state just reached: another node, or a leaf.
    void arrive(Execution execution);
    Schedule schedule() const;

    Context context_;
    std::vector<Node> stack_;
    std::vector<Choice> path_;
    std::vector<Level> levels_;  // to begin with
};

}  // namespace raddle
