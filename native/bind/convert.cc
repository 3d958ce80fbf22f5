// Between the core's values and plain Python data.
#include <nanobind/stl/string.h>

#include "bind.h"

namespace raddle::bind {

nb::object to_int(u128 value) {
    const u64 low = static_cast<u64>(value), high = static_cast<u64>(value >> 64);
    if (high == 0) return nb::int_(low);
    return (nb::int_(high) << nb::int_(64)) | nb::int_(low);
}

nb::list to_list(const std::vector<u32>& values) {
    nb::list result;
    for (const u32 value : values) result.append(value);
    return result;
}

const char* order_name(Order order) {
    constexpr const char* names[] = {"plain", "relaxed", "acquire", "release", "acq_rel", "seq_cst"};
    return names[static_cast<std::size_t>(order)];
}

nb::object to_stopped(const std::optional<Halt>& halt) {
    if (!halt) return nb::none();
    const nb::object loop = halt->loop == Program::kNone ? nb::none() : nb::object(nb::int_(halt->loop));
    const nb::list stack = to_list(halt->stack);
    switch (halt->kind) {
        case Halt::Kind::Idle: return nb::make_tuple("idle", loop, halt->count, stack);
        case Halt::Kind::Local: return nb::make_tuple("local", loop, halt->count, stack);
        case Halt::Kind::Events: return nb::make_tuple("events", halt->count, stack);
        case Halt::Kind::Threads: return nb::make_tuple("threads", halt->count, stack);
        case Halt::Kind::Unsupported:
            return nb::make_tuple("unsupported", halt->text, stack, to_list(halt->other), halt->count);
        case Halt::Kind::Nondet: return nb::make_tuple("nondet", halt->count, stack);
    }
    throw InternalError("halt of no kind");
}

nb::dict to_dict(const Schedule& schedule) {
    nb::list threads, steps;
    for (const auto& [parent, nth] : schedule.threads) {
        nb::list entry;
        entry.append(parent);
        entry.append(nth);
        threads.append(entry);
    }
    for (const Choice& step : schedule.steps) {
        nb::list entry;
        entry.append(step.thread);
        entry.append(step.choice);
        steps.append(entry);
    }
    nb::dict result;
    result["threads"] = threads;
    result["steps"] = steps;
    if (schedule.events.empty()) return result;
    nb::list events;
    for (const GraphStep& step : schedule.events) {
        nb::list entry;
        for (const u32 number : {step.thread, step.rf_thread, step.rf_index, step.place, step.choice})
            entry.append(number);
        events.append(entry);
    }
    result["events"] = events;
    nb::list cuts;
    for (const u64 cut : schedule.cuts) cuts.append(cut);
    result["cuts"] = cuts;
    if (!schedule.words.empty()) {
        nb::list words;
        for (const auto& [first, end] : schedule.words) words.append(nb::make_tuple(first, end));
        result["words"] = words;
    }
    result["model"] = schedule.model;
    result["modification_order"] = schedule.records_mo;
    if (schedule.outcome) result["outcome"] = to_list({schedule.outcome->begin(), schedule.outcome->end()});
    return result;
}

namespace {

std::pair<u32, u32> pair_from(nb::handle entry) {
    if (nb::len(entry) != 2) throw ScheduleError("a schedule's entries are pairs");
    return {nb::cast<u32>(entry[0]), nb::cast<u32>(entry[1])};
}

}  // namespace

Schedule schedule_from(nb::dict given) {
    Schedule schedule;
    try {
        for (const nb::handle entry : given["threads"]) schedule.threads.push_back(pair_from(entry));
        for (const nb::handle entry : given["steps"]) {
            const auto [thread, choice] = pair_from(entry);
            schedule.steps.push_back({thread, choice});
        }
        if (!given.contains("events")) return schedule;
        for (const nb::handle entry : given["events"]) {
            if (nb::len(entry) != 5) throw ScheduleError("a graph's events are five numbers each");
            schedule.events.push_back({nb::cast<u32>(entry[0]), nb::cast<u32>(entry[1]),
                                       nb::cast<u32>(entry[2]), nb::cast<u32>(entry[3]),
                                       nb::cast<u32>(entry[4])});
        }
        for (const nb::handle cut : given["cuts"]) schedule.cuts.push_back(nb::cast<u64>(cut));
        if (given.contains("words"))
            for (const nb::handle word : given["words"]) {
                if (nb::len(word) != 2) throw ScheduleError("a schedule's words are pairs");
                schedule.words.emplace_back(nb::cast<u64>(word[0]), nb::cast<u64>(word[1]));
            }
        schedule.model = nb::cast<std::string>(given["model"]);
        schedule.records_mo = nb::cast<bool>(given["modification_order"]);
        if (given.contains("outcome")) {
            const nb::handle outcome = given["outcome"];
            if (nb::len(outcome) != 3) throw ScheduleError("an outcome is three numbers");
            schedule.outcome = {nb::cast<u32>(outcome[0]), nb::cast<u32>(outcome[1]),
                                nb::cast<u32>(outcome[2])};
        }
    } catch (const nb::python_error&) {
        throw ScheduleError("not a schedule");
    } catch (const nb::cast_error&) {
        throw ScheduleError("not a schedule");
    }
    return schedule;
}

}  // namespace raddle::bind
