#include "search/dpor/wakeup_tree.h"

namespace raddle {

u32 WakeupTree::make(const Transition& transition) {
    u32 node = free_;
    if (node == kNone) {
        node = static_cast<u32>(nodes_.size());
        nodes_.push_back({});
    } else {
        free_ = nodes_[node].next;
        nodes_[node] = {};
    }
    nodes_[node].transition = transition;
    ++used_;
    return node;
}

u32 WakeupTree::add(u32 parent, const Transition& transition) {
    const u32 node = make(transition);
    Node& p = nodes_[parent];
    (p.first == kNone ? p.first : nodes_[p.last].next) = node;
    p.last = node;
    return node;
}

void WakeupTree::remove_first(u32 parent) {
    Node& p = nodes_[parent];
    const u32 node = p.first;
    require(node != kNone && nodes_[node].first == kNone, "removing a branch that is still to be explored");
    p.first = nodes_[node].next;
    if (p.first == kNone) p.last = kNone;
    nodes_[node].next = free_;
    free_ = node;
    --used_;
}

bool WakeupTree::insert(const Places& places, u32 root, u32 current, std::vector<Transition>& v) {
    u32 parent = root;
    u32 child = current == kNone ? nodes_[root].first : nodes_[current].next;
    while (child != kNone) {
        const Initial found = weak_initial(places, nodes_[child].transition, v);
        if (found.kind == Initial::Kind::No) {
            child = nodes_[child].next;
            continue;
        }
        if (found.kind == Initial::Kind::Apart) return false;
        v.erase(v.begin() + found.position);
        if (v.empty() || nodes_[child].first == kNone) return false;
        parent = child;
        child = nodes_[parent].first;
    }
    for (const Transition& t : v) parent = add(parent, t);
    return true;
}

}  // namespace raddle
