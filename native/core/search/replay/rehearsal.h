// One execution under sequential consistency, as near to a wanted order of threads as the program allows:
// what a schedule for the real program is made of.
#pragma once

#include <utility>
#include <vector>

#include "search/interleavings/execution.h"

namespace raddle {

struct Rehearsal {
    enum class End { Complete, Blocked, Error, Halt };

    Schedule schedule;              // what was done, for replay
    std::vector<u32> alternatives;  // for each input in its order: between how many values it chose
    std::vector<u32> visited;       // of the watched instructions
    End end = End::Complete;
};

// `threads`: whose how many-th child each is, from thread 1 on. `order`: the threads of the steps wanted. A
// thread that cannot go on is left out there; behind the end of the order a thread goes on while it can, but
// not for ever. `whole`: ranges of instructions inside of which no other thread is let in unless the first
// one is stuck. `inputs`: which values are chosen, the first where it ends.
Rehearsal rehearse(const Program& program, const SearchOptions& options,
                   const std::vector<std::pair<u32, u32>>& threads, const std::vector<u32>& order,
                   const std::vector<std::pair<u32, u32>>& whole, Address atomic,
                   const std::vector<u32>& inputs);

}  // namespace raddle
