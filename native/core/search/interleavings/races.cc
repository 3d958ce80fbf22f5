// Checks that an access passes before it happens: the object is there, nothing races.
#include "machine/arithmetic.h"
#include "search/interleavings/execution.h"

namespace raddle {
namespace {

bool overlap(const PathEvent& a, const PathEvent& b) {
    return a.generation == b.generation && a.address < b.address + b.size && b.address < a.address + a.size;
}

}  // namespace

Execution::Access Execution::access(Context& context, u32 thread, Address address, u64 size, bool read,
                                    bool write, bool atomic) {
    Access result;
    const Fault fault = find(context, address, size, result.object);
    const ObjectView& object = result.object;
    if (fault) {
        std::vector<u32> events;
        for (const PathEvent& event : context.log)
            if ((event.kind == LabelKind::Free && fault.code == FaultCode::UseAfterFree) ||
                (event.kind == LabelKind::LifeEnd &&
                 (fault.code == FaultCode::UseAfterScope || fault.code == FaultCode::UseAfterReturn)))
                if (event.address == fault.numbers[0]) events = {event.index};
        fail(context, thread, fault, events);
        return result;
    }
    const std::array<u64, 4> numbers{object.base, object.size, address - object.base, size};
    if (object.is_private) {
        // Nobody but the owner can have got a private object's address honestly.
        require(region_of(address) != thread + 1, "visible operation on private memory");
        fail(context, thread, {FaultCode::Wild, address, numbers});
        return result;
    }
    if (object.constant && write) {
        fail(context, thread, {FaultCode::ConstantWrite, address, numbers});
        return result;
    }
    ThreadRecord& record = at(thread);
    PathEvent event{};
    event.thread = thread;
    event.kind = record.label.kind;
    event.write = write;
    event.atomic = atomic;
    event.pc = record.label.pc;
    event.time = record.clock.tick(thread);
    event.address = address;
    event.size = size;
    event.generation = object.generation;
    event.index = static_cast<u32>(context.trace != nullptr ? context.trace->size() - 1 : context.log.size());
    if (atomic && read) memory_.acquire(object, address, size, record.clock);
    result.ok = !context.options.races ||
                !(race(context, thread, event) || race_with_waiting(context, thread, event));
    context.log.push_back(event);
    return result;
}

bool Execution::race(Context& context, u32 thread, const PathEvent& event) const {
    const VectorClock& clock = threads_[thread]->clock;
    for (const PathEvent& earlier : context.log) {
        if (earlier.thread == thread || !overlap(earlier, event) || !(earlier.write || event.write) ||
            (earlier.atomic && event.atomic) || earlier.time <= clock.of(earlier.thread))
            continue;
        fail(context, thread,
             {FaultCode::Race, event.address, {earlier.address, earlier.size, event.address, event.size}},
             {earlier.index, event.index});
        context.failure->partner = earlier.pc;
        return true;
    }
    return false;
}

void Execution::check_waiting(Context& context, u32 thread) const {
    const ThreadRecord& record = *threads_[thread];
    const Label& label = record.label;
    PathEvent event{};
    event.thread = thread;
    event.kind = label.kind;
    event.write = waiting_writes(label);
    event.atomic = true;
    event.pc = label.pc;
    event.address = label.address;
    event.size = label.size;
    ObjectView object;
    if (find(context, label.address, label.size, object)) return;
    event.generation = object.generation;
    event.index = static_cast<u32>(context.trace != nullptr ? context.trace->size() : context.log.size());
    race(context, thread, event);
}

bool Execution::race_with_waiting(Context& context, u32 thread, const PathEvent& event) const {
    if (event.atomic) return false;
    for (u32 other = 0; other < threads_.size(); ++other) {
        if (other == thread || !threads_[other] || threads_[other]->status != Status::Ready) continue;
        const Label& label = threads_[other]->label;
        if (!looks_while_waiting(label) || !(event.write || waiting_writes(label)) ||
            label.address >= event.address + event.size || event.address >= label.address + label.size)
            continue;
        ObjectView object;
        if (find(context, label.address, label.size, object) || object.generation != event.generation)
            continue;
        const u32 waiting =
            static_cast<u32>(context.trace != nullptr ? context.trace->size() : context.log.size() + 1);
        fail(context, thread,
             {FaultCode::Race, event.address, {label.address, label.size, event.address, event.size}},
             {waiting, event.index});
        context.failure->partner = label.pc;
        return true;
    }
    return false;
}

}  // namespace raddle
