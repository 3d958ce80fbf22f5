#include "search/search.h"

#include <algorithm>
#include <chrono>

namespace raddle {

bool Search::run(double seconds) {
    using Time = std::chrono::steady_clock;
    const Time::time_point start = Time::now();
    if (!started_) {
        started_ = true;
        begin();
    }
    // Always as much work between two looks at the clock, so that runs in other slices stop in the same
    // places.
    const u64 often = seconds > 0 ? 64 : 1;
    for (u64 done = 0; !finished_; done += weight()) {
        if (done >= often) {
            if (std::chrono::duration<double>(Time::now() - start).count() > seconds) return false;
            done = 0;
        }
        step();
    }
    return true;
}

void Search::take(const std::string& branch) {
    require(!started_, "a branch for a search that has begun");
    read(branch);
}

void Search::read(const std::string&) {
    throw ScheduleError("this search cannot go on from a branch");
}

bool Search::is_known(const Program& program, const Failure& failure) const {
    return std::any_of(errors_.begin(), errors_.end(),
                       [&](const FoundError& known) { return same_error(program, known.failure, failure); });
}

void Search::add(const Program& program, Failure failure, Schedule schedule) {
    if (!options_.keep_going) finished_ = true;
    if (!is_known(program, failure)) errors_.push_back({std::move(failure), std::move(schedule)});
}

void Search::clear() {
    errors_.clear();
    kept_.clear();
    seen_.clear();
    executions_ = blocked_ = explored_ = duplicates_ = 0;
}

}  // namespace raddle
