// The machine's own memory: private objects and constants, and where everything else begins.
#include <algorithm>
#include <cstring>

#include "machine/arithmetic.h"
#include "machine/machine.h"
#include "machine/semantics.h"

namespace raddle {
namespace {

// Only the running thread's own objects can be looked at from inside the machine.
class Alone : public Owners {
  public:
    explicit Alone(const ThreadState& thread) : thread_(thread) {}
    const ThreadState* owner(u32 thread) const override {
        return thread == thread_.number ? &thread_ : nullptr;
    }

  private:
    const ThreadState& thread_;
};

Value load_bytes(const u8* data, const u8* undefined, u64 size) {
    Value value;
    const std::size_t first = std::min<std::size_t>(size, 8);
    std::memcpy(&value.low, data, first);
    if (size > 8) std::memcpy(&value.high, data + 8, size - 8);
    if (undefined != nullptr) {
        std::memcpy(&value.undefined_low, undefined, first);
        if (size > 8) std::memcpy(&value.undefined_high, undefined + 8, size - 8);
    }
    return value;
}

void store_bytes(u8* data, u8* undefined, u64 size, const Value& value) {
    const std::size_t first = std::min<std::size_t>(size, 8);
    std::memcpy(data, &value.low, first);
    std::memcpy(undefined, &value.undefined_low, first);
    if (size > 8) {
        std::memcpy(data + 8, &value.high, size - 8);
        std::memcpy(undefined + 8, &value.undefined_high, size - 8);
    }
}

}  // namespace

void Machine::forget(ThreadState& t, const StackObject& object) {
    const u64 key = thread_address(t.number, object.slot) >> kOffsetBits;
    for (u64 k = 0; k < object.slots; ++k) {
        Entry& entry = cache_[(key + k) & 15];
        if (entry.key == key + k) entry = Entry{};
    }
}

Machine::Where Machine::locate(ThreadState& t, Address address, u64 size, bool write, Span& span) {
    const u32 region = region_of(address);
    if (region != 0 && region != t.number + 1 && address < kAddressLimit) return Where::Shared;
    // How large a block is now, others may know better.
    if (program_.recycles && region != 0 && slot_of(address) >= kFirstHeapSlot &&
        slot_of(address) < kFirstFixedSlot)
        return Where::Shared;
    ObjectView object;
    const Fault fault = find_object(program_, Alone(t), address, size, object);
    if (fault) {
        fail(fault);
        return Where::Failed;
    }
    if (object.constant && write) {
        fail(FaultCode::ConstantWrite, address, {object.base, object.size, address - object.base, size});
        return Where::Failed;
    }
    if (!object.constant && !object.is_private) return Where::Shared;
    Span whole;
    if (object.constant) {
        whole.data = program_.data.data() + program_.globals[object.global].data;
    } else {
        whole.writable = t.arena.data() + object.arena;
        whole.data = whole.writable;
        whole.undefined = t.arena_undefined.data() + object.arena;
    }
    const auto from = [&whole](u64 offset) {
        return Span{whole.data + offset, whole.writable == nullptr ? nullptr : whole.writable + offset,
                    whole.undefined == nullptr ? nullptr : whole.undefined + offset};
    };
    const u64 slot_start = (address & ~(kSlotBytes - 1)) - object.base;
    cached_ |= u32{1} << ((address >> kOffsetBits) & 15);
    Entry& entry = cache_[(address >> kOffsetBits) & 15];
    entry.key = address >> kOffsetBits;
    entry.size = std::min(object.size - slot_start, kSlotBytes);
    entry.write_size = object.constant ? 0 : entry.size;
    entry.span = from(slot_start);
    span = from(address - object.base);
    return Where::Local;
}

bool Machine::peek(const ThreadState& t, Address address, u8& byte, u8& undefined) const {
    const u32 region = region_of(address);
    ObjectView object;
    if ((region != 0 && region != t.number + 1) || find_object(program_, Alone(t), address, 1, object) ||
        (!object.constant && !object.is_private))
        return false;
    const u64 offset = address - object.base;
    if (object.constant) {
        byte = program_.data[program_.globals[object.global].data + offset];
        undefined = 0;
    } else {
        byte = t.arena[object.arena + offset];
        undefined = t.arena_undefined[object.arena + offset];
    }
    return true;
}

Machine::Step Machine::slow_load(ThreadState& t, const Instruction& i, u64* r, u64* s, u64 size) {
    label_ = Label{};
    const Address address = r[i.b] + static_cast<u64>(i64{static_cast<i32>(i.imm)});
    label_.order = static_cast<Order>((i.imm >> 32) & 0xff);
    label_.address = address;
    label_.size = size;
    if (s != nullptr && s[i.b] != 0) return undefined_use();
    if (label_.is_atomic() && beyond_alignment(address, size) != 0)
        return fail(FaultCode::Misaligned, address, {0, 0, address % size, size});
    Span span;
    switch (locate(t, address, size, false, span)) {
        case Where::Failed: return Step::Stop;
        case Where::Shared: return stop(LabelKind::Load);
        case Where::Local: break;
    }
    const Value value = load_bytes(span.data, span.undefined, size);
    if (!value.is_defined()) {
        if (label_.is_atomic()) return undefined_use(address);
        if (s == nullptr) return Step::Track;
    }
    r[i.a] = value.low;
    if (size == 16) r[i.a + 1] = value.high;
    if (s != nullptr) {
        s[i.a] = value.undefined_low;
        if (size == 16) s[i.a + 1] = value.undefined_high;
    }
    return Step::Next;
}

Machine::Step Machine::slow_store(ThreadState& t, const Instruction& i, u64* r, u64* s, u64 size) {
    label_ = Label{};
    const Address address = r[i.b] + static_cast<u64>(i64{static_cast<i32>(i.imm)});
    label_.order = static_cast<Order>((i.imm >> 32) & 0xff);
    label_.address = address;
    label_.size = size;
    if (s != nullptr && s[i.b] != 0) return undefined_use();
    if (label_.is_atomic() && beyond_alignment(address, size) != 0)
        return fail(FaultCode::Misaligned, address, {0, 0, address % size, size});
    Value value;
    const u64 mask = size >= 8 ? ~u64{0} : ones(static_cast<unsigned>(size) * 8);
    value.low = r[i.a] & mask;
    if (size == 16) value.high = r[i.a + 1];
    if (s != nullptr) {
        value.undefined_low = s[i.a] & mask;
        if (size == 16) value.undefined_high = s[i.a + 1];
    }
    Span span;
    switch (locate(t, address, size, true, span)) {
        case Where::Failed: return Step::Stop;
        case Where::Shared: label_.value = value; return stop(LabelKind::Store);
        case Where::Local: break;
    }
    store_bytes(span.writable, span.undefined, size, value);
    return Step::Next;
}

Machine::Step Machine::load_cell(ThreadState& t, Address address, u64 size) {
    label_ = Label{};
    label_.order = Order::Plain;
    label_.address = address;
    label_.size = size;
    Span span;
    switch (locate(t, address, size, false, span)) {
        case Where::Failed: return Step::Stop;
        case Where::Shared: return stop(LabelKind::Load);
        case Where::Local: break;
    }
    t.carried = load_bytes(span.data, span.undefined, size);
    ++t.step;
    return Step::Next;
}

Machine::Step Machine::store_cell(ThreadState& t, Address address, u64 size, const Value& value) {
    label_ = Label{};
    label_.order = Order::Plain;
    label_.address = address;
    label_.size = size;
    Span span;
    switch (locate(t, address, size, true, span)) {
        case Where::Failed: return Step::Stop;
        case Where::Shared: label_.value = value; return stop(LabelKind::Store);
        case Where::Local: break;
    }
    store_bytes(span.writable, span.undefined, size, value);
    ++t.step;
    return Step::Next;
}

Machine::Step Machine::rmw(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    const u64 size = static_cast<u64>(i.imm >> 16) & 0xff;
    label_.op = static_cast<u8>(i.imm & 0xff);
    label_.order = static_cast<Order>((i.imm >> 8) & 0xff);
    label_.unused = ((i.imm >> 24) & 1) != 0;
    label_.address = r[i.b];
    label_.size = size;
    label_.value = Value{r[i.c], size == 16 ? r[i.c + 1] : 0, 0, 0};
    if (s != nullptr) {
        if (s[i.b] != 0) return undefined_use();
        label_.value.undefined_low = s[i.c];
        if (size == 16) label_.value.undefined_high = s[i.c + 1];
    }
    if (beyond_alignment(label_.address, size) != 0)
        return fail(FaultCode::Misaligned, label_.address, {0, 0, label_.address % size, size});
    Span span;
    switch (locate(t, label_.address, size, true, span)) {
        case Where::Failed: return Step::Stop;
        case Where::Shared: return stop(LabelKind::Rmw);
        case Where::Local: break;
    }
    const Value old = load_bytes(span.data, span.undefined, size);
    if (!old.is_defined()) return undefined_use(label_.address);
    store_bytes(span.writable, span.undefined, size,
                apply_rmw(static_cast<RmwOp>(label_.op), size, old, label_.value));
    r[i.a] = old.low;
    if (size == 16) r[i.a + 1] = old.high;
    if (s != nullptr) {
        s[i.a] = 0;
        if (size == 16) s[i.a + 1] = 0;
    }
    return Step::Next;
}

Machine::Step Machine::cas(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    const u64 size = static_cast<u64>(i.imm >> 16) & 0xff;
    const unsigned words = size == 16 ? 2 : 1;
    label_.order = static_cast<Order>(i.imm & 0xff);
    label_.failure = static_cast<Order>((i.imm >> 8) & 0xff);
    label_.weak = ((i.imm >> 24) & 1) != 0;
    label_.address = r[i.b];
    label_.size = size;
    label_.expected = Value{r[i.c], words == 2 ? r[i.c + 1] : 0, 0, 0};
    label_.value = Value{r[i.c + words], words == 2 ? r[i.c + 3] : 0, 0, 0};
    if (s != nullptr) {
        if (s[i.b] != 0 || s[i.c] != 0 || (words == 2 && s[i.c + 1] != 0)) return undefined_use();
        label_.value.undefined_low = s[i.c + words];
        if (words == 2) label_.value.undefined_high = s[i.c + 3];
    }
    if (beyond_alignment(label_.address, size) != 0)
        return fail(FaultCode::Misaligned, label_.address, {0, 0, label_.address % size, size});
    Span span;
    switch (locate(t, label_.address, size, true, span)) {
        case Where::Failed: return Step::Stop;
        case Where::Shared: return stop(LabelKind::Cas);
        case Where::Local: break;
    }
    const Value old = load_bytes(span.data, span.undefined, size);
    if (!old.is_defined()) return undefined_use(label_.address);
    const bool success = finds_expected(label_, old);
    if (success) store_bytes(span.writable, span.undefined, size, label_.value);
    r[i.a] = old.low;
    if (words == 2) r[i.a + 1] = old.high;
    r[i.a + words] = success ? 1 : 0;
    if (s != nullptr)
        for (unsigned k = 0; k <= words; ++k) s[i.a + k] = 0;
    return Step::Next;
}

}  // namespace raddle
