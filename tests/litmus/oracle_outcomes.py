"""Final states as the oracle sees them: an `Outcomes` over all execution graphs, filtered by the axioms.

The oracle tells what each thread reads. So the program gets one more line: at its end main reads every
result variable, in order, and these last reads are the final state. Nothing else can be read there,
because each of them is written once, before main joined its thread.
"""

from __future__ import annotations

import dataclasses

from raddle import oracle
from raddle.explore.outcomes import Finals, Limits, Subject
from raddle.frontend.build import lower
from raddle.frontend.compiler import compile_c
from raddle.frontend.litmus.program import ENTRY
from raddle.frontend.sources import Source
from raddle.ir.program import Program

_MASK = (1 << 64) - 1
_MAIN: tuple[object, ...] = ()


def with_final_reads(subject: Subject) -> Program:
    """The program in raddle IR, with main's last reads."""
    (source,) = subject.request.files
    assert isinstance(source, Source)
    names = [subject.built.image.debug.globals[address].name for address, _ in subject.observe]
    reads = "".join(f"    (void)*(volatile long *)&{name};\n" for name in names)
    text = f"{source.text}\nint __litmus_oracle(void) {{\n    {ENTRY}();\n{reads}    return 0;\n}}\n"
    request = dataclasses.replace(
        subject.request, files=(Source(source.name, text),), entry="__litmus_oracle"
    )
    return lower(request, compile_c(request.files, request.flags))


def oracle_outcomes(subject: Subject, model: str, limits: Limits) -> Finals:
    """Counts are 0: the oracle's states are sets. `executions` below counts classes."""
    return finals(oracle_result(with_final_reads(subject), model, limits), len(subject.observe))


def oracle_result(program: Program, model: str, limits: Limits) -> oracle.OracleResult:
    return oracle.enumerate(program, model, modification_order=model != "wrc11", unroll=limits.unroll)


def finals(result: oracle.OracleResult, observed: int) -> Finals:
    states: dict[tuple[int, ...], int] = {}
    for outcome in result.outcomes:
        (read,) = [values for path, values in outcome if path == _MAIN]
        last = read[len(read) - observed :]
        assert all(kind == "read" for kind, _ in last)
        states[tuple(value & _MASK for _, value in last)] = 0
    return Finals(states, racy=bool(result.races), errors=tuple(sorted({f.kind for f in result.errors})))
