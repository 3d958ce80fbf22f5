"""A litmus test as a C program for raddle's own front end.

Each Pi is a function that its own thread calls; main starts them all and joins them all. The registers go
to result variables at the very end of their thread, the locations when main has joined everybody; each
result is written once and read by nobody, so the final state is what those variables hold, and they add
nothing to what a search can tell apart. Main's reads are ordered behind all writes, so each of them
sees the last write in modification order.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.frontend.litmus.condition import Location, Observable
from raddle.frontend.litmus.prelude import END, prelude
from raddle.frontend.litmus.test import LitmusTest, Thread
from raddle.frontend.litmus.types import Type

ENTRY = "__litmus_main"
RESULT_SIZE = 8


@dataclass(frozen=True, slots=True)
class Translation:
    """`results`: for each of the test's `observed` the global variable, 8 bytes and signed, that holds it
    at the end. `addresses`: the global variable of each location, for values that are addresses."""

    text: str
    results: tuple[str, ...]
    addresses: dict[str, str]


def to_c(test: LitmusTest) -> Translation:
    """The C program. Its entry is `__litmus_main`."""
    results = {observable: _result(observable) for observable in test.observed}
    text = [
        f'# 1 "{_quoted(test.file)}"\n',
        prelude(),
        # Twice: an initial value may be the address of a location that comes later.
        *(f"static {_object(test, name)};\n" for name in test.locations),
        *(_location(test, name, type) for name, type in test.locations.items()),
        *(f"static long {result};\n" for result in results.values()),
        *(_thread(test, thread, results) for thread in test.threads),
        _main(test, results),
    ]
    return Translation("".join(text), tuple(results.values()), {name: name for name in test.locations})


def _object(test: LitmusTest, name: str) -> str:
    """The declaration of a location."""
    count = test.arrays.get(name)
    return _declared(test.locations[name], name if count is None else f"{name}[{count}]")


def _result(observable: Observable) -> str:
    if isinstance(observable, Location):
        return f"__litmus_final_{observable.name}" + (
            "" if observable.index is None else f"_{observable.index}"
        )
    return f"__litmus_{observable.thread}_{observable.name}"


def _location(test: LitmusTest, name: str, type: Type) -> str:
    given = {entry.target: entry.value for entry in test.initial}
    if name not in test.arrays:
        return f"static {_object(test, name)} = {_value(given.get(Location(name), 0), type)};\n"
    values = [_value(given.get(Location(name, at), 0), type) for at in range(test.arrays[name])]
    return f"static {_object(test, name)} = {{{', '.join(values)}}};\n"


def _value(value: int | str, type: Type) -> str:
    if isinstance(value, str):
        return f"(void *){value}" if type.pointee is not None else f"({type.text}){value}"
    return f"(void *){value}" if type.pointee is not None else str(value)


def _thread(test: LitmusTest, thread: Thread, results: dict[Observable, str]) -> str:
    parameters = ", ".join(_declared(p.type, f"*{p.name}") for p in thread.parameters) or "void"
    arguments = ", ".join(f"(void *)&{p.name}" for p in thread.parameters)
    given = {
        entry.target.name: entry.value
        for entry in test.initial
        if not isinstance(entry.target, Location) and entry.target.thread == thread.number
    }
    # An initial address is taken before parameters can hide the location's name.
    extra = "".join(f", void *__litmus_at_{name}" for name, value in given.items() if isinstance(value, str))
    passed = "".join(f", (void *){value}" for value in given.values() if isinstance(value, str))
    registers = []
    for name, type in thread.registers.items():
        value = given.get(name, 0)
        first = f"__litmus_at_{name}" if isinstance(value, str) else _value(value, type)
        registers.append(f"    {_declared(type, name)} = {first}; (void){name};\n")
    stored = [
        f"    {result} = (long){observable.name};\n"
        for observable, result in results.items()
        if not isinstance(observable, Location) and observable.thread == thread.number
    ]
    function = f"P{thread.number}"
    signature = (parameters + extra).removeprefix("void, ") if extra else parameters
    return (
        f"static void __litmus_{function}({signature}) {{\n"
        + "".join(registers)
        + f'# {thread.place.line} "{_quoted(thread.place.file)}"\n{{{thread.body}}}\n'
        + f"    goto {END};\n{END}:;\n"
        + "".join(stored)
        + "}\n"
        + f"static void *{function}(void *__litmus_unused) {{ __litmus_{function}("
        + f"{(arguments + passed).removeprefix(', ')}); return __litmus_unused; }}\n"
    )


def _main(test: LitmusTest, results: dict[Observable, str]) -> str:
    lines = [f"int {ENTRY}(void) {{\n"]
    numbers = [thread.number for thread in test.threads]
    lines += [f"    unsigned long __litmus_t{n} = __raddle_spawn(P{n}, NULL);\n" for n in numbers]
    lines += [f"    __raddle_join(__litmus_t{n});\n" for n in numbers]
    for observable, result in results.items():
        if isinstance(observable, Location):
            name = str(observable)
            atomic = test.locations[observable.name].atomic
            value = f"__c11_atomic_load(&{name}, __ATOMIC_RELAXED)" if atomic else name
            lines.append(f"    {result} = (long){value};\n")
    return "".join(lines) + "    return 0;\n}\n"


def _declared(type: Type, name: str) -> str:
    return f"{type.c} {name}"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
