// The graph as a schedule: its events one after the other, so that a replay leads back to it.
#pragma once

#include "search/graphs/meetings.h"

namespace raddle {

// Thread numbers as in a schedule.
Schedule schedule_of(GraphState& state, const UnorderedLocks& locks, const Meetings& meetings);

}  // namespace raddle
