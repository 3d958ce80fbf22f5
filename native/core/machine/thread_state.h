// The whole state of one thread, as flat blocks of plain values: copying it is taking a snapshot.
//
// A thread owns its registers, its frames, its private memory, and the tables of the objects it has
// allocated. Other threads look an object's bounds up here, in the owner's state; the bytes of
// objects that are not private belong to the search, as does the fact that a heap object was freed.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "machine/fault.h"
#include "machine/label.h"
#include "machine/program.h"

namespace raddle {

struct Frame {
    u32 function;
    u32 call_pc;   // the call in the frame below; of no meaning in the bottom frame
    u32 base;      // its register 0
    u32 top;       // registers that it and the frames below need: they may reach above its own
    u32 objects;   // how many stack objects, and
    u32 arena;     // how many arena bytes, there were before it
    u32 variadic;  // number of variadic argument registers
    u64 varargs;   // address of the object that holds them, or 0
    u64 stack_bytes;
};

// `generation` tells apart the lives of one slot (LIFE_START, reuse after wrapping around).
struct StackObject {
    u32 slot, slots;
    u64 size;
    u32 arena;  // private ones: where its bytes are
    u32 generation;
    u32 pc;
    bool is_private;
    bool live;
    u32 born = 0;  // as in HeapObject
};

struct HeapObject {
    u32 slot, slots;
    u64 size;
    u32 pc;
    bool zeroed;
    u32 born = 0;  // how many events its thread had made: what knows one more may use it
    // It has the address of a block that was freed, of which it is the life with that number.
    Address address = 0;
    u32 life = 0;
    u8 made = 0;  // by malloc, new or new[]: what FREE must say, too
};

enum class ObjectKind : u8 { Global, ThreadLocal, Stack, Heap };

// An object as seen by an access.
struct ObjectView {
    ObjectKind kind = ObjectKind::Global;
    Address base = 0;
    u64 size = 0;
    u32 generation = 0;
    u32 global = Program::kNone;  // Global, ThreadLocal: where the initial bytes come from
    u32 pc = 0;                   // Stack, Heap: the instruction that made it
    u32 arena = 0;
    bool is_private = false;
    bool constant = false;
    bool zeroed = false;
    u8 made = 0;              // Heap: as in HeapObject
    u32 maker = 0, born = 0;  // Stack, Heap: the thread that made it, and when
};

struct ThreadState {
    u32 number = 0;
    u32 pc = 0;
    u32 spawned = 0;  // how many threads this one has created
    u32 events = 0;   // how many events it has made, as its search counts them
    bool finished = false;
    bool narrow = false;

    // While nothing is undefined `undefined` is empty; otherwise it is parallel to `registers`.
    std::vector<u64> registers;
    std::vector<u64> undefined;
    bool tracking = false;

    std::vector<Frame> frames;
    std::vector<StackObject> stack;  // ordered by age; those of returned functions are gone
    std::vector<HeapObject> heap;    // ordered by slot; by age in narrow programs
    std::vector<u8> arena;           // private memory: thread-locals, then stack objects
    std::vector<u8> arena_undefined;
    u64 stack_slots = 0;  // handed out so far, not wrapped
    u32 heap_slots = 0;
    std::array<u32, 2 * Words::kKinds> handed{};  // the same in narrow programs: of each range of words
    u32 generations = 0;
    u64 stack_bytes = 0;

    // Progress inside an instruction of several accesses (COPY, FILL, VA_START).
    u32 step = 0;
    Value carried;

    std::string text;  // what the library has formatted and not yet printed or stored

    u64 local_iterations = 0;   // since the last visible operation
    u64 idle_iterations = 0;    // with visible reads, since the last visible effect
    bool seen_visible = false;  // since the last LOOP

    u32 base() const { return frames.back().base; }
    void start_tracking();
    bool any_undefined() const;

    // Whether both will go on alike, given the same answers: they differ only in registers that nobody
    // reads again. Both stand at the same compare-exchange, whose result registers count as such.
    bool goes_on_like(const Program& program, const ThreadState& other) const;

    // The instructions where this thread stands, innermost first.
    // Of deep recursion the innermost frames and the outermost ones: every object made has a stack.
    static constexpr std::size_t kToldFrames = 64, kOutermost = 8;
    std::vector<u32> pc_stack() const;
    // Where the program's own code is.
    u32 users_pc(const Program& program) const;
    const StackObject* find_stack(u32 slot) const;
    const HeapObject* find_heap(u32 slot) const;
};

// A fresh thread about to run a function, with as many of the arguments in its registers as it takes.
ThreadState make_thread(const Program& program, u32 number, const Start& start);
// The same, in the memory of another one.
void start_thread(ThreadState& thread, const Program& program, u32 number, const Start& start);

// The state of the thread with that number, or null if there is none.
class Owners {
  public:
    virtual ~Owners() = default;
    virtual const ThreadState* owner(u32 thread) const = 0;
    // How many threads may have given an address a further life.
    virtual u32 owners() const { return 0; }
};

// Finds the object that an access of `size` bytes at `address` falls into; says what is wrong with the
// address otherwise. Knows about bounds, scope and return; not about heap objects that were freed.
Fault find_object(const Program& program, const Owners& owners, Address address, u64 size, ObjectView& found);

// What an object holds there before its first write.
Value initial_value(const Program& program, const ObjectView& view, u64 offset, u64 size);

}  // namespace raddle
