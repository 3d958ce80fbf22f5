// What dpor has left to do, as a value: the wakeup trees along its path, and what is asleep there. It goes on
// as a whole: a race found deep below adds to the trees of the nodes above, so that no part of it stands
// alone.
#include "search/branch.h"
#include "search/dpor/dpor.h"

namespace raddle {
namespace {

void write(BranchWriter& to, const Transition& t) {
    to.number(t.thread);
    to.number(t.choice);
    to.number((u64{t.footprint.place} + 1) & 0xffffffff);  // none is 0
    to.number(static_cast<u64>(t.footprint.touch));
}

}  // namespace

std::optional<std::string> Dpor::rest() const {
    if (finished_) return std::nullopt;
    if (!has_started()) return saved_ ? *saved_ : begin_branch();
    BranchWriter to(BranchKind::Dpor);
    to.list(path_.table.entries(), [&](const std::pair<u32, u32>& entry) {
        to.number(entry.first);
        to.number(entry.second);
    });
    to.number(path_.places.size());
    for (u32 place = 0; place < path_.places.size(); ++place) {
        to.number(path_.places[place].address);
        to.number(path_.places[place].size);
    }
    to.list(path_.erroneous(), [&](u32 event) { to.number(event); });
    // Prefixes: the path goes from a node to its first child.
    to.list(prefixes_, [&](const Prefix& prefix) { to.number(prefix.sleep); });
    to.number(prefixes_.back().arrived);
    to.list(sleep_, [&](const Transition& t) { write(to, t); });
    // Each node behind its parent, with its depth.
    struct Stop {
        u32 node, depth;
    };
    std::vector<Stop> left{{prefixes_.front().tree, 0}};
    to.number(tree_.used());
    while (!left.empty()) {
        const Stop at = left.back();
        left.pop_back();
        to.number(at.depth);
        write(to, tree_[at.node]);
        if (at.depth != 0 && tree_.next(at.node) != WakeupTree::kNone)
            left.push_back({tree_.next(at.node), at.depth});
        if (tree_.first(at.node) != WakeupTree::kNone) left.push_back({tree_.first(at.node), at.depth + 1});
    }
    return std::move(to).bytes();
}

std::string Dpor::begin_branch() {
    BranchWriter to(BranchKind::Dpor);
    to.number(0);
    return std::move(to).bytes();
}

void Dpor::read(const std::string& branch) {
    BranchReader(branch, BranchKind::Dpor);
    saved_ = branch;
}

void Dpor::rehearse() {
    const std::string branch = *saved_;
    saved_.reset();
    if (branch == begin_branch()) return begin();
    BranchReader from(branch, BranchKind::Dpor);
    std::vector<std::pair<u32, u32>> threads;
    from.list([&] {
        const u32 parent = from.small();
        threads.emplace_back(parent, from.small());
    });
    path_.table.preset(threads);
    from.list([&] {
        const Address address = from.number();
        path_.places.intern(address, from.number());
    });
    const auto transition = [&] {
        Transition t;
        t.thread = from.small();
        t.choice = from.small();
        t.footprint.place = from.small() - 1;
        const u32 touch = from.small();
        if (touch > static_cast<u32>(Touch::Xor) ||
            (t.footprint.place != kNowhere && t.footprint.place >= path_.places.size()))
            throw ScheduleError("a branch with an access that is none");
        t.footprint.touch = static_cast<Touch>(touch);
        return t;
    };
    std::vector<u32> erroneous;
    from.list([&] { erroneous.push_back(from.small()); });
    std::vector<u32> sleeps;
    from.list([&] { sleeps.push_back(from.small()); });
    const bool arrived = from.number() != 0;
    from.list([&] { sleep_.push_back(transition()); });
    std::vector<u32> parents;
    from.list([&] {
        const u32 depth = from.small();
        const Transition t = transition();
        if (depth > parents.size() || (depth == 0) != parents.empty())
            throw ScheduleError("a branch with a tree that is none");
        parents.resize(depth);
        parents.push_back(depth == 0 ? tree_.make_root() : tree_.add(parents.back(), t));
        if (depth == 0) root_ = parents.back();
    });
    from.end();
    path_.start();
    u32 node = root_;
    for (std::size_t i = 0; i < sleeps.size(); ++i) {
        if (sleeps[i] > sleep_.size()) throw ScheduleError("a branch with a sleep set that is none");
        prefixes_.push_back({node, WakeupTree::kNone, sleeps[i], false});
        if (i + 1 == sleeps.size()) break;
        node = tree_.first(node);
        if (node == WakeupTree::kNone || !can_take(tree_[node]))
            throw ScheduleError("the branch does not fit the program: it ends early");
        prefixes_.back().current = node;
        path_.push(tree_[node].thread, tree_[node].choice);
        if (path_.halt) throw ScheduleError("the branch does not fit the program: it stops");
    }
    prefixes_.back().arrived = arrived;
    path_.errors.clear();
    path_.set_erroneous(std::move(erroneous));
    path_.events = 0;
}

bool Dpor::can_take(const Transition& t) {
    if (t.thread >= path_.thread_count() || !path_.is_enabled(t.thread)) return false;
    return path_.next_choice(t.thread, t.choice) == t.choice;
}

}  // namespace raddle
