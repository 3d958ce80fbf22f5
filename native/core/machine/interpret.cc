// The interpreter's loop, compiled twice: plain, and with undefined bits beside every register.
//
// Dispatch is by computed goto from each handler. `r` and `s` point at the current frame's registers
// and their undefined bits; `s` exists only in the tracked instance. A handler that meets an
// undefined value in the plain instance asks for the tracked one, which does the instruction again.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "machine/arithmetic.h"
#include "machine/machine.h"
#include "machine/shadow.h"

namespace raddle {

#define CASE(NAME) L_##NAME:
#define DISPATCH() goto* table[ip->op]
#define NEXT()      \
    do {            \
        ++ip;       \
        DISPATCH(); \
    } while (false)
#define SAVE() t.pc = static_cast<u32>(ip - code)
// a = VALUE, its undefined bits BITS (not evaluated in the plain instance)
#define SET(VALUE, BITS)                 \
    do {                                 \
        const u64 set_value = (VALUE);   \
        if constexpr (Tracked) {         \
            const u64 set_bits = (BITS); \
            s[ip->a] = set_bits;         \
        }                                \
        r[ip->a] = set_value;            \
    } while (false)
#define STEP(CALL)                                              \
    do {                                                        \
        SAVE();                                                 \
        const Step step = CALL;                                 \
        if (step == Step::Next) [[likely]]                      \
            NEXT();                                             \
        return step == Step::Track ? Mode::Track : Mode::Label; \
    } while (false)
#define REFUSE(CALL)        \
    do {                    \
        SAVE();             \
        label_ = Label{};   \
        CALL;               \
        return Mode::Label; \
    } while (false)
#define ENTER_FRAME()                                             \
    do {                                                          \
        r = t.registers.data() + t.base();                        \
        if constexpr (Tracked) s = t.undefined.data() + t.base(); \
    } while (false)

template <bool Tracked>
Machine::Mode Machine::interpret(ThreadState& t) {
    static const void* const table[] = {
#define OP(NAME) &&L_##NAME,
#include "machine/opcodes.def"
        &&L_WATCH,
    };
    const Instruction* const code = code_.data();
    const Instruction* ip = code + t.pc;
    u64* r = nullptr;
    u64* s = nullptr;
    ENTER_FRAME();
    DISPATCH();

#include "machine/handlers/control.inc"
#include "machine/handlers/floating.inc"
#include "machine/handlers/integer.inc"
#include "machine/handlers/memory.inc"
}

template Machine::Mode Machine::interpret<false>(ThreadState& t);
template Machine::Mode Machine::interpret<true>(ThreadState& t);

}  // namespace raddle
