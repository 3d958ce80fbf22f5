// Runs any of the searches to its end, runs again what it found, and says what that was.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "models/model.h"
#include "search/search.h"

namespace raddle::test {

struct Found {
    u64 executions = 0, blocked = 0, duplicates = 0;
    std::set<u64> classes;
    // Kinds of errors; deadlock or livelock is "stuck": which of them is told first depends on the search.
    std::set<std::string> errors;
    // The same, with the instruction, or the two of a race. Who holds a mutex that is given back is left out:
    // without a modification order nobody knows.
    std::set<std::tuple<std::string, u32, u32>> places;
    u64 remembered = 0;
    bool has_ordered_locks = false;  // unordered locks: some had to be ordered
};

// `search`: its name on the command line. None: it stopped, or has more than so many executions.
std::optional<Found> find(const Program& program, const std::string& search, ModelKind model,
                          SearchOptions options = {}, u64 most = ~u64{0});

}  // namespace raddle::test
