// The interpreter: runs one thread up to its next visible operation, and takes it on with an answer.
//
// It holds no shared memory. Private memory and constant globals are read and written here without
// stopping; everything else becomes a Label. A Machine belongs to one search and one OS thread; the
// threads it runs are plain values that the search keeps, copies and cuts back as it likes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

#include "machine/label.h"
#include "machine/program.h"
#include "machine/thread_state.h"

namespace raddle {

struct MachineOptions {
    u64 unroll = 0;  // 0: no bound
    u64 idle_limit = 10'000;
    u64 local_limit = 20'000'000;
    std::vector<u32> watch;  // instructions whose being reached is noted
};

// An allocation, as a trace wants to tell of it.
struct Allocation {
    Address address;
    u64 size;
    ObjectKind kind;
    std::vector<u32> stack;
    u32 thread;
};

class Machine {
  public:
    static constexpr u64 kStackLimit = u64{8} << 20;  // registers and stack objects of one thread

    Machine(const Program& program, MachineOptions options);

    // Runs the thread to its next label. Its pc stands at the instruction that makes the label.
    const Label& run(ThreadState& thread);

    // Completes the operation at the thread's pc. Not for labels that end the thread.
    void resume(ThreadState& thread, const Label& label, const Answer& answer);

    // Watched instructions that were reached; with kKept, locks that a thread still held at its end.
    const std::vector<u32>& visited() const { return visited_; }
    static constexpr u32 kKept = 0x80000000;
    void note_kept(u32 lock) {
        if (std::find(visited_.begin(), visited_.end(), lock | kKept) == visited_.end())
            visited_.push_back(lock | kKept);
    }
    // Calls of the library, copies and fills that the program's own code has begun.
    u64 bundles() const { return bundles_; }
    u64 iterations() const { return iterations_; }  // of all loops so far

    // A trace wants the allocations: everything from now on is appended to `log` (null: nothing).
    void log_allocations(std::vector<Allocation>* log) { log_ = log; }

    // Bytes of a private object or constant, for formatting: false if the address is neither.
    bool peek(const ThreadState& thread, Address address, u8& byte, u8& undefined) const;

  private:
    enum class Step { Next, Stop, Track };  // Track: do it again with undefined bits
    enum class Mode { Label, Track, Untrack };

    // Where an access finds its bytes when they are the machine's own.
    struct Span {
        const u8* data = nullptr;
        u8* writable = nullptr;   // null for constants
        u8* undefined = nullptr;  // null for constants
    };
    enum class Where { Local, Shared, Failed };

    // Recently used slots of the running thread, so that a private access is a compare and a move.
    struct Entry {
        u64 key = ~u64{0};
        u64 size = 0;        // bytes readable from the start of the slot
        u64 write_size = 0;  // bytes writable
        Span span;
    };

    template <bool Tracked>
    Mode interpret(ThreadState& t);

    void flush() {
        for (; cached_ != 0; cached_ &= cached_ - 1)
            cache_[static_cast<unsigned>(std::countr_zero(cached_))].key = ~u64{0};
    }
    void forget(ThreadState& t, const StackObject& object);
    Where locate(ThreadState& t, Address address, u64 size, bool write, Span& span);

    // How far from being aligned an atomic access is; its size is a power of two.
    u64 beyond_alignment(Address address, u64 size) const {
        return address & (std::min(size, most_aligned_) - 1);
    }
    Step fail(FaultCode code, Address address = 0, std::array<u64, 4> numbers = {});
    Step fail(const Fault& fault);
    Step undefined_use(Address address = 0);
    Step far();
    Step stop(LabelKind kind);

    // The rest are what the interpreter's handlers call for anything but plain computation. `s` is
    // null while nothing is undefined.
    Step slow_load(ThreadState& t, const Instruction& i, u64* r, u64* s, u64 size);
    Step slow_store(ThreadState& t, const Instruction& i, u64* r, u64* s, u64 size);
    Step rmw(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step cas(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step copy(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step fill(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step start_varargs(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step alloca_(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step lifetime(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step operation(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step await_(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step unary_float(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step pack(const Instruction& i, u64* r, u64* s);
    Step wide_arithmetic(ThreadState& t, const Instruction& i, u64* r, u64* s);
    Step loop(ThreadState& t, const Instruction& i, u64* r);
    bool in_library(const ThreadState& t) const {
        return program_.functions[t.frames.back().function].library();
    }
    bool enter(ThreadState& t, u32 function, u32 window, u32 variadic);
    bool return_(ThreadState& t, const Instruction& i);
    // The youngest live object from `first` on whose end is a visible operation, or null.
    StackObject* ending_object(ThreadState& t, u32 first);

    Step store_cell(ThreadState& t, Address address, u64 size, const Value& value);
    Step load_cell(ThreadState& t, Address address, u64 size);
    std::optional<u32> narrow_stack_slot(ThreadState& t, u64 size, u64 slots, u64& room) const;
    std::optional<Address> new_stack_object(ThreadState& t, u64 size, bool is_private, u32 pc);
    void log(const ThreadState& t, Address address, u64 size, ObjectKind kind);

    const Program& program_;
    const bool narrow_ = program_.narrow();
    const u64 most_aligned_ = narrow_ ? 4 : 16;
    MachineOptions options_;
    std::vector<Instruction> code_;  // with WATCH in place of watched instructions not reached yet
    std::unordered_map<u32, u16> watched_;
    std::vector<u32> visited_;
    std::array<Entry, 16> cache_{};
    u32 cached_ = 0;  // which entries of it hold something
    Label label_;
    u64 iterations_ = 0;
    std::vector<Allocation>* log_ = nullptr;
    u64 bundles_ = 0;
};

}  // namespace raddle
