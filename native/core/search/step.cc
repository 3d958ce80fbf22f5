// One visible operation under sequential consistency.
#include <algorithm>

#include "machine/arithmetic.h"
#include "search/execution.h"
#include "search/mutex_word.h"

namespace raddle {
namespace {

u128 bits_of(const Value& value) {
    return wide(value.low, value.high);
}

}  // namespace

void Execution::step(Context& context, const Choice& choice) {
    const u32 thread = choice.thread;
    require(thread < threads_.size() && threads_[thread], "step of a thread that is not there");
    if (++events_ > context.options.max_events) {
        context.halt = Halt{};
        context.halt->count = events_ - 1;
        context.halt->stack = threads_[thread]->state.pc_stack();
        return;
    }
    ++context.events;
    if (context.trace != nullptr) {
        const Label& label = threads_[thread]->label;
        TraceEvent event;
        event.thread = thread;
        event.kind = label.kind;
        event.stack = threads_[thread]->state.pc_stack();
        event.address = label.address;
        event.size = label.size;
        event.order = label.order;
        event.bundles = threads_[thread]->bundles;
        context.trace->push_back(std::move(event));
    }
    const std::optional<Answer> answer = perform(context, thread, choice);
    log_size_ = context.log.size();
    if (!answer) return;
    ThreadRecord& record = at(thread);
    const Label label = record.label;
    if (context.trace != nullptr) {
        TraceEvent& event = context.trace->back();
        const bool reads = label.kind != LabelKind::Store && label.kind != LabelKind::Free &&
                           label.kind != LabelKind::LifeEnd && label.kind != LabelKind::Detach;
        if (reads && !event.read) event.read = bits_of(answer->value);
        event.undefined = event.undefined || !answer->value.is_defined();
    }
    context.machine.resume(record.state, label, *answer);
    if (label.kind == LabelKind::Spawn) {
        const u32 number = static_cast<u32>(answer->value.low - 1);
        create(context, number, label.function, label.value, record.clock);
        if (context.done()) return;
    }
    advance(context, thread);
}

std::optional<Answer> Execution::perform(Context& context, u32 thread, const Choice& choice) {
    switch (threads_[thread]->label.kind) {
        case LabelKind::Load:
        case LabelKind::Store:
        case LabelKind::Rmw:
        case LabelKind::Cas:
        case LabelKind::Await:
        case LabelKind::AwaitRmw:
        case LabelKind::Wake: return memory_step(context, thread, choice);
        case LabelKind::Lock:
        case LabelKind::Unlock:
        case LabelKind::Trylock: return mutex_step(context, thread);
        case LabelKind::Spawn:
        case LabelKind::Join:
        case LabelKind::Detach: return thread_step(context, thread);
        case LabelKind::Free:
        case LabelKind::LifeEnd: return free_step(context, thread);
        case LabelKind::Choose: {
            ThreadRecord& record = at(thread);
            record.clock.tick(thread);
            Answer answer;
            answer.value.low = record.label.value.low == 0
                                   ? static_cast<u64>(context.options.nondet.at(choice.choice))
                                   : choice.choice;
            if (context.trace != nullptr) context.trace->back().choice = choice.choice;
            return answer;
        }
        default: throw InternalError("step of something that is not visible");
    }
}

std::optional<Answer> Execution::memory_step(Context& context, u32 thread, const Choice& choice) {
    const Label label = threads_[thread]->label;
    TraceEvent* const trace = context.trace != nullptr ? &context.trace->back() : nullptr;
    const bool update = label.kind != LabelKind::Load && label.kind != LabelKind::Await;
    bool writes = update;
    Answer answer;

    // Whether a compare-exchange or a wake writes depends on what is there.
    ObjectView object;
    if ((label.kind == LabelKind::Cas || label.kind == LabelKind::Wake) &&
        !find(context, label.address, label.size, object) && !object.is_private) {
        const Value old = memory_.load(context.program, object, label.address, label.size);
        if (label.kind == LabelKind::Wake) {
            writes = old.low != 0;
        } else {
            answer.success =
                choice.choice == 0 && old.low == label.expected.low && old.high == label.expected.high;
            writes = answer.success;
        }
    }
    const bool reads = label.kind != LabelKind::Store;
    const Access access =
        this->access(context, thread, label.address, label.size, reads, writes, label.is_atomic());
    if (!access.ok) return std::nullopt;

    ThreadRecord& record = at(thread);
    if (reads) answer.value = memory_.load(context.program, access.object, label.address, label.size);
    if (reads && label.is_atomic() && !answer.value.is_defined()) {
        fail(context, thread,
             {FaultCode::Uninitialised,
              label.address,
              {access.object.base, access.object.size, label.address - access.object.base, label.size}});
        return std::nullopt;
    }
    Value written = label.value;
    switch (label.kind) {
        case LabelKind::Rmw:
        case LabelKind::AwaitRmw:
            written = apply_rmw(static_cast<RmwOp>(label.op), label.size, answer.value, label.value);
            break;
        case LabelKind::Wake:
            written = Value{answer.value.low & ~(u64{1} << choice.choice), 0, 0, 0};
            if (trace != nullptr) trace->choice = choice.choice;
            break;
        case LabelKind::Cas:
            if (choice.choice != 0) record.spurious.push_back(std::make_shared<ThreadState>(record.state));
            if (trace != nullptr) {
                trace->success = answer.success;
                if (choice.choice != 0) trace->choice = choice.choice;
            }
            break;
        default: break;
    }
    if (writes) {
        const bool plain = label.kind == LabelKind::Store && !label.is_atomic();
        record.acted(plain);
        if (plain) {
            std::erase_if(record.stores, [&](const Label& past) {
                return past.address == label.address && past.size == label.size;
            });
            if (record.stores.size() == ThreadRecord::kMaxStores) record.stores.erase(record.stores.begin());
            record.stores.push_back(label);
        }
        memory_.store(context.program, access.object, label.address, label.size, written);
        memory_.release(context.program, access.object, label.address, label.size,
                        label.is_atomic() ? &record.clock : nullptr);
        if (trace != nullptr) {
            trace->written = bits_of(written);
            trace->undefined = !written.is_defined();
        }
    }
    return answer;
}

std::optional<Answer> Execution::mutex_step(Context& context, u32 thread) {
    const Label label = threads_[thread]->label;
    TraceEvent* const trace = context.trace != nullptr ? &context.trace->back() : nullptr;
    ObjectView object;
    bool takes = true;
    if (label.kind == LabelKind::Trylock && !find(context, label.address, 8, object) && !object.is_private)
        takes = MutexWord(memory_.load(context.program, object, label.address, 8).low).admits(thread);
    // A failed trylock orders nothing: it is a read that does not synchronise.
    const VectorClock before = threads_[thread]->clock;
    const Access access = this->access(context, thread, label.address, 8, true, takes, true);
    if (!access.ok) return std::nullopt;
    ThreadRecord& record = at(thread);
    if (!takes) {
        record.clock = before;
        record.clock.tick(thread);
    }
    const Value old = memory_.load(context.program, access.object, label.address, 8);
    const auto refuse = [&](FaultCode code) {
        fail(context, thread, {code, label.address, {old.low, MutexWord(old.low).owner(), 0, 0}});
        return std::nullopt;
    };
    if (!old.is_defined()) return refuse(FaultCode::Uninitialised);
    const MutexWord mutex(old.low);
    if (mutex.is_destroyed()) return refuse(FaultCode::LockDestroyed);
    MutexWord after = mutex;
    Answer answer;
    if (label.kind == LabelKind::Unlock) {
        if (mutex.is_free()) return refuse(FaultCode::UnlockFree);
        if (!mutex.is_mine(thread)) return refuse(FaultCode::UnlockForeign);
        after = mutex.released();
        if (after.is_free()) std::erase(record.held, label.address);
    } else if (takes) {
        require(mutex.admits(thread), "lock of a mutex that is not free");
        if (!mutex.is_free() && mutex.count() == 0xffff) return refuse(FaultCode::LockCount);
        after = mutex.taken(thread);
        if (mutex.is_free()) record.held.push_back(label.address);
        answer.success = true;
    }
    if (takes) {
        record.acted();
        memory_.store(context.program, access.object, label.address, 8, Value{after.word(), 0, 0, 0});
        memory_.release(context.program, access.object, label.address, 8, &record.clock);
    }
    if (trace != nullptr) {
        trace->read = old.low;
        if (takes) trace->written = after.word();
        if (label.kind == LabelKind::Trylock) trace->success = takes;
    }
    return answer;
}

std::optional<Answer> Execution::thread_step(Context& context, u32 thread) {
    ThreadRecord& record = at(thread);
    const Label label = record.label;
    TraceEvent* const trace = context.trace != nullptr ? &context.trace->back() : nullptr;
    record.clock.tick(thread);
    record.acted();
    Answer answer;
    if (label.kind == LabelKind::Spawn) {
        const std::optional<u32> number = context.table.intern(thread, record.state.spawned);
        if (!number) {
            halt(context, thread, Halt::Kind::Nondet, label);
            context.halt->kind = Halt::Kind::Unsupported;
            context.halt->count = kMaxThreads;
            context.halt->text = "threads";
            return std::nullopt;
        }
        answer.value.low = thread_handle(*number);
        if (trace != nullptr) trace->other = *number;
        return answer;
    }
    const u64 handle = label.value.low;
    const u64 number = handle - 1;  // handle 0 is nobody: no thread has that number
    if (trace != nullptr) trace->other = number;
    const bool join = label.kind == LabelKind::Join;
    const auto refuse = [&](FaultCode code) {
        fail(context, thread, {code, 0, {handle, 0, 0, 0}});
        return std::nullopt;
    };
    if (number >= threads_.size() || !threads_[number])
        return refuse(join ? FaultCode::JoinUnknown : FaultCode::DetachUnknown);
    const u32 target = static_cast<u32>(number);
    if (threads_[target]->joined) return refuse(join ? FaultCode::JoinJoined : FaultCode::DetachJoined);
    if (threads_[target]->detached) return refuse(join ? FaultCode::JoinDetached : FaultCode::DetachDetached);
    if (!join) {
        at(target).detached = true;
        return answer;
    }
    require(threads_[target]->status == Status::Finished, "join of a thread that still runs");
    at(target).joined = true;
    answer.value = threads_[target]->result;
    at(thread).clock.join(threads_[target]->clock);
    return answer;
}

std::optional<Answer> Execution::free_step(Context& context, u32 thread) {
    const Label label = threads_[thread]->label;
    ObjectView object;
    const bool scope = label.kind == LabelKind::LifeEnd;
    Fault fault = find(context, label.address, 0, object);
    if (!scope && !fault && (object.kind != ObjectKind::Heap || object.base != label.address))
        fault = {FaultCode::InvalidFree,
                 label.address,
                 {object.base, object.size, label.address - object.base, 0}};
    if (!scope && fault && fault.code == FaultCode::UseAfterFree)
        fault.code = fault.numbers[2] == 0 ? FaultCode::DoubleFree : FaultCode::InvalidFree;
    else if (!scope && fault)
        fault.code = FaultCode::InvalidFree;
    if (fault) {
        std::vector<u32> events;
        for (const PathEvent& event : context.log)
            if (event.kind == LabelKind::Free && event.address == fault.numbers[0]) events = {event.index};
        fail(context, thread, fault, events);
        return std::nullopt;
    }
    const Access access = this->access(context, thread, object.base, object.size, false, true, false);
    if (!access.ok) return std::nullopt;
    if (context.trace != nullptr) context.trace->back().size = object.size;
    if (!scope) {
        SharedMemory::Object& bytes = memory_.open(context.program, access.object);
        bytes.freed = true;
        bytes.bytes.clear();
        bytes.undefined.clear();
        bytes.releases.clear();
    }
    at(thread).acted();
    return Answer{};
}

}  // namespace raddle
