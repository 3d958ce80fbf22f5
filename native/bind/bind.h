// What the binding's files share: one register function per topic, and conversions to Python values.
#pragma once

#include <nanobind/nanobind.h>

#include "search/outcome.h"

namespace raddle::bind {

namespace nb = nanobind;

void register_options(nb::module_& m);
void register_program(nb::module_& m);
void register_search(nb::module_& m);
void register_interleavings(nb::module_& m);
void register_graph_search(nb::module_& m);
void register_dpor(nb::module_& m);
void register_rehearsal(nb::module_& m);
void register_replay(nb::module_& m);
void register_allocations(nb::module_& m);

std::string from_bytes(const nb::bytes& given);
nb::object to_bytes(const std::optional<std::string>& found);  // None if there are none
nb::object to_int(u128 value);
nb::list to_list(const std::vector<u32>& values);
nb::object to_stopped(const std::optional<Halt>& halt);
nb::dict to_dict(const Schedule& schedule);
const char* order_name(Order order);

// Throws a ValueError if there is something in it that nobody knows.
Schedule schedule_from(nb::dict schedule);

// An error as Python sees it; there is no schedule in a replayed run.
struct ErrorRecord {
    Failure failure;
    std::optional<Schedule> schedule;
    std::array<u32, 3> key{};  // see key_of
};

}  // namespace raddle::bind
