// Label: what a thread is about to do when the machine stops; Answer: what a search tells it.
//
// Neither knows how a search picks values: an interleaving search answers a read from its memory
// image, a graph search with the value of the write it chose.
#pragma once

#include "machine/fault.h"

namespace raddle {

// The first group are the visible operations, the second is answered at once without being scheduled,
// the third ends the thread's run.
#define RADDLE_LABELS(X)          \
    X(Load, "load")               \
    X(Store, "store")             \
    X(Rmw, "rmw")                 \
    X(Cas, "cas")                 \
    X(Spawn, "spawn")             \
    X(Join, "join")               \
    X(Detach, "detach")           \
    X(Lock, "lock")               \
    X(Unlock, "unlock")           \
    X(Trylock, "trylock")         \
    X(Await, "await")             \
    X(AwaitRmw, "await_rmw")      \
    X(Wake, "wake")               \
    X(Choose, "choose")           \
    X(Free, "free")               \
    X(LifeEnd, "life_end")        \
    X(Fence, "fence")             \
    X(Print, "print")             \
    X(SizeOf, "size_of")          \
    X(Finished, "finished")       \
    X(Exit, "exit")               \
    X(Blocked, "assume")          \
    X(Cut, "cut")                 \
    X(Fault, "error")             \
    X(Unsupported, "unsupported") \
    X(Idle, "idle")               \
    X(Local, "local")

enum class LabelKind : u8 {
#define X(NAME, TEXT) NAME,
    RADDLE_LABELS(X)
#undef X
};

inline constexpr const char* kLabelNames[] = {
#define X(NAME, TEXT) TEXT,
    RADDLE_LABELS(X)
#undef X
};

inline constexpr bool is_visible(LabelKind kind) {
    return kind <= LabelKind::LifeEnd;
}
inline constexpr bool is_answered_at_once(LabelKind kind) {
    return kind == LabelKind::Fence || kind == LabelKind::Print || kind == LabelKind::SizeOf;
}

enum class Order : u8 { Plain, Relaxed, Acquire, Release, AcqRel, SeqCst };

// Up to 16 bytes with one undefined bit per bit; words are little endian, unused ones zero.
struct Value {
    u64 low = 0, high = 0;
    u64 undefined_low = 0, undefined_high = 0;

    bool operator==(const Value&) const = default;
    bool is_defined() const { return (undefined_low | undefined_high) == 0; }
};

struct Label {
    LabelKind kind = LabelKind::Finished;
    Order order = Order::Plain;
    Order failure = Order::Plain;  // Cas
    u8 op = 0;                     // Rmw, AwaitRmw: the operator; Free: how (see HeapObject)
    u8 predicate = 0;              // Await, AwaitRmw
    bool weak = false;             // Cas
    bool unused = false;           // Rmw: nobody reads its result
    bool confirms = false;         // AwaitRmw: expects what the loop's read right before it has read
    bool spin = false;             // Await, AwaitRmw, Blocked: in a loop that goes round while it fails
    u32 pc = 0;
    Address address = 0;
    u64 size = 0;  // LifeEnd: of the whole object

    Value value;       // Store: written; Rmw, AwaitRmw: operand; Cas: desired; Finished: returned;
                       // Spawn: the first two arguments; Choose, Join, Detach: value.low; Exit: status;
                       // Print: descriptor
    Value expected;    // Cas; Spawn: the other two arguments
    u64 mask = 0;      // Await, AwaitRmw
    u64 wanted = 0;    // Await, AwaitRmw: what (memory & mask) is compared with
    u32 function = 0;  // Spawn
    u32 number = 0;    // Cut, Idle, Local: loop id; Unsupported, Fault: string index, or one of these:
    static constexpr u32 kHeap = 0xffffffff, kStack = 0xfffffffe;  // Unsupported: there is no room left
    static constexpr u32 kFar = 0xfffffffd;  // a pointer far outside of all objects has no word of 32 bits
    u64 count = 0;  // Idle, Local: iterations; Finished, in graphs: a lock still held, plus one
    Fault fault;    // Fault

    bool is_atomic() const { return order != Order::Plain; }
};

// What a thread runs, and the arguments that it is given, two in a value.
inline constexpr u32 kSpawnWords = 4;
struct Start {
    u32 function = 0;
    Value first, second;
};
inline Start start_of(const Label& spawn) {
    return {spawn.function, spawn.value, spawn.expected};
}

struct Answer {
    Value value;           // what was read; Spawn: the handle
    bool success = false;  // Cas, Trylock
};

}  // namespace raddle
