#include "search/interleavings/execution.h"

#include <algorithm>

#include "machine/arithmetic.h"
#include "machine/mutex_word.h"

namespace raddle {

Context::Context(const Program& p, const SearchOptions& o)
    : program(p),
      options(o),
      machine(p, MachineOptions{o.unroll, o.idle_limit, o.local_limit, o.watch}),
      table(p.most_threads) {}

bool ThreadRecord::may_fail_spuriously(const Program& program, bool races, Spinner& spinner) const {
    const auto has_stored = [&](const Label& now) {
        for (std::size_t i = races ? stores.size() : 0; i-- > 0;) {
            const Stored found = compare_stores(stores[i], false, true, now);
            if (found != Stored::Unknown) return found == Stored::Same;
        }
        return false;
    };
    if (spinner.fails_in_vain(program, state, label, has_stored)) return false;
    return std::none_of(
        spurious.begin(), spurious.end(),
        [&](const std::shared_ptr<const ThreadState>& past) { return state.goes_on_like(program, *past); });
}

const ThreadRecord* Execution::thread(u32 number) const {
    return number < threads_.size() && threads_[number] ? &*threads_[number] : nullptr;
}

const ThreadState* Execution::owner(u32 number) const {
    const ThreadRecord* record = thread(number);
    return record == nullptr ? nullptr : &record->state;
}

void Execution::start(Context& context) {
    create(context, 0, Start{context.program.entry, {}, {}}, VectorClock{});
}

void Execution::create(Context& context, u32 number, const Start& start, const VectorClock& clock) {
    if (number >= threads_.size()) threads_.resize(number + 1);
    ThreadRecord record;
    record.state = make_thread(context.program, number, start);
    record.clock = clock;
    record.function = start.function;
    threads_[number] = Cow<ThreadRecord>(std::move(record));
    advance(context, number);
}

// Takes the thread to its next visible operation, or to its end.
void Execution::advance(Context& context, u32 thread) {
    while (!context.done()) {
        ThreadRecord& record = at(thread);
        const u64 before = context.machine.bundles();
        const Label label = context.machine.run(record.state);
        if (context.trace != nullptr) record.bundles += context.machine.bundles() - before;
        record.label = label;
        if (is_visible(label.kind)) {
            if (limits_cut(context.options) && events_ >= context.options.max_events)
                return come_to_limit(context, thread, Halt::Kind::Events, events_);
            if (label.kind == LabelKind::Spawn && !context.table.admits(thread, record.state.spawned))
                return come_to_limit(context, thread, Halt::Kind::Threads, context.program.most_threads);
            if (looks_while_waiting(label) && context.options.races) check_waiting(context, thread);
            return;
        }
        switch (label.kind) {
            case LabelKind::Fence:
                if (context.trace != nullptr) {
                    TraceEvent event;
                    event.thread = thread;
                    event.kind = label.kind;
                    event.stack = record.state.pc_stack();
                    event.order = label.order;
                    context.trace->push_back(std::move(event));
                }
                context.machine.resume(record.state, label, Answer{});
                break;
            case LabelKind::Print: print(context, thread, label); break;
            case LabelKind::SizeOf: size_of(context, thread, label); break;
            case LabelKind::Finished: finish(context, thread, label); return;
            case LabelKind::Exit:
                record.status = Status::Exited;
                exited_ = true;
                return;
            case LabelKind::Blocked: record.status = Status::Blocked; return;
            case LabelKind::Cut:
                record.status = Status::Cut;
                context.bounds.insert(label.number);
                return;
            case LabelKind::Fault: fail_error(context, thread, label); return;
            case LabelKind::Idle: return come_to_limit(context, thread, Halt::Kind::Idle, label.count);
            case LabelKind::Local: return come_to_limit(context, thread, Halt::Kind::Local, label.count);
            case LabelKind::Unsupported: halt(context, thread, Halt::Kind::Unsupported, label); return;
            default: throw InternalError("label without a meaning");
        }
    }
}

void Execution::finish(Context& context, u32 thread, const Label& label) {
    ThreadRecord& record = at(thread);
    if (!record.held.empty()) context.machine.note_kept(record.held.back().second);
    record.status = Status::Finished;
    record.result = label.value;
}

void Execution::fail(Context& context, u32 thread, const Fault& fault, std::vector<u32> events) const {
    Failure failure;
    failure.code = fault.code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(fault.code)];
    failure.thread = thread;
    failure.stack = threads_[thread]->state.pc_stack();
    failure.address = fault.address;
    failure.numbers = fault.numbers;
    for (const PathEvent& event : context.log)
        if (!events.empty() && event.index == events.front()) failure.partner = event.pc;
    failure.events = std::move(events);
    context.failure = std::move(failure);
}

void Execution::fail_error(Context& context, u32 thread, const Label& label) const {
    fail(context, thread, label.fault);
    if (label.fault.code != FaultCode::Error) return;
    context.failure->kind = std::string(context.program.string(label.number));
    context.failure->text = read_string(MemoryView(context, *this, memory_, thread), label.fault.address);
}

void Execution::halt(Context& context, u32 thread, Halt::Kind kind, const Label& label) const {
    Halt halt;
    halt.kind = kind;
    halt.loop = label.number;
    halt.count = label.count;
    halt.stack = threads_[thread]->state.pc_stack();
    if (kind == Halt::Kind::Unsupported) halt.text = unsupported(context.program, label);
    context.halt = std::move(halt);
}

void Execution::come_to_limit(Context& context, u32 thread, Halt::Kind kind, u64 count) {
    halt(context, thread, kind, threads_[thread]->label);
    context.halt->count = count;
    if (!limits_cut(context.options)) return;
    if (!context.limit) context.limit = std::move(context.halt);
    context.halt.reset();
    at(thread).status = Status::Cut;
}

void Execution::print(Context& context, u32 thread, const Label& label) {
    ThreadRecord& record = at(thread);
    if (context.trace != nullptr) {
        TraceEvent event;
        event.thread = thread;
        event.kind = label.kind;
        event.stack = record.state.pc_stack();
        event.text = record.state.text;
        event.bundles = record.bundles;
        event.other = label.value.low;
        context.trace->push_back(std::move(event));
    }
    context.machine.resume(record.state, label, Answer{});
}

void Execution::size_of(Context& context, u32 thread, const Label& label) {
    ObjectView object;
    const Fault missing = find(context, label.address, 0, object);
    if (const Fault fault = size_fault(label, missing, object, false)) return fail(context, thread, fault);
    Answer answer;
    answer.value.low = object.size;
    context.machine.resume(at(thread).state, label, answer);
}

Fault Execution::find(const Context& context, Address address, u64 size, ObjectView& object) const {
    const Fault fault = find_object(context.program, *this, address, size, object);
    if (fault) return fault;
    if (object.kind == ObjectKind::Heap && memory_.is_freed(object))
        return {FaultCode::UseAfterFree, address, {object.base, object.size, address - object.base, size}};
    return {};
}

Fault MemoryView::read(Address address, u8& byte, u8& undefined) const {
    const ThreadRecord* record = execution_.thread(thread_);
    if (context_.machine.peek(record->state, address, byte, undefined)) return {};
    ObjectView object;
    const Fault fault = find_object(context_.program, execution_, address, 1, object);
    if (fault) return fault;
    if (object.is_private || memory_.is_freed(object))
        return {object.is_private ? FaultCode::Wild : FaultCode::UseAfterFree,
                address,
                {object.base, object.size, address - object.base, 1}};
    const Value value = memory_.load(context_.program, object, address, 1);
    byte = static_cast<u8>(value.low);
    undefined = static_cast<u8>(value.undefined_low);
    return {};
}

bool Execution::is_enabled(const Context& context, u32 number) const {
    const ThreadRecord* record = thread(number);
    if (record == nullptr || record->status != Status::Ready) return false;
    const Label& label = record->label;
    if (label.kind == LabelKind::Join) return may_join(target(target_of(label)));
    if (!is_waiting(label.kind)) return true;
    // What is wrong with the access itself shows when it is made.
    ObjectView object;
    if (find(context, label.address, label.size, object)) return true;
    if (object.is_private || (object.constant && label.kind != LabelKind::Await)) return true;
    return goes_on(label, number, memory_.load(context.program, object, label.address, label.size));
}

std::vector<Choice> Execution::choices(Context& context) const {
    std::vector<Choice> result;
    for (u32 number = 0; number < threads_.size(); ++number) {
        if (!is_enabled(context, number)) continue;
        const ThreadRecord& record = *threads_[number];
        const Label& label = record.label;
        result.push_back({number, 0});
        if (label.kind == LabelKind::Choose) {
            const u64 count = choices_of(label, context.options.nondet);
            if (count == 0 || count > 0x10000) {
                halt(context, number, Halt::Kind::Nondet, label);
                context.halt->count = count;
                return {};
            }
            for (u32 k = 1; k < count; ++k) result.push_back({number, k});
        } else if (label.kind == LabelKind::Wake || label.kind == LabelKind::Cas) {
            ObjectView object;
            if (find(context, label.address, label.size, object)) continue;
            const Value value = memory_.load(context.program, object, label.address, label.size);
            if (!value.is_defined()) continue;
            if (label.kind == LabelKind::Wake) {
                if (value.low == 0) continue;
                result.pop_back();
                for (u32 bit = 0; bit < 64; ++bit)
                    if ((value.low >> bit & 1) != 0) result.push_back({number, bit});
            } else if (label.weak && context.options.spurious_cas && finds_expected(label, value) &&
                       record.may_fail_spuriously(context.program, context.options.races, context.spinner)) {
                result.push_back({number, 1});
            }
        }
    }
    return result;
}

bool Execution::is_blocked() const {
    for (const Cow<ThreadRecord>& record : threads_) {
        if (!record) continue;
        const bool spins = record->status == Status::Blocked && record->label.spin;
        if ((record->status == Status::Blocked && !spins) || record->status == Status::Cut) return true;
        if ((record->status == Status::Ready || spins) && !exited_) return true;
    }
    return false;
}

bool Execution::spins(const Context& context, u32 number) const {
    const ThreadRecord& record = *threads_[number];
    const auto read = [&](const Label& label) -> std::optional<Value> {
        ObjectView object;
        if (find(context, label.address, label.size, object) || object.is_private) return std::nullopt;
        return memory_.load(context.program, object, label.address, label.size);
    };
    return context.spinner.spins_for_ever(context.program, record.state, record.label, read);
}

std::optional<Failure> Execution::stuck(const Context& context) const {
    if (exited_) return std::nullopt;
    std::optional<u32> first;
    bool waiting = false;
    for (u32 number = 0; number < threads_.size(); ++number) {
        const ThreadRecord* record = thread(number);
        if (record == nullptr) continue;
        const bool spin = record->status == Status::Blocked && record->label.spin;
        if ((record->status == Status::Blocked && !spin) || record->status == Status::Cut)
            return std::nullopt;
        if (record->status != Status::Ready && !spin) continue;
        if (record->label.spin && !spins(context, number)) return std::nullopt;
        const bool await =
            (spin || record->label.kind == LabelKind::Await || record->label.kind == LabelKind::AwaitRmw) &&
            !context.program.functions[record->state.frames.back().function].library();
        if (!first || (await && !waiting)) first = number;
        waiting = waiting || await;
    }
    if (!first) return std::nullopt;
    Failure failure;
    failure.code = waiting ? FaultCode::Livelock : FaultCode::Deadlock;
    failure.kind = kFaultKinds[static_cast<std::size_t>(failure.code)];
    failure.thread = *first;
    failure.stack = threads_[*first]->state.pc_stack();
    failure.address = threads_[*first]->label.address;
    return failure;
}

}  // namespace raddle
