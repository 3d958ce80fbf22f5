// Optimal-DPOR-Await.
#include "search/dpor/dpor.h"

#include <nanobind/stl/vector.h>

#include "bind.h"

namespace raddle::bind {

void register_dpor(nb::module_& m) {
    nb::class_<Dpor, Search>(m, "Dpor",
                             "One execution per class of interleavings under sequential consistency.")
        .def(
            "__init__",
            [](Dpor* self, const Program& program, const SearchOptions& options) {
                new (self) Dpor(program, options);
            },
            nb::arg("program"), nb::arg("options"), nb::keep_alive<1, 2>())
        .def_prop_ro("has_crew", &Dpor::has_crew)
        .def_prop_ro("tasks", &Dpor::tasks)
        .def_static(
            "rest_of", [](const std::vector<const Dpor*>& all) { return to_bytes(Dpor::rest_of(all)); },
            nb::arg("searches"))
        .def_prop_ro("sleep_blocked", &Dpor::sleep_blocked)
        .def_prop_ro("unconfirmed", &Dpor::unconfirmed)
        .def_prop_ro("tree_nodes", &Dpor::tree_nodes);
}

}  // namespace raddle::bind
