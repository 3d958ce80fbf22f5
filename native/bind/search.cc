// What every search shows to Python: how to go on with it, and what it has found so far.
#include "search/search.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include "bind.h"

namespace raddle::bind {

nb::object to_bytes(const std::optional<std::string>& found) {
    return found ? nb::object(nb::bytes(found->data(), found->size())) : nb::none();
}

std::string from_bytes(const nb::bytes& given) {
    return std::string(static_cast<const char*>(given.data()), given.size());
}

void register_search(nb::module_& m) {
    nb::class_<ErrorRecord>(m, "ErrorRecord", "An error of the program under test: codes and numbers.")
        .def_prop_ro("kind", [](const ErrorRecord& e) { return e.failure.kind; })
        .def_prop_ro(
            "code",
            [](const ErrorRecord& e) { return kFaultCodes[static_cast<std::size_t>(e.failure.code)]; })
        .def_prop_ro("thread", [](const ErrorRecord& e) { return e.failure.thread; })
        .def_prop_ro("stack", [](const ErrorRecord& e) { return to_list(e.failure.stack); })
        .def_prop_ro("address", [](const ErrorRecord& e) { return e.failure.address; })
        .def_prop_ro("numbers",
                     [](const ErrorRecord& e) {
                         nb::list result;
                         for (const u64 number : e.failure.numbers) result.append(number);
                         return result;
                     })
        .def_prop_ro(
            "text",
            [](const ErrorRecord& e) {
                return nb::steal<nb::str>(PyUnicode_DecodeUTF8(
                    e.failure.text.data(), static_cast<Py_ssize_t>(e.failure.text.size()), "replace"));
            })
        .def_prop_ro("events", [](const ErrorRecord& e) { return to_list(e.failure.events); })
        .def_prop_ro("key", [](const ErrorRecord& e) { return nb::make_tuple(e.key[0], e.key[1], e.key[2]); })
        .def_prop_ro("schedule",
                     [](const ErrorRecord& e) { return e.schedule ? to_dict(*e.schedule) : nb::dict(); });

    nb::class_<Search>(m, "Search", "What every search can do.")
        .def("run", &Search::run, nb::arg("seconds"), nb::call_guard<nb::gil_scoped_release>(),
             "Goes on for about that long; True when finished.")
        .def_prop_ro("can_save", &Search::can_save)
        .def_prop_ro("can_split", &Search::can_split)
        .def_prop_ro("shares", &Search::shares)
        .def("share", &Search::share, nb::arg("part"), nb::call_guard<nb::gil_scoped_release>())
        .def("forget", &Search::forget)
        .def("memory", [](const Search& search) { return to_bytes(search.memory()); })
        .def(
            "remember", [](Search& search, nb::bytes memory) { return search.remember(from_bytes(memory)); },
            nb::arg("memory"))
        .def("rest", [](const Search& search) { return to_bytes(search.rest()); })
        .def("split", [](Search& search) { return to_bytes(search.split()); })
        .def(
            "take", [](Search& search, nb::bytes branch) { search.take(from_bytes(branch)); },
            nb::arg("branch"))
        .def("lessons", [](const Search& search) { return to_bytes(search.lessons()); })
        .def(
            "learn", [](Search& search, nb::bytes lessons) { return search.learn(from_bytes(lessons)); },
            nb::arg("lessons"))
        .def_prop_ro("left", &Search::left)
        .def("probe", &Search::probe, nb::arg("seed"), nb::arg("seconds"),
             nb::call_guard<nb::gil_scoped_release>())
        .def_prop_ro("outgrown", &Search::is_outgrown)
        .def_prop_ro("executions", &Search::executions)
        .def_prop_ro("blocked", &Search::blocked)
        .def_prop_ro("explored", &Search::explored)
        .def_prop_ro("events", &Search::events)
        .def_prop_ro("duplicates", &Search::duplicates)
        .def_prop_ro("orders_words", &Search::orders_words)
        .def_prop_ro("merges_names", &Search::merges_names)
        .def_prop_ro("errors",
                     [](const Search& search) {
                         nb::list result;
                         for (const FoundError& error : search.errors())
                             result.append(nb::cast(ErrorRecord{error.failure, error.schedule,
                                                                key_of(search.program(), error.failure)}));
                         return result;
                     })
        .def_prop_ro("bounds_hit",
                     [](const Search& search) {
                         nb::list result;
                         for (const u32 loop : search.bounds_hit()) result.append(loop);
                         return result;
                     })
        .def_prop_ro("stopped", [](const Search& search) { return to_stopped(search.halt()); })
        .def_prop_ro("limit", [](const Search& search) { return to_stopped(search.limit()); })
        .def_prop_ro("visited", [](const Search& search) { return to_list(search.visited()); })
        .def_prop_ro("kept",
                     [](const Search& search) {
                         nb::list result;
                         for (const Schedule& schedule : search.kept()) result.append(to_dict(schedule));
                         return result;
                     })
        .def_prop_ro("classes",
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
