// Conflicts, weak initials and insertion into wakeup trees.
#include "doctest/doctest.h"
#include "search/dpor/wakeup_tree.h"

using namespace raddle;

namespace {

Transition step(u32 thread, u32 place, Touch touch, u32 choice = 0) {
    return {thread, choice, {place, touch}};
}

}  // namespace

TEST_CASE("conflicts") {
    Places places;
    const u32 x = places.intern(0x1000, 4), y = places.intern(0x1004, 4);
    REQUIRE_EQ(places.intern(0x1000, 4), x);
    const auto conflict = [&](u32 a, Touch how, u32 b, Touch other) {
        REQUIRE_EQ(places.conflict({a, how}, {b, other}), places.conflict({b, other}, {a, how}));
        return places.conflict({a, how}, {b, other});
    };
    REQUIRE(!conflict(x, Touch::Read, x, Touch::Read));
    REQUIRE(conflict(x, Touch::Read, x, Touch::Write));
    REQUIRE(conflict(x, Touch::Write, x, Touch::Write));
    REQUIRE(!conflict(x, Touch::Write, y, Touch::Write));
    REQUIRE(!conflict(x, Touch::Add, x, Touch::Add));
    REQUIRE(conflict(x, Touch::Add, x, Touch::Or));
    REQUIRE(conflict(x, Touch::Add, x, Touch::Read));
    REQUIRE(!conflict(kNowhere, Touch::None, x, Touch::Write));
    REQUIRE(!conflict(kNowhere, Touch::None, kNowhere, Touch::None));
    const u32 both = places.intern(0x1000, 8), inner = places.intern(0x1006, 1);
    REQUIRE(conflict(both, Touch::Write, x, Touch::Read));
    REQUIRE(conflict(both, Touch::Write, inner, Touch::Read));
    REQUIRE(conflict(y, Touch::Write, inner, Touch::Read));
    REQUIRE(!conflict(x, Touch::Write, inner, Touch::Write));
    REQUIRE(conflict(both, Touch::Add, x, Touch::Add));  // not the same place: no sum of one word
}

TEST_CASE("weak initials") {
    Places places;
    const u32 x = places.intern(0x1000, 4), y = places.intern(0x1004, 4);
    const std::vector<Transition> v = {step(1, x, Touch::Write), step(2, y, Touch::Read)};
    const auto kind = [&](const Transition& t) { return weak_initial(places, t, v).kind; };
    REQUIRE(kind(step(2, y, Touch::Read)) == Initial::Kind::Inside);
    REQUIRE_EQ(weak_initial(places, step(2, y, Touch::Read), v).position, 1u);
    REQUIRE(kind(step(2, y, Touch::Read, 1)) == Initial::Kind::No);  // it chose otherwise
    REQUIRE(kind(step(2, x, Touch::Read)) == Initial::Kind::No);
    REQUIRE(kind(step(3, y, Touch::Read)) == Initial::Kind::Apart);
    REQUIRE(kind(step(3, y, Touch::Write)) == Initial::Kind::No);
}

TEST_CASE("insertion") {
    Places places;
    const u32 x = places.intern(0x1000, 4), y = places.intern(0x1004, 4);
    WakeupTree tree;
    const u32 root = tree.make_root();
    const Transition px = step(1, x, Touch::Write), qx = step(2, x, Touch::Write),
                     ry = step(3, y, Touch::Write);
    const u32 current = tree.add(root, px);
    const auto insert = [&](std::vector<Transition> v) { return tree.insert(places, root, current, v); };
    REQUIRE(insert({ry, qx}));
    REQUIRE_EQ(tree.used(), 4u);
    REQUIRE(!insert({qx, ry}));                      // the same in another order
    REQUIRE(!insert({qx}));                          // covered: what is there goes on with it
    REQUIRE(insert({qx, step(4, y, Touch::Read)}));  // before thread 3
    REQUIRE_EQ(tree.used(), 6u);
    // The branch being explored does not count, and leaves the tree in the order of insertion.
    REQUIRE_EQ(tree.first(root), current);
    tree.remove_first(root);
    REQUIRE_EQ(tree[tree.first(root)].thread, 3u);
    REQUIRE_THROWS_AS(tree.remove_first(root), InternalError);
}
