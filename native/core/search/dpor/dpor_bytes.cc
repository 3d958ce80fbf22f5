#include "search/dpor/dpor_bytes.h"

namespace raddle {
namespace {

// None is 0.
void write_place(BranchWriter& to, u32 place) {
    to.number((u64{place} + 1) & 0xffffffff);
}

u32 read_place(BranchReader& from, u32 places) {
    const u32 place = from.small() - 1;
    if (place != kNowhere && place >= places) throw ScheduleError("a branch with a place that is none");
    return place;
}

}  // namespace

void write(BranchWriter& to, const ThreadTable& threads, const Places& places, std::pair<u32, u32> only_one) {
    to.list(threads.entries(), [&](const std::pair<u32, u32>& entry) {
        to.number(entry.first);
        to.number(entry.second);
    });
    to.number(places.size());
    for (u32 place = 0; place < places.size(); ++place) {
        to.number(places[place].address);
        to.number(places[place].size);
    }
    write_place(to, only_one.first);
    to.number(only_one.second);
}

DporTables read_tables(BranchReader& from) {
    DporTables result;
    std::vector<std::pair<u32, u32>> threads;
    from.list([&] {
        const u32 parent = from.small();
        threads.emplace_back(parent, from.small());
    });
    result.threads.preset(threads);
    from.list([&] {
        const Address address = from.number();
        result.places.intern(address, from.number());
    });
    result.only_one.first = read_place(from, result.places.size());
    result.only_one.second = from.small();
    return result;
}

void write(BranchWriter& to, const Transition& t) {
    to.number(t.thread);
    to.number(t.choice);
    write_place(to, t.footprint.place);
    to.number(static_cast<u64>(t.footprint.touch));
}

Transition read_transition(BranchReader& from, u32 places) {
    Transition t;
    t.thread = from.small();
    t.choice = from.small();
    t.footprint.place = read_place(from, places);
    const u32 touch = from.small();
    if (touch > static_cast<u32>(Touch::Xor)) throw ScheduleError("a branch with an access that is none");
    t.footprint.touch = static_cast<Touch>(touch);
    return t;
}

// Each node behind its parent, with its depth; 0 ends it.
void write(BranchWriter& to, const WakeupTree& tree, u32 root) {
    struct Stop {
        u32 node, depth;
    };
    std::vector<Stop> left{{tree.first(root), 1}};
    while (!left.empty()) {
        const Stop at = left.back();
        left.pop_back();
        if (at.node == WakeupTree::kNone) continue;
        to.number(at.depth);
        write(to, tree[at.node]);
        left.push_back({tree.next(at.node), at.depth});
        left.push_back({tree.first(at.node), at.depth + 1});
    }
    to.number(0);
}

void read_tree(BranchReader& from, u32 places, WakeupTree& tree, u32 root) {
    std::vector<u32> parents{root};
    while (const u32 depth = from.small()) {
        if (depth > parents.size()) throw ScheduleError("a branch with a tree that is none");
        parents.resize(depth);
        parents.push_back(tree.add(parents.back(), read_transition(from, places)));
    }
}

}  // namespace raddle
