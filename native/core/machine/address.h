// How an address is made up: region (14 bits, 52..39) | slot (17 bits, 38..22) | offset (22 bits).
//
// Region 0 holds the globals (from slot 16) and the functions; region k + 1 belongs to thread k. What the
// first 255 threads own has addresses of 47 bits, as on the real machine, where programs keep marks above. An
// object starts at the beginning of a slot and owns size / 4 MiB + 1 of them, so that one past its
// end is still its own. Addresses depend on what the owning thread did, never on the other threads.
#pragma once

#include "check.h"

namespace raddle {

using Address = u64;

inline constexpr unsigned kOffsetBits = 22;
inline constexpr u64 kSlotBytes = u64{1} << kOffsetBits;
inline constexpr u32 kSlotMask = 0x1ffff;
inline constexpr u64 kAddressLimit = u64{1} << 53;
inline constexpr u64 kNullBytes = 4096;  // addresses below are null dereferences

inline constexpr u32 kFirstGlobalSlot = 16;
inline constexpr u32 kStackSlots = 0x10000;      // stack objects: slots 0 … kStackSlots - 1
inline constexpr u32 kFirstHeapSlot = 0x10000;   // heap objects: up to kFirstFixedSlot
inline constexpr u32 kFirstFixedSlot = 0x1f000;  // region 0: functions; threads: thread-locals
inline constexpr u32 kMaxThreads = 16'382;

inline constexpr u32 region_of(Address a) {
    return static_cast<u32>(a >> 39) & 0x3fff;
}
inline constexpr u32 slot_of(Address a) {
    return static_cast<u32>(a >> kOffsetBits) & kSlotMask;
}
inline constexpr u64 offset_of(Address a) {
    return a & (kSlotBytes - 1);
}
inline constexpr u64 slots_for(u64 size) {
    return size / kSlotBytes + 1;
}

inline constexpr Address make_address(u32 region, u32 slot, u64 offset = 0) {
    return (u64{region} << 39) + (u64{slot} << kOffsetBits) + offset;
}
inline constexpr Address thread_address(u32 thread, u32 slot) {
    return make_address(thread + 1, slot);
}
inline constexpr Address function_address(u32 index) {
    return make_address(0, kFirstFixedSlot) + u64{16} * index;
}

// What the program holds as a thread's handle: never 0, and what a mutex word names its owner by.
inline constexpr u64 thread_handle(u32 thread) {
    return u64{thread} + 1;
}

}  // namespace raddle
