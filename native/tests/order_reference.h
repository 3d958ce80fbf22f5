// Is there a modification order that makes a graph consistent? By trying all orders of all writes: what the
// search for one in models/order_search.h is compared with. -DRADDLE_CHECK_PSC=ON builds a core that does so
// on every graph with few orders that it searches.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "models/model.h"

namespace raddle::reference {

// With these writes last at their locations. Nothing if there are too many orders. Not for WRC11.
std::optional<bool> some_order_fits(const Graph& graph, const Model& model, const ClockArena& clocks,
                                    const std::vector<std::pair<u32, EventId>>& ends);

}  // namespace raddle::reference
