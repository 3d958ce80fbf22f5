// Clocks: what they include, joining them, and the arena's memory.
#include "doctest/doctest.h"
#include "graph/clock.h"

using namespace raddle;

namespace {

Clock own(u16 thread, u32 index) {
    return {0, 0, thread, index};
}

}  // namespace

TEST_CASE("a clock of one thread") {
    const ClockArena arena;
    const Clock clock = own(2, 5);
    CHECK_EQ(arena.at(clock, 2), 5);
    CHECK_EQ(arena.at(clock, 0), 0);
    CHECK_EQ(arena.at(clock, 7), 0);
    CHECK(arena.includes(clock, 2, 5));
    CHECK_FALSE(arena.includes(clock, 2, 6));
    CHECK(Clock{}.is_empty());
    CHECK_FALSE(clock.is_empty());
}

TEST_CASE("a join holds both and keeps the first one's thread") {
    ClockArena arena;
    const Clock joined = arena.join(own(0, 3), own(4, 2));
    CHECK_EQ(joined.thread, 0);
    CHECK_EQ(joined.index, 3);
    CHECK_EQ(arena.at(joined, 0), 3);
    CHECK_EQ(arena.at(joined, 4), 2);
    CHECK_EQ(arena.at(joined, 1), 0);
    CHECK(arena.covers(joined, own(0, 3)));
    CHECK(arena.covers(joined, own(4, 1)));
    CHECK_FALSE(arena.covers(own(0, 3), joined));
    CHECK_FALSE(arena.covers(joined, own(4, 3)));

    // Its own thread's part is in the handle: moving on leaves the rest where it is.
    Clock later = joined;
    later.index = 9;
    CHECK_EQ(arena.at(later, 0), 9);
    CHECK_EQ(arena.at(later, 4), 2);
    CHECK(arena.covers(later, joined));
    CHECK_FALSE(arena.covers(joined, later));
}

TEST_CASE("joins are least upper bounds") {
    ClockArena arena;
    const Clock a = arena.join(own(0, 3), own(1, 7));
    const Clock b = arena.join(own(2, 4), own(1, 5));
    const Clock both = arena.join(a, b), reversed = arena.join(b, a);
    for (u32 thread = 0; thread < 4; ++thread) {
        const u32 wanted[] = {3, 7, 4, 0};
        CHECK_EQ(arena.at(both, thread), wanted[thread]);
        CHECK_EQ(arena.at(reversed, thread), wanted[thread]);
    }
    CHECK(arena.covers(both, a));
    CHECK(arena.covers(both, b));
    CHECK(arena.covers(both, reversed));
    CHECK(arena.covers(reversed, both));
}

TEST_CASE("joining what is known takes no memory") {
    ClockArena arena;
    const Clock a = arena.join(own(0, 3), own(1, 7));
    const std::size_t mark = arena.mark();
    CHECK(arena.join(a, own(1, 6)) == a);
    CHECK(arena.join(a, Clock{}) == a);
    CHECK(arena.join(a, a) == a);
    CHECK_EQ(arena.mark(), mark);

    arena.join(a, own(2, 1));
    CHECK(arena.mark() > mark);
    arena.reset(mark);
    CHECK_EQ(arena.mark(), mark);
    CHECK_EQ(arena.at(a, 1), 7);  // older slices stay
}
