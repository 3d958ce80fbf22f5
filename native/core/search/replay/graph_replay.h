// Builds one execution graph again, event by event, and writes down everything that happens: a trace.
#pragma once

#include "models/model.h"
#include "search/replay/replay.h"

namespace raddle {

// Throws ScheduleError if the program cannot make the schedule's events.
Trace replay_graph(const Program& program, const SearchOptions& options, const Schedule& schedule);

}  // namespace raddle
