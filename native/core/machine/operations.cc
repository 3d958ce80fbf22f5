// Allocation, lifetimes, and the operations that become labels.
#include <algorithm>
#include <vector>

#include "machine/arithmetic.h"
#include "machine/machine.h"

namespace raddle {
namespace {

// Round robin over the slots, so that a stale pointer keeps pointing at nothing for long; none if all are
// taken. They are `count` from `begin` on; `handed` were given out so far, counted on and on. Inlined, as
// division by a constant is what makes it fast.
[[gnu::always_inline]] inline std::optional<u64> free_slots(const ThreadState& t, u64 handed, u64 slots,
                                                            u64 begin, u64 count) {
    u64 first = handed;
    if (first % count + slots > count) first += count - first % count;
    if (first < count) return first;  // for the first time
    const u64 slot = begin + first % count;
    const auto meets = [&](const StackObject& o) { return o.slot < slot + slots && slot < o.slot + o.slots; };
    if (std::none_of(t.stack.begin(), t.stack.end(), meets)) return first;
    std::vector<bool> taken(kStackSlots);
    for (const StackObject& o : t.stack)
        for (u32 k = 0; k < o.slots; ++k) taken[o.slot + k] = true;
    u64 run = 0;
    for (u64 next = first; next < first + 2 * count; ++next) {
        if (next % count == 0) run = 0;  // no object goes over the end
        run = taken[begin + next % count] ? 0 : run + 1;
        if (run == slots) return next + 1 - slots;
    }
    return std::nullopt;
}

}  // namespace

[[gnu::noinline]] std::optional<u32> Machine::narrow_stack_slot(ThreadState& t, u64 size, u64 slots,
                                                                u64& room) const {
    u32 kind = 0;
    const WordRange* const range = program_.words.room(t.number, false, size, kind);
    room = range == nullptr ? 0 : range->slots - 1;
    if (slots > room) return std::nullopt;
    const std::optional<u64> first = free_slots(t, t.handed[kind], slots, range->slot + 1, room);
    if (!first) return std::nullopt;
    t.handed[kind] = static_cast<u32>(*first + slots);
    return static_cast<u32>(range->slot + 1 + *first % room);
}

std::optional<Address> Machine::new_stack_object(ThreadState& t, u64 size, bool is_private, u32 pc) {
    const u64 used = u64{t.base()} * 8 + t.stack_bytes;
    if (size > kStackLimit || used + size > kStackLimit) {
        fail(FaultCode::StackOverflow, 0, {used + std::min(size, kMostAllocated), kStackLimit, 0, 0});
        return std::nullopt;
    }
    const u64 slots = slots_for(size);
    u64 room = kStackSlots;
    std::optional<u32> slot;
    if (narrow_) [[unlikely]] {
        slot = narrow_stack_slot(t, size, slots, room);
    } else if (const std::optional<u64> first = free_slots(t, t.stack_slots, slots, 0, kStackSlots)) {
        t.stack_slots = *first + slots;
        slot = static_cast<u32>(*first % kStackSlots);
    }
    if (!slot) {
        label_.number = Label::kStack;
        label_.count = room;
        stop(LabelKind::Unsupported);
        return std::nullopt;
    }
    t.stack_bytes += size;
    StackObject object{};
    object.slot = *slot;
    object.slots = static_cast<u32>(slots);
    object.size = size;
    object.pc = pc;
    object.is_private = is_private;
    object.live = true;
    object.born = t.events;
    if (is_private) {
        object.arena = static_cast<u32>(t.arena.size());
        const std::size_t grown = t.arena.size() + static_cast<std::size_t>(size);
        if (grown > t.arena.capacity()) {
            t.arena.reserve(grown + grown / 2 + 256);
            t.arena_undefined.reserve(grown + grown / 2 + 256);
        }
        t.arena.resize(grown, 0);
        t.arena_undefined.resize(grown, 0xff);
        flush();
    } else {
        object.generation = ++t.generations;
    }
    t.stack.push_back(object);
    const Address address = thread_address(t.number, object.slot);
    log(t, address, size, ObjectKind::Stack);
    return address;
}

Machine::Step Machine::far() {
    label_.number = Label::kFar;
    return stop(LabelKind::Unsupported);
}

Machine::Step Machine::pack(const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    if (s != nullptr && s[i.b] != 0) {
        r[i.a] = 0;
        s[i.a] = ones(32);
        return Step::Next;
    }
    const std::optional<u32> word = program_.words.pack(r[i.b]);
    if (!word) return far();
    r[i.a] = *word;
    if (s != nullptr) s[i.a] = 0;
    return Step::Next;
}

Machine::Step Machine::alloca_(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    const AllocaSite& site = program_.allocas[static_cast<std::size_t>(i.imm)];
    u64 size = site.size;
    if (i.b != 0xffff) {
        if (s != nullptr && s[i.b] != 0) return undefined_use();
        size = size != 0 && r[i.b] > kMostAllocated / size ? kMostAllocated : size * r[i.b];
    }
    const std::optional<Address> address = new_stack_object(t, size, site.is_private(), t.pc);
    if (!address) return Step::Stop;
    r[i.a] = *address;
    if (s != nullptr) s[i.a] = 0;
    return Step::Next;
}

Machine::Step Machine::lifetime(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    if (s != nullptr && s[i.b] != 0) return undefined_use();
    const Address address = r[i.b];
    const StackObject* found =
        region_of(address) == t.number + 1 && address < kAddressLimit && slot_of(address) < kStackSlots
            ? t.find_stack(slot_of(address))
            : nullptr;
    if (found == nullptr) return fail(FaultCode::Wild, address);
    StackObject& object = t.stack[static_cast<std::size_t>(found - t.stack.data())];
    const bool start = static_cast<Op>(i.op) == Op::LIFE_START;
    forget(t, object);
    if (start) {
        object.live = true;
        if (object.is_private) {
            const auto first = t.arena_undefined.begin() + object.arena;
            std::fill(first, first + static_cast<std::ptrdiff_t>(object.size), u8{0xff});
        } else {
            object.generation = ++t.generations;
            object.born = t.events;
        }
        return Step::Next;
    }
    if (!object.live) return Step::Next;
    if (object.is_private) {
        object.live = false;
        return Step::Next;
    }
    label_.address = thread_address(t.number, object.slot);
    label_.size = object.size;
    return stop(LabelKind::LifeEnd);
}

Machine::Step Machine::await_(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    (void)t;
    label_ = Label{};
    const bool update = static_cast<Op>(i.op) == Op::AWAIT_RMW;
    const unsigned operands = update ? 3 : 2;
    if (s != nullptr) {
        if (s[i.b] != 0) return undefined_use();
        for (unsigned k = 0; k < operands; ++k)
            if (s[i.c + k] != 0) return undefined_use();
    }
    label_.predicate = static_cast<u8>(i.imm & 0xff);
    label_.size = static_cast<u64>(i.imm >> 8) & 0xff;
    // Waiting is atomic whatever the program asked for.
    label_.order = std::max(static_cast<Order>((i.imm >> 16) & 0xff), Order::Relaxed);
    label_.op = static_cast<u8>((i.imm >> 24) & 0xff);
    label_.spin = ((i.imm >> 32) & 1) != 0;
    label_.confirms = confirms(i);
    label_.address = r[i.b];
    label_.mask = r[i.c];
    label_.wanted = r[i.c + 1];
    if (update) label_.value.low = r[i.c + 2];
    if (beyond_alignment(label_.address, label_.size) != 0)
        return fail(FaultCode::Misaligned, label_.address, {0, 0, label_.address % label_.size, label_.size});
    return stop(update ? LabelKind::AwaitRmw : LabelKind::Await);
}

Machine::Step Machine::operation(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    const Op op = static_cast<Op>(i.op);
    const bool reads_b = op != Op::FENCE && op != Op::SELF && op != Op::UNSUPPORTED && op != Op::TEXT_SIZE &&
                         op != Op::TEXT_END && op != Op::TEXT_PUT && op != Op::EXIT_THREAD &&
                         op != Op::SETTLED;
    if (s != nullptr) {
        if (reads_b && s[i.b] != 0) return undefined_use();
        if ((op == Op::ALLOCATE || op == Op::RECYCLE) && s[i.c] != 0) return undefined_use();
    }
    const auto word = [&](LabelKind kind) {
        label_.address = r[i.b];
        label_.size = 8;
        label_.order = Order::SeqCst;
        if (beyond_alignment(label_.address, 8) != 0)
            return fail(FaultCode::Misaligned, label_.address, {0, 0, label_.address % 8, 8});
        return stop(kind);
    };
    const auto number = [&](LabelKind kind) {
        label_.value.low = r[i.b];
        return stop(kind);
    };
    const auto result = [&](u64 value) {
        r[i.a] = value;
        if (s != nullptr) s[i.a] = 0;
        return Step::Next;
    };
    switch (op) {
        case Op::FENCE: label_.order = static_cast<Order>(i.imm); return stop(LabelKind::Fence);
        case Op::SPAWN: {
            label_.function = program_.function_at(r[i.b]);
            label_.address = r[i.b];
            label_.value = label_.expected = {};
            const u32 words = static_cast<u32>(i.imm) + 1;
            for (u32 n = 0; n < words; ++n) {
                Value& pair = n < 2 ? label_.value : label_.expected;
                (n % 2 == 0 ? pair.low : pair.high) = r[i.c + n];
                if (s != nullptr) (n % 2 == 0 ? pair.undefined_low : pair.undefined_high) = s[i.c + n];
            }
            if (label_.function == Program::kNone) return fail(FaultCode::BadFunction, r[i.b]);
            const Function& f = program_.functions[label_.function];
            if (f.params > words || f.results > 1)
                return fail(FaultCode::Signature, r[i.b], {words, 1, f.params, f.results});
            if (f.takes_word()) {
                const std::optional<u32> passed = program_.words.pack(r[i.c]);
                if (!passed) return far();
                label_.value.low = *passed;
            }
            return stop(LabelKind::Spawn);
        }
        case Op::JOIN: return number(LabelKind::Join);
        case Op::DETACH: return number(LabelKind::Detach);
        case Op::CHOOSE: return number(LabelKind::Choose);
        case Op::SELF: return result(thread_handle(t.number));
        case Op::EXIT_THREAD:
            if (const StackObject* object = ending_object(t, 0)) {
                label_.address = thread_address(t.number, object->slot);
                label_.size = object->size;
                return stop(LabelKind::LifeEnd);
            }
            label_.value.low = r[i.b];
            if (s != nullptr) label_.value.undefined_low = s[i.b];
            t.stack.clear();
            t.finished = true;
            return stop(LabelKind::Finished);
        case Op::EXIT: return number(LabelKind::Exit);
        case Op::LOCK: return word(LabelKind::Lock);
        case Op::UNLOCK: return word(LabelKind::Unlock);
        case Op::TRYLOCK: return word(LabelKind::Trylock);
        case Op::WAKE: return word(LabelKind::Wake);
        case Op::ASSUME: label_.spin = i.imm != 0; return r[i.b] != 0 ? Step::Next : stop(LabelKind::Blocked);
        case Op::ALLOCATE:
        case Op::RECYCLE: {
            const bool again = op == Op::RECYCLE;
            const u64 size = r[again ? i.c : i.b];
            const u64 slots = slots_for(size);
            u32 first = kFirstHeapSlot, end = kFirstFixedSlot;
            u32* used = &t.heap_slots;
            if (narrow_) {
                u32 kind = 0;
                const WordRange* const range = program_.words.room(t.number, true, size, kind);
                if (range != nullptr) {
                    first = range->slot + 1;
                    end = range->slot + range->slots;
                    used = &t.handed[kind];
                } else {
                    end = first;
                }
            }
            if (slots > u64{end - first} - std::min(*used, end - first)) {
                label_.number = Label::kHeap;
                label_.count = size;
                return stop(LabelKind::Unsupported);
            }
            const u32 slot = first + *used;
            *used += static_cast<u32>(slots);
            const u8 made = again ? u8{0} : static_cast<u8>(i.imm);
            t.heap.push_back(
                {slot, static_cast<u32>(slots), size, t.pc, !again && r[i.c] != 0, t.events, 0, 0, made});
            // A slot of its own keeps the later ones where they would be; nobody learns its address.
            Address address = thread_address(t.number, slot);
            if (again) {
                address = t.heap.back().address = r[i.b] - offset_of(r[i.b]);
                t.heap.back().life = static_cast<u32>(offset_of(r[i.b]));
            }
            log(t, address, size, ObjectKind::Heap);
            return result(address);
        }
        case Op::FREE:
            if (r[i.b] == 0) return Step::Next;
            label_.address = r[i.b];
            label_.op = static_cast<u8>(i.imm);
            return stop(LabelKind::Free);
        case Op::SIZE_OF: label_.address = r[i.b]; return stop(LabelKind::SizeOf);
        case Op::SETTLED: return result(s != nullptr ? r[i.b] & ~s[i.b] : r[i.b]);
        case Op::ERROR: label_.number = static_cast<u32>(i.imm); return fail(FaultCode::Error, r[i.b]);
        case Op::UNSUPPORTED: label_.number = static_cast<u32>(i.imm); return stop(LabelKind::Unsupported);
        case Op::TEXT_PUT: t.text.push_back(static_cast<char>(r[i.b])); return Step::Next;
        case Op::TEXT_SIZE: return result(t.text.size());
        case Op::TEXT_GET:
            require(r[i.b] < t.text.size(), "a byte outside a thread's text");
            return result(static_cast<u8>(t.text[r[i.b]]));
        case Op::TEXT_END: t.text.clear(); return Step::Next;
        case Op::PRINT: return number(LabelKind::Print);
        default: throw InternalError("operation without a handler");
    }
}

}  // namespace raddle
