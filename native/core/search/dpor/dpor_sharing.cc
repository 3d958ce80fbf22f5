// A search by dpor with others at work on it: see dpor_trunk.h.
#include <algorithm>

#include "search/dpor/dpor.h"
#include "search/dpor/dpor_bytes.h"

namespace raddle {

void Dpor::share(Search& part) {
    auto* helper = dynamic_cast<Dpor*>(&part);
    require(helper != nullptr, "a part of another search");
    if (!crew_) {
        if (!has_started()) run(0);
        follow(std::make_shared<DporCrew>(path_.table, path_.places));
        if (!finished_) crew_->join();
    }
    helper->follow(crew_);
    helper->has_work_ = false;
}

void Dpor::follow(std::shared_ptr<DporCrew> crew) {
    crew_ = std::move(crew);
    path_.share(crew_->numbers);
}

void Dpor::seek_work() {
    DporTrunk::Task task;
    const DporCrew::Answer answer = crew_->take(task);
    if (answer == DporCrew::Answer::Over) finished_ = true;
    if (answer != DporCrew::Answer::Taken) return;
    try {
        ++tasks_;
        go_to(task);
        start(task);
    } catch (...) {
        crew_->fail();
        throw;
    }
}

// To where the task is, by what the two ways have in common.
void Dpor::go_to(DporTrunk::Task& task) {
    path_.share(crew_->numbers);
    if (path_.thread_count() == 0) path_.start();
    u32 common = 0;
    const u32 length = static_cast<u32>(task.path.size());
    while (common < path_.size() && common < length && path_[common].thread == task.path[common].thread &&
           path_[common].choice == task.path[common].choice)
        ++common;
    while (path_.size() > common) path_.pop();
    const u64 events = path_.events;
    collect_errors();
    for (u32 i = common; i < length; ++i) {
        if (!can_take(task.path[i]))
            throw ScheduleError("the branch does not fit the program: it ends early");
        path_.push(task.path[i].thread, task.path[i].choice);
        if (path_.halt) throw ScheduleError("the branch does not fit the program: it stops");
        collect_errors();
    }
    path_.events = events;
    prefixes_.clear();
    sleep_.clear();
    for (const std::vector<Transition>& asleep : task.asleep) {
        prefixes_.push_back({WakeupTree::kNone, WakeupTree::kNone, static_cast<u32>(sleep_.size()), false});
        sleep_.insert(sleep_.end(), asleep.begin(), asleep.end());
    }
    tree_ = std::move(task.tree);
    prefixes_.back().tree = 0;
    prefixes_.back().arrived = task.arrived;
    shared_ = std::move(task.places);
    right_.clear();
    has_work_ = true;
}

// Down the branch, in the trunk, until nobody is asleep who is not finished.
void Dpor::start(DporTrunk::Task& task) {
    if (task.arrived) return;
    const std::size_t beginning = shared_.size() - 1;
    std::vector<DporTrunk::Sleeper> sleepers = std::move(task.sleepers);
    while (true) {
        const u32 depth = path_.size(), branch = tree_.first(prefixes_.back().tree);
        require(branch != WakeupTree::kNone, "a branch that leaves somebody asleep");
        tree_.cut_behind(prefixes_.back().tree, branch);  // they are in the trunk
        descend(branch);
        if (path_.size() == depth) break;  // a limit was met
        const Transition taken{path_[depth].thread, path_[depth].choice, path_[depth].footprint};
        std::erase_if(sleepers, [&](const DporTrunk::Sleeper& sleeper) {
            return sleeper.transition.thread == taken.thread ||
                   path_.places.conflict(sleeper.transition.footprint, taken.footprint);
        });
        bool is_alone = finished_ || path_.halt;
        crew_->change([&](DporTrunk& trunk) {
            trunk.confirm(shared_.back(), taken.footprint);
            is_alone = is_alone || std::all_of(sleepers.begin(), sleepers.end(), [&](const auto& sleeper) {
                           return trunk.is_finished(sleeper.child);
                       });
            if (is_alone) return;
            const u32 node = trunk.add(shared_.back(), taken, sleepers);
            trunk.hold(node);
            const u32 first = tree_.first(branch);
            require(first != WakeupTree::kNone, "a branch that leaves somebody asleep");
            shared_.push_back(trunk.begin(node, tree_[first]));
            for (u32 other = tree_.next(first); other != WakeupTree::kNone; other = tree_.next(other))
                trunk.plant(node, tree_, other);
        });
        if (is_alone) break;
    }
    finished_ = finished_ || path_.halt;
    crew_->change([&](DporTrunk& trunk) {
        for (std::size_t i = beginning; i < shared_.size(); ++i) trunk.release(shared_[i].node);
    });
}

// The same sequence in an order in which its last event, which wakes the child that it comes from, comes as
// early as it can: so that who begins it leaves the trunk soon.
void Dpor::hurry(u32 first) {
    const Transition last = sequence_.back();
    std::vector<u32>&events = events_,
    &causes = causes_;  // of the path; right before the last one in the order
    events.clear();
    causes.clear();
    u32 next = first;
    for (std::size_t i = 0; i + 1 < sequence_.size(); ++i) {
        do ++next;
        while (path_[next].thread != sequence_[i].thread || path_[next].choice != sequence_[i].choice);
        events.push_back(next);
        if (path_[next].thread == last.thread || path_[next].target == last.thread ||
            path_.places.conflict(path_[next].footprint, last.footprint))
            causes.push_back(next);
    }
    behind_.clear();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (std::any_of(causes.begin(), causes.end(),
                        [&](u32 cause) { return path_.is_before(events[i], cause); }))
            sequence_[kept++] = sequence_[i];
        else
            behind_.push_back(sequence_[i]);
    sequence_[kept] = last;
    std::copy(behind_.begin(), behind_.end(), sequence_.begin() + static_cast<std::ptrdiff_t>(kept) + 1);
}

// The sequence to the trunk, unless a child there is known to have it: see DporTrunk::insert.
void Dpor::bring(u32 first) {
    if (right_.size() <= first) right_.resize(first + 1);
    for (const Transition& child : right_[first]) {
        const Initial found = weak_initial(path_.places, child, sequence_);
        if (found.kind == Initial::Kind::No) continue;
        if (found.kind == Initial::Kind::Apart || child.thread == path_[first].thread ||
            path_.places.conflict(child.footprint, path_[first].footprint))
            return;
        break;
    }
    crew_->insert(shared_[first], sequence_, right_[first]);
    for (const Transition& child : right_[first])
        if (child.footprint.place != kNowhere && child.footprint.place >= path_.places.size())
            crew_->numbers.update(path_.places);
}

void Dpor::end_work() {
    if (!crew_) {
        finished_ = true;
        return;
    }
    crew_->leave(shared_.empty() ? DporTrunk::Place{} : shared_.back());
    has_work_ = false;
}

// The untried branches at the shallowest place that has some. The nodes down to there become the trunk's.
void Dpor::give_away() {
    const u32 first = static_cast<u32>(shared_.size()), last = static_cast<u32>(prefixes_.size()) - 1;
    u32 place = first;
    while (place < last && tree_.next(prefixes_[place].current) == WakeupTree::kNone) ++place;
    if (place >= last) return;
    crew_->change([&](DporTrunk& trunk) {
        for (u32 depth = first; depth <= place; ++depth)
            shared_.push_back(lay_down(trunk, shared_.empty() ? DporTrunk::Place{} : shared_.back(), depth));
    });
    tree_.cut_behind(prefixes_[place].tree, prefixes_[place].current);
}

// A node for a prefix of the path, with the branches right of the one that is being explored, which is told.
// All that is asleep here is finished.
DporTrunk::Place Dpor::lay_down(DporTrunk& trunk, DporTrunk::Place place, u32 depth) const {
    const Prefix& prefix = prefixes_[depth];
    const u32 end =
        depth + 1 < prefixes_.size() ? prefixes_[depth + 1].sleep : static_cast<u32>(sleep_.size());
    Transition step;
    if (depth != 0) step = {path_[depth - 1].thread, path_[depth - 1].choice, path_[depth - 1].footprint};
    std::vector<DporTrunk::Sleeper> asleep;
    for (u32 i = prefix.sleep; i < end; ++i) asleep.push_back({sleep_[i], 0});
    const u32 node = trunk.add(place, step, std::move(asleep));
    DporTrunk::Place current{node, 0};
    u32 child = tree_.first(prefix.tree);
    if (prefix.current != WakeupTree::kNone) {
        current = trunk.begin(node, tree_[prefix.current]);
        child = tree_.next(prefix.current);
    }
    for (; child != WakeupTree::kNone; child = tree_.next(child)) trunk.plant(node, tree_, child);
    return current;
}

// All that is left to do, as nodes of the trunk.
void Dpor::lay_down(DporTrunk& trunk) const {
    if (!has_work_ || finished_) return;
    DporTrunk::Place place = shared_.empty() ? DporTrunk::Place{} : shared_.back();
    for (u32 depth = static_cast<u32>(shared_.size()); depth < prefixes_.size(); ++depth)
        place = lay_down(trunk, place, depth);
    if (prefixes_.back().arrived) trunk.arrive(place.node);
}

std::optional<std::string> Dpor::rest_of(const std::vector<const Dpor*>& all) {
    DporCrew& crew = *all.front()->crew_;
    DporTrunk trunk = crew.trunk();
    for (const Dpor* one : all) one->lay_down(trunk);
    trunk.sweep();
    if (trunk.is_empty()) return std::nullopt;
    ThreadTable threads;
    Places places;
    crew.numbers.update(threads);
    crew.numbers.update(places);
    BranchWriter to(BranchKind::DporTrunk);
    write(to, threads, places, crew.numbers.only_one());
    trunk.write(to);
    return std::move(to).bytes();
}

}  // namespace raddle
