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
    give_back(node);
}

void WakeupTree::give_back(u32 node) {
    nodes_[node].next = free_;
    free_ = node;
    --used_;
}

void WakeupTree::copy(u32 node, WakeupTree& to, u32 parent) const {
    struct Stop {
        u32 node, parent;
    };
    std::vector<Stop> left{{node, parent}};
    while (!left.empty()) {
        const Stop at = left.back();
        left.pop_back();
        const u32 copied = to.add(at.parent, nodes_[at.node].transition);
        if (at.node != node && nodes_[at.node].next != kNone)
            left.push_back({nodes_[at.node].next, at.parent});
        if (nodes_[at.node].first != kNone) left.push_back({nodes_[at.node].first, copied});
    }
}

void WakeupTree::give_back_all(u32 node) {
    std::vector<u32> left{node};
    while (!left.empty()) {
        const u32 at = left.back();
        left.pop_back();
        if (at == kNone) continue;
        left.push_back(nodes_[at].next);
        left.push_back(nodes_[at].first);
        give_back(at);
    }
}

void WakeupTree::cut_behind(u32 parent, u32 node) {
    give_back_all(nodes_[node].next);
    nodes_[node].next = kNone;
    nodes_[parent].last = node;
}

void WakeupTree::cut_below(u32 node) {
    give_back_all(nodes_[node].first);
    nodes_[node].first = nodes_[node].last = kNone;
}

void WakeupTree::remove_root(u32 root) {
    require(nodes_[root].first == kNone, "removing a tree that is still to be explored");
    give_back(root);
}

void WakeupTree::clear() {
    nodes_.clear();
    free_ = kNone;
    used_ = 0;
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
