// A loaded program: the bytecode image, checked once so that the interpreter need not check again.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "machine/address.h"
#include "machine/opcode.h"
#include "machine/words.h"

namespace raddle {

struct Instruction {
    u16 op, a, b, c;
    i64 imm;
};

// See Label::confirms.
inline bool confirms(const Instruction& i) {
    return static_cast<Op>(i.op) == Op::AWAIT_RMW && ((i.imm >> 33) & 1) != 0;
}

struct Function {
    u32 first, length, slots, params, results, flags;
    bool variadic() const { return (flags & 1) != 0; }
    bool library() const { return (flags & 2) != 0; }
    // The library's locks that are no mutexes: its update of the lock's word takes it, gives it back, or
    // shares it with others.
    bool takes() const { return (flags & 4) != 0; }
    bool gives() const { return (flags & 8) != 0; }
    bool shares() const { return (flags & 16) != 0; }
    bool tries() const { return (flags & 32) != 0; }
    // Waits at a barrier: its update of the word arrives, its await leaves.
    bool meets() const { return (flags & 64) != 0; }
    // Narrow programs: the first parameter, the result is a number. As a thread's it stands for a pointer.
    bool takes_word() const { return (flags & 128) != 0; }
    bool gives_word() const { return (flags & 256) != 0; }
};

// Bytes: what asks for more asks for this much, which no stack has.
inline constexpr u64 kMostAllocated = u64{1} << 62;

struct AllocaSite {
    u64 size;
    u32 align, flags;
    bool is_private() const { return (flags & 1) != 0; }
    // What the program does may depend on the object's address.
    bool is_looked_at() const { return (flags & 2) != 0; }
};

struct Layout {
    u32 first, count;  // into cells
};

struct Cell {
    u32 offset, size;
};

struct SwitchTable {
    u32 first, count, fallback, zero;  // cases [first, first + count), sorted by value
};

struct SwitchCase {
    u64 value;
    u32 target, zero;
};

struct Global {
    u64 address, size, data;  // data: offset into Program::data
    u32 flags, align;
    bool constant() const { return (flags & 1) != 0; }
    bool thread_local_() const { return (flags & 2) != 0; }
    bool is_private() const { return (flags & 4) != 0; }
};

struct TextRef {
    u32 first, length;
};

// Immutable after load(); shared by every machine and search over it.
class Program {
  public:
    static constexpr u32 kNone = 0xffffffff;

    // Throws ImageError if anything in the image is out of range.
    static Program load(std::span<const u8> bytes);

    u32 entry = 0;
    u32 most_threads = kMaxThreads;  // in an execution; fewer where a pass has counted on that
    std::vector<Instruction> code;
    std::vector<Function> functions;
    std::vector<AllocaSite> allocas;
    std::vector<Layout> layouts;
    std::vector<Cell> cells;
    std::vector<SwitchTable> switches;
    std::vector<SwitchCase> cases;
    std::vector<Global> globals;
    std::vector<u8> data;
    std::vector<TextRef> strings;
    std::vector<char> text;
    Words words;

    // Pointers are 4 bytes in memory, and nothing is aligned to more.
    bool narrow() const { return !words.ranges.empty(); }

    // Where a private thread-local lives in its thread's arena (by global), and how much they take.
    std::vector<u32> tls_arena;
    u32 tls_arena_bytes = 0;
    bool recycles = false;  // some allocation may get the address of a block that was freed

    // The global whose slots contain the address, or kNone. Bounds are for the caller to check.
    u32 global_at(Address address) const;
    // The thread-local that owns this slot of a thread's region, or kNone.
    u32 thread_local_at(u32 slot) const;
    // The function that starts at this address, or kNone.
    u32 function_at(Address address) const;
    u32 function_of_pc(u32 pc) const;
    std::string_view string(u64 index) const;

  private:
    void index_globals();

    std::vector<u32> global_of_slot_;  // from kFirstGlobalSlot
    std::vector<u32> tls_of_slot_;     // from kFirstFixedSlot
};

// Checks every instruction's registers, indices, widths and targets; throws ImageError.
void validate(const Program& program);

}  // namespace raddle
