// The search over all interleavings, and the errors it finds.
#include "search/interleavings.h"

#include <nanobind/stl/string.h>

#include "search.h"

namespace raddle::bind {

void register_interleavings(nb::module_& m) {
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
        .def_prop_ro("schedule",
                     [](const ErrorRecord& e) { return e.schedule ? to_dict(*e.schedule) : nb::dict(); });

    nb::class_<Interleavings> made(m, "Interleavings", "Every interleaving under sequential consistency.");
    made.def(
        "__init__",
        [](Interleavings* self, const Program& program, const SearchOptions& options) {
            new (self) Interleavings(program, options);
        },
        nb::arg("program"), nb::arg("options"), nb::keep_alive<1, 2>());
    bind_search(made);
    bind_kept(made);
}

}  // namespace raddle::bind
