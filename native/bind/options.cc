// SearchOptions: its fields are attributes; those that a user may set have the names of raddle.Options.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bind.h"

namespace raddle::bind {

void register_options(nb::module_& m) {
    nb::class_<Pruning>(m, "Pruning", "Rules of the graph searches, each of which tests switch off.")
        .def_rw("hopeless", &Pruning::hopeless)
        .def_rw("refused", &Pruning::refused)
        .def_rw("outrun", &Pruning::outrun)
        .def_rw("spared", &Pruning::spared)
        .def_rw("known", &Pruning::known)
        .def_rw("ceiling", &Pruning::ceiling);
    nb::class_<SearchOptions>(m, "SearchOptions", "What steers a search; keywords set attributes.")
        .def("__init__",
             [](nb::handle_t<SearchOptions> self, nb::kwargs given) {
                 new (nb::inst_ptr<SearchOptions>(self)) SearchOptions();
                 nb::inst_mark_ready(self);
                 for (const auto& [name, value] : given) nb::setattr(self, name, value);
             })
        .def_prop_rw(
            "unroll",
            [](const SearchOptions& o) {
                return o.unroll == 0 ? nb::none() : nb::object(nb::int_(o.unroll));
            },
            [](SearchOptions& o, nb::object v) { o.unroll = v.is_none() ? 0 : nb::cast<u64>(v); },
            nb::for_setter(nb::arg("value").none()))
        .def_rw("keep_going", &SearchOptions::keep_going)
        .def_rw("spurious_cas", &SearchOptions::spurious_cas)
        .def_rw("races", &SearchOptions::races)
        .def_rw("independent_faa", &SearchOptions::independent_faa)
        .def_rw("weak_orders", &SearchOptions::weak_orders)
        .def_rw("skip_waiting", &SearchOptions::skip_waiting)
        .def_rw("merge_arrivals", &SearchOptions::merge_arrivals)
        .def_rw("symmetry", &SearchOptions::symmetry)
        .def_rw("prune", &SearchOptions::prune)
        .def_rw("max_events", &SearchOptions::max_events)
        .def_rw("idle_limit", &SearchOptions::idle_limit)
        .def_rw("local_limit", &SearchOptions::local_limit)
        .def_rw("nondet_values", &SearchOptions::nondet)
        .def_rw("count_duplicates", &SearchOptions::count_duplicates)
        .def_rw("note_names", &SearchOptions::note_names)
        .def_rw("unordered", &SearchOptions::unordered)
        .def_rw("project_locks", &SearchOptions::project_locks)
        .def_rw("keep", &SearchOptions::keep)
        .def_rw("execution", &SearchOptions::execution)
        .def_rw("watch", &SearchOptions::watch)
        .def_rw("observe", &SearchOptions::observe);
}

}  // namespace raddle::bind
