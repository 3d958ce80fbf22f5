#pragma once

#include "search/branch.h"
#include "search/graphs/graph_execution.h"

namespace raddle {

void write_lessons(BranchWriter& to, const GraphExecution& execution);
// Adds them to what the execution knows. False if there was a difference.
bool read_lessons(BranchReader& from, GraphExecution& execution);

}  // namespace raddle
