// The searches over execution graphs.
#include "search/graphs/remembering_search.h"
#include "search/rcmc/rcmc.h"

#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "bind.h"

namespace raddle::bind {
namespace {

std::unique_ptr<GraphSearch> make_search(const Program& program, const SearchOptions& options,
                                         const std::string& model, bool records_mo) {
    const std::optional<ModelKind> kind = model_named(model);
    if (!kind) throw std::invalid_argument("unknown model: " + model);
    return make_graph_search(program, options, *kind, records_mo);
}

nb::set to_set(const std::unordered_set<u64>& names) {
    nb::set result;
    for (const u64 name : names) result.add(nb::int_(name));
    return result;
}

}  // namespace

void register_graph_search(nb::module_& m) {
    nb::class_<GraphSearch, Search> graphs(m, "GraphSearch",
                                           "Execution graphs under a memory model, one visit per class.");
    graphs
        .def(nb::new_(&make_search), nb::arg("program"), nb::arg("options"), nb::arg("model"),
             nb::arg("modification_order"), nb::keep_alive<0, 2>())
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
        .def_prop_ro("remembered", &GraphSearch::remembered)
        .def_prop_ro("remembered_bytes", &GraphSearch::remembered_bytes)
        .def("note_news", &GraphSearch::note_news)
        .def("news",
             [](const GraphSearch& search) {
                 using News = GraphSearch::News;
                 return nb::make_tuple(to_bytes(search.news(News::Visited)),
                                       to_bytes(search.news(News::Complete)),
                                       to_bytes(search.news(News::Blocked)));
             })
        .def(
            "unknown",
            [](const GraphSearch& search, nb::bytes memory) { return search.unknown(from_bytes(memory)); },
            nb::arg("memory"))
        .def_prop_ro("ordered_locks", [](const GraphSearch& search) {
            nb::dict result;
            for (const auto& [address, reason] : search.ordered_locks())
                result[nb::cast(address)] = nb::cast(reason);
            return result;
        });
    graphs.def_prop_ro("complete", [](const GraphSearch& search) { return to_set(search.complete()); });
    graphs.def_prop_ro("renamed", [](const GraphSearch& search) { return to_set(search.renamed()); });
    graphs.def_prop_ro("rivals", &GraphSearch::rivals);

    nb::class_<Rcmc, Search> rcmc(m, "Rcmc", "The exploration of the RCMC paper; duplicates are counted.");
    rcmc.def(
        "__init__",
        [](Rcmc* self, const Program& program, const SearchOptions& options, const std::string& model) {
            const std::optional<ModelKind> kind = model_named(model);
            if (!kind) throw std::invalid_argument("unknown model: " + model);
            new (self) Rcmc(program, options, *kind);
        },
        nb::arg("program"), nb::arg("options"), nb::arg("model"), nb::keep_alive<1, 2>());
}

}  // namespace raddle::bind
