// What a search finds and why it stops: values that the binding hands to Python.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "machine/label.h"
#include "machine/machine.h"

namespace raddle {

// Rules of the graph searches that spare them what leads nowhere. Tests switch each off alone.
struct Pruning {
    bool hopeless = true;  // updates that read what another one reads, and revisit nothing
    bool outrun = true;    // reads in a critical section that no write can follow
    bool spared = true;    // threads that go on beside a stuck one, as they did beside another value
    bool known = true;     // revisits that lead to a graph visited before
    bool refused = true;   // what others do when a thread was refused, and none of it matters
    bool ceiling = true;   // places in modification order behind a later section's
};

struct SearchOptions {
    u64 unroll = 0;  // 0: no bound
    bool keep_going = false;
    bool spurious_cas = true;
    bool races = true;
    bool independent_faa = true;  // dpor: updates whose results nobody uses commute with their like
    bool weak_orders = false;     // dpor: memory orders count in races, as under rc11; else it must be as sc
    bool skip_waiting = true;     // modification-order: reads that wait and come too early are left out
    bool merge_arrivals = true;   // graph searches: the order of arrivals at a barrier does not count
    bool symmetry = false;        // modification-order: threads that nothing tells apart have no names
    Pruning prune;
    u64 max_events = 20'000;  // of an execution; with a bound of turns, of a thread
    u64 idle_limit = 10'000;
    u64 local_limit = 20'000'000;
    std::vector<i64> nondet{0, 1, 2, -1};  // what choose(0) chooses from
    bool count_duplicates = false;
    bool note_names = false;     // graph searches: what complete executions are with equal threads renamed
    bool unordered = false;      // graph searches: critical sections of a lock stay unordered
    bool project_locks = false;  // graph searches: classes that differ in the order of sections only are one
    bool keep = false;           // keep the schedules of complete executions 1, 2, 4, 8 …
    u64 execution = 0;  // graph searches: keep the schedule of this complete execution, counted from 1
    std::vector<u32> watch;
    std::vector<std::pair<Address, u64>>
        observe;  // (address, size): final values that a graph search collects
};

// Whether limits are bounds like that of turns: a thread that comes to one is cut, and the search goes on.
inline bool limits_cut(const SearchOptions& options) {
    return options.unroll != 0;
}

// One step: which thread moves, and which of its choices it takes.
struct Choice {
    u32 thread;
    u32 choice;
    bool operator==(const Choice&) const = default;
};

// One event of an execution graph: the thread that makes it, the event it reads from, its place in
// modification order among the writes already there, and which of its choices it takes.
struct GraphStep {
    static constexpr u32 kNothing = 0xffff, kInitial = 0xfffe;  // as rf_thread

    u32 thread, rf_thread, rf_index, place, choice;
};

// A way through the program: the steps of an interleaving, or the events of an execution graph. Thread
// numbers belong to (parent, how many-th spawn of it).
struct Schedule {
    std::vector<std::pair<u32, u32>> threads;  // by thread number, from 1: thread 0 is main
    std::vector<Choice> steps;
    std::vector<GraphStep> events;
    std::string model;                       // of an execution graph
    std::vector<u64> cuts;                   // where larger accesses are taken in pieces
    std::vector<std::pair<u64, u64>> words;  // from where to where accesses of several sizes meet
    bool records_mo = false;                 // and whether it has a modification order
    // Which of the errors that an execution graph may show this one is for: see key_of.
    std::optional<std::array<u32, 3>> outcome;
};

// An error of the program under test.
struct Failure {
    FaultCode code = FaultCode::None;
    std::string kind;
    u32 thread = 0;
    std::vector<u32> stack;  // innermost first; where `thread` stands
    Address address = 0;
    std::array<u64, 4> numbers{};
    std::string text;              // the message of an assertion or error
    std::vector<u32> events;       // events that took part, the failing one last
    u32 partner = Program::kNone;  // the other event's instruction
    std::vector<u32> roots;        // execution graphs: events that show it, with what led to them
};

// Where an error is to a reader: the innermost instruction that is not of the library.
inline u32 place_of(const Program& program, const Failure& failure) {
    for (const u32 pc : failure.stack)
        if (!program.functions[program.function_of_pc(pc)].library()) return pc;
    return failure.stack.front();
}

// What tells an error from others, whichever way it was found: the two sides of a race may be met in either
// order.
inline std::array<u32, 3> key_of(const Program& program, const Failure& failure) {
    const u32 code = static_cast<u32>(failure.code);
    if (failure.code != FaultCode::Race) return {code, place_of(program, failure), failure.partner};
    const u32 pc = failure.stack.front();
    return {code, std::min(pc, failure.partner), std::max(pc, failure.partner)};
}

// Whether two failures are the same error, found twice.
inline bool same_error(const Program& program, const Failure& a, const Failure& b) {
    return a.kind == b.kind && a.text == b.text && key_of(program, a) == key_of(program, b);
}

// Why a search cannot go on at all, or, where limits cut, why it is not complete.
struct Halt {
    enum class Kind { Idle, Local, Events, Threads, Unsupported, Nondet };
    Kind kind = Kind::Events;
    u32 loop = Program::kNone;
    u64 count = 0;
    std::string text;
    std::vector<u32> stack;
    std::vector<u32> other;  // mixed-size accesses: the instruction of the other one
};

// What an operation that is not modelled is called.
inline std::string unsupported(const Program& program, const Label& label) {
    if (label.number == Label::kHeap) return "heap";
    if (label.number == Label::kStack) return "stack";
    if (label.number == Label::kFar) return "far";
    return std::string(program.string(label.number));
}

// One row of a trace.
struct TraceEvent {
    u32 thread = 0;
    LabelKind kind = LabelKind::Load;
    std::vector<u32> stack;
    Address address = 0;
    u64 size = 0;
    Order order = Order::Plain;
    std::optional<u128> read, written;
    bool undefined = false;
    std::optional<bool> success;
    std::optional<u32> choice;
    std::string text;
    std::optional<u64> other;
    u64 bundles = 0;  // interleavings: how many the thread has begun before
};

}  // namespace raddle
