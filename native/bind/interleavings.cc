// The search over all interleavings.
#include "search/interleavings/interleavings.h"

#include "bind.h"

namespace raddle::bind {

void register_interleavings(nb::module_& m) {
    nb::class_<Interleavings, Search>(m, "Interleavings", "Every interleaving under sequential consistency.")
        .def(
            "__init__",
            [](Interleavings* self, const Program& program, const SearchOptions& options) {
                new (self) Interleavings(program, options);
            },
            nb::arg("program"), nb::arg("options"), nb::keep_alive<1, 2>());
}

}  // namespace raddle::bind
