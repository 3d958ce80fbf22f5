#include "search/replay/replay.h"

#include <algorithm>
#include <map>

namespace raddle {
std::vector<ObjectInfo> objects_of(const std::vector<Allocation>& log,
                                   const std::vector<TraceEvent>& events) {
    // A slot that was used again is shown as it was last.
    std::map<Address, ObjectInfo> objects;
    for (const Allocation& a : log)
        objects[a.address] = {a.address, a.size, a.kind, a.thread, a.stack, std::nullopt};
    for (u32 i = 0; i < events.size(); ++i) {
        if (events[i].kind != LabelKind::Free && events[i].kind != LabelKind::LifeEnd) continue;
        const auto found = objects.find(events[i].address);
        if (found != objects.end() && (!found->second.freed_by || events[i].kind == LabelKind::Free))
            found->second.freed_by = i;
    }
    std::vector<ObjectInfo> result;
    for (auto& [address, object] : objects) result.push_back(std::move(object));
    return result;
}

BlockedThread blocked_thread(u32 thread, const ThreadState& state, const Label& label) {
    BlockedThread result{thread, kLabelNames[static_cast<std::size_t>(label.kind)], state.pc_stack(),
                         label.kind == LabelKind::Join ? label.value.low - 1 : label.address, std::nullopt};
    if (label.kind == LabelKind::Await || label.kind == LabelKind::AwaitRmw)
        result.condition = {label.predicate, label.size, label.mask, label.wanted};
    return result;
}

namespace {

std::vector<BlockedThread> blocked_of(const Execution& execution) {
    std::vector<BlockedThread> result;
    for (u32 number = 0; number < execution.thread_count(); ++number) {
        const ThreadRecord* record = execution.thread(number);
        if (record == nullptr || record->status == Status::Finished || record->status == Status::Exited)
            continue;
        result.push_back(blocked_thread(number, record->state, record->label));
    }
    return result;
}

}  // namespace

Trace replay(const Program& program, const SearchOptions& options, const Schedule& schedule) {
    Trace trace;
    std::vector<Allocation> allocations;
    Context context(program, options);
    context.trace = &trace.events;
    context.table.preset(schedule.threads);
    context.machine.log_allocations(&allocations);

    Execution execution;
    execution.start(context);
    for (std::size_t i = 0; i < schedule.steps.size(); ++i) {
        const std::string place = " at step " + std::to_string(i);
        if (context.done()) throw ScheduleError("the schedule goes on after the execution's end" + place);
        const std::vector<Choice> choices = execution.choices(context);
        if (std::find(choices.begin(), choices.end(), schedule.steps[i]) == choices.end())
            throw ScheduleError("the program cannot take the schedule's step" + place);
        execution.step(context, schedule.steps[i]);
    }
    if (context.table.entries().size() != schedule.threads.size())
        throw ScheduleError("the program creates threads that the schedule does not name");
    if (!context.done() && execution.choices(context).empty()) context.failure = execution.stuck(context);

    std::map<u32, u32> spawns;
    for (u32 i = 0; i < trace.events.size(); ++i)
        if (trace.events[i].kind == LabelKind::Spawn && trace.events[i].other)
            spawns[static_cast<u32>(*trace.events[i].other)] = i;
    for (u32 number = 0; number < execution.thread_count(); ++number) {
        const ThreadRecord* record = execution.thread(number);
        ThreadInfo info;
        if (number != 0) info.parent = schedule.threads[number - 1].first;
        if (const auto spawn = spawns.find(number); spawn != spawns.end()) info.spawn = spawn->second;
        if (record != nullptr) info.function = record->function;
        trace.threads.push_back(info);
    }
    trace.objects = objects_of(allocations, trace.events);
    trace.blocked = blocked_of(execution);
    trace.outcome = context.failure;
    trace.halt = context.halt;
    return trace;
}

}  // namespace raddle
