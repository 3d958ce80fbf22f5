// What each visible operation means, the same in every search: pure functions of its label, of what it finds,
// and of its thread. A search says what an operation finds and when it is made; whether it may go on, what it
// does and what is wrong with it stands here.
#pragma once

#include <span>

#include "machine/label.h"
#include "machine/thread_state.h"

namespace raddle {

// Those that read or write a place in memory.
inline constexpr bool is_access(LabelKind kind) {
    switch (kind) {
        case LabelKind::Load:
        case LabelKind::Store:
        case LabelKind::Rmw:
        case LabelKind::Cas:
        case LabelKind::Lock:
        case LabelKind::Unlock:
        case LabelKind::Trylock:
        case LabelKind::Await:
        case LabelKind::AwaitRmw:
        case LabelKind::Wake: return true;
        default: return false;
    }
}
inline constexpr bool is_mutex_operation(LabelKind kind) {
    return kind == LabelKind::Lock || kind == LabelKind::Unlock || kind == LabelKind::Trylock;
}
// Those that may have to wait for another value.
inline constexpr bool is_waiting(LabelKind kind) {
    return kind == LabelKind::Await || kind == LabelKind::AwaitRmw || kind == LabelKind::Lock;
}
// Those that write or not, as they find it.
inline constexpr bool is_conditional(LabelKind kind) {
    return kind == LabelKind::Cas || kind == LabelKind::Wake || kind == LabelKind::Trylock;
}
inline u64 access_size(const Label& label) {
    return is_mutex_operation(label.kind) ? 8 : label.size;
}

// What an access does with the value that it finds.
struct Effect {
    Answer answer;
    Value written;         // in place of what it found
    bool writes = false;   // if it is at fault: what it would do
    bool blocked = false;  // it waits for another value, and does nothing
    FaultCode fault = FaultCode::None;
};

// `choice`, of a compare-exchange: 0, or 1 for a spurious failure; of a wake: the bit of the thread it wakes.
Effect effect(const Label& label, u32 thread, u32 choice, const Value& found);
// Whether it does not have to wait (but goes on to its fault, if the value is undefined).
bool goes_on(const Label& label, u32 thread, const Value& found);
// Whether a compare-exchange finds what it expects.
inline bool finds_expected(const Label& label, const Value& found) {
    return found.low == label.expected.low && found.high == label.expected.high;
}
// The fault of an access to `address` in an object from `base` on.
Fault fault_of(const Effect& effect, const Label& label, const Value& found, Address base, u64 size);

// How many values a choice has, and which is the `choice`-th. `nondet`: what a choice without a number of its
// own is taken from.
u64 choices_of(const Label& label, std::span<const i64> nondet);
u64 chosen(const Label& label, std::span<const i64> nondet, u32 choice);

// A thread that another one joins or detaches.
struct Target {
    bool exists = false, joined = false, detached = false, finished = false;
};
// The number that the handle of a join or detach has; none has that of handle 0.
inline u64 target_of(const Label& label) {
    return label.value.low - 1;
}
bool may_join(const Target& target);                         // or fails at once
Fault join_fault(const Label& label, const Target& target);  // of a detach, too

// What is wrong with a free or the end of a scope. `fault`: that of finding the object; `freed`: it is gone.
Fault end_fault(const Label& label, const Fault& fault, const ObjectView& object, bool freed);
// The same of asking for the size of an allocated block.
Fault size_fault(const Label& label, const Fault& fault, const ObjectView& object, bool freed);

}  // namespace raddle
