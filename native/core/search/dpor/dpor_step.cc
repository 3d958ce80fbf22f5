// One visible operation of the path: what it finds in memory, what it does with it, what is wrong with it.
#include "machine/arithmetic.h"
#include "machine/mutex_word.h"
#include "search/dpor/dpor_path.h"

namespace raddle {

bool DporPath::commutes(const Label& label) const {
    if (!options_.independent_faa || label.kind != LabelKind::Rmw || !label.unused) return false;
    const RmwOp op = static_cast<RmwOp>(label.op);
    return op >= RmwOp::Add && op <= RmwOp::Xor && label.value.is_defined();
}

Touch DporPath::touch(const Label& label, bool writes) const {
    if (!writes) return Touch::Read;
    if (!commutes(label)) return Touch::Write;
    switch (static_cast<RmwOp>(label.op)) {
        case RmwOp::And: return Touch::And;
        case RmwOp::Or: return Touch::Or;
        case RmwOp::Xor: return Touch::Xor;
        default: return Touch::Add;
    }
}

DporPath::Found DporPath::find(u32 thread, Address address, u64 size) {
    Found found;
    const u32 number = places.intern(address, size);
    const Place& known = places[number];
    if (known.object != kNowhere) {
        found.object = known.object;
        found.offset = known.offset;
        found.base = address - known.offset;
        found.size = known.bytes;
        found.constant = known.constant;
        return found;
    }
    ObjectView view;
    found.fault = find_object(program_, *this, address, size, view);
    if (found.fault) return found;
    found.generation = view.generation;
    found.offset = address - view.base;
    found.base = view.base;
    found.size = view.size;
    found.constant = view.constant;
    const std::array<u64, 4> numbers{view.base, view.size, found.offset, size};
    if (view.is_private) {
        // Nobody but the owner can have got a private object's address honestly.
        require(region_of(address) != thread + 1, "visible operation on private memory");
        found.fault = {FaultCode::Wild, address, numbers};
        return found;
    }
    found.object = memory_.open(view);
    if (memory_.is_freed(found.object) || !knows(thread, view))
        found.fault = {FaultCode::UseAfterFree, address, numbers};
    if (region_of(address) == 0) {
        Place& place = places[number];
        place.object = found.object;
        place.offset = found.offset;
        place.bytes = found.size;
        place.constant = found.constant;
    }
    return found;
}

bool DporPath::knows(u32 thread, const ObjectView& object) const {
    if (object.kind != ObjectKind::Heap || object.generation == 0 || object.maker == thread) return true;
    const u32 from = threads_[thread].last != kNowhere ? threads_[thread].last : threads_[thread].spawn;
    const std::vector<u32>& clocks = options_.races ? sync_ : order_;
    return from != kNowhere && clocks[from * stride_ + object.maker] > object.born;
}

Fault DporPath::perform(DporEvent& event, const Label& label, Answer& answer) {
    switch (label.kind) {
        case LabelKind::Spawn:
        case LabelKind::Join:
        case LabelKind::Detach: return change_thread(event, label, answer);
        case LabelKind::Free:
        case LabelKind::LifeEnd: return end_object(event, label);
        case LabelKind::Choose:
            event.choices = choices_of(label, options_.nondet);
            answer.value.low = chosen(label, options_.nondet, event.choice);
            return {};
        case LabelKind::Finished:
            event.footprint = {places.intern(thread_address(event.thread, kFirstFixedSlot),
                                             u64{kSlotMask + 1 - kFirstFixedSlot} << kOffsetBits),
                               Touch::Write};
            return {};
        default: return access(event, label, answer);
    }
}

Fault DporPath::access(DporEvent& event, const Label& label, Answer& answer) {
    Thread& thread = threads_[event.thread];
    const u64 size = access_size(label);
    const bool mutex = is_mutex_operation(label.kind);
    event.footprint.place = places.intern(label.address, size);
    event.atomic = mutex || label.is_atomic();
    event.reads = label.kind != LabelKind::Store;
    const Found found = find(event.thread, label.address, size);
    if (found.fault) {
        event.footprint.touch = touch(label, label.kind != LabelKind::Load && label.kind != LabelKind::Await);
        return found.fault;
    }
    const Value old = memory_.load(found.object, found.offset, size);
    const Effect done = effect(label, event.thread, event.choice, old);
    event.generation = found.generation;
    event.writes = done.writes;
    event.old = old;
    event.footprint.touch = touch(label, done);
    if (label.kind == LabelKind::Wake) event.choices = old.low;
    if (label.kind == LabelKind::Cas) event.may_fail = may_fail_spuriously(event.thread, label, old);
    const std::array<u64, 4> numbers{found.base, found.size, found.offset, size};
    if (found.constant && done.writes) return {FaultCode::ConstantWrite, label.address, numbers};
    event.counts = true;
    // A failed trylock orders nothing: it is a read that does not synchronise.
    event.acquires = event.atomic && event.reads && !(label.kind == LabelKind::Trylock && !done.writes);
    event.releases = event.atomic;
    if (options_.weak_orders && !mutex && event.atomic) {
        const bool failed = label.kind == LabelKind::Cas && !done.writes;
        const Order order = failed ? label.failure : label.order;
        event.acquires = event.acquires && order != Order::Relaxed && order != Order::Release;
        event.releases = order != Order::Relaxed && order != Order::Acquire;
        check_location(event);
    }
    if (done.fault != FaultCode::None) return fault_of(done, label, old, found.base, found.size);
    answer = done.answer;
    if (label.kind == LabelKind::Cas && event.choice != 0) {
        spurious_.push_back({thread.snapshot, thread.spurious});
        thread.spurious = static_cast<u32>(spurious_.size() - 1);
    }
    if (!done.writes) return {};
    thread.spurious = kNowhere;
    event.changed = true;
    event.written = done.written;
    memory_.store(found.object, found.offset, size, done.written);
    if (mutex) {
        const bool was_free = MutexWord(old.low).is_free(), is_free = MutexWord(done.written.low).is_free();
        thread.held += was_free && !is_free ? 1u : 0u;
        thread.held -= !was_free && is_free ? 1u : 0u;
    }
    // Nobody uses it, and it depends on the order among updates that commute.
    if (commutes(label)) answer.value = {};
    return {};
}

Target DporPath::target(u64 number) const {
    if (number >= threads_.size() || threads_[number].state == State::Absent) return {};
    const Thread& found = threads_[number];
    return {true, found.joined, found.detached, found.state == State::Finished};
}

std::optional<u32> DporPath::number_of(u32 parent, u32 nth) {
    const std::optional<u32> known = table.find(parent, nth);
    if (known) return known;
    return shared_ == nullptr ? table.intern(parent, nth) : shared_->thread(table, parent, nth);
}

Fault DporPath::change_thread(DporEvent& event, const Label& label, Answer& answer) {
    threads_[event.thread].spurious = kNowhere;
    if (label.kind == LabelKind::Spawn) {
        const std::optional<u32> number =
            number_of(event.thread, snapshots_[threads_[event.thread].snapshot].state.spawned);
        require(number.has_value(), "a thread without a number");
        event.target = *number;
        answer.value.low = thread_handle(*number);
        return {};
    }
    const u64 number = target_of(label);
    if (number < kMaxThreads) event.footprint = {places.intern(kAddressLimit + number, 1), Touch::Write};
    if (const Fault fault = join_fault(label, target(number))) return fault;
    Thread& target = threads_[number];
    event.target = static_cast<u32>(number);
    event.changed = true;
    if (label.kind == LabelKind::Detach) {
        target.detached = true;
        return {};
    }
    require(target.state == State::Finished, "join of a thread that still runs");
    target.joined = true;
    answer.value = snapshots_[target.snapshot].label.value;
    return {};
}

Fault DporPath::end_object(DporEvent& event, const Label& label) {
    const bool scope = label.kind == LabelKind::LifeEnd;
    ObjectView view;
    const Fault missing = find_object(program_, *this, label.address, 0, view);
    const u32 object = missing || view.is_private ? kNowhere : memory_.open(view);
    const bool freed = object != kNowhere && (memory_.is_freed(object) || !knows(event.thread, view));
    const Fault fault = end_fault(label, missing, view, freed);
    const bool known = view.size != 0;
    event.footprint = {places.intern(known ? view.base : label.address, known ? view.size : 1), Touch::Write};
    if (fault) return fault;
    event.generation = view.generation;
    event.writes = event.counts = event.changed = true;
    threads_[event.thread].spurious = kNowhere;
    if (!scope) memory_.free(object);
    return {};
}

}  // namespace raddle
