#include "search/dpor/dpor_trunk.h"

#include <algorithm>

#include "search/dpor/dpor_bytes.h"

namespace raddle {

u32 DporTrunk::add(Place child, const Transition& step, std::vector<Sleeper> asleep) {
    u32 number = static_cast<u32>(nodes_.size());
    if (free_.empty()) {
        nodes_.emplace_back();
    } else {
        number = free_.back();
        free_.pop_back();
    }
    Node& node = nodes_[number];
    node = {};
    node.used = true;
    node.place = child;
    node.step = step;
    node.tree = tree_.make_root();
    node.asleep = std::move(asleep);
    if (child.node == kNone) {
        root_ = number;
    } else {
        node.depth = nodes_[child.node].depth + 1;
        nodes_[child.node].children[child.child].node = number;
    }
    return number;
}

DporTrunk::Place DporTrunk::begin(u32 node, const Transition& transition) {
    Child child;
    child.transition = transition;
    child.name = ++names_;
    unfinished_.insert(child.name);
    nodes_[node].children.push_back(child);
    return {node, static_cast<u32>(nodes_[node].children.size()) - 1};
}

void DporTrunk::plant(u32 node, const WakeupTree& from, u32 child) {
    from.copy(child, tree_, nodes_[node].tree);
}

void DporTrunk::end(Place child) {
    if (child.node == kNone) return;
    nodes_[child.node].children[child.child].ended = true;
    sweep();
}

bool DporTrunk::is_done(const Child& child) const {
    if (child.node == kNone) return child.ended;
    const Node& node = nodes_[child.node];
    return !node.arrived && !node.waits && tree_.first(node.tree) == WakeupTree::kNone &&
           std::none_of(node.children.begin(), node.children.end(),
                        [&](const Child& below) { return unfinished_.contains(below.name); });
}

void DporTrunk::sweep() {
    // Down to the first child that is not finished and no node, and up again while all is done.
    u32 at = root_;
    while (at != kNone) {
        u32 next = kNone;
        bool is_stuck = false;
        for (Child& child : nodes_[at].children) {
            if (!unfinished_.contains(child.name)) continue;
            if (is_done(child)) {
                unfinished_.erase(child.name);
                if (child.node != kNone) forget(child.node);
                child.node = kNone;
                child.ended = true;
                continue;
            }
            next = child.node;
            is_stuck = next == kNone;
            break;
        }
        if (is_stuck) return;
        if (next == kNone) {  // all that was begun here is finished
            const Place place = nodes_[at].place;
            Child whole;
            whole.node = at;
            if (!is_done(whole)) return;
            if (place.node == kNone) {
                forget(at);
                root_ = kNone;
                return;
            }
            next = place.node;
        }
        at = next;
    }
}

void DporTrunk::forget(u32 node) {
    tree_.remove_root(nodes_[node].tree);
    nodes_[node] = {};
    free_.push_back(node);
}

DporTrunk::Inserted DporTrunk::insert(Place from, const Places& places,
                                      const std::vector<Transition>& sequence) {
    u32 node = from.node;
    if (nodes_[node].waits) return Inserted::Later;
    const auto is_initial = [&](const Transition& t, std::span<const Transition> v) {
        return weak_initial(places, t, v).kind != Initial::Kind::No;
    };
    for (const Sleeper& sleeper : nodes_[node].asleep)
        if (is_initial(sleeper.transition, sequence)) return Inserted::Nothing;
    for (u32 i = 0; i < from.child; ++i)
        if (is_initial(nodes_[node].children[i].transition, sequence)) return Inserted::Nothing;
    const Transition own = nodes_[node].children[from.child].transition;
    std::vector<Transition> rest = sequence;
    for (u32 i = from.child + 1; i < nodes_[node].children.size(); ++i) {
        const Child& child = nodes_[node].children[i];
        const Initial found = weak_initial(places, child.transition, rest);
        if (found.kind == Initial::Kind::No) continue;
        if (found.kind == Initial::Kind::Apart || child.node == kNone) return Inserted::Nothing;
        if (child.transition.thread == own.thread ||
            places.conflict(child.transition.footprint, own.footprint))
            return Inserted::Nothing;  // below it the sequence is not wanted
        rest.erase(rest.begin() + found.position);
        if (rest.empty()) return Inserted::Nothing;
        node = child.node;
        if (nodes_[node].waits) return Inserted::Later;
        i = kNone;  // from its first child on
    }
    return tree_.insert(places, nodes_[node].tree, WakeupTree::kNone, rest) ? Inserted::Work
                                                                            : Inserted::Nothing;
}

void DporTrunk::list_right(Place from, std::vector<Transition>& found) const {
    const Node& node = nodes_[from.node];
    found.clear();
    for (u32 i = from.child + 1; i < node.children.size(); ++i) found.push_back(node.children[i].transition);
    for (u32 at = tree_.first(node.tree); at != WakeupTree::kNone; at = tree_.next(at))
        found.push_back(tree_[at]);
}

bool DporTrunk::take(Task& task) {
    u32 found = kNone;
    for (u32 i = 0; i < nodes_.size(); ++i)
        if (has_work(nodes_[i]) && (found == kNone || nodes_[i].depth < nodes_[found].depth)) found = i;
    if (found == kNone) return false;
    task = {};
    task.arrived = nodes_[found].arrived;
    Place place{found, static_cast<u32>(nodes_[found].children.size())};
    const u32 root = task.tree.make_root();
    for (Place at = place; at.node != kNone; at = nodes_[at.node].place) {
        const Node& node = nodes_[at.node];
        std::vector<Transition>& asleep = task.asleep.emplace_back();
        for (const Sleeper& sleeper : node.asleep) asleep.push_back(sleeper.transition);
        for (u32 i = 0; i < at.child; ++i) asleep.push_back(node.children[i].transition);
        if (at.node != found || !task.arrived) task.places.push_back(at);
        if (node.place.node != kNone) task.path.push_back(node.step);
    }
    std::reverse(task.asleep.begin(), task.asleep.end());
    std::reverse(task.places.begin(), task.places.end());
    std::reverse(task.path.begin(), task.path.end());
    if (task.arrived) {
        const Place above = nodes_[found].place;
        if (above.node == kNone)
            root_ = kNone;
        else
            nodes_[above.node].children[above.child].node = kNone;
        forget(found);
        return true;
    }
    task.sleepers = nodes_[found].asleep;
    for (const Child& child : nodes_[found].children) task.sleepers.push_back({child.transition, child.name});
    const u32 tree = nodes_[found].tree, branch = tree_.first(tree);
    tree_.copy(branch, task.tree, root);
    begin(found, tree_[branch]);
    tree_.cut_below(branch);
    tree_.remove_first(tree);
    nodes_[found].waits = true;
    return true;
}

void DporTrunk::confirm(Place child, const Footprint& footprint) {
    nodes_[child.node].children[child.child].transition.footprint = footprint;
}

void DporTrunk::write(BranchWriter& to) const {
    // In an order in which parents come first.
    std::vector<u32> order, numbers(nodes_.size(), 0);  // from 1
    u32 written = 0;
    for (u32 i = 0; i < nodes_.size(); ++i)
        if (nodes_[i].used) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](u32 a, u32 b) { return nodes_[a].depth < nodes_[b].depth; });
    to.number(names_);
    to.list(order, [&](u32 number) {
        const Node& node = nodes_[number];
        numbers[number] = ++written;
        to.number(node.place.node == kNone ? 0 : numbers[node.place.node]);
        to.number(node.place.child);
        to.number(node.arrived);
        raddle::write(to, node.step);
        to.list(node.asleep, [&](const Sleeper& sleeper) {
            raddle::write(to, sleeper.transition);
            to.number(is_finished(sleeper.child) ? 0 : sleeper.child);
        });
        to.list(node.children, [&](const Child& child) {
            raddle::write(to, child.transition);
            to.number(is_finished(child.name) ? 0 : child.name);
            to.number(child.ended);
        });
        raddle::write(to, tree_, node.tree);
    });
}

DporTrunk DporTrunk::read(BranchReader& from, u32 places) {
    DporTrunk result;
    result.names_ = from.small();
    from.list([&] {
        const u32 parent = from.small();
        Place place{parent - 1, from.small()};
        if (parent > result.nodes_.size() || (parent == 0) != result.nodes_.empty() ||
            (parent != 0 && place.child >= result.nodes_[place.node].children.size()))
            throw ScheduleError("a branch names a node before its parent");
        const bool arrived = from.number() != 0;
        const Transition step = read_transition(from, places);
        std::vector<Sleeper> asleep;
        from.list([&] {
            const Transition t = read_transition(from, places);
            asleep.push_back({t, from.small()});
        });
        Node& node = result.nodes_[result.add(place, step, std::move(asleep))];
        node.arrived = arrived;
        from.list([&] {
            Child child;
            child.transition = read_transition(from, places);
            child.name = from.small();
            child.ended = from.number() != 0;
            if (child.name > result.names_) throw ScheduleError("a branch with a child that is none");
            if (child.name != 0) result.unfinished_.insert(child.name);
            node.children.push_back(child);
        });
        read_tree(from, places, result.tree_, node.tree);
    });
    result.sweep();
    return result;
}

}  // namespace raddle
