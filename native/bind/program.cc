// Program, the opcodes, and the run that measures the machine's speed.
#include <chrono>

#include "bind.h"
#include "machine/machine.h"

namespace raddle::bind {
namespace {

// Runs the entry function alone, without any visible operation, for about that long; (loop iterations,
// seconds). The caller knows how many instructions an iteration has.
std::pair<u64, double> run_local(const Program& program, double seconds) {
    using Clock = std::chrono::steady_clock;
    MachineOptions options;
    options.local_limit = 1'000'000;
    Machine machine(program, options);
    const Clock::time_point start = Clock::now();
    const auto passed = [start] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    double time = 0;
    while (time < seconds) {
        ThreadState thread = make_thread(program, 0, Start{program.entry, {}, {}});
        while (machine.run(thread).kind == LabelKind::Local && passed() < seconds) {
        }
        time = passed();
    }
    return {machine.iterations(), time};
}

}  // namespace

void register_program(nb::module_& m) {
    nb::dict opcodes;
    for (u16 op = 0; op < kOpcodeCount; ++op) opcodes[kOpcodeNames[op]] = op;
    m.attr("OPCODES") = opcodes;

    nb::class_<Program>(m, "Program", "A loaded and checked image.")
        .def(
            "__init__",
            [](Program* self, nb::bytes code) {
                const u8* const first = static_cast<const u8*>(code.data());
                new (self) Program(Program::load(std::span<const u8>(first, code.size())));
            },
            nb::arg("code"))
        .def_prop_ro("instructions", [](const Program& p) { return p.code.size(); });

    m.def(
        "run_local",
        [](const Program& program, double seconds) {
            std::pair<u64, double> result;
            {
                nb::gil_scoped_release release;
                result = run_local(program, seconds);
            }
            return nb::make_tuple(result.first, result.second);
        },
        nb::arg("program"), nb::arg("seconds"));
}

}  // namespace raddle::bind
