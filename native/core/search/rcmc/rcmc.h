// The exploration algorithm of the RCMC paper (Kokologiannakis et al., POPL 2018), Algorithms 1 to 5: graphs
// with a set of revisitable reads. Optimal without read-modify-writes; with them it comes to some
// executions more than once, which is counted. Kept for comparison with the paper.
//
// The paper's read-modify-write is two events, here it is one: `incomplete` marks one whose write is yet to
// be added, and it stands for its read in every set of reads. Free choices, as the paper leaves them: the
// next event is that of the smallest thread; the default write of a read is the mo-latest one that leads to
// it (WRC11: the last one added). Weak compare-exchanges do not fail spuriously here.
#pragma once

#include "search/rcmc/rcmc_execution.h"
#include "search/search.h"

namespace raddle {

class Rcmc : public Search {
  public:
    Rcmc(const Program& program, SearchOptions options, ModelKind model);

    u64 events() const override { return execution_.events; }
    const Program& program() const override { return execution_.program(); }
    const std::vector<std::pair<u32, u32>>& threads() const override { return execution_.table.entries(); }
    const std::set<u32>& bounds_hit() const override { return execution_.bounds; }
    const std::optional<Halt>& halt() const override { return execution_.halt; }
    const std::optional<Halt>& limit() const override { return execution_.limit; }
    const std::vector<u32>& visited() const override { return execution_.machine.visited(); }
    bool orders_words() const override { return execution_.orders_words; }

  private:
    // A configuration yet to be visited.
    struct Task {
        Graph graph;
        std::vector<bool> revisitable;  // by event
        GraphExecution::Mark mark;
    };

    void begin() override { put_off(); }
    void step() override;
    void visit();
    void visit_read(u32 thread, std::vector<Alternative>& all);
    void visit_write(EventId write, std::vector<Alternative>& places);
    void revisit_reads(EventId write);
    // A read that is to read from the new write, and which of its choices it then takes.
    struct Revisited {
        EventId read;
        u32 choice;
    };
    void revisit(EventId write, const std::vector<Revisited>& optional, const std::vector<EventId>& forced);
    void revisit(EventId write, const std::vector<Revisited>& optional, std::optional<Revisited> forced);
    void leaf(bool failed);
    void add_errors();
    bool precedes(EventId a, EventId b) const;  // porf-before, or the same
    void fix_prefix(EventId event, bool inclusive);
    void put_off();
    Graph& graph() { return execution_.graph(); }

    bool records_mo_;
    RcmcExecution execution_;
    std::vector<Task> tasks_;
    std::vector<bool> revisitable_;
    std::vector<Failure> failures_;
};

}  // namespace raddle
