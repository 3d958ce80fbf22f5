// The upper part of a search by dpor that several searches do together: the nodes that more than one of them
// may add to.
//
// A node's children stand in the order in which they were *begun*; those begun before are asleep below a
// child, whether they are done or not. What is still to be begun is in the node's wakeup tree.
//
// A race found below a child may add to the node. So the node belongs to nobody who works below it, but to
// the trunk, and all of them bring here what they find for it. In one search a sequence goes into the wakeup
// tree right of the child that it comes from: as a new branch, or below a branch that is an initial of it.
// That branch may have been begun by now, and what is below it counts on getting the sequence: below the
// child p that it comes from nobody else will look for what p is asleep for. It is wanted as far down as p
// stays asleep and no further: all of the sequence but the event that is reversed is independent of p, and
// once that one has woken p, the race is reversed. So who begins a branch stays in the trunk until nobody is
// asleep who is not finished, and only below that works alone. Every sequence wakes all who are asleep where
// it is inserted, so that there is such a place on every branch.
//
// A child is *finished* when all is done below it and nothing can be added: all children left of it, and of
// the nodes above it, are finished. Then one search would have come to its end, too.
//
// So each class is visited once, as in one search; but which execution stands for it, and in which order they
// come, may differ from run to run.
#pragma once

#include <set>
#include <span>

#include "search/branch.h"
#include "search/dpor/wakeup_tree.h"

namespace raddle {

class DporTrunk {
  public:
    static constexpr u32 kNone = 0xffffffff;

    // A child of a node.
    struct Place {
        u32 node = kNone, child = 0;
    };
    // Asleep because of the child of that name, or of one that is finished (0).
    struct Sleeper {
        Transition transition;
        u32 child = 0;
    };
    // Some work: the transitions from the root to a node, what is asleep at each node on that way, and
    // either a branch of the last node's wakeup tree (the first child of the tree's first node), or, if it
    // has `arrived`, the node itself, which leaves the trunk. `places`: of the way, in the trunk.
    struct Task {
        std::vector<Transition> path;
        std::vector<std::vector<Transition>> asleep;
        std::vector<Sleeper> sleepers;  // of the last one
        std::vector<Place> places;
        WakeupTree tree;
        bool arrived = false;
    };

    // The child (none: nothing, which is the root) is a node from now on.
    u32 add(Place child, const Transition& step, std::vector<Sleeper> asleep);
    // Somebody works below a new child; others may begin what is right of it.
    Place begin(u32 node, const Transition& transition);
    void plant(u32 node, const WakeupTree& from, u32 child);
    // Nothing below the node was explored yet: any transition will do.
    void arrive(u32 node) { nodes_[node].arrived = true; }
    // Whoever worked below the child has come to the end (none: of all).
    void end(Place child);

    // Some work near the root; false if there is none. Nothing else is begun at its node, or inserted, which
    // is so for all that are held, until it is clear which nodes there are, and what the first events are.
    bool take(Task& task);
    void confirm(Place child, const Footprint& footprint);
    void hold(u32 node) { nodes_[node].waits = true; }
    void release(u32 node) { nodes_[node].waits = false; }
    bool is_finished(u32 child) const { return !unfinished_.contains(child); }

    // What comes of a sequence that reverses a race between the child and something below it.
    enum class Inserted : u8 { Nothing, Work, Later };
    Inserted insert(Place from, const Places& places, const std::vector<Transition>& sequence);

    // Finds out which children are finished, and forgets their nodes.
    void sweep();
    // The children right of that one, begun or not, in order. More may come behind them, and that is all that
    // may change.
    void list_right(Place from, std::vector<Transition>& found) const;

    bool is_empty() const { return free_.size() == nodes_.size(); }
    void write(BranchWriter& to) const;
    static DporTrunk read(BranchReader& from, u32 places);

  private:
    struct Child {
        Transition transition;
        u32 name = 0;
        u32 node = kNone;    // none: somebody works there alone,
        bool ended = false;  // or did
    };
    struct Node {
        Place place;  // in its parent
        u32 depth = 0;
        bool used = false, arrived = false, waits = false;
        u32 tree = WakeupTree::kNone;
        Transition step;
        std::vector<Sleeper> asleep;
        std::vector<Child> children;
    };
    bool has_work(const Node& node) const {
        return node.used && !node.waits && (node.arrived || tree_.first(node.tree) != WakeupTree::kNone);
    }
    bool is_done(const Child& child) const;
    void forget(u32 node);

    std::vector<Node> nodes_;
    std::vector<u32> free_;
    u32 root_ = kNone;
    WakeupTree tree_;
    u32 names_ = 0;
    std::set<u32> unfinished_;
};

}  // namespace raddle
