// RC11's partial SC order (RCMC paper, section 3.2.4), straight from its definition, over bit matrices: what
// the search for its cycles in models/psc.h is compared with. -DRADDLE_CHECK_PSC=ON builds a core that does
// so on every graph it meets.
#pragma once

#include "graph/graph.h"

namespace raddle::reference {

// Whether psc of a graph with a modification order has no cycle.
// `weak`: modification order is what hb and reads-from say (WRC11). `fences`: SC accesses do not count (RA).
bool psc_acyclic(const Graph& graph, const ClockArena& clocks, bool weak, bool fences);

}  // namespace raddle::reference
