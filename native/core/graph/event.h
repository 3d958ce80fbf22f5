// An event of an execution graph: what a thread did, and where it reads from.
#pragma once

#include "graph/clock.h"
#include "machine/label.h"

namespace raddle {

using EventId = u32;  // position in the order <G in which a graph's events were added
inline constexpr u32 kNone = 0xffffffff;
inline constexpr EventId kInit = 0xfffffffe;  // as what a read reads from: the initial value

// In one byte, what an access touches of a word of up to 16 bytes: the first byte and how many.
inline constexpr u8 part_code(u64 offset, u64 size) {
    return static_cast<u8>(offset << 4 | (size - 1));
}
inline constexpr u8 kWhole = part_code(15, 16);  // no part: the location is always accessed as a whole

struct Event {
    u16 thread = 0;
    bool begin = false;  // a thread's first event; all others are a label's
    bool reads = false;
    bool writes = false;  // a failed compare-exchange reads only
    bool atomic = false;
    bool blocked = false;     // what it read does not satisfy it: the thread waits here
    bool rewrites = false;    // blocked, in a loop whose updates write what they find: for races, a write
    bool last = false;        // its thread has nothing more to do: ended, failed or waiting for good
    bool ended = false;       // that is, it has come to its end
    bool confirms = false;    // it reads what the read right before it reads: the two are as one
    bool meets = false;       // it arrives at or leaves a barrier whose arrivals are unordered
    bool incomplete = false;  // RCMC: an update whose write is yet to be added
    bool opens = false;       // unordered locks: it begins a critical section
    bool closes = false;      // or ends one
    bool quiet = false;       // x86 does it without a locked instruction, though its kind has one
    u8 part = kWhole;         // in a word of several sizes: what it touches, see part_code
    LabelKind kind = LabelKind::Load;
    Order order = Order::Plain;  // of what it turned out to be: the failure order if it failed
    u32 index = 0;               // in its thread, from 1
    u32 pc = 0;
    u32 loc = kNone;       // location, see LocationTable
    u32 lock = kNone;      // unordered locks: the mutex' location; such an event has no `loc`
    EventId rf = kNone;    // reads: the write, or kInit
    u32 choice = 0;        // position among the choices it had; 0 is the canonical one
    u32 target = kNone;    // spawn, join, detach: the other thread
    u32 snapshot = kNone;  // the thread right after it, standing at its next label
    u32 fence = 0;         // index of the thread's last release fence up to here, or 0
    Value written;         // the whole location's value after it

    Clock porf;     // events that led to it, itself included
    Clock hb;       // events that happen before it, itself included
    Clock base;     // writes: what its release sequence head(s) in its own thread release
    Clock release;  // writes: what an acquire read of it synchronises with
    Clock pending;  // what the thread's relaxed reads so far would acquire at a fence
    Clock causal;   // unordered locks: porf and locks-before, itself included
};

inline bool is_in_word(const Event& event) {
    return event.part != kWhole;
}
inline u32 offset_in_word(const Event& event) {
    return is_in_word(event) ? event.part >> 4 : 0;
}
inline u32 width_in_word(const Event& event) {
    return (event.part & 15) + 1u;
}

// The bytes of its location that it touches; of those accessed as a whole, all.
inline u32 bytes_of(const Event& event) {
    return is_in_word(event) ? ((u32{1} << width_in_word(event)) - 1) << offset_in_word(event) : ~u32{0};
}

}  // namespace raddle
