// The wakeup trees of Optimal-DPOR (papers: Abdulla et al., JACM 2017; Jonsson et al., FMCAD 2022): ordered
// trees of transitions still to be explored. All of a search's trees live in one pool; the tree of a prefix
// is the subtree of that prefix' own node.
#pragma once

#include <span>
#include <vector>

#include "search/dpor/footprint.h"

namespace raddle {

// Whether a transition is a weak initial of a sequence: `Inside` at a position, independent of all before
// it; `Apart`, its thread not in the sequence and the transition independent of all of it; or `No`.
struct Initial {
    enum class Kind : u8 { No, Inside, Apart };
    Kind kind = Kind::No;
    u32 position = 0;
};

inline Initial weak_initial(const Places& places, const Transition& t, std::span<const Transition> v) {
    for (u32 k = 0; k < v.size(); ++k) {
        if (v[k].thread == t.thread)
            return {v[k].choice == t.choice ? Initial::Kind::Inside : Initial::Kind::No, k};
        if (places.conflict(t.footprint, v[k].footprint)) return {};
    }
    return {Initial::Kind::Apart, 0};
}

class WakeupTree {
  public:
    static constexpr u32 kNone = 0xffffffff;

    u32 make_root() { return make({}); }
    u32 first(u32 node) const { return nodes_[node].first; }
    u32 next(u32 node) const { return nodes_[node].next; }
    Transition& operator[](u32 node) { return nodes_[node].transition; }
    const Transition& operator[](u32 node) const { return nodes_[node].transition; }

    // A new rightmost child.
    u32 add(u32 parent, const Transition& transition);
    // Takes the leftmost child away; it has no children any more.
    void remove_first(u32 parent);
    // Inserts what of the sequence is not covered by a branch right of `current` (which is being explored).
    // The sequence is used up. Whether the tree grew.
    bool insert(const Places& places, u32 root, u32 current, std::vector<Transition>& v);

    // Copies the node, with all that is below it, as a new rightmost child of a node of the other tree.
    void copy(u32 node, WakeupTree& to, u32 parent) const;
    // Takes the node's siblings right of it away, with all that is below them.
    void cut_behind(u32 parent, u32 node);
    void cut_below(u32 node);
    void remove_root(u32 root);
    void clear();

    std::size_t used() const { return used_; }

  private:
    struct Node {
        Transition transition;
        u32 first = kNone, last = kNone, next = kNone;  // children, sibling
    };
    u32 make(const Transition& transition);
    void give_back(u32 node);
    // With its siblings right of it, and all that is below them.
    void give_back_all(u32 node);

    std::vector<Node> nodes_;
    u32 free_ = kNone;
    std::size_t used_ = 0;
};

}  // namespace raddle
