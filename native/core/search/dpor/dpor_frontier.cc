// What dpor has left to do, as a value: the wakeup trees along its path, and what is asleep there. One search
// goes on with it exactly as the other one would have. What several have left is another value
// (dpor_sharing.cc).
#include "search/dpor/dpor.h"
#include "search/dpor/dpor_bytes.h"

namespace raddle {

std::optional<std::string> Dpor::rest() const {
    if (crew_) return rest_of({this});
    if (finished_) return std::nullopt;
    if (!has_started()) return saved_ ? *saved_ : begin_branch();
    BranchWriter to(BranchKind::Dpor);
    write(to, path_.table, path_.places, path_.only_one());
    to.list(path_.erroneous(), [&](const Erroneous& error) {
        to.number(error.event);
        to.number(error.partner);
        to.number(error.waits);
    });
    // Prefixes: the path goes from a node to its first child.
    to.list(prefixes_, [&](const Prefix& prefix) { to.number(prefix.sleep); });
    to.number(prefixes_.back().arrived);
    to.list(sleep_, [&](const Transition& t) { write(to, t); });
    write(to, tree_, prefixes_.front().tree);
    return std::move(to).bytes();
}

std::string Dpor::begin_branch() {
    BranchWriter to(BranchKind::Dpor);
    to.number(0);
    return std::move(to).bytes();
}

void Dpor::read(const std::string& branch) {
    if (BranchReader::kind(branch) == BranchKind::DporTrunk) {
        BranchReader from(branch, BranchKind::DporTrunk);
        const DporTables tables = read_tables(from);
        auto crew = std::make_shared<DporCrew>(tables.threads, tables.places);
        crew->trunk() = DporTrunk::read(from, tables.places.size());
        from.end();
        path_.set_only_one(tables.only_one);
        has_work_ = false;
        follow(std::move(crew));
        return;
    }
    BranchReader(branch, BranchKind::Dpor);
    saved_ = branch;
}

void Dpor::rehearse() {
    const std::string branch = *saved_;
    saved_.reset();
    if (branch == begin_branch()) return begin();
    BranchReader from(branch, BranchKind::Dpor);
    const DporTables tables = read_tables(from);
    const u32 places = tables.places.size();
    path_.table.preset(tables.threads.entries());
    for (u32 place = 0; place < places; ++place)
        path_.places.intern(tables.places[place].address, tables.places[place].size);
    std::vector<Erroneous> erroneous;
    from.list([&] { erroneous.push_back({from.small(), from.small(), from.small()}); });
    std::vector<u32> sleeps;
    from.list([&] { sleeps.push_back(from.small()); });
    const bool arrived = from.number() != 0;
    from.list([&] { sleep_.push_back(read_transition(from, places)); });
    u32 node = tree_.make_root();
    read_tree(from, places, tree_, node);
    from.end();
    path_.start();
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
    if (prefixes_.empty()) throw ScheduleError("a branch without a path");
    prefixes_.back().arrived = arrived;
    path_.errors.clear();
    for (const Erroneous& error : erroneous)
        if (error.event >= path_.size() || (error.partner != kNowhere && error.partner >= path_.size()))
            throw ScheduleError("a branch with an error that is none");
    path_.set_erroneous(std::move(erroneous));
    path_.set_only_one(tables.only_one);
    path_.events = 0;
}

bool Dpor::can_take(const Transition& t) {
    if (t.thread >= path_.thread_count() || !path_.is_enabled(t.thread)) return false;
    return path_.next_choice(t.thread, t.choice) == t.choice;
}

}  // namespace raddle
