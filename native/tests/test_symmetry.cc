// Random programs in which threads are equal, with and without symmetry (docs/explanation/symmetry.md): the
// executions of one, with equal threads renamed in all ways, are those of the other; none is visited twice;
// and both find the same errors. RADDLE_SYMMETRY=… programs, from seed RADDLE_SEED.
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>

#include "bodies.h"
#include "doctest/doctest.h"
#include "search/graphs/remembering_search.h"

using namespace raddle;
using namespace raddle::test;

namespace {

constexpr i64 kZ = 32, kHandles = 64;  // a plain variable; where the creator of threads keeps their handles
constexpr unsigned kLast = 4, kA = 5, kB = 6, kAddress = 7, kSum = 9, kOld = 10, kFirstHandle = 16;
constexpr u64 kMost = 1500;  // executions; what has more is not compared

u64 number_in(const char* name, u64 otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

class RandomProgram {
  public:
    explicit RandomProgram(u64 seed) : random_(seed) { strong_ = one_in(3); }

    Image image() {
        Image image;
        image.globals.push_back({std::string(256, '\0'), 0});
        image.strings = {"assertion"};
        image.functions.resize(2);  // main, and who creates the others
        const unsigned kinds = pick({1, 1, 2, 2, 3});
        std::vector<unsigned> runs;  // by thread, its function
        for (unsigned kind = 0; kind < kinds; ++kind) {
            const unsigned count = kind == 0 ? pick({2, 2, 2, 3, 4}) : pick({1, 1, 1, 2});
            runs.insert(runs.end(), count, 2 + kind);
            image.functions.push_back(worker(count > 2 ? pick({1, 1, 2}) : pick({1, 2, 2, 3})));
        }
        if (one_in(8)) std::shuffle(runs.begin(), runs.end(), random_);
        const bool is_nested = one_in(6);
        image.functions[1] = creator(runs);
        if (!is_nested) {
            image.functions[0] = image.functions[1];
            image.functions[0].params = image.functions[0].results = 0;
            return image;
        }
        begin();
        spawn(0, 1, 0);
        if (one_in(2)) spawn(1, 2, 0);
        operations(pick({0, 1}));
        add(op(Op::JOIN, kLast, kFirstHandle));
        image.functions[0] = ended(op(Op::EXIT_THREAD, 0, kSum));
        return image;
    }

  private:
    bool one_in(unsigned n) { return random_() % n == 0; }
    template <typename T>
    T pick(std::initializer_list<T> of) {
        return of.begin()[random_() % of.size()];
    }
    unsigned pick(std::initializer_list<int> of) {
        return static_cast<unsigned>(of.begin()[random_() % of.size()]);
    }
    i64 variable() { return pick({kX, kX, kY}); }
    Order order(std::initializer_list<Order> of) { return strong_ ? Order::SeqCst : pick(of); }
    Order of_read() { return order({Order::Relaxed, Order::Acquire, Order::SeqCst}); }
    Order of_write() { return order({Order::Relaxed, Order::Release, Order::SeqCst}); }
    Order of_update() {
        return order({Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst});
    }
    static i64 bits(Order order) { return static_cast<i64>(order); }

    void add(Instruction i) { code_.push_back(i); }
    u32 here() const { return static_cast<u32>(code_.size()); }
    void begin() {
        code_ = {constant(1, global(0)), constant(2, 1), constant(3, 2), constant(kLast, 0),
                 constant(kSum, 0)};
    }
    ImageFunction ended(Instruction last) {
        add(last);
        ImageFunction f;
        f.slots = kFirstHandle + 12;
        f.code = code_;
        return f;
    }
    ImageFunction worker(unsigned length) {
        begin();
        if (one_in(2)) add(op(Op::MOV, kLast, 0));
        operations(length);
        if (one_in(4)) {  // tells what it has seen
            add(op(Op::ADD64I, kAddress, 1, 0, kL + 24));
            add(op(Op::RMW, kOld, kAddress, kSum, 1 | bits(Order::SeqCst) << 8 | 4 << 16));
        }
        ImageFunction f = ended(op(Op::RET, one_in(8) ? kLast : pick({0, 2, 2}), 0, 1));
        f.params = f.results = 1;
        return f;
    }
    void operations(unsigned count) {
        for (unsigned i = 0; i < count; ++i) operation(true);
    }
    // What follows is done if the last value is `value`.
    template <typename Body>
    void when(unsigned value, Body body) {
        add(op(Op::EQI, kA, kLast, 0, value));
        const u32 at = here();
        add({});
        body();
        code_[at] = branch(kA, at + 1, here());
    }
    void point_to(i64 variable) { add(op(Op::ADD64I, kAddress, 1, 0, variable)); }
    void update(unsigned operation, Order order, bool unused) {
        point_to(variable());
        add(op(Op::RMW, kLast, kAddress, pick({2, 2, 3}),
               operation | bits(order) << 8 | 4 << 16 | i64{unused} << 24));
    }
    // Waits until x or y has the value; may write, then.
    void await(i64 at, u64 value, bool writes, unsigned written) {
        point_to(at);
        add(constant(10, 0xffffffff));
        add(constant(11, value));
        add(op(Op::MOV, 12, written));
        const Order order = writes ? of_update() : of_read();
        add(op(writes ? Op::AWAIT_RMW : Op::AWAIT, kLast, kAddress, 10,
               0 | 4 << 8 | bits(order) << 16 | (one_in(2) ? i64{1} << 32 : 0)));
    }
    void operation(bool may_nest) {
        switch (random_() % (may_nest ? 20 : 12)) {
            case 0:
            case 1: add(read(variable(), of_read())); break;
            case 2:
                add(read(variable(), of_read()));
                add(op(Op::ADD64, kSum, kSum, kLast));
                break;
            case 3: add(write(variable(), of_write(), pick({2, 3}))); break;
            case 4:
                add(op(Op::ADD32I, kA, kLast, 0, 1));
                add(write(variable(), of_write(), kA));
                break;
            case 5: update(1, of_update(), one_in(2)); break;
            case 6: update(pick({0, 1, 4}), of_update(), false); break;
            case 7: {
                point_to(variable());
                add(constant(kA, random_() % 2));
                add(constant(kB, 1 + random_() % 2));
                const Order order = of_update();
                const Order failure = order == Order::AcqRel    ? Order::Acquire
                                      : order == Order::Release ? Order::Relaxed
                                                                : order;
                add(op(Op::CAS, kOld, kAddress, kA,
                       bits(order) | bits(failure) << 8 | 4 << 16 | i64{one_in(2)} << 24));
                add(op(Op::MOV, kLast, one_in(3) ? kOld : kOld + 1));
                break;
            }
            case 8:
                add(op(Op::FENCE, 0, 0, 0,
                       bits(pick(
                           {Order::Acquire, Order::Release, Order::AcqRel, Order::SeqCst, Order::SeqCst}))));
                break;
            case 9: add(one_in(2) ? read(kZ, Order::Plain) : write(kZ, Order::Plain)); break;
            case 10:
                add(constant(kA, 2));
                add(op(Op::CHOOSE, kLast, kA));
                break;
            case 11: await(variable(), random_() % 2, false, 2); break;
            case 12: when(static_cast<unsigned>(random_() % 2), [&] { operation(false); }); break;
            case 13:
                add(op(Op::EQI, kA, kLast, 0, static_cast<i64>(random_() % 2)));
                add(op(Op::ASSUME, 0, kA));
                break;
            case 14:
                if (!one_in(3)) add(read(variable(), of_read()));
                when(2, [&] {
                    add(constant(8, 0));
                    add(op(Op::ERROR, 0, 8, 0, 0));
                });
                break;
            case 15:
            case 16: {
                const i64 mutex = pick({kL, kL, kM});
                const bool tries = one_in(4);
                point_to(mutex);
                add(op(tries ? Op::TRYLOCK : Op::LOCK, kOld, kAddress));
                if (!tries) add(op(Op::MOV, kLast, 2));
                if (tries) add(op(Op::MOV, kLast, kOld));
                const auto section = [&] {
                    for (unsigned i = pick({0, 1, 1, 2}); i > 0; --i) operation(false);
                    point_to(mutex);
                    add(op(Op::UNLOCK, 0, kAddress));
                };
                if (tries)
                    when(1, section);
                else
                    section();
                break;
            }
            case 17: {  // a retry loop that adds, or sets
                const i64 at = variable();
                add(read(at, of_read()));
                point_to(at);
                add(op(Op::ADD32I, 12, kLast, 0, 1));
                if (one_in(3)) add(constant(12, 7));
                add(constant(10, 0xffffffff));
                add(op(Op::MOV, 11, kLast));
                add(op(Op::AWAIT_RMW, kOld, kAddress, 10,
                       0 | 4 << 8 | bits(of_update()) << 16 | i64{3} << 32));
                break;
            }
            case 18: {  // a spin lock
                await(kM + 16, 0, true, 2);
                operation(false);
                add(op(Op::SUB64, kA, 2, 2));
                add(write(kM + 16, of_write(), kA));
                break;
            }
            default:  // hands z over, more or less well
                if (one_in(2)) {
                    add(write(kZ, Order::Plain));
                    add(write(variable(), of_write()));
                } else {
                    add(read(variable(), of_read()));
                    when(1, [&] { add(one_in(2) ? read(kZ, Order::Plain) : write(kZ, Order::Plain)); });
                }
        }
    }
    void spawn(unsigned number, unsigned function, u64 argument) {
        add(constant(kA, function_address(function)));
        add(constant(kB, argument));
        add(op(Op::SPAWN, kFirstHandle + number, kA, kB));
    }
    void keep(unsigned number) { add(op(Op::STORE8, kFirstHandle + number, 1, 0, kHandles + 8 * number)); }
    void join(unsigned number, bool from_memory) {
        if (from_memory) add(op(Op::LOAD8, kFirstHandle + number, 1, 0, kHandles + 8 * number));
        add(op(Op::JOIN, kLast, kFirstHandle + number));
        if (one_in(12)) add(op(Op::ADD64, kSum, kSum, kLast));
    }
    ImageFunction creator(const std::vector<unsigned>& runs) {
        begin();
        const bool in_memory = one_in(2);
        for (unsigned i = 0; i < runs.size(); ++i) {
            spawn(i, runs[i], one_in(12) ? i : 0);
            if (in_memory) keep(i);
            if (one_in(16)) operation(true);
        }
        operations(pick({0, 0, 1, 1, 2}));
        std::vector<unsigned> joined(runs.size());
        std::iota(joined.begin(), joined.end(), 0);
        const unsigned way = pick({0, 0, 0, 0, 1, 2, 3, 4, 5});
        if (way == 1) joined.clear();
        if (way == 2) joined.resize(1 + random_() % joined.size());
        if (way >= 3) std::shuffle(joined.begin(), joined.end(), random_);
        for (const unsigned number : joined) {
            join(number, in_memory);
            if (way == 4 && one_in(2)) operation(true);
            if (way == 5 && one_in(2)) add(read(kZ, Order::Plain));
        }
        operations(pick({0, 0, 1, 2}));
        ImageFunction f = ended(op(one_in(4) ? Op::EXIT_THREAD : Op::EXIT, 0, kSum));
        f.params = f.results = 1;
        return f;
    }

    std::mt19937_64 random_;
    bool strong_ = false;
    std::vector<Instruction> code_;
};

using Classes = std::unordered_set<u64>;

struct Seen {
    Classes complete, renamed;
    std::set<std::tuple<std::string, u32, u32>> errors;
    bool has_merged = false;
    u64 executions = 0;
};

std::optional<Seen> seen(const Program& program, ModelKind model, SearchOptions options, u64 most) {
    options.keep_going = options.note_names = options.count_duplicates = true;
    const auto search = make_graph_search(program, options, model, true);
    while (!search->run(0))
        if (search->explored() > most || search->events() > 60 * most) return std::nullopt;
    if (search->halt()) return std::nullopt;
    CHECK_EQ(search->duplicates(), 0);
    Seen found{search->complete(), search->renamed(), {}, search->merges_names(), search->executions()};
    for (const FoundError& error : search->errors()) {
        const auto [number, place, partner] = key_of(program, error.failure);
        const FaultCode code = error.failure.code;
        const bool stuck = code == FaultCode::Deadlock || code == FaultCode::Livelock;
        const std::string kind = error.failure.kind + std::to_string(number);
        found.errors.emplace(kind, stuck ? 0 : place, code == FaultCode::Race ? partner : 0);
    }
    return found;
}

struct Count {
    u64 long_ones = 0, compared = 0, merged = 0, all = 0, visited = 0;
};

void compare(const Program& program, Count& count, u64 seed) {
    for (const ModelKind model : {ModelKind::Sc, ModelKind::Tso, ModelKind::Ra, ModelKind::Rc11}) {
        SearchOptions options;
        options.skip_waiting = seed % 3 != 0;
        options.races = seed % 5 != 0;
        options.spurious_cas = seed % 7 != 0;
        const std::optional<Seen> full = seen(program, model, options, kMost);
        if (!full) continue;
        options.symmetry = true;
        // It starts again if threads are told apart, and goes on to the end of graphs that an assume has
        // refused: one in thousands takes long.
        const std::optional<Seen> few = seen(program, model, options, 4 * kMost);
        if (!few) {
            ++count.long_ones;
            continue;
        }
        INFO(std::string(model_name(model)));
        CHECK(few->errors == full->errors);
        CHECK(std::ranges::all_of(few->complete, [&](u64 c) { return full->complete.contains(c); }));
        if (few->has_merged) {
            CHECK(full->renamed == full->complete);
            CHECK(few->renamed == full->complete);
        } else {
            CHECK(few->complete == full->complete);
        }
        ++count.compared;
        count.merged += few->has_merged ? 1 : 0;
        count.all += full->executions;
        count.visited += few->executions;
    }
}

}  // namespace

TEST_CASE("equal threads have no names") {
    const u64 first = number_in("RADDLE_SEED", 0), programs = number_in("RADDLE_SYMMETRY", 100);
    Count count;
    for (u64 seed = first; seed < first + programs; ++seed) {
        CAPTURE(seed);
        compare(RandomProgram(seed).image().load(), count, seed);
    }
    MESSAGE(count.compared << " comparisons from seed " << first << ", " << count.merged << " of them with "
                           << count.visited << " executions instead of some of " << count.all);
    CHECK(count.merged * 4 > count.compared);
    CHECK(count.long_ones * 1000 <= count.compared);
}
