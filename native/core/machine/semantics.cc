#include "machine/semantics.h"

#include "machine/arithmetic.h"
#include "machine/mutex_word.h"

namespace raddle {
namespace {

Value updated(const Label& label, const Value& found) {
    return apply_rmw(static_cast<RmwOp>(label.op), label.size, found, label.value);
}

bool is_satisfied(const Label& label, const Value& found) {
    return satisfies(static_cast<Predicate>(label.predicate), label.size, found.low, label.mask,
                     label.wanted);
}

FaultCode lock_fault(const MutexWord& mutex, u32 thread) {
    if (mutex.is_destroyed()) return FaultCode::LockDestroyed;
    if (!mutex.is_free() && mutex.admits(thread) && mutex.count() == 0xffff) return FaultCode::LockCount;
    return FaultCode::None;
}

FaultCode unlock_fault(const MutexWord& mutex, u32 thread) {
    if (mutex.is_destroyed()) return FaultCode::LockDestroyed;
    if (mutex.is_free()) return FaultCode::UnlockFree;
    return mutex.is_mine(thread) ? FaultCode::None : FaultCode::UnlockForeign;
}

}  // namespace

Effect effect(const Label& label, u32 thread, u32 choice, const Value& found) {
    Effect result;
    result.written = label.value;
    if (label.kind == LabelKind::Store) {
        result.writes = true;
        return result;
    }
    result.answer.value = found;
    // A plain load may carry an undefined value about; whoever looks at it is at fault.
    if (!found.is_defined() && (label.kind != LabelKind::Load || label.is_atomic()))
        result.fault = FaultCode::Uninitialised;
    switch (label.kind) {
        case LabelKind::Load: break;
        case LabelKind::Await:
        case LabelKind::AwaitRmw:
            result.blocked = result.fault == FaultCode::None && !is_satisfied(label, found);
            if (label.kind == LabelKind::Await || result.blocked) break;
            [[fallthrough]];
        case LabelKind::Rmw:
            result.writes = true;
            result.written = updated(label, found);
            break;
        case LabelKind::Cas:
            result.answer.success = result.writes = choice == 0 && finds_expected(label, found);
            break;
        case LabelKind::Wake:
            result.writes = found.low != 0;
            result.written = Value{found.low & ~(u64{1} << choice), 0, 0, 0};
            break;
        case LabelKind::Lock:
        case LabelKind::Trylock: {
            const MutexWord mutex(found.low);
            if (result.fault == FaultCode::None) result.fault = lock_fault(mutex, thread);
            result.answer.success = result.writes = mutex.admits(thread);
            result.blocked =
                label.kind == LabelKind::Lock && !result.writes && result.fault == FaultCode::None;
            result.written = Value{mutex.taken(thread).word(), 0, 0, 0};
            break;
        }
        case LabelKind::Unlock: {
            const MutexWord mutex(found.low);
            if (result.fault == FaultCode::None) result.fault = unlock_fault(mutex, thread);
            const bool fails = result.fault != FaultCode::None;
            result.writes = true;
            result.written = Value{(fails ? mutex.freed() : mutex.released()).word(), 0, 0, 0};
            break;
        }
        default: throw InternalError("effect of something that is no access");
    }
    return result;
}

bool goes_on(const Label& label, u32 thread, const Value& found) {
    if (!is_waiting(label.kind) || !found.is_defined()) return true;
    if (label.kind == LabelKind::Lock) return MutexWord(found.low).admits(thread);
    return is_satisfied(label, found);
}

Fault fault_of(const Effect& effect, const Label& label, const Value& found, Address base, u64 size) {
    switch (effect.fault) {
        case FaultCode::None: return {};
        case FaultCode::Uninitialised:
            return {effect.fault, label.address, {base, size, label.address - base, access_size(label)}};
        default: return {effect.fault, label.address, {found.low, MutexWord(found.low).owner(), 0, 0}};
    }
}

u64 choices_of(const Label& label, std::span<const i64> nondet) {
    return label.value.low == 0 ? nondet.size() : label.value.low;
}

u64 chosen(const Label& label, std::span<const i64> nondet, u32 choice) {
    if (label.value.low != 0) return choice;
    require(choice < nondet.size(), "choice of a value that is not there");
    return static_cast<u64>(nondet[choice]);
}

bool may_join(const Target& target) {
    return !target.exists || target.joined || target.detached || target.finished;
}

Fault join_fault(const Label& label, const Target& target) {
    const bool join = label.kind == LabelKind::Join;
    FaultCode code = FaultCode::None;
    if (!target.exists)
        code = join ? FaultCode::JoinUnknown : FaultCode::DetachUnknown;
    else if (target.joined)
        code = join ? FaultCode::JoinJoined : FaultCode::DetachJoined;
    else if (target.detached)
        code = join ? FaultCode::JoinDetached : FaultCode::DetachDetached;
    if (code == FaultCode::None) return {};
    return {code, 0, {label.value.low, 0, 0, 0}};
}

Fault end_fault(const Label& label, const Fault& fault, const ObjectView& object, bool freed) {
    const std::array<u64, 4> numbers{object.base, object.size, label.address - object.base, 0};
    if (label.kind == LabelKind::LifeEnd) {
        if (fault || !freed) return fault;
        return {FaultCode::UseAfterFree, label.address, numbers};
    }
    if (fault || object.kind != ObjectKind::Heap || object.base != label.address)
        return {FaultCode::InvalidFree, label.address, fault ? fault.numbers : numbers};
    if (freed) return {FaultCode::DoubleFree, label.address, numbers};
    if (object.made != label.op)
        return {FaultCode::MismatchedFree, label.address, {object.base, object.size, object.made, label.op}};
    return {};
}

Fault size_fault(const Label& label, const Fault& fault, const ObjectView& object, bool freed) {
    if (fault) return fault;
    if (freed)
        return {FaultCode::UseAfterFree,
                label.address,
                {object.base, object.size, label.address - object.base, 0}};
    if (object.kind == ObjectKind::Heap && object.base == label.address) return {};
    return {FaultCode::InvalidFree, label.address, {object.base, object.size, 0, 0}};
}

}  // namespace raddle
