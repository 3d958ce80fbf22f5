// rehearse(): one execution in a wanted order, to make a schedule from.
#include "search/replay/rehearsal.h"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.h"

namespace raddle::bind {

void register_rehearsal(nb::module_& m) {
    m.def(
        "rehearse",
        [](const Program& program, const SearchOptions& options,
           const std::vector<std::pair<u32, u32>>& threads, const std::vector<u32>& order,
           const std::vector<std::pair<u32, u32>>& whole, u64 atomic, const std::vector<u32>& inputs) {
            Rehearsal found;
            {
                nb::gil_scoped_release release;
                found = rehearse(program, options, threads, order, whole, atomic, inputs);
            }
            constexpr const char* ends[] = {"complete", "blocked", "error", "halt"};
            return nb::make_tuple(to_dict(found.schedule), to_list(found.alternatives),
                                  ends[static_cast<std::size_t>(found.end)], to_list(found.visited));
        },
        nb::arg("program"), nb::arg("options"), nb::arg("threads"), nb::arg("order"), nb::arg("whole"),
        nb::arg("atomic"), nb::arg("inputs"));
}

}  // namespace raddle::bind
