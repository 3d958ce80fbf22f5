// Every search on small programs: exact numbers of classes where a formula gives them, under each model.
#include "bodies.h"
#include "doctest/doctest.h"
#include "search/graphs/remembering_search.h"
#include "search/rcmc/rcmc.h"
#include "searching.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr ModelKind kSc = ModelKind::Sc, kTso = ModelKind::Tso, kRa = ModelKind::Ra, kRc11 = ModelKind::Rc11,
                    kWrc11 = ModelKind::Wrc11;
constexpr ModelKind kModels[] = {kSc, kTso, kRa, kRc11, kWrc11};
const char* const kGraphs[] = {"modification-order", "reads-from"};

bool takes(const std::string& search, ModelKind model) {
    if (search == "interleavings" || search == "dpor") return model == kSc;
    if (search == "rcmc") return model == kRc11 || model == kWrc11;
    return search == "reads-from" || model != kWrc11;
}

Found explored(const Image& image, const std::string& search, ModelKind model, SearchOptions options = {}) {
    INFO(std::string(search));
    INFO(std::string(model_name(model)));
    const Program program = image.load();
    const std::optional<Found> found = find(program, search, model, options);
    REQUIRE(found.has_value());
    if (search != "rcmc") CHECK_EQ(found->duplicates, 0);
    return *found;
}

// By every search over graphs, under sc, tso, ra, rc11 and wrc11: so many executions, none blocked, no
// errors.
void expect(const std::vector<Body>& bodies, const std::vector<u64>& counts) {
    const Image image = program_of(bodies);
    for (const char* const search : {"modification-order", "reads-from", "rcmc"}) {
        for (std::size_t i = 0; i < std::size(kModels); ++i) {
            if (!takes(search, kModels[i])) continue;
            const Found found = explored(image, search, kModels[i]);
            INFO(std::string(search));
            INFO(std::string(model_name(kModels[i])));
            CHECK_EQ(found.executions, counts[i]);
            CHECK_EQ(found.blocked, 0);
            CHECK(found.errors.empty());
            CHECK_EQ(found.classes.size(), counts[i]);
        }
    }
    CHECK_EQ(explored(image, "dpor", kSc).executions, counts[0]);
}

constexpr Order kRelaxed = Order::Relaxed, kAcquire = Order::Acquire, kRelease = Order::Release,
                kSeqCst = Order::SeqCst;

}  // namespace

TEST_CASE("searches: orders of writes") {
    u64 factorial = 1;
    for (unsigned n = 1; n <= 4; ++n) {
        factorial *= n;
        const Image image = program_of(std::vector<Body>(n, Body{write(kX, kRelaxed)}));
        for (const ModelKind model : kModels) {
            if (model != kWrc11) CHECK_EQ(explored(image, "modification-order", model).executions, factorial);
            CHECK_EQ(explored(image, "reads-from", model).executions, 1);
        }
        CHECK_EQ(explored(image, "rcmc", kRc11).executions, factorial);
        CHECK_EQ(explored(image, "rcmc", kWrc11).executions, 1);
        CHECK_EQ(explored(image, "dpor", kSc).executions, factorial);
    }
}

TEST_CASE("searches: orders of updates") {
    u64 factorial = 1;
    for (unsigned n = 1; n <= 4; ++n) {
        factorial *= n;
        expect(std::vector<Body>(n, Body{add(kRelaxed)}), std::vector<u64>(5, factorial));
    }
}

TEST_CASE("searches: store buffering") {
    const auto bodies = [](Order order, Body between) {
        Body first{write(kX, order)}, second{write(kY, order)};
        for (Body* const body : {&first, &second}) body->insert(body->end(), between.begin(), between.end());
        first.push_back(read(kY, order));
        second.push_back(read(kX, order));
        return std::vector<Body>{first, second};
    };
    expect(bodies(kRelaxed, {}), {3, 4, 4, 4, 4});
    expect(bodies(kSeqCst, {}), {3, 3, 4, 3, 3});
    expect(bodies(kRelaxed, {op(Op::FENCE, 0, 0, 0, static_cast<i64>(kSeqCst))}), {3, 3, 3, 3, 3});
}

TEST_CASE("searches: message passing") {
    const auto bodies = [](Order writes, Order reads) {
        return std::vector<Body>{{write(kX, kRelaxed), write(kY, writes)},
                                 {read(kY, reads), read(kX, kRelaxed)}};
    };
    expect(bodies(kRelaxed, kRelaxed), {3, 3, 3, 4, 4});
    expect(bodies(kRelease, kAcquire), {3, 3, 3, 3, 3});
}

TEST_CASE("searches: independent reads of independent writes") {
    const auto bodies = [](Order writes, Order reads) {
        return std::vector<Body>{{write(kX, writes)},
                                 {write(kY, writes)},
                                 {read(kX, reads), read(kY, reads)},
                                 {read(kY, reads), read(kX, reads)}};
    };
    expect(bodies(kRelease, kAcquire), {15, 15, 16, 16, 16});
    expect(bodies(kSeqCst, kSeqCst), {15, 15, 16, 15, 15});
}

TEST_CASE("searches: two reads of two writes") {
    // Never backwards: of 9 pairs those with a first not above the second.
    expect({{write(kX, kRelaxed), write(kX, kRelaxed, 3)}, {read(kX, kRelaxed), read(kX, kRelaxed)}},
           {6, 6, 6, 6, 6});
}

TEST_CASE("searches: every interleaving") {
    const Image image = program_of({{write(kX, kRelaxed), write(kX, kRelaxed)}, {write(kY, kRelaxed)}});
    const Found found = explored(image, "interleavings", kSc);
    // main creates both threads, then joins both. With so many of the first one's writes before the second is
    // created, the other's write stands before, between or behind the rest, up to the join, or behind that.
    u64 wanted = 0;
    for (u64 before = 0; before <= 2; ++before) wanted += (2 - before) + 1 + 1;
    CHECK_EQ(found.executions, wanted);
}

TEST_CASE("searches: critical sections") {
    u64 factorial = 1;
    for (unsigned n = 1; n <= 4; ++n) {
        factorial *= n;
        const Image readers = program_of(std::vector<Body>(n, locked(kL, {read(kX, Order::Plain)})));
        const Image writers = program_of(std::vector<Body>(n, locked(kL, {write(kX, Order::Plain)})));
        const Body change = {read(kX, Order::Plain), write(kX, Order::Plain)};
        const Image changing = program_of(std::vector<Body>(n, locked(kL, change)));
        SearchOptions unordered;
        unordered.unordered = true;
        for (const ModelKind model : {kSc, kTso, kRa, kRc11}) {
            for (const char* const search : kGraphs) {
                INFO(std::string(search));
                CHECK_EQ(explored(readers, search, model).executions, factorial);
                const Found found = explored(readers, search, model, unordered);
                CHECK_EQ(found.executions, 1);
                CHECK(found.errors.empty());
                const Found changed = explored(changing, search, model, unordered);
                CHECK_EQ(changed.executions, factorial);
                CHECK(changed.remembered > 0);
            }
            CHECK_EQ(explored(writers, "modification-order", model, unordered).executions, factorial);
            CHECK_EQ(explored(writers, "reads-from", model, unordered).executions, 1);
        }
        CHECK_EQ(explored(writers, "rcmc", kRc11).executions, factorial);
        CHECK_EQ(explored(readers, "dpor", kSc).executions, factorial);
    }
}

TEST_CASE("searches: only the one that remembers leaves locks unordered") {
    SearchOptions unordered;
    unordered.unordered = true;
    const Image image =
        program_of({locked(kL, {write(kX, Order::Plain)}), locked(kL, {write(kX, Order::Plain)})});
    const Program program = image.load();
    for (const ModelKind model : {kSc, kTso, kRa, kRc11, kWrc11}) {
        GraphSearch ordered(program, unordered, model, false);
        while (!ordered.run(0)) continue;
        CHECK_EQ(ordered.executions(), 2);
        RememberingSearch remembering(program, unordered, model, false);
        while (!remembering.run(0)) continue;
        CHECK_EQ(remembering.executions(), model == kWrc11 ? 2 : 1);
    }
    Rcmc rcmc(program, unordered, kRc11);
    while (!rcmc.run(0)) continue;
    CHECK_EQ(rcmc.executions(), 2);
}

TEST_CASE("searches: a deadlock") {
    Body first = locked(kL, locked(kM, {})), second = locked(kM, locked(kL, {}));
    const Image image = program_of({first, second});
    for (const char* const search : {"interleavings", "dpor"})
        CHECK(explored(image, search, kSc).errors == std::set<std::string>{"stuck"});
    for (const ModelKind model : {kSc, kTso, kRa, kRc11}) {
        for (const char* const search : kGraphs) {
            CHECK(explored(image, search, model).errors == std::set<std::string>{"stuck"});
            SearchOptions unordered;
            unordered.unordered = true;
            const Found found = explored(image, search, model, unordered);
            CHECK(found.errors == std::set<std::string>{"stuck"});
            CHECK(found.has_ordered_locks);
        }
    }
    CHECK(explored(image, "rcmc", kRc11).errors == std::set<std::string>{"stuck"});
}

TEST_CASE("searches: waiting for a flag") {
    const Body waiting = {constant(4, ~u64{0}), constant(5, 1), op(Op::ADD64I, 7, 1, 0, kY),
                          op(Op::AWAIT, 6, 7, 4, 0 | 4 << 8 | static_cast<i64>(kAcquire) << 16),
                          read(kX, Order::Plain)};
    const Image image = program_of({{write(kX, Order::Plain), write(kY, kRelease)}, waiting});
    const Image racy = program_of({{write(kX, Order::Plain), write(kY, kRelaxed)}, waiting});
    for (const ModelKind model : {kRc11, kWrc11}) {
        for (const char* const search : {"modification-order", "reads-from", "rcmc"}) {
            if (!takes(search, model)) continue;
            const Found found = explored(image, search, model);
            CHECK_EQ(found.executions, 1);
            CHECK(found.errors.empty());
            CHECK_EQ(found.blocked, search == std::string("modification-order") ? 0 : 1);
            CHECK(explored(racy, search, model).errors == std::set<std::string>{"race"});
        }
    }
    CHECK_EQ(explored(image, "dpor", kSc).blocked, 0);
    // Nobody sets it.
    const Image never = program_of({{write(kX, Order::Plain)}, waiting});
    for (const char* const search : {"interleavings", "dpor", "modification-order", "reads-from"})
        CHECK(explored(never, search, kSc).errors.contains("stuck"));
}

TEST_CASE("searches: an error behind a weak outcome") {
    // Message passing that fails where the data is old.
    const u32 body = 3, end = body + 8;  // targets count from the thread's first instruction
    const Body reader = {read(kY, kRelaxed, 4),    read(kX, kRelaxed, 5),    op(Op::EQI, 6, 4, 0, 1),
                         branch(6, body + 4, end), op(Op::EQI, 6, 5, 0, 0),  branch(6, body + 6, end),
                         constant(8, 0),           op(Op::ERROR, 0, 8, 0, 0)};
    const Image image = program_of({{write(kX, kRelaxed), write(kY, kRelaxed)}, reader});
    for (const char* const search : {"interleavings", "dpor", "modification-order", "reads-from"})
        CHECK(explored(image, search, kSc).errors.empty());
    for (const char* const search : {"modification-order", "reads-from", "rcmc"})
        CHECK(explored(image, search, kRc11).errors == std::set<std::string>{"assertion"});
    for (const char* const search : kGraphs) CHECK(explored(image, search, kTso).errors.empty());
}

TEST_CASE("searches: ways down by chance tell the number of executions, on average") {
    for (const std::vector<Body>& bodies : {std::vector<Body>(3, Body{add(kSeqCst)}),
                                            std::vector<Body>{{write(kX, kRelaxed), read(kY, kRelaxed)},
                                                              {write(kY, kRelaxed), read(kX, kRelaxed)},
                                                              {write(kX, kRelease), read(kY, kAcquire)}}}) {
        const Image image = program_of(bodies);
        const Program program = image.load();
        for (const bool records_mo : {true, false}) {
            GraphSearch whole(program, {}, kRc11, records_mo);
            CHECK_EQ(whole.left(), 1.0);
            while (!whole.run(0)) {
                CHECK_GE(whole.left(), 0.0);
                CHECK_LE(whole.left(), 1.0);
            }
            CHECK_EQ(whole.left(), 0.0);
            GraphSearch probed(program, {}, kRc11, records_mo);
            double sum = 0;
            for (u64 seed = 0; seed < 4000; ++seed) sum += probed.probe(seed, 60).value_or(0);
            CHECK_EQ(sum / 4000, doctest::Approx(static_cast<double>(whole.executions())).epsilon(0.15));
        }
    }
}
