// What can go wrong in the program under test, as codes and numbers; the words are Python's.
#pragma once

#include <array>

#include "machine/address.h"

namespace raddle {

// kind: the class of error that a verdict names; code: which of them. The names are the API's.
#define RADDLE_FAULTS(X)                                   \
    X(None, "", "")                                        \
    X(Null, "memory", "null")                              \
    X(OutOfBounds, "memory", "out-of-bounds")              \
    X(UseAfterFree, "memory", "use-after-free")            \
    X(UseAfterScope, "memory", "use-after-scope")          \
    X(UseAfterReturn, "memory", "use-after-return")        \
    X(DoubleFree, "memory", "double-free")                 \
    X(InvalidFree, "memory", "invalid-free")               \
    X(MismatchedFree, "memory", "mismatched-free")         \
    X(Wild, "memory", "wild")                              \
    X(ConstantWrite, "memory", "constant-write")           \
    X(Misaligned, "memory", "misaligned")                  \
    X(Uninitialised, "memory", "uninitialised")            \
    X(Overlap, "memory", "overlap")                        \
    X(StackOverflow, "memory", "stack-overflow")           \
    X(DivisionByZero, "arithmetic", "division-by-zero")    \
    X(DivisionOverflow, "arithmetic", "division-overflow") \
    X(Shift, "arithmetic", "shift")                        \
    X(Conversion, "arithmetic", "conversion")              \
    X(BadFunction, "call", "bad-function")                 \
    X(Signature, "call", "signature")                      \
    X(Unreachable, "error", "unreachable")                 \
    X(Error, "error", "error")                             \
    X(Race, "race", "race")                                \
    X(Allocation, "race", "allocation")                    \
    X(Deadlock, "deadlock", "deadlock")                    \
    X(Livelock, "livelock", "livelock")                    \
    X(UnlockFree, "lock", "unlock-free")                   \
    X(UnlockForeign, "lock", "unlock-foreign")             \
    X(LockDestroyed, "lock", "destroyed")                  \
    X(LockCount, "lock", "recursion")                      \
    X(JoinUnknown, "thread", "join-unknown")               \
    X(JoinJoined, "thread", "join-joined")                 \
    X(JoinDetached, "thread", "join-detached")             \
    X(DetachUnknown, "thread", "detach-unknown")           \
    X(DetachJoined, "thread", "detach-joined")             \
    X(DetachDetached, "thread", "detach-detached")

enum class FaultCode : u8 {
#define X(NAME, KIND, CODE) NAME,
    RADDLE_FAULTS(X)
#undef X
};

inline constexpr const char* kFaultKinds[] = {
#define X(NAME, KIND, CODE) KIND,
    RADDLE_FAULTS(X)
#undef X
};

inline constexpr const char* kFaultCodes[] = {
#define X(NAME, KIND, CODE) CODE,
    RADDLE_FAULTS(X)
#undef X
};

// numbers, by code. Memory: object's base, object's size, offset of the access (signed), its size.
// Division, shift: the operands. Signature: parameters and results wanted, then found.
struct Fault {
    FaultCode code = FaultCode::None;
    Address address = 0;
    std::array<u64, 4> numbers{};

    explicit operator bool() const { return code != FaultCode::None; }
};

}  // namespace raddle
