#include "search/dpor/dpor_path.h"

#include <algorithm>

#include "machine/arithmetic.h"
#include "machine/mutex_word.h"

namespace raddle {

DporPath::DporPath(const Program& program, const SearchOptions& options)
    : machine(program,
              MachineOptions{options.unroll, options.idle_limit, options.local_limit, options.watch}),
      table(program.most_threads),
      program_(program),
      options_(options),
      memory_(program) {
    for (const Global& global : program.globals)
        has_shared_thread_locals_ =
            has_shared_thread_locals_ || (global.thread_local_() && !global.is_private());
}

void DporPath::start() {
    create(0, Start{program_.entry, {}, {}}, kNowhere);
}

void DporPath::share(SharedNumbers& numbers) {
    shared_ = &numbers;
    places.share(&numbers);
    numbers.update(table);
    numbers.update(places);
    if (atomic_place_ != kNowhere) numbers.is_only_one(atomic_place_, atomic_life_);
}

void DporPath::create(u32 number, const Start& start, u32 event) {
    reserve(number + 1, size());
    Thread& thread = threads_[number];
    thread = {};
    thread.state = State::Ready;
    thread.spawn = event;
    thread.function = start.function;
    thread.snapshot = snapshots_.take();
    start_thread(snapshots_[thread.snapshot].state, program_, number, start);
    advance(number, event);
}

// Room for the clocks of so many threads and events.
void DporPath::reserve(u32 threads, u32 events_wanted) {
    if (threads > threads_.size()) threads_.resize(threads);
    if (threads > stride_) {
        u32 wider = stride_;
        while (wider < threads) wider *= 2;
        for (std::vector<u32>* rows : {&order_, &sync_, &release_}) {
            std::vector<u32> other(rows->size() / stride_ * wider, 0);
            for (std::size_t row = 0; row < rows->size() / stride_; ++row)
                std::copy_n(rows->data() + row * stride_, stride_, other.data() + row * wider);
            *rows = std::move(other);
        }
        stride_ = wider;
    }
    const std::size_t wanted = std::size_t{events_wanted} * stride_;
    if (order_.size() < wanted)
        for (std::vector<u32>* rows : {&order_, &sync_, &release_}) rows->resize(wanted * 2);
}

void DporPath::push(u32 number, u32 choice) {
    ++events;
    const u32 position = size();
    if (position >= options_.max_events && !limits_cut(options_)) {
        Halt found;
        found.count = position;
        found.stack = snapshots_[threads_[number].snapshot].state.pc_stack();
        halt = std::move(found);
        return;
    }
    reserve(0, position + 1);
    path_.emplace_back();
    before_.push_back(threads_[number]);
    DporEvent& event = path_.back();
    event.thread = number;
    event.choice = choice;
    event.index = threads_[number].count + 1;
    event.races = static_cast<u32>(races_.size());
    event.changes = memory_.mark();
    event.snapshots = snapshots_.mark();
    event.spurious = static_cast<u32>(spurious_.size());
    event.exited = exited_;
    const Snapshot& at = snapshots_[threads_[number].snapshot];
    event.kind = at.label.kind;
    event.pc = at.label.pc;

    Answer answer;
    const Fault fault = perform(event, at.label, answer);
    order(position);
    if (options_.races) synchronise(position);
    if (event.counts && options_.races) find_races(position);
    if (event.counts && !event.atomic && options_.races) find_waiting(position);
    link(position);
    threads_[number].count = event.index;
    threads_[number].last = position;
    if (halt) return;
    if (fault) {
        fail(number, position, fault);
        return;
    }
    if (at.label.kind == LabelKind::Finished) {
        finish(number);
        return;
    }
    const u32 next = snapshots_.take();
    Snapshot& after = snapshots_[next];
    after.state = at.state;
    machine.resume(after.state, at.label, answer);
    threads_[number].snapshot = next;
    if (event.kind == LabelKind::Spawn) create(path_[position].target, start_of(at.label), position);
    if (!halt) advance(number, position);
}

void DporPath::pop() {
    const DporEvent& event = path_.back();
    const u32 position = size() - 1;
    if (event.footprint.place != kNowhere) {
        Place& place = places[event.footprint.place];
        place.last = event.previous;
        if (event.counts) --(event.atomic ? place.atomic : place.plain);
    }
    memory_.reset(event.changes);
    snapshots_.reset(event.snapshots);
    spurious_.resize(event.spurious);
    races_.resize(event.races);
    exited_ = event.exited;
    if (event.kind == LabelKind::Spawn && event.target != kNowhere) threads_[event.target] = {};
    if (event.changed && event.kind == LabelKind::Join) threads_[event.target].joined = false;
    if (event.changed && event.kind == LabelKind::Detach) threads_[event.target].detached = false;
    threads_[event.thread] = before_.back();
    while (!erroneous_.empty() && erroneous_.back().event == position) erroneous_.pop_back();
    before_.pop_back();
    path_.pop_back();
}

// Takes the thread to its next visible operation, or to its end.
void DporPath::advance(u32 number, u32 event) {
    while (!halt) {
        Thread& thread = threads_[number];
        Snapshot& at = snapshots_[thread.snapshot];
        at.state.events = thread.count;
        at.label = machine.run(at.state);
        const Label& label = at.label;
        if (is_visible(label.kind)) {
            if (limits_cut(options_) && thread.count >= options_.max_events)
                return come_to_limit(number, Halt::Kind::Events, options_.max_events);
            if (label.kind == LabelKind::Spawn && !admits(number, at.state.spawned))
                return come_to_limit(number, Halt::Kind::Threads, program_.most_threads);
            if (looks_while_waiting(label)) arrive(number, event);
            return;
        }
        switch (label.kind) {
            case LabelKind::Fence:
            case LabelKind::Print: machine.resume(at.state, label, Answer{}); break;
            case LabelKind::SizeOf: measure(number, event); break;
            case LabelKind::Finished:
                // The end of thread-locals that others see is an event of its own.
                if (!has_shared_thread_locals_) finish(number);
                return;
            case LabelKind::Exit:
                thread.state = State::Exited;
                exited_ = true;
                return;
            case LabelKind::Blocked: thread.state = State::Blocked; return;
            case LabelKind::Cut:
                thread.state = State::Cut;
                bounds.insert(label.number);
                return;
            case LabelKind::Fault: fail(number, event, label.fault); return;
            case LabelKind::Idle: return come_to_limit(number, Halt::Kind::Idle, label.count);
            case LabelKind::Local: return come_to_limit(number, Halt::Kind::Local, label.count);
            case LabelKind::Unsupported: stop(number, Halt::Kind::Unsupported, label); return;
            default: throw InternalError("label without a meaning");
        }
        if (threads_[number].state != State::Ready) return;
    }
}

void DporPath::finish(u32 number) {
    threads_[number].state = State::Finished;
    if (threads_[number].held == 0) return;
    // The mutex taken last of those still held.
    std::vector<std::pair<Address, u32>> held;
    for (u32 i = 0; i < size(); ++i) {
        if (path_[i].thread != number || !path_[i].changed) continue;
        const bool locks = path_[i].kind == LabelKind::Lock || path_[i].kind == LabelKind::Trylock;
        if (!locks && path_[i].kind != LabelKind::Unlock) continue;
        const Address address = places[path_[i].footprint.place].address;
        if (locks && MutexWord(path_[i].old.low).is_free()) held.emplace_back(address, i);
        if (!locks && MutexWord(path_[i].written.low).is_free())
            std::erase_if(held, [&](const auto& lock) { return lock.first == address; });
    }
    machine.note_kept(snapshots_[before_[held.back().second].snapshot].state.users_pc(program_));
}

void DporPath::stop(u32 thread, Halt::Kind kind, const Label& label) {
    Halt found;
    found.kind = kind;
    found.loop = label.number;
    found.count = label.count;
    found.stack = snapshots_[threads_[thread].snapshot].state.pc_stack();
    if (kind == Halt::Kind::Unsupported) found.text = unsupported(program_, label);
    halt = std::move(found);
}

void DporPath::come_to_limit(u32 thread, Halt::Kind kind, u64 count) {
    stop(thread, kind, label(thread));
    halt->count = count;
    if (!limits_cut(options_)) return;
    if (!limit) limit = std::move(halt);
    halt.reset();
    threads_[thread].state = State::Cut;
}

void DporPath::refuse(u32 thread, const char* what) {
    stop(thread, Halt::Kind::Nondet, label(thread));
    halt->kind = Halt::Kind::Unsupported;
    halt->text = what;
}

void DporPath::measure(u32 number, u32 event) {
    Snapshot& at = snapshots_[threads_[number].snapshot];
    ObjectView view;
    const Fault missing = find_object(program_, *this, at.label.address, 0, view);
    const bool freed = !missing && view.kind == ObjectKind::Heap && memory_.is_freed(memory_.open(view));
    if (const Fault fault = size_fault(at.label, missing, view, freed)) return fail(number, event, fault);
    Answer answer;
    answer.value.low = view.size;
    machine.resume(at.state, at.label, answer);
}

Fault DporPath::read_byte(u32 thread, Address address, u8& byte, u8& undefined) {
    if (machine.peek(snapshots_[threads_[thread].snapshot].state, address, byte, undefined)) return {};
    ObjectView view;
    const Fault fault = find_object(program_, *this, address, 1, view);
    if (fault) return fault;
    const std::array<u64, 4> numbers{view.base, view.size, address - view.base, 1};
    if (view.is_private) return {FaultCode::Wild, address, numbers};
    const u32 object = memory_.open(view);
    if (memory_.is_freed(object)) return {FaultCode::UseAfterFree, address, numbers};
    const Value value = memory_.load(object, address - view.base, 1);
    byte = static_cast<u8>(value.low);
    undefined = static_cast<u8>(value.undefined_low);
    return {};
}

bool DporPath::is_enabled(u32 number) {
    if (threads_[number].state != State::Ready) return false;
    const Label& at = label(number);
    if (at.kind == LabelKind::Join) return may_join(target(target_of(at)));
    if (!is_waiting(at.kind)) return true;
    const Found found = find(number, at.address, access_size(at));
    if (found.fault || (found.constant && at.kind != LabelKind::Await)) return true;
    return goes_on(at, number, memory_.load(found.object, found.offset, access_size(at)));
}

bool DporPath::may_fail_spuriously(u32 thread, const Label& label, const Value& value) const {
    if (!label.weak || !options_.spurious_cas || !value.is_defined() || !finds_expected(label, value))
        return false;
    const auto has_stored = [&](const Label& now) {
        for (u32 past = options_.races ? threads_[thread].last : kNowhere; past != kNowhere;
             past = before_[past].last) {
            const Stored found = compare_stores(label_of(past), path_[past].atomic, path_[past].writes, now);
            if (found != Stored::Unknown) return found == Stored::Same;
        }
        return false;
    };
    if (spinner_.fails_in_vain(program_, snapshots_[threads_[thread].snapshot].state, label, has_stored))
        return false;
    const ThreadState& now = snapshots_[threads_[thread].snapshot].state;
    for (u32 past = threads_[thread].spurious; past != kNowhere; past = spurious_[past].previous)
        if (now.goes_on_like(program_, snapshots_[spurious_[past].snapshot].state)) return false;
    return true;
}

std::optional<u32> DporPath::next_choice(u32 number, u32 from) {
    const Label& at = label(number);
    if (at.kind == LabelKind::Choose) {
        const u64 count = choices_of(at, options_.nondet);
        if (count == 0 || count > 0x10000) {
            stop(number, Halt::Kind::Nondet, at);
            halt->count = count;
            return std::nullopt;
        }
        return from < count ? std::optional(from) : std::nullopt;
    }
    if (at.kind == LabelKind::Wake || (at.kind == LabelKind::Cas && at.weak)) {
        const Found found = find(number, at.address, at.size);
        if (!found.fault) {
            const Value value = memory_.load(found.object, found.offset, at.size);
            if (at.kind == LabelKind::Cas)
                return from == 0 || (from == 1 && may_fail_spuriously(number, at, value))
                           ? std::optional(from)
                           : std::nullopt;
            if (value.is_defined() && value.low != 0) {
                for (u32 bit = from; bit < 64; ++bit)
                    if ((value.low >> bit & 1) != 0) return bit;
                return std::nullopt;
            }
        }
    }
    return from == 0 ? std::optional(from) : std::nullopt;
}

}  // namespace raddle
