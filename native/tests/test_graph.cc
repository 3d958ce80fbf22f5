// Graphs: adding and taking away events, places of writes, copies without some events, sections, locations.
#include "graph/graph.h"

#include "doctest/doctest.h"
#include "graph/location.h"
#include "image.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr u32 kX = 0, kY = 3;

Event first(u16 thread) {
    Event e;
    e.thread = thread;
    e.begin = e.atomic = true;
    e.index = 1;
    return e;
}

Event next(const Graph& graph, u32 thread, LabelKind kind, u32 loc = kNone) {
    Event e;
    e.thread = static_cast<u16>(thread);
    e.index = graph[graph.last(thread)].index + 1;
    e.kind = kind;
    e.loc = loc;
    e.reads = kind == LabelKind::Load || kind == LabelKind::Rmw;
    e.writes = kind == LabelKind::Store || kind == LabelKind::Rmw;
    e.atomic = true;
    return e;
}

EventId store(Graph& graph, u32 thread, u32 loc, u32 place) {
    return graph.push(next(graph, thread, LabelKind::Store, loc), place);
}

EventId read(Graph& graph, u32 thread, LabelKind kind, u32 loc, EventId rf, u32 place = 0) {
    Event e = next(graph, thread, kind, loc);
    e.rf = rf;
    return graph.push(e, place);
}

EventId touch(Graph& graph, u32 thread, LabelKind kind, u32 target) {
    Event e = next(graph, thread, kind);
    e.target = target;
    return graph.push(e, 0);
}

EventId section(Graph& graph, u32 thread, u32 lock, bool opens) {
    Event e = next(graph, thread, opens ? LabelKind::Lock : LabelKind::Unlock);
    e.lock = lock;
    e.opens = opens;
    e.closes = !opens;
    return graph.push(e, 0);
}

// Threads 0 and 1 have begun.
Graph begun() {
    Graph graph;
    graph.push(first(0), 0);
    touch(graph, 0, LabelKind::Spawn, 1);
    graph.push(first(1), 0);
    return graph;
}

std::vector<EventId> writes_of(const Graph& graph, u32 loc) {
    return graph.location(loc).writes;
}

}  // namespace

TEST_CASE("a graph grows and is cut back") {
    Graph graph = begun();
    CHECK_EQ(graph.thread_count(), 2);
    CHECK_EQ(graph.thread(1).spawn, 1);
    CHECK_EQ(graph.last(1), 2);
    CHECK_EQ(graph.last(5), kNone);
    const u32 size = graph.size();

    const EventId a = store(graph, 0, kX, 0), b = store(graph, 1, kX, 0);
    CHECK(writes_of(graph, kX) == std::vector<EventId>{b, a});
    CHECK_EQ(graph.place_of(a), 1);
    CHECK_EQ(graph.find(1, 2), b);
    const EventId c = read(graph, 1, LabelKind::Load, kY, kInit);
    CHECK(graph.location(kY).reads == std::vector<EventId>{c});
    CHECK(graph.touched() == std::vector<u32>{kX, kY});
    const EventId join = touch(graph, 0, LabelKind::Join, 1);
    CHECK_EQ(graph.thread(1).join, join);
    graph.bury(0x1000, 2);
    CHECK_EQ(graph.deaths().size(), 1);

    graph.cut(size);
    CHECK_EQ(graph.size(), size);
    CHECK_EQ(graph.thread(1).join, kNone);
    CHECK_EQ(graph.last(1), 2);
    CHECK(graph.deaths().empty());
    CHECK(graph.touched().empty());
    CHECK(writes_of(graph, kX).empty());
    CHECK(graph.location(kY).reads.empty());
}

TEST_CASE("plain accesses are counted") {
    Graph graph = begun();
    Event e = next(graph, 0, LabelKind::Store, kX);
    e.atomic = false;
    graph.push(e, 0);
    store(graph, 1, kX, 1);
    CHECK_EQ(graph.location(kX).plain, 1);
    graph.pop();
    graph.pop();
    CHECK_EQ(graph.location(kX).plain, 0);
}

TEST_CASE("writes move among their like") {
    Graph graph = begun();
    const EventId a = store(graph, 0, kX, 0), b = store(graph, 0, kX, 1), c = store(graph, 1, kX, 2);
    graph.unplace(b);
    CHECK_EQ(graph.place_of(b), 2);  // not there: behind all
    graph.place(b, 0);
    CHECK(writes_of(graph, kX) == std::vector<EventId>{b, a, c});
    graph.arrange(kX, {c, b, a});
    CHECK_EQ(graph.place_of(c), 0);
}

TEST_CASE("updates and rivals") {
    Graph graph = begun();
    const EventId a = store(graph, 0, kX, 0);
    store(graph, 1, kX, 1);
    CHECK_EQ(graph.rivals(), 1);
    CHECK_EQ(graph.update_of(kX, a, kNone), kNone);
    const EventId update = read(graph, 1, LabelKind::Rmw, kX, a, 1);
    CHECK_EQ(graph.update_of(kX, a, kNone), update);
    CHECK_EQ(graph.update_of(kX, a, update), kNone);
    CHECK_EQ(graph.update_of(kX, kInit, kNone), kNone);
    CHECK_EQ(graph.rivals(), 1);  // who reads is no rival
    store(graph, 1, kY, 0);
    store(graph, 1, kY, 1);
    CHECK_EQ(graph.rivals(), 1);  // nor are two writes of one thread
}

TEST_CASE("a copy without some events") {
    Graph graph = begun();
    const EventId a = store(graph, 0, kX, 0);
    const EventId b = store(graph, 1, kX, 0);
    const EventId c = read(graph, 0, LabelKind::Load, kX, b);
    store(graph, 0, kY, 0);
    graph.bury(0x1000, 1);

    std::vector<bool> keep(graph.size(), true);
    keep[a] = false;
    std::vector<EventId> map;
    Graph copy;
    store(copy = begun(), 1, kY, 0);  // what was there before is forgotten
    copy.restrict(graph, keep, map);
    CHECK_EQ(copy.size(), graph.size() - 1);
    CHECK_EQ(map[a], kNone);
    CHECK_EQ(copy[map[c]].rf, map[b]);
    CHECK(writes_of(copy, kX) == std::vector<EventId>{map[b]});
    CHECK(copy.location(kX).reads == std::vector<EventId>{map[c]});
    CHECK_EQ(copy.location(kY).writes.size(), 1);
    REQUIRE_EQ(copy.deaths().size(), 1);
    CHECK_EQ(copy.deaths()[0].event, copy.size() - 1);

    keep.back() = false;
    copy.restrict(graph, keep, map);
    CHECK(copy.deaths().empty());
    CHECK(copy.location(kY).writes.empty());
}

TEST_CASE("sections open, close and are taken back") {
    constexpr u32 kL = 7, kM = 8;
    Graph graph = begun();
    section(graph, 0, kL, true);
    section(graph, 0, kM, true);
    store(graph, 0, kX, 0);
    const Sections& sections = graph.sections();
    CHECK_EQ(sections.size(), 2);
    CHECK(sections.of(0) == std::vector<u32>{0, 1});
    CHECK(sections.of(1).empty());
    section(graph, 0, kL, false);  // not nested
    CHECK_FALSE(sections[0].is_open());
    CHECK(sections[1].is_open());
    CHECK(sections[0].contains(5));
    CHECK_FALSE(sections[0].contains(7));
    CHECK(sections[1].contains(7));
    CHECK(sections.is_inside(0));
    section(graph, 0, kM, false);
    CHECK_FALSE(sections.is_inside(0));

    graph.pop();
    graph.pop();
    CHECK(sections[0].is_open());
    graph.pop();
    graph.pop();
    CHECK_EQ(sections.size(), 1);
    CHECK_EQ(sections[0].lock, kL);
    graph.pop();
    CHECK(sections.empty());
    CHECK(sections.of(0).empty());
}

TEST_CASE("locations are cut where accesses of two sizes meet") {
    Image image;
    image.globals = {{std::string(16, '\0'), 0}};
    image.functions.emplace_back();
    image.functions[0].code = {op(Op::RET)};
    const Program program = image.load();
    const Address x = global(0);
    ObjectView view;
    view.base = x;
    view.size = 16;
    view.global = 0;
    LocationTable table;
    u32 number = kNone;
    const auto intern = [&](Address address, u64 size, bool atomic) {
        return table.intern(program, view, address, size, atomic, 0, number);
    };
    CHECK(intern(x, 8, false) == LocationTable::Found::Yes);
    const u32 whole = number;
    CHECK(intern(x, 8, false) == LocationTable::Found::Yes);
    CHECK_EQ(number, whole);
    CHECK_EQ(table[whole].size, 8);
    CHECK(intern(x + 8, 4, true) == LocationTable::Found::Yes);
    CHECK(number != whole);
    CHECK_EQ(table.size(), 2);

    // A plain access of a part: from now on the larger one is taken in pieces.
    CHECK(intern(x + 4, 4, false) == LocationTable::Found::Refined);
    table.restart();
    CHECK_EQ(table.size(), 0);
    CHECK(table.cuts().contains(x + 4));
    CHECK_EQ(table.piece(view, x, 8), 4);
    CHECK_EQ(table.piece(view, x + 4, 4), 4);
    CHECK(intern(x, 4, false) == LocationTable::Found::Yes);
    CHECK(intern(x + 4, 4, false) == LocationTable::Found::Yes);

    // Atomic ones are never cut: they are parts of a word, out of which no plain one sticks.
    CHECK(intern(x + 8, 4, true) == LocationTable::Found::Yes);
    CHECK(intern(x + 8, 8, true) == LocationTable::Found::Refined);
    table.restart();
    CHECK_EQ(table.words().at(x + 8), x + 16);
    CHECK(intern(x + 8, 8, true) == LocationTable::Found::Yes);
    const u32 word = number;
    CHECK(table[word].mixed);
    for (const u64 offset : {8, 12, 15}) {
        CHECK(intern(x + offset, 1, offset == 8) == LocationTable::Found::Yes);
        CHECK_EQ(number, word);
    }
    CHECK_EQ(table.piece(view, x + 4, 12), 4);
    CHECK_EQ(table.piece(view, x + 9, 20), 7);
    const Part part(x + 12, 2, table[word]);
    CHECK((part.offset == 4 && part.size == 2));
    CHECK(!table[intern(x, 4, false) == LocationTable::Found::Yes ? number : word].mixed);
}
