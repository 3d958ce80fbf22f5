// Lets a thread run on from an event of the graph to what it is about to do next.
#include "graph/part.h"
#include "search/graphs/graph_execution.h"

namespace raddle {

void GraphExecution::run(EventId id, std::vector<Failure>& failures) {
    Graph& g = graph();
    if (g.size() > options_.max_events && !limits_cut(options_)) {
        Halt found;
        found.count = g.size() - 1;
        found.stack = GraphState::before(g[id]).state.pc_stack();
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
            start_thread(now.state, program_, 0, Start{program_.entry, {}, {}});
        } else {
            start_thread(now.state, program_, thread, start_of(label_of(g.thread(thread).spawn)));
        }
    } else {
        const Snapshot& before = GraphState::before(g[id]);
        const Label& label = before.label;
        now.state = before.state;
        now.label.kind = LabelKind::Finished;
        Answer answer;
        Fault fault;
        const Event& e = g[id];
        note(id);
        if (e.loc != kNone) {
            const Effect effect = effects.effect(e, label);
            answer = effect.answer;
            if (e.meets) answer.value = meetings.found(id, answer.value);
            if (effect.fault != FaultCode::None) fault = effects.fault_of(effect, e, label);
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
            fault = errors.end_life(id, label, failures);
        }
        if (e.loc != kNone && options_.races) errors.find_races(id, failures);
        if (options_.races) errors.find_early(id, failures);
        if (waiting.skips && options_.races && e.loc != kNone) waiting.may_race(id);
        if (e.loc != kNone && locations_[e.loc].size != label.size &&
            Part(label.address, label.size, locations_[e.loc]).size < label.size) {
            const Part piece(label.address, label.size, locations_[e.loc]);
            Value carried = before.carried;
            if (e.kind == LabelKind::Load) merge(carried, before.done, answer.value);
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
        if (e.blocked && unordered_) locks.order_held(e.thread, "a thread waits while it holds it");
        if (fault || e.blocked) {
            // The thread stays where it is; with a fault it stands at the fault.
            now.label = label;
            now.loc = before.loc;
            if (fault) {
                now.label.kind = LabelKind::Fault;
                now.label.fault = fault;
                failures.push_back(errors.failure_of(now));
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
        if (is_visible(label.kind)) {
            if (limits_cut(options_) && at.state.events >= options_.max_events)
                come_to_limit(Halt::Kind::Events, at, options_.max_events);
            else if (label.kind == LabelKind::Spawn && !table.admits(at.state.number, at.state.spawned))
                come_to_limit(Halt::Kind::Threads, at, program_.most_threads);
            return;
        }
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
                    failures.push_back(errors.failure_of(at));
                    return;
                }
                Answer answer;
                answer.value.low = object.size;
                const Label copy = label;
                machine.resume(at.state, copy, answer);
                break;
            }
            case LabelKind::Finished: {
                if (unordered_) locks.order_held(at.state.number, "a thread ends while it holds it");
                const std::optional<u32> held = errors.held_at_exit(at.state.number);
                at.label.count = held ? u64{*held} + 1 : 0;
                has_kept_ = has_kept_ || held;
                if (has_shared_thread_locals_) errors.end_thread_locals(at.state.number, failures);
                return;
            }
            case LabelKind::Exit:
            case LabelKind::Blocked: return;
            case LabelKind::Cut: bounds.insert(label.number); return;
            case LabelKind::Fault: failures.push_back(errors.failure_of(at)); return;
            case LabelKind::Idle: come_to_limit(Halt::Kind::Idle, at, label.count); return;
            case LabelKind::Local: come_to_limit(Halt::Kind::Local, at, label.count); return;
            case LabelKind::Unsupported: stop(Halt::Kind::Unsupported, at, label); return;
            default: throw InternalError("label without a meaning");
        }
    }
}

void GraphExecution::note_kept() {
    if (!has_kept_) return;
    for (u32 thread = 0; thread < graph().thread_count(); ++thread)
        if (graph().last(thread) != kNone && label(thread).kind == LabelKind::Finished &&
            label(thread).count != 0)
            machine.note_kept(static_cast<u32>(label(thread).count - 1));
}

void GraphExecution::note(EventId id) {
    if (trace == nullptr || graph()[id].blocked) return;
    const Event& e = graph()[id];
    const Snapshot& before = GraphState::before(e);
    const Label& label = before.label;
    TraceEvent row;
    row.thread = e.thread;
    row.kind = label.kind;
    row.stack = before.state.pc_stack();
    row.address = label.address;
    row.size = label.size;
    row.order = label.order;
    if (e.loc != kNone && label.size != 0 && locations_[e.loc].size < label.size) {  // one piece of it
        const Part piece(label.address, label.size, locations_[e.loc]);
        row.address = locations_[e.loc].address + piece.offset;
        row.size = piece.size;
    }
    if (e.reads && e.kind != LabelKind::Store) {
        const Value read = seen_by(label, e.loc, e.rf);
        row.read = wide(read.low, read.high);
        row.undefined = !read.is_defined();
    }
    if (e.writes && e.loc != kNone) {
        const Value written = seen_by(label, e.loc, id);
        row.written = wide(written.low, written.high);
        row.undefined = row.undefined || !written.is_defined();
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
