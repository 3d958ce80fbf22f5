#include "machine/thread_state.h"

#include <algorithm>
#include <cstring>

namespace raddle {

void ThreadState::start_tracking() {
    if (tracking) return;
    tracking = true;
    undefined.assign(registers.size(), 0);
}

bool ThreadState::any_undefined() const {
    return tracking && std::any_of(undefined.begin(), undefined.end(), [](u64 bits) { return bits != 0; });
}

bool ThreadState::goes_on_like(const Program& program, const ThreadState& other) const {
    if (pc != other.pc || step != other.step || spawned != other.spawned ||
        frames.size() != other.frames.size() || stack.size() != other.stack.size() ||
        heap.size() != other.heap.size() || arena != other.arena || arena_undefined != other.arena_undefined)
        return false;
    for (std::size_t i = 0; i < frames.size(); ++i)
        if (frames[i].function != other.frames[i].function || frames[i].base != other.frames[i].base ||
            frames[i].varargs != other.frames[i].varargs ||
            (i > 0 && frames[i].call_pc != other.frames[i].call_pc))
            return false;
    for (std::size_t i = 0; i < stack.size(); ++i)
        if (stack[i].slot != other.stack[i].slot || stack[i].generation != other.stack[i].generation ||
            stack[i].live != other.stack[i].live)
            return false;
    const Instruction& at = program.code[pc];
    const u32 results = at.a + base();
    const u32 end = results + (((at.imm >> 16) & 0xff) == 16 ? 3 : 2);
    const auto undefined_at = [](const ThreadState& t, u32 i) { return t.tracking ? t.undefined[i] : 0; };
    for (u32 i = 0; i < base() + program.functions[frames.back().function].slots; ++i) {
        if (i >= results && i < end) continue;
        if (registers[i] != other.registers[i] || undefined_at(*this, i) != undefined_at(other, i))
            return false;
    }
    return true;
}

std::vector<u32> ThreadState::pc_stack() const {
    std::vector<u32> places{pc};
    for (std::size_t i = frames.size(); i-- > 1;) {
        if (places.size() == kToldFrames - kOutermost && i > kOutermost) i = kOutermost;
        places.push_back(frames[i].call_pc);
    }
    return places;
}

u32 ThreadState::users_pc(const Program& program) const {
    u32 at = pc;
    for (std::size_t i = frames.size(); i-- > 0; at = frames[i].call_pc)
        if (!program.functions[frames[i].function].library()) return at;
    return pc;
}

const StackObject* ThreadState::find_stack(u32 slot) const {
    if (stack_slots <= kStackSlots && !narrow) {
        auto after = std::upper_bound(stack.begin(), stack.end(), slot,
                                      [](u32 value, const StackObject& o) { return value < o.slot; });
        if (after == stack.begin()) return nullptr;
        --after;
        return slot - after->slot < after->slots ? &*after : nullptr;
    }
    for (auto object = stack.rbegin(); object != stack.rend(); ++object)
        if (slot - object->slot < object->slots) return &*object;
    return nullptr;
}

const HeapObject* ThreadState::find_heap(u32 slot) const {
    if (narrow) {
        for (auto object = heap.rbegin(); object != heap.rend(); ++object)
            if (slot - object->slot < object->slots) return &*object;
        return nullptr;
    }
    auto after = std::upper_bound(heap.begin(), heap.end(), slot,
                                  [](u32 value, const HeapObject& o) { return value < o.slot; });
    if (after == heap.begin()) return nullptr;
    --after;
    return slot - after->slot < after->slots ? &*after : nullptr;
}

void start_thread(ThreadState& thread, const Program& program, u32 number, const Start& start) {
    ThreadState fresh;
    const auto reuse = [](auto& memory, auto& vector) {
        memory.swap(vector);
        memory.clear();
    };
    reuse(fresh.registers, thread.registers);
    reuse(fresh.undefined, thread.undefined);
    reuse(fresh.frames, thread.frames);
    reuse(fresh.stack, thread.stack);
    reuse(fresh.heap, thread.heap);
    reuse(fresh.arena, thread.arena);
    reuse(fresh.arena_undefined, thread.arena_undefined);
    thread = std::move(fresh);
    thread.number = number;
    thread.narrow = program.narrow();
    const Function& f = program.functions[start.function];
    thread.pc = f.first;
    thread.registers.assign(f.slots + 2, 0);
    thread.frames.push_back({start.function, 0, 0, f.slots + 2, 0, program.tls_arena_bytes, 0, 0, 0});
    thread.arena.assign(program.tls_arena_bytes, 0);
    thread.arena_undefined.assign(program.tls_arena_bytes, 0);
    for (u32 i = 0; i < program.globals.size(); ++i) {
        const Global& global = program.globals[i];
        if (global.thread_local_() && global.is_private() && global.size != 0)
            std::memcpy(thread.arena.data() + program.tls_arena[i], program.data.data() + global.data,
                        static_cast<std::size_t>(global.size));
    }
    for (u32 n = 0; n < std::min(f.params, kSpawnWords); ++n) {
        const Value& pair = n < 2 ? start.first : start.second;
        thread.registers[n] = n % 2 == 0 ? pair.low : pair.high;
        const u64 undefined = n % 2 == 0 ? pair.undefined_low : pair.undefined_high;
        if (undefined == 0) continue;
        thread.start_tracking();
        thread.undefined[n] = undefined;
    }
}

ThreadState make_thread(const Program& program, u32 number, const Start& start) {
    ThreadState thread;
    start_thread(thread, program, number, start);
    return thread;
}

namespace {

// An object of a thread's region by slot; None if there is or was none, and what became of it otherwise.
enum class Look { Found, Scope, Returned, None };

// Whether the thread has ever had a stack object there.
bool has_had(const Program& program, const ThreadState& owner, u32 slot) {
    if (!owner.narrow) return slot < owner.stack_slots;
    u32 kind = 0;
    for (const WordRange& range : program.words.ranges) {
        if (range.slot >= kStackSlots || owner.number + 1 - range.region >= range.regions ||
            range.region == 0)
            continue;
        if (slot - range.slot < range.slots) return slot - range.slot <= owner.handed[kind];
        ++kind;
    }
    return false;
}

Look look(const Program& program, const ThreadState& owner, u32 slot, ObjectView& view) {
    const u32 region = owner.number + 1;
    if (slot >= kFirstFixedSlot) {
        view.global = program.thread_local_at(slot);
        if (view.global == Program::kNone) return Look::None;
        const Global& global = program.globals[view.global];
        view.kind = ObjectKind::ThreadLocal;
        view.base = make_address(region, 0) + global.address;
        view.size = global.size;
        view.is_private = global.is_private();
        view.constant = global.constant();
        view.arena = program.tls_arena[view.global];
        return owner.finished ? Look::Returned : Look::Found;
    }
    if (slot >= kFirstHeapSlot) {
        const HeapObject* heap = owner.find_heap(slot);
        if (heap == nullptr) return Look::None;
        view.kind = ObjectKind::Heap;
        view.base = make_address(region, heap->slot);
        view.size = heap->size;
        view.zeroed = heap->zeroed;
        view.made = heap->made;
        view.pc = heap->pc;
        view.maker = owner.number;
        view.born = heap->born;
        return Look::Found;
    }
    view.kind = ObjectKind::Stack;
    view.base = make_address(region, slot);
    const StackObject* object = owner.find_stack(slot);
    if (object == nullptr) return has_had(program, owner, slot) ? Look::Returned : Look::None;
    view.base = make_address(region, object->slot);
    view.size = object->size;
    view.generation = object->generation;
    view.arena = object->arena;
    view.is_private = object->is_private;
    view.pc = object->pc;
    view.maker = owner.number;
    view.born = object->born;
    return object->live ? Look::Found : Look::Scope;
}

// What the block at that address is now, after it was freed and its address given out again.
void find_last_life(const Owners& owners, ObjectView& view) {
    const Address address = view.base;
    for (u32 thread = 0; thread < owners.owners(); ++thread) {
        const ThreadState* const maker = owners.owner(thread);
        if (maker == nullptr) continue;
        for (const HeapObject& heap : maker->heap) {
            if (heap.address != address || heap.life <= view.generation) continue;
            view.size = heap.size;
            view.zeroed = heap.zeroed;
            view.made = heap.made;
            view.pc = heap.pc;
            view.generation = heap.life;
            view.maker = thread;
            view.born = heap.born;
        }
    }
}

Fault outside(const ObjectView& object, Address address, u64 size) {
    return {FaultCode::OutOfBounds, address, {object.base, object.size, address - object.base, size}};
}

}  // namespace

Fault find_object(const Program& program, const Owners& owners, Address address, u64 size,
                  ObjectView& found) {
    const auto wild = [&] { return Fault{FaultCode::Wild, address, {0, 0, 0, size}}; };
    if (address < kNullBytes) return {FaultCode::Null, address, {0, 0, address, size}};
    if (address >= kAddressLimit) return wild();

    const auto look_at = [&](Address where, ObjectView& view) {
        const u32 region = region_of(where);
        if (region != 0) {
            const ThreadState* owner = owners.owner(region - 1);
            return owner == nullptr ? Look::None : look(program, *owner, slot_of(where), view);
        }
        view.global = program.global_at(where);
        if (view.global == Program::kNone) return Look::None;
        const Global& global = program.globals[view.global];
        view.base = global.address;
        view.size = global.size;
        view.constant = global.constant();
        return Look::Found;
    };

    ObjectView view;
    const Look state = look_at(address, view);
    if (program.recycles && state == Look::Found && view.kind == ObjectKind::Heap)
        find_last_life(owners, view);
    const bool inside = state != Look::None && address - view.base < view.size + size;
    if (!inside) {
        // Far behind one object and just before the next: an access below that one.
        ObjectView next;
        if (offset_of(address) >= kSlotBytes / 2 && address + kSlotBytes < kAddressLimit &&
            look_at(address + kSlotBytes / 2, next) == Look::Found && next.base > address)
            return outside(next, address, size);
    }
    switch (state) {
        case Look::None: return wild();
        case Look::Returned:
            return {FaultCode::UseAfterReturn, address, {view.base, view.size, address - view.base, size}};
        case Look::Scope:
            return {FaultCode::UseAfterScope, address, {view.base, view.size, address - view.base, size}};
        case Look::Found: break;
    }
    const u64 offset = address - view.base;
    if (offset > view.size || size > view.size - offset) return outside(view, address, size);
    found = view;
    return {};
}

Value initial_value(const Program& program, const ObjectView& view, u64 offset, u64 size) {
    const std::size_t first = static_cast<std::size_t>(std::min<u64>(size, 8));
    const std::size_t rest = static_cast<std::size_t>(size) - first;
    Value value;
    if (view.global != Program::kNone) {
        const u8* const data = program.data.data() + program.globals[view.global].data + offset;
        std::memcpy(&value.low, data, first);
        if (rest != 0) std::memcpy(&value.high, data + 8, rest);
    } else if (!view.zeroed) {
        std::memset(&value.undefined_low, 0xff, first);
        if (rest != 0) std::memset(&value.undefined_high, 0xff, rest);
    }
    return value;
}

}  // namespace raddle
