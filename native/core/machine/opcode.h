// The opcodes as an enumeration, numbered by opcodes.def.
#pragma once

#include "check.h"

namespace raddle {

enum class Op : u16 {
#define OP(NAME) NAME,
#include "machine/opcodes.def"
    COUNT,
    // Only inside a Machine's own copy of the code: an instruction that somebody watches.
    WATCH = COUNT,
};

inline constexpr u16 kOpcodeCount = static_cast<u16>(Op::COUNT);

inline constexpr const char* kOpcodeNames[] = {
#define OP(NAME) #NAME,
#include "machine/opcodes.def"
};

}  // namespace raddle
