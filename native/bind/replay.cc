// replay(), and the trace it returns.
#include "search/replay/graph_replay.h"

#include "bind.h"

namespace raddle::bind {
namespace {

const char* kind_name(ObjectKind kind) {
    constexpr const char* names[] = {"global", "thread-local", "stack", "heap"};
    return names[static_cast<std::size_t>(kind)];
}

template <typename T>
nb::object optional_int(const std::optional<T>& value) {
    return value ? nb::object(nb::int_(*value)) : nb::none();
}

nb::object optional_wide(const std::optional<u128>& value) {
    return value ? to_int(*value) : nb::none();
}

nb::list threads_of(const Trace& trace) {
    nb::list result;
    for (const ThreadInfo& thread : trace.threads)
        result.append(nb::make_tuple(thread.parent, optional_int(thread.spawn),
                                     thread.function ? nb::int_(*thread.function) : nb::int_(-1)));
    return result;
}

nb::list objects_of(const Trace& trace) {
    nb::list result;
    for (const ObjectInfo& object : trace.objects)
        result.append(nb::make_tuple(object.address, object.size, kind_name(object.kind), object.thread,
                                     to_list(object.stack), optional_int(object.freed_by)));
    return result;
}

nb::list blocked_of(const Trace& trace) {
    nb::list result;
    for (const BlockedThread& thread : trace.blocked) {
        nb::object condition = nb::none();
        if (thread.condition) {
            const auto& [predicate, size, mask, wanted] = *thread.condition;
            condition = nb::make_tuple(predicate, size, mask, wanted);
        }
        result.append(nb::make_tuple(thread.thread, thread.reason.c_str(), to_list(thread.stack),
                                     thread.address, condition));
    }
    return result;
}

}  // namespace

void register_replay(nb::module_& m) {
    nb::class_<TraceEvent>(m, "Event", "One event of a replayed execution.")
        .def_ro("thread", &TraceEvent::thread)
        .def_prop_ro("kind",
                     [](const TraceEvent& e) { return kLabelNames[static_cast<std::size_t>(e.kind)]; })
        .def_prop_ro("stack", [](const TraceEvent& e) { return to_list(e.stack); })
        .def_ro("bundles", &TraceEvent::bundles)
        .def_ro("address", &TraceEvent::address)
        .def_ro("size", &TraceEvent::size)
        .def_prop_ro("order", [](const TraceEvent& e) { return order_name(e.order); })
        .def_prop_ro("read", [](const TraceEvent& e) { return optional_wide(e.read); })
        .def_prop_ro("written", [](const TraceEvent& e) { return optional_wide(e.written); })
        .def_ro("undefined", &TraceEvent::undefined)
        .def_prop_ro(
            "success",
            [](const TraceEvent& e) { return e.success ? nb::object(nb::bool_(*e.success)) : nb::none(); })
        .def_prop_ro("choice", [](const TraceEvent& e) { return optional_int(e.choice); })
        .def_prop_ro("text",
                     [](const TraceEvent& e) {
                         return nb::steal<nb::str>(PyUnicode_DecodeUTF8(
                             e.text.data(), static_cast<Py_ssize_t>(e.text.size()), "replace"));
                     })
        .def_prop_ro("other", [](const TraceEvent& e) { return e.other.value_or(0); });

    nb::class_<Trace>(m, "Run", "A replayed execution.")
        .def_prop_ro("events",
                     [](const Trace& trace) {
                         nb::list result;
                         for (const TraceEvent& event : trace.events) result.append(nb::cast(event));
                         return result;
                     })
        .def_prop_ro("threads", &threads_of)
        .def_prop_ro("objects", &objects_of)
        .def_prop_ro("blocked", &blocked_of)
        .def_prop_ro("rf",
                     [](const Trace& trace) {
                         nb::list result;
                         for (const u32 row : trace.rf) {
                             if (row == Trace::kNothing)
                                 result.append(nb::none());
                             else
                                 result.append(row == Trace::kInitial ? -1 : static_cast<i64>(row));
                         }
                         return result;
                     })
        .def_prop_ro("mo",
                     [](const Trace& trace) {
                         nb::list result;
                         for (const std::vector<u32>& rows : trace.mo) result.append(to_list(rows));
                         return result;
                     })
        .def_prop_ro("outcome",
                     [](const Trace& trace) -> nb::object {
                         if (!trace.outcome) return nb::none();
                         return nb::cast(ErrorRecord{*trace.outcome, std::nullopt});
                     })
        .def_prop_ro("stopped", [](const Trace& trace) { return to_stopped(trace.halt); });

    m.def(
        "replay",
        [](const Program& program, const SearchOptions& options, nb::dict schedule) {
            const Schedule steps = schedule_from(schedule);
            nb::gil_scoped_release release;
            return steps.events.empty() ? replay(program, options, steps)
                                        : replay_graph(program, options, steps);
        },
        nb::arg("program"), nb::arg("options"), nb::arg("schedule"));
}

}  // namespace raddle::bind
