// The Python module raddle._native: one register function per topic.
#include "bind.h"

namespace nb = nanobind;

NB_MODULE(_native, m) {
    m.doc() = "The native core of raddle: the machine and the searches.";
    nb::exception<raddle::InternalError>(m, "NativeError", PyExc_RuntimeError);
    nb::exception<raddle::ScheduleError>(m, "ScheduleError", PyExc_ValueError);
    raddle::bind::register_options(m);
    raddle::bind::register_program(m);
    raddle::bind::register_search(m);
    raddle::bind::register_interleavings(m);
    raddle::bind::register_graph_search(m);
    raddle::bind::register_dpor(m);
    raddle::bind::register_rehearsal(m);
    raddle::bind::register_replay(m);
    raddle::bind::register_allocations(m);
}
