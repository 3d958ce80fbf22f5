// Runs one schedule again and writes down everything that happens: a trace.
#pragma once

#include "search/interleavings/execution.h"

namespace raddle {

struct ThreadInfo {
    u32 parent = 0;
    std::optional<u32> spawn;     // index of the event
    std::optional<u32> function;  // none: this number is not used in this execution
};

struct ObjectInfo {
    Address address;
    u64 size;
    ObjectKind kind;
    u32 thread;
    std::vector<u32> stack;
    std::optional<u32> freed_by;  // index of the event
};

struct BlockedThread {
    u32 thread;
    std::string reason;  // what it waits for: a label's name, or "cut"
    std::vector<u32> stack;
    Address address;
    // Awaits: predicate, size, mask and what (memory & mask) is compared with.
    std::optional<std::array<u64, 4>> condition;
};

// Of a thread that stands at that label.
BlockedThread blocked_thread(u32 thread, const ThreadState& state, const Label& label);

struct Trace {
    std::vector<TraceEvent> events;
    std::vector<ThreadInfo> threads;  // by number
    std::vector<ObjectInfo> objects;
    std::vector<BlockedThread> blocked;
    std::optional<Failure> outcome;
    std::optional<Halt> halt;
    // Execution graphs: for each event the one it reads from (kInitial: the initial value), and for each
    // location its writes in modification order.
    static constexpr u32 kNothing = 0xffffffff, kInitial = 0xfffffffe;
    std::vector<u32> rf;
    std::vector<std::vector<u32>> mo;
};

// Throws ScheduleError if the schedule asks for a step that the program cannot take.
Trace replay(const Program& program, const SearchOptions& options, const Schedule& schedule);

// What both kinds of replay put together from the rows of a trace.
std::vector<ObjectInfo> objects_of(const std::vector<Allocation>& log, const std::vector<TraceEvent>& events);

}  // namespace raddle
