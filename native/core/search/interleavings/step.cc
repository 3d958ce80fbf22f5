// One visible operation under sequential consistency.
#include <algorithm>

#include "machine/arithmetic.h"
#include "machine/mutex_word.h"
#include "machine/semantics.h"
#include "search/interleavings/execution.h"

namespace raddle {
namespace {

u128 bits_of(const Value& value) {
    return wide(value.low, value.high);
}

}  // namespace

void Execution::step(Context& context, const Choice& choice) {
    const u32 thread = choice.thread;
    require(thread < threads_.size() && threads_[thread], "step of a thread that is not there");
    if (++events_ > context.options.max_events && !limits_cut(context.options)) {
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
        create(context, number, start_of(label), record.clock);
        if (context.done()) return;
    }
    advance(context, thread);
}

std::optional<Answer> Execution::perform(Context& context, u32 thread, const Choice& choice) {
    switch (threads_[thread]->label.kind) {
        case LabelKind::Spawn:
        case LabelKind::Join:
        case LabelKind::Detach: return thread_step(context, thread);
        case LabelKind::Free:
        case LabelKind::LifeEnd: return free_step(context, thread);
        case LabelKind::Choose: {
            ThreadRecord& record = at(thread);
            record.clock.tick(thread);
            Answer answer;
            answer.value.low = chosen(record.label, context.options.nondet, choice.choice);
            if (context.trace != nullptr) context.trace->back().choice = choice.choice;
            return answer;
        }
        default: return access_step(context, thread, choice);
    }
}

std::optional<Answer> Execution::access_step(Context& context, u32 thread, const Choice& choice) {
    const Label label = threads_[thread]->label;
    const u64 size = access_size(label);
    const bool mutex = is_mutex_operation(label.kind), atomic = mutex || label.is_atomic();
    const bool reads = label.kind != LabelKind::Store;
    bool writes = label.kind != LabelKind::Load && label.kind != LabelKind::Await;
    ObjectView object;
    if (is_conditional(label.kind) && !find(context, label.address, size, object) && !object.is_private) {
        const Value found = memory_.load(context.program, object, label.address, size);
        writes = effect(label, thread, choice.choice, found).writes;
    }
    const bool fails = label.kind == LabelKind::Trylock && !writes;
    const VectorClock before = fails ? threads_[thread]->clock : VectorClock{};
    const Access access = this->access(context, thread, label.address, size, reads, writes, atomic);
    if (!access.ok) return std::nullopt;

    ThreadRecord& record = at(thread);
    if (fails) {
        // It orders nothing: it is a read that does not synchronise.
        record.clock = before;
        record.clock.tick(thread);
    }
    Value found;
    if (reads) found = memory_.load(context.program, access.object, label.address, size);
    const Effect done = effect(label, thread, choice.choice, found);
    if (done.fault != FaultCode::None) {
        fail(context, thread, fault_of(done, label, found, access.object.base, access.object.size));
        return std::nullopt;
    }
    require(!done.blocked, "step of a thread that waits");
    if (label.kind == LabelKind::Cas && choice.choice != 0)
        record.spurious.push_back(std::make_shared<ThreadState>(record.state));
    if (done.writes) write(context, record, label, access.object, done.written);
    if (mutex && done.writes) {
        const bool was_free = MutexWord(found.low).is_free(), is_free = MutexWord(done.written.low).is_free();
        if (was_free) record.held.emplace_back(label.address, record.state.users_pc(context.program));
        if (is_free)
            std::erase_if(record.held, [&](const auto& lock) { return lock.first == label.address; });
    }
    if (context.trace != nullptr) {
        TraceEvent& row = context.trace->back();
        if (mutex) row.read = found.low;
        if (done.writes) row.written = bits_of(done.written);
        row.undefined = done.writes && !done.written.is_defined();
        if (label.kind == LabelKind::Cas || label.kind == LabelKind::Trylock)
            row.success = done.answer.success;
        if (label.kind == LabelKind::Wake || (label.kind == LabelKind::Cas && choice.choice != 0))
            row.choice = choice.choice;
    }
    return done.answer;
}

Target Execution::target(u64 number) const {
    const ThreadRecord* found = number < threads_.size() ? thread(static_cast<u32>(number)) : nullptr;
    if (found == nullptr) return {};
    return {true, found->joined, found->detached, found->status == Status::Finished};
}

void Execution::write(Context& context, ThreadRecord& record, const Label& label, const ObjectView& object,
                      const Value& written) {
    const bool plain = label.kind == LabelKind::Store && !label.is_atomic();
    const bool releases = is_mutex_operation(label.kind) || label.is_atomic();
    const u64 size = access_size(label);
    record.acted(plain);
    if (plain) {
        std::erase_if(record.stores, [&](const Label& past) {
            return past.address == label.address && past.size == label.size;
        });
        if (record.stores.size() == ThreadRecord::kMaxStores) record.stores.erase(record.stores.begin());
        record.stores.push_back(label);
    }
    memory_.store(context.program, object, label.address, size, written);
    memory_.release(context.program, object, label.address, size, releases ? &record.clock : nullptr);
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
        require(number.has_value(), "a thread without a number");
        answer.value.low = thread_handle(*number);
        if (trace != nullptr) trace->other = *number;
        return answer;
    }
    const u64 number = target_of(label);
    if (trace != nullptr) trace->other = number;
    if (const Fault fault = join_fault(label, target(number))) {
        fail(context, thread, fault);
        return std::nullopt;
    }
    const u32 target = static_cast<u32>(number);
    if (label.kind == LabelKind::Detach) {
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
    const Fault missing = find_object(context.program, *this, label.address, 0, object);
    const bool freed = !missing && object.kind == ObjectKind::Heap && memory_.is_freed(object);
    const Fault fault = end_fault(label, missing, object, freed);
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
