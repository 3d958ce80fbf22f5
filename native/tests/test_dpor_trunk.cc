// What several searches by dpor have in common: where a sequence goes, who is finished, what is written.
#include "search/dpor/dpor_trunk.h"

#include "doctest/doctest.h"
#include "search/dpor/dpor_bytes.h"

using namespace raddle;

namespace {

using Inserted = DporTrunk::Inserted;

// Threads 1 to 4 write x, thread 5 writes y, thread 6 reads it.
struct Steps {
    Places places;
    u32 x = places.intern(0x1000, 4), y = places.intern(0x1004, 4);
    Transition p = step(1, x, Touch::Write), q = step(2, x, Touch::Write), r = step(3, x, Touch::Write),
               s = step(4, x, Touch::Write), w = step(5, y, Touch::Write), l = step(6, y, Touch::Read);

    static Transition step(u32 thread, u32 place, Touch touch) { return {thread, 0, {place, touch}}; }
    static std::vector<Transition> one(const Transition& t) { return {t}; }
};

std::string bytes(const DporTrunk& trunk) {
    BranchWriter to(BranchKind::DporTrunk);
    trunk.write(to);
    return std::move(to).bytes();
}

}  // namespace

TEST_CASE("trunk where a sequence goes") {
    const Steps t;
    DporTrunk trunk;
    const u32 root = trunk.add({}, {}, {{t.l, 0}});
    const DporTrunk::Place first = trunk.begin(root, t.p), second = trunk.begin(root, t.w);
    const auto insert = [&](DporTrunk::Place from, const std::vector<Transition>& v) {
        return trunk.insert(from, t.places, v);
    };
    CHECK(insert(first, {t.l, t.q}) == Inserted::Nothing);  // asleep
    CHECK(insert(first, {t.q}) == Inserted::Nothing);       // apart from what is asleep: done elsewhere
    CHECK(insert(second, {t.p}) == Inserted::Nothing);      // begun left of it
    // Before thread 5 it is the second child's, where somebody works alone: it will find that by itself.
    CHECK(insert(first, {t.w, t.q}) == Inserted::Nothing);
    trunk.hold(root);
    CHECK(insert(first, {t.w, t.q}) == Inserted::Later);
    trunk.release(root);
    // As a node of the trunk the second child gets the rest of it.
    const u32 below = trunk.add(second, t.w, {{t.p, 1}});
    const DporTrunk::Place third = trunk.begin(below, t.r);
    CHECK(insert(first, {t.w, t.q}) == Inserted::Work);
    CHECK(insert(first, {t.q, t.w}) == Inserted::Nothing);  // the same in another order
    std::vector<Transition> right;
    trunk.list_right(third, right);
    REQUIRE_EQ(right.size(), 1u);
    CHECK_EQ(right[0].thread, t.q.thread);
    trunk.hold(below);
    CHECK(insert(first, {t.w, t.s}) == Inserted::Later);
}

TEST_CASE("trunk what is below a child that conflicts is not wanted") {
    const Steps t;
    DporTrunk trunk;
    const u32 root = trunk.add({}, {}, {});
    const DporTrunk::Place first = trunk.begin(root, t.p), second = trunk.begin(root, t.q);
    trunk.add(second, t.q, {});
    CHECK(trunk.insert(first, t.places, {t.q, t.r}) == Inserted::Nothing);
    CHECK(trunk.insert(first, t.places, {t.r}) == Inserted::Work);
}

TEST_CASE("trunk work nearest to the root is taken first and holds its node") {
    const Steps t;
    DporTrunk trunk;
    const u32 root = trunk.add({}, {}, {});
    const DporTrunk::Place first = trunk.begin(root, t.p);
    const u32 below = trunk.add(first, t.p, {});
    const DporTrunk::Place deep = trunk.begin(below, t.q);
    REQUIRE(trunk.insert(deep, t.places, Steps::one(t.r)) == Inserted::Work);
    REQUIRE(trunk.insert(first, t.places, Steps::one(t.q)) == Inserted::Work);
    DporTrunk::Task task;
    REQUIRE(trunk.take(task));
    CHECK(task.path.empty());
    CHECK_EQ(task.tree[task.tree.first(0)].thread, t.q.thread);
    REQUIRE_EQ(task.asleep.size(), 1u);
    REQUIRE_EQ(task.asleep[0].size(), 1u);  // the child begun before
    CHECK_EQ(task.asleep[0][0].thread, t.p.thread);
    CHECK(trunk.insert(first, t.places, Steps::one(t.s)) == Inserted::Later);
    REQUIRE(trunk.take(task));
    REQUIRE_EQ(task.path.size(), 1u);
    CHECK_EQ(task.tree[task.tree.first(0)].thread, t.r.thread);
    CHECK(!trunk.take(task));
    trunk.release(root);
    CHECK(trunk.insert(first, t.places, Steps::one(t.s)) == Inserted::Work);
    CHECK(trunk.take(task));
}

TEST_CASE("trunk a child is finished when those left of it are") {
    const Steps t;
    DporTrunk trunk;
    const u32 root = trunk.add({}, {}, {});
    const DporTrunk::Place first = trunk.begin(root, t.p), second = trunk.begin(root, t.q);
    trunk.end(second);
    CHECK(!trunk.is_finished(2));  // the first child may add to what is right of it
    const std::string saved = bytes(trunk);
    BranchReader from(saved, BranchKind::DporTrunk);
    DporTrunk same = DporTrunk::read(from, t.places.size());
    from.end();
    CHECK_EQ(bytes(same), saved);
    CHECK(!same.is_empty());
    same.end(first);
    CHECK(same.is_empty());
    trunk.end(first);
    CHECK(trunk.is_finished(1));
    CHECK(trunk.is_finished(2));
    CHECK(trunk.is_empty());
}

TEST_CASE("trunk bytes that are none are refused") {
    const Steps t;
    DporTrunk trunk;
    trunk.begin(trunk.add({}, {}, {{t.l, 0}}), t.p);
    const std::string whole = bytes(trunk);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const auto read = [&] {
            BranchReader from(std::string_view(whole).substr(0, length), BranchKind::DporTrunk);
            DporTrunk::read(from, t.places.size());
            from.end();
        };
        CHECK_THROWS_AS(read(), ScheduleError);
    }
    BranchReader from(whole, BranchKind::DporTrunk);
    CHECK_THROWS_AS(DporTrunk::read(from, 1), ScheduleError);  // places that nobody knows
}
