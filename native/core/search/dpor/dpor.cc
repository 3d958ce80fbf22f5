#include "search/dpor/dpor.h"

#include <algorithm>

#include "search/replay/replay.h"

namespace raddle {

Dpor::Dpor(const Program& program, SearchOptions options)
    : Search(std::move(options)), path_(program, options_) {}

void Dpor::begin() {
    if (!has_work_) return;
    if (saved_) return rehearse();
    path_.start();
    prefixes_.push_back({tree_.make_root(), WakeupTree::kNone, 0, true});
    collect_errors();
    finished_ = finished_ || path_.halt;
}

void Dpor::step() {
    if (!has_work_) return seek_work();
    Prefix& prefix = prefixes_.back();
    u32 branch = tree_.first(prefix.tree);
    if (branch == WakeupTree::kNone && prefix.arrived) {
        const std::optional<Transition> next = pick();
        if (path_.halt) {
            finished_ = true;
            return;
        }
        if (next)
            branch = tree_.add(prefix.tree, *next);
        else
            leaf();
    }
    if (branch == WakeupTree::kNone)
        backtrack();
    else
        descend(branch);
    finished_ = finished_ || path_.halt;
}

// A transition to go on with: of the thread that went last if it can.
std::optional<Transition> Dpor::pick() {
    const u32 count = path_.thread_count();
    const u32 last = path_.size() == 0 ? 0 : path_[path_.size() - 1].thread;
    bool asleep = false;
    for (u32 k = 0; k < count; ++k) {
        const u32 thread = k == 0 ? last : k <= last ? k - 1 : k;
        if (!path_.is_enabled(thread)) continue;
        for (u32 from = 0;;) {
            const std::optional<u32> choice = path_.next_choice(thread, from);
            if (path_.halt) return std::nullopt;
            if (!choice) break;
            if (!is_asleep(thread, *choice)) return Transition{thread, *choice, {}};
            asleep = true;
            from = *choice + 1;
        }
    }
    if (asleep) ++sleep_blocked_;
    return std::nullopt;
}

bool Dpor::is_asleep(u32 thread, u32 choice) const {
    for (std::size_t i = prefixes_.back().sleep; i < sleep_.size(); ++i)
        if (sleep_[i].thread == thread && sleep_[i].choice == choice) return true;
    return false;
}

void Dpor::descend(u32 branch) {
    const u32 depth = path_.size();
    const Transition planned = tree_[branch];
    prefixes_.back().arrived = false;
    prefixes_.back().current = branch;
    path_.push(planned.thread, planned.choice);
    if (path_.halt) return;
    const Footprint footprint = path_[depth].footprint;
    require(planned.footprint.touch == Touch::None || planned.footprint == footprint || !path_[depth].counts,
            "an event that is not what it was taken for");
    tree_[branch].footprint = footprint;
    const u32 first = prefixes_.back().sleep, last = static_cast<u32>(sleep_.size());
    prefixes_.push_back({branch, WakeupTree::kNone, last, tree_.first(branch) == WakeupTree::kNone});
    for (u32 i = first; i < last; ++i) {
        const Transition asleep = sleep_[i];
        if (asleep.thread != planned.thread && !path_.places.conflict(asleep.footprint, footprint))
            sleep_.push_back(asleep);
    }
    if (!path_.errors.empty()) collect_errors();
}

void Dpor::backtrack() {
    if (crew_ && crew_->wants_work()) give_away();
    if (path_.size() == shared_.size()) return end_work();
    path_.pop();
    sleep_.resize(prefixes_.back().sleep);
    prefixes_.pop_back();
    Prefix& prefix = prefixes_.back();
    sleep_.push_back(tree_[prefix.current]);
    tree_.remove_first(prefix.tree);
    prefix.current = WakeupTree::kNone;
}

void Dpor::leaf() {
    prefixes_.back().arrived = false;
    ++explored_;
    bool enabled = false;
    for (u32 thread = 0; thread < path_.thread_count() && !enabled; ++thread)
        enabled = path_.is_enabled(thread);
    if (enabled) return;  // all that is enabled is asleep
    if (path_.has_failed()) {
        // An execution with an error is neither complete nor blocked.
    } else if (count(path_.is_blocked())) {
        kept_.push_back(path_.whole_schedule());
    }
    if (options_.count_duplicates) note_class(path_.class_hash());
    if (std::optional<Failure> stuck = path_.stuck())
        add(path_.program(), std::move(*stuck), path_.whole_schedule());
    if (!finished_) find_reversals();
}

void Dpor::collect_errors() {
    for (PathError& error : path_.errors) {
        if (is_known(path_.program(), error.failure)) continue;
        std::optional<Schedule> schedule = path_.schedule(error);
        if (error.partner != kNowhere && path_.commutes()) schedule = find_order(error);
        if (schedule) {
            add(path_.program(), std::move(error.failure), std::move(*schedule));
            continue;
        }
        ++unconfirmed_;
        path_.forgive(error);
    }
    path_.errors.clear();
}

// A way to order the class in which nothing synchronises the two accesses of a race. None: updates that
// commute do so whatever their order.
std::optional<Schedule> Dpor::find_order(const PathError& error) const {
    for (u32 way = DporPath::kWays; way-- > 0;) {
        Schedule schedule = path_.schedule(error, way);
        try {
            const Trace trace = replay(path_.program(), options_, schedule);
            if (trace.outcome && same_error(path_.program(), *trace.outcome, error.failure)) return schedule;
        } catch (const ScheduleError&) {
            // What was left out is needed after all.
        }
    }
    return std::nullopt;
}

}  // namespace raddle
