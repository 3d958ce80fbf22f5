// What the branches of dpor consist of, as bytes (branch.h): tables of numbers, transitions, wakeup trees.
#pragma once

#include "search/branch.h"
#include "search/dpor/wakeup_tree.h"
#include "search/thread_table.h"

namespace raddle {

struct DporTables {
    ThreadTable threads;
    Places places;
    std::pair<u32, u32> only_one{kNowhere, 0};  // with weak orders: of all atomic accesses, place and life
};

void write(BranchWriter& to, const ThreadTable& threads, const Places& places, std::pair<u32, u32> only_one);
DporTables read_tables(BranchReader& from);

void write(BranchWriter& to, const Transition& transition);
Transition read_transition(BranchReader& from, u32 places);

// All that is below the node.
void write(BranchWriter& to, const WakeupTree& tree, u32 root);
void read_tree(BranchReader& from, u32 places, WakeupTree& tree, u32 root);

}  // namespace raddle
