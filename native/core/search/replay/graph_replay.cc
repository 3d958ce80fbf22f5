#include "search/replay/graph_replay.h"

#include <algorithm>

#include "search/graphs/graph_execution.h"

namespace raddle {
namespace {

std::optional<Alternative> chosen(GraphExecution& execution, const GraphStep& step, bool records_mo) {
    const Graph& g = execution.graph();
    EventId rf = kNone;
    if (step.rf_thread == GraphStep::kInitial) {
        rf = kInit;
    } else if (step.rf_thread != GraphStep::kNothing) {
        if (step.rf_thread >= g.thread_count() || step.rf_index == 0 ||
            step.rf_index > g.thread(step.rf_thread).events.size())
            return std::nullopt;
        rf = g.find(step.rf_thread, step.rf_index);
    }
    std::vector<Alternative> all;
    execution.alternatives(step.thread, all);
    for (const Alternative& one : all)
        if (one.rf == rf && one.choice == step.choice &&
            (rf != kNone || !records_mo || one.place == step.place))
            return one;
    return std::nullopt;
}

// The operation that a thread fails at, and what ended the life of the object that it is about.
void tell(const GraphExecution& execution, u32 thread, Failure& failure, std::vector<TraceEvent>& rows) {
    const Label& label = execution.label(thread);
    for (const Death& death : execution.graph().deaths())
        if (death.object == failure.numbers[0]) failure.events = {execution.row_of(death.event)};
    TraceEvent row;
    row.thread = thread;
    row.kind = label.kind;
    row.stack = execution.snapshot(thread).state.pc_stack();
    row.address = label.address;
    row.size = label.size;
    row.order = label.order;
    if (label.kind == LabelKind::Join || label.kind == LabelKind::Detach) row.other = label.value.low - 1;
    rows.push_back(std::move(row));
}

std::vector<BlockedThread> waiting(const GraphExecution& execution) {
    std::vector<BlockedThread> result;
    const Graph& g = execution.graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread) {
        if (g.last(thread) == kNone) continue;
        const Label& label = execution.label(thread);
        if (!g[g.last(thread)].blocked && !is_visible(label.kind) && label.kind != LabelKind::Blocked &&
            label.kind != LabelKind::Cut)
            continue;
        result.push_back(blocked_thread(thread, execution.snapshot(thread).state, label));
    }
    return result;
}

}  // namespace

Trace replay_graph(const Program& program, const SearchOptions& options, const Schedule& schedule) {
    const std::optional<ModelKind> model = model_named(schedule.model);
    if (!model) throw ScheduleError("the schedule names no memory model");
    const bool records_mo = schedule.records_mo;
    Trace trace;
    std::vector<Allocation> allocations;
    std::vector<Failure> failures;
    GraphExecution execution(program, options, *model, records_mo);
    for (const Address cut : schedule.cuts) execution.cut_at(cut);
    for (const auto& [first, end] : schedule.words) execution.join(first, end);
    execution.trace = &trace.events;
    execution.table.preset(schedule.threads);
    execution.machine.log_allocations(&allocations);
    for (std::size_t i = 0; i < schedule.events.size(); ++i) {
        const GraphStep& step = schedule.events[i];
        const std::string place = " at event " + std::to_string(i);
        if (execution.halt) throw ScheduleError("the schedule goes on after the execution's end" + place);
        if (!execution.is_ready(step.thread, failures))
            throw ScheduleError("that thread has nothing to do" + place);
        const std::optional<Alternative> alternative = chosen(execution, step, records_mo);
        if (!alternative) throw ScheduleError("the program cannot make the schedule's event" + place);
        const EventId id = execution.add(step.thread, *alternative);
        if (!execution.halt) execution.run(id, failures);
    }
    if (execution.table.entries().size() != schedule.threads.size())
        throw ScheduleError("the program creates threads that the schedule does not name");
    const Graph& g = execution.graph();
    for (u32 thread = 0; thread < g.thread_count() && !execution.halt; ++thread) {
        const std::size_t before = failures.size();
        execution.is_ready(thread, failures);
        if (failures.size() > before) tell(execution, thread, failures.back(), trace.events);
    }
    if (std::optional<Failure> stuck = execution.ends.stuck()) failures.push_back(std::move(*stuck));
    for (Failure& failure : failures) {
        execution.errors.update_unlock(failure);
        if (!trace.outcome && (!schedule.outcome || *schedule.outcome == key_of(program, failure)))
            trace.outcome = failure;
    }

    for (u32 number = 0; number < g.thread_count(); ++number) {
        ThreadInfo info;
        if (number != 0) info.parent = schedule.threads[number - 1].first;
        const EventId spawn = g.thread(number).spawn;
        if (spawn != kNone) {
            info.spawn = execution.row_of(spawn);
            info.function = execution.label_of(spawn).function;
        }
        if (number == 0) info.function = program.entry;
        trace.threads.push_back(info);
    }
    trace.objects = objects_of(allocations, trace.events);
    trace.blocked = waiting(execution);
    trace.halt = execution.halt;
    trace.rf.assign(trace.events.size(), Trace::kNothing);
    for (EventId id = 0; id < g.size(); ++id) {
        const u32 row = execution.row_of(id);
        if (g[id].begin || row == kNone || g[id].rf == kNone) continue;
        // In a word of several sizes, the newest write of some of its bytes; its own need not be read.
        EventId source = g[id].rf;
        while (source < kInit && (bytes_of(g[source]) & bytes_of(g[id])) == 0) source = g[source].rf;
        if (g[id].kind == LabelKind::Store) continue;
        trace.rf[row] = source == kInit ? Trace::kInitial : execution.row_of(source);
    }
    for (const u32 loc : g.touched()) {
        std::vector<u32> rows;
        for (const EventId id : g.location(loc).writes) rows.push_back(execution.row_of(id));
        if (records_mo && !rows.empty()) trace.mo.push_back(std::move(rows));
    }
    return trace;
}

}  // namespace raddle
