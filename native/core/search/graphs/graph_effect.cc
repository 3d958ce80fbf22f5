// What an operation on an execution graph does: the values it reads and writes, and the thread's way on.
#include <algorithm>
#include <bit>

#include "machine/arithmetic.h"
#include "machine/c_string.h"
#include "machine/mutex_word.h"
#include "search/graphs/graph_execution.h"

namespace raddle {
namespace {

// Memory as a thread of the graph sees it, for formatting: the last write, no event.
class GraphMemory : public ByteReader {
  public:
    GraphMemory(const Program& program, const GraphExecution& execution, const ThreadState& thread)
        : program_(program), execution_(execution), thread_(thread) {}

    Fault read(Address address, u8& byte, u8& undefined) const override {
        if (execution_.machine.peek(thread_, address, byte, undefined)) return {};
        ObjectView object;
        const Fault fault = find_object(program_, execution_, address, 1, object);
        if (fault) return fault;
        if (object.is_private)
            return {FaultCode::Wild, address, {object.base, object.size, address - object.base, 1}};
        const LocationTable& locations = execution_.locations();
        Value value = initial_value(program_, object, address - object.base, 1);
        for (u32 loc = 0; loc < locations.size(); ++loc) {
            const Location& found = locations[loc];
            const std::vector<EventId>& writes = execution_.graph().location(loc).writes;
            if (writes.empty() || found.generation != object.generation ||
                address - found.address >= found.size)
                continue;
            const Value& written = execution_.graph()[writes.back()].written;
            const unsigned shift = static_cast<unsigned>(address - found.address) * 8;
            value.low = shift < 64 ? written.low >> shift : written.high >> (shift - 64);
            value.undefined_low =
                shift < 64 ? written.undefined_low >> shift : written.undefined_high >> (shift - 64);
        }
        byte = static_cast<u8>(value.low);
        undefined = static_cast<u8>(value.undefined_low);
        return {};
    }

  private:
    const Program& program_;
    const GraphExecution& execution_;
    const ThreadState& thread_;
};

constexpr u64 bytes_mask(u64 size) {
    return size >= 8 ? ~u64{0} : (u64{1} << (size * 8)) - 1;
}

// The `size` bytes of the value from `offset` on.
Value slice(const Value& value, u64 offset, u64 size) {
    if (offset == 0 && size >= 16) return value;
    const unsigned shift = static_cast<unsigned>(offset) * 8;
    const u128 bits = wide(value.low, value.high) >> shift;
    const u128 undefined = wide(value.undefined_low, value.undefined_high) >> shift;
    const u64 low = bytes_mask(size), high = size > 8 ? bytes_mask(size - 8) : 0;
    return {static_cast<u64>(bits) & low, static_cast<u64>(bits >> 64) & high,
            static_cast<u64>(undefined) & low, static_cast<u64>(undefined >> 64) & high};
}

// Puts a slice back.
void merge(Value& value, u64 offset, const Value& piece) {
    const unsigned shift = static_cast<unsigned>(offset) * 8;
    const u128 bits = wide(piece.low, piece.high) << shift;
    const u128 undefined = wide(piece.undefined_low, piece.undefined_high) << shift;
    value.low |= static_cast<u64>(bits);
    value.high |= static_cast<u64>(bits >> 64);
    value.undefined_low |= static_cast<u64>(undefined);
    value.undefined_high |= static_cast<u64>(undefined >> 64);
}

}  // namespace

Effect GraphExecution::effect(const Event& event, const Label& label) const {
    u32 choice = event.choice;
    const Value found = found_by(event, label);
    if (label.kind == LabelKind::Wake) {  // the choice-th of those that wait
        u64 bits = found.low;
        for (u32 k = 0; k < event.choice; ++k) bits &= bits - 1;
        choice = bits != 0 ? static_cast<u32>(std::countr_zero(bits)) : 0;
    }
    Effect result = raddle::effect(label, event.thread, choice, found);
    const Location& location = locations_[event.loc];
    if (label.kind == LabelKind::Store) {
        result.written = slice(label.value, location.address - label.address, location.size);
    } else if (label.kind == LabelKind::Load && unordered_ && event.loc < is_mutex_.size() &&
               is_mutex_[event.loc] != 0 && result.fault == FaultCode::None) {
        // A library's look at a mutex that is unordered: what it needs to know is whether it holds it.
        result.answer.value.low = mutex_word(event.thread, event.index, event.loc);
    }
    // Who cannot use what it reads is a read; an unlock is a write in any case.
    if (result.fault == FaultCode::Uninitialised || result.fault == FaultCode::LockDestroyed)
        result.writes = label.kind == LabelKind::Unlock;
    if (!result.writes) result.written = {};
    return result;
}

Value GraphExecution::found_by(const Event& event, const Label& label) const {
    if (label.kind == LabelKind::Store) return {};
    return label.kind == LabelKind::Unlock ? found_by_unlock(event) : value_of(event.loc, event.rf);
}

Value GraphExecution::found_by_unlock(const Event& event) const {
    const Graph& g = graph();
    const std::vector<EventId>& mine = g.thread(event.thread).events;
    for (std::size_t i = std::min<std::size_t>(mine.size(), event.index - 1); i-- > 0;) {
        const Event& e = g[mine[i]];
        if (e.loc != event.loc || !e.writes) continue;
        if (e.written.is_defined() && MutexWord(e.written.low).is_mine(event.thread)) return e.written;
        break;
    }
    // Who else holds it, if anybody, depends on where the unlock stands in modification order.
    Value found = locations_[event.loc].initial;
    for (const EventId id : g.location(event.loc).writes) {
        if (g[id].index == event.index && g[id].thread == event.thread) break;
        found = g[id].written;
    }
    return found;
}

void GraphExecution::run(EventId id, std::vector<Failure>& failures) {
    Graph& g = graph();
    if (g.size() > options_.max_events) {
        Halt found;
        found.count = g.size() - 1;
        found.stack = snapshots_[g[g.find(g[id].thread, g[id].index - 1)].snapshot].state.pc_stack();
        halt = std::move(found);
        return;
    }
    const u32 handle = snapshots_.take();
    Snapshot& now = snapshots_[handle];
    now.loc = kNone;
    now.done = 0;
    now.carried = {};
    if (g[id].begin) {
        const u32 thread = g[id].thread;
        if (thread == 0) {
            start_thread(now.state, program_, 0, program_.entry, Value{});
        } else {
            const Label& spawn = label_of(g.thread(thread).spawn);
            start_thread(now.state, program_, thread, spawn.function, spawn.value);
        }
    } else {
        const Snapshot& before = snapshots_[g[g.find(g[id].thread, g[id].index - 1)].snapshot];
        const Label& label = before.label;
        now.state = before.state;
        now.label.kind = LabelKind::Finished;
        Answer answer;
        Fault fault;
        const Event& e = g[id];
        note(id);
        if (e.loc != kNone) {
            const Effect effect = this->effect(e, label);
            answer = effect.answer;
            if (e.meets) answer.value = found_at_meeting(id, answer.value);
            if (effect.fault != FaultCode::None) fault = fault_of(effect, e, label);
        } else if (e.lock != kNone) {
            // An update of the lock's word finds what its thread knows.
            if (!e.opens) answer.value.low = thread_handle(e.thread);
        } else if (label.kind == LabelKind::Spawn) {
            answer.value.low = thread_handle(e.target);
        } else if (label.kind == LabelKind::Join) {
            answer.value = this->label(e.target).value;
        } else if (label.kind == LabelKind::Choose) {
            answer.value.low = chosen(label, options_.nondet, e.choice);
        } else if (label.kind == LabelKind::Free || label.kind == LabelKind::LifeEnd) {
            fault = end_life(id, label, failures);
        }
        if (e.loc != kNone && options_.races) find_races(id, failures);
        if (options_.races) find_early(id, failures);
        if (skips_waiting && options_.races && e.loc != kNone) may_race_waiting(id);
        if (e.loc != kNone && locations_[e.loc].size != label.size && label.size > locations_[e.loc].size) {
            const Location& piece = locations_[e.loc];
            Value carried = before.carried;
            if (e.reads) merge(carried, piece.address - label.address, answer.value);
            const u64 done = before.done + piece.size;
            if (done < label.size) {
                // The thread stays at this label for the next piece.
                now.label = label;
                now.done = done;
                now.carried = carried;
                g.at(id).snapshot = handle;
                return;
            }
            answer.value = carried;
        }
        if (e.blocked && unordered_) order_held(e.thread, "a thread waits while it holds it");
        if (fault || e.blocked) {
            // The thread stays where it is; with a fault it stands at the fault.
            now.label = label;
            now.loc = before.loc;
            if (fault) {
                now.label.kind = LabelKind::Fault;
                now.label.fault = fault;
                failures.push_back(failure_of(now));
            }
            g.at(id).snapshot = handle;
            g.at(id).last = true;
            g.at(id).ended = false;
            return;
        }
        machine.resume(now.state, label, answer);
    }
    now.state.events = g[id].index;
    g.at(id).snapshot = handle;
    advance(now, failures);
    g.at(id).last = !is_visible(now.label.kind) && now.label.kind != LabelKind::Fence;
    g.at(id).ended = now.label.kind == LabelKind::Finished;
}

void GraphExecution::run_pending(const Mark& mark, std::vector<Failure>& failures) {
    for (u32 thread = 0; thread < graph().thread_count() && !halt; ++thread) {
        const EventId last = graph().last(thread);
        if (last != kNone && (graph()[last].snapshot == kNone || graph()[last].snapshot >= mark.snapshots))
            run(last, failures);
    }
}

// Takes the thread to its next event, or to its end.
void GraphExecution::advance(Snapshot& at, std::vector<Failure>& failures) {
    while (!halt) {
        at.label = machine.run(at.state);
        const Label& label = at.label;
        if (is_visible(label.kind)) return;
        switch (label.kind) {
            case LabelKind::Fence: return;
            case LabelKind::Print: {
                if (trace != nullptr) {
                    TraceEvent row;
                    row.thread = at.state.number;
                    row.kind = label.kind;
                    row.stack = at.state.pc_stack();
                    row.text = at.state.text;
                    row.other = label.value.low;
                    trace->push_back(std::move(row));
                }
                const Label copy = label;
                machine.resume(at.state, copy, Answer{});
                break;
            }
            case LabelKind::SizeOf: {
                ObjectView object;
                const Fault missing = find_object(program_, *this, label.address, 0, object);
                if (const Fault fault = size_fault(label, missing, object, false)) {
                    at.label.kind = LabelKind::Fault;
                    at.label.fault = fault;
                    failures.push_back(failure_of(at));
                    return;
                }
                Answer answer;
                answer.value.low = object.size;
                const Label copy = label;
                machine.resume(at.state, copy, answer);
                break;
            }
            case LabelKind::Finished: {
                if (unordered_) order_held(at.state.number, "a thread ends while it holds it");
                if (const std::optional<Fault> fault = held_at_exit(at.state.number)) {
                    at.label.kind = LabelKind::Fault;
                    at.label.fault = *fault;
                    failures.push_back(failure_of(at));
                }
                if (has_shared_thread_locals_) end_thread_locals(at.state.number, failures);
                return;
            }
            case LabelKind::Exit:
            case LabelKind::Blocked: return;
            case LabelKind::Cut: bounds.insert(label.number); return;
            case LabelKind::Fault: failures.push_back(failure_of(at)); return;
            case LabelKind::Idle: stop(Halt::Kind::Idle, at, label); return;
            case LabelKind::Local: stop(Halt::Kind::Local, at, label); return;
            case LabelKind::Unsupported: stop(Halt::Kind::Unsupported, at, label); return;
            default: throw InternalError("label without a meaning");
        }
    }
}

std::string GraphExecution::text_at(const Snapshot& at, Address address) const {
    return read_string(GraphMemory(program_, *this, at.state), address);
}

void GraphExecution::note(EventId id) {
    if (trace == nullptr || graph()[id].blocked) return;
    const Event& e = graph()[id];
    const Snapshot& before = snapshots_[graph()[graph().find(e.thread, e.index - 1)].snapshot];
    const Label& label = before.label;
    TraceEvent row;
    row.thread = e.thread;
    row.kind = label.kind;
    row.stack = before.state.pc_stack();
    row.address = label.address;
    row.size = label.size;
    row.order = label.order;
    if (e.loc != kNone && locations_[e.loc].size < label.size) {  // one piece of a larger access
        row.address = locations_[e.loc].address;
        row.size = locations_[e.loc].size;
    }
    if (e.reads) {
        const Value read = value_of(e.loc, e.rf);
        row.read = wide(read.low, read.high);
        row.undefined = !read.is_defined();
    }
    if (e.writes && e.loc != kNone) {
        row.written = wide(e.written.low, e.written.high);
        row.undefined = row.undefined || !e.written.is_defined();
    }
    if (label.kind == LabelKind::Cas || label.kind == LabelKind::Trylock) row.success = e.writes;
    if (label.kind == LabelKind::Choose || (label.kind == LabelKind::Cas && e.choice != 0))
        row.choice = e.choice;
    if (e.target != kNone) row.other = e.target;
    if (rows_.size() <= id) rows_.resize(id + 1, kNone);
    rows_[id] = static_cast<u32>(trace->size());
    trace->push_back(std::move(row));
}

}  // namespace raddle
