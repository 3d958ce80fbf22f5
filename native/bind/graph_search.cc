// The search over all graph_search, and the errors it finds.
#include "search/graph_search.h"
#include "search/rcmc.h"

#include <nanobind/stl/string.h>

#include "bind.h"

namespace raddle::bind {

void register_graph_search(nb::module_& m) {
    nb::class_<GraphSearch>(m, "GraphSearch", "Execution graphs under a memory model, one visit per class.")
        .def(
            "__init__",
            [](GraphSearch* self, const Program& program, nb::dict options, const std::string& model,
               bool records_mo) {
                const std::optional<ModelKind> kind = model_named(model);
                if (!kind) throw std::invalid_argument("unknown model: " + model);
                new (self) GraphSearch(program, options_from(options), *kind, records_mo);
            },
            nb::arg("program"), nb::arg("options"), nb::arg("model"), nb::arg("modification_order"),
            nb::keep_alive<1, 2>())
        .def("run", &GraphSearch::run, nb::arg("seconds"), nb::call_guard<nb::gil_scoped_release>(),
             "Goes on for about that long; True when finished.")
        .def_prop_ro("executions", &GraphSearch::executions)
        .def_prop_ro("blocked", &GraphSearch::blocked)
        .def_prop_ro("explored", &GraphSearch::explored)
        .def_prop_ro("events", &GraphSearch::events)
        .def_prop_ro("duplicates", &GraphSearch::duplicates)
        .def_prop_ro("states",
                     [](const GraphSearch& search) {
                         nb::dict result;
                         for (const auto& [state, count] : search.states()) {
                             nb::list values;
                             for (const u64 value : state) values.append(value);
                             result[nb::tuple(values)] = count;
                         }
                         return result;
                     })
        .def_prop_ro("execution",
                     [](const GraphSearch& search) -> nb::object {
                         return search.execution() ? nb::object(to_dict(*search.execution())) : nb::none();
                     })
        .def_prop_ro("dead_ends", &GraphSearch::dead_ends)
        .def_prop_ro("revisits", &GraphSearch::revisits)
        .def_prop_ro("errors",
                     [](const GraphSearch& search) {
                         nb::list result;
                         for (const FoundError& error : search.errors())
                             result.append(nb::cast(ErrorRecord{error.failure, error.schedule}));
                         return result;
                     })
        .def_prop_ro("bounds_hit",
                     [](const GraphSearch& search) {
                         nb::list result;
                         for (const u32 loop : search.bounds_hit()) result.append(loop);
                         return result;
                     })
        .def_prop_ro("stopped", [](const GraphSearch& search) { return to_stopped(search.halt()); })
        .def_prop_ro("visited", [](const GraphSearch& search) { return to_list(search.visited()); });

    nb::class_<Rcmc>(m, "Rcmc", "The exploration of the RCMC paper; duplicates are counted.")
        .def(
            "__init__",
            [](Rcmc* self, const Program& program, nb::dict options, const std::string& model) {
                const std::optional<ModelKind> kind = model_named(model);
                if (!kind) throw std::invalid_argument("unknown model: " + model);
                new (self) Rcmc(program, options_from(options), *kind);
            },
            nb::arg("program"), nb::arg("options"), nb::arg("model"), nb::keep_alive<1, 2>())
        .def("run", &Rcmc::run, nb::arg("seconds"), nb::call_guard<nb::gil_scoped_release>(),
             "Goes on for about that long; True when finished.")
        .def_prop_ro("executions", &Rcmc::executions)
        .def_prop_ro("blocked", &Rcmc::blocked)
        .def_prop_ro("explored", &Rcmc::explored)
        .def_prop_ro("events", &Rcmc::events)
        .def_prop_ro("duplicates", &Rcmc::duplicates)
        .def_prop_ro("errors",
                     [](const Rcmc& search) {
                         nb::list result;
                         for (const FoundError& error : search.errors())
                             result.append(nb::cast(ErrorRecord{error.failure, error.schedule}));
                         return result;
                     })
        .def_prop_ro("bounds_hit",
                     [](const Rcmc& search) {
                         nb::list result;
                         for (const u32 loop : search.bounds_hit()) result.append(loop);
                         return result;
                     })
        .def_prop_ro("stopped", [](const Rcmc& search) { return to_stopped(search.halt()); })
        .def_prop_ro("visited", [](const Rcmc& search) { return to_list(search.visited()); });
}

}  // namespace raddle::bind
