// What every search shows to Python: how to go on with it, and what it has found so far.
#pragma once

#include "bind.h"
#include "search/interleavings.h"

namespace raddle::bind {

template <typename Search>
void bind_search(nb::class_<Search>& made) {
    made.def("run", &Search::run, nb::arg("seconds"), nb::call_guard<nb::gil_scoped_release>(),
             "Goes on for about that long; True when finished.")
        .def_prop_ro("executions", &Search::executions)
        .def_prop_ro("blocked", &Search::blocked)
        .def_prop_ro("explored", &Search::explored)
        .def_prop_ro("events", &Search::events)
        .def_prop_ro("duplicates", &Search::duplicates)
        .def_prop_ro("errors",
                     [](const Search& search) {
                         nb::list result;
                         for (const FoundError& error : search.errors())
                             result.append(nb::cast(ErrorRecord{error.failure, error.schedule}));
                         return result;
                     })
        .def_prop_ro("bounds_hit",
                     [](const Search& search) {
                         nb::list result;
                         for (const u32 loop : search.bounds_hit()) result.append(loop);
                         return result;
                     })
        .def_prop_ro("stopped", [](const Search& search) { return to_stopped(search.halt()); })
        .def_prop_ro("visited", [](const Search& search) { return to_list(search.visited()); });
}

// Schedules of some complete executions, if the options ask for them.
template <typename Search>
void bind_kept(nb::class_<Search>& made) {
    made.def_prop_ro("kept", [](const Search& search) {
        nb::list result;
        for (const Schedule& schedule : search.kept()) result.append(to_dict(schedule));
        return result;
    });
}

// The same for searches that name the classes they visit.
template <typename Search>
void bind_classes(nb::class_<Search>& made) {
    made.def_prop_ro("classes",
                     [](const Search& search) {
                         nb::list result;
                         for (const u64 name : search.classes()) result.append(name);
                         return result;
                     })
        .def_prop_ro("threads", [](const Search& search) {
            nb::list result;
            for (const auto& [parent, nth] : search.threads()) result.append(nb::make_tuple(parent, nth));
            return result;
        });
}

}  // namespace raddle::bind
