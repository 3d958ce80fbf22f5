"""From an execution of the machine to events of a schedule.

The machine's events are single accesses. A schedule's events are what the instrumented program can wait
around: an access, a whole call of a library function, a copy, an atomic block. Such a bundle counts where its
last access happens. A wait for a condition variable and a barrier are two events, because other threads act
between them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raddle.assemble.debug import DebugInfo
from raddle.errors import UnsupportedError
from raddle.explore.run import Event as Access
from raddle.explore.run import Run
from raddle.impact.state.run import Site
from raddle.impact.threads.thread_library import BLOCKING, meeting_kinds
from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.ir.thread_library import THREAD_LIBRARY, Refusal, original
from raddle.ir.values import Location
from raddle.report.symbols import Symbols
from raddle.schedules.sections import Branch, Event, Touch

_WORD = 4
"""Bytes: what one element of an object is when events are compared."""
_KINDS: dict[type[ir.Instruction], str] = {
    ir.Load: "load",
    ir.Store: "store",
    ir.Rmw: "rmw",
    ir.CompareExchange: "cas",
    ir.Copy: "copy",
    ir.Fill: "fill",
}
_DEEPEST = 64
"""Of a stack of so many frames the machine leaves some out."""
_SILENT = frozenset(("fence", "size_of", "detach"))
_OUTPUT = "output"
"""Stands for what threads print, which has an order that people see."""
_ATOMIC = ("__VERIFIER_atomic_begin", "__VERIFIER_atomic_end")
_READING = frozenset(("load", "await"))
_REFUSALS: dict[Refusal, str] = {
    "time": "when a wait times out depends on the time",
    "c11": "only the functions of POSIX threads can be enforced",
    "callback": "they call functions back",
}
_REFUSED = {
    name: why
    for names, why in (
        ("time clock clock_gettime timespec_get gettimeofday", "the time is another in every run"),
        ("rand rand_r random lrand48 drand48", "random numbers are others than the machine's"),
        (
            "getenv getpid gettid sysconf getpagesize get_nprocs",
            "the machine does not know the system",
        ),
        ("atexit at_quick_exit qsort qsort_r bsearch", _REFUSALS["callback"]),
    )
    for name in names.split()
} | {row.name: _REFUSALS[row.refusal] for row in THREAD_LIBRARY.values() if row.refusal}


def refuse_foreign(program: Program) -> None:
    """Functions whose results the machine does not know, or that the runtime cannot follow."""
    for function in program.functions.values():
        for block in () if function.library else function.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, ir.Call) and isinstance(instruction.callee, str):
                    why = _REFUSED.get(instruction.callee)
                    if why is not None:
                        name = original(instruction.callee)
                        raise UnsupportedError(
                            f"{name} in a schedule from executions: {why}", instruction.loc
                        )


@dataclass(slots=True)
class Bundle:
    """One event in the making. `ends`: the number of the machine's event at which it counts."""

    thread: int
    site: Site
    begins: int
    ends: int
    reads: set[Touch] = field(default_factory=set)
    writes: set[Touch] = field(default_factory=set)
    spawned: int | None = None
    joined: int | None = None
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Happening:
    """An event and, if it is an input, which of its values was chosen."""

    event: Event
    choice: int | None


class ExecutionEvents:
    """Turns executions of one program into events; `names` collects the places, `inputs` the calls."""

    def __init__(self, program: Program, debug: DebugInfo) -> None:
        self.program = program
        self.debug = debug
        self.symbols = Symbols(debug)
        self.names: dict[Site, str] = {}
        self.inputs: dict[Branch, ir.Call] = {}
        self.instructions = {
            (name, instruction.id): instruction
            for name, function in program.functions.items()
            if not function.library
            for block in function.blocks
            for instruction in block.instructions
        }

    def of(self, run: Run) -> tuple[list[Happening], list[str]]:
        """The events in their order, and the functions of the threads as the real program numbers them."""
        numbers, functions = {0: self.program.entry}, [self.program.entry]
        renumbered = {0: 0}
        for access in run.events:
            if access.kind == "spawn":
                renumbered[access.other] = len(functions)
                numbers[access.other] = self.symbols.function_name(run.threads[access.other].function)
                functions.append(numbers[access.other])
        bundles = _Collector(self, run).collect()
        found = []
        for bundle in sorted(bundles, key=lambda bundle: bundle.ends):
            event = Event(
                renumbered[bundle.thread],
                bundle.site,
                (),
                frozenset(bundle.reads),
                frozenset(bundle.writes),
                None if bundle.spawned is None else renumbered[bundle.spawned],
                None if bundle.joined is None else renumbered[bundle.joined],
            )
            found.append(Happening(event, bundle.choice))
        return found, functions

    def frame(self, stack: tuple[int, ...]) -> tuple[str, int, bool, Location | None]:
        """The innermost instruction of the program's own code, and whether the library is at work there."""
        if len(stack) >= _DEEPEST:
            raise UnsupportedError("recursion so deep", self.debug.instructions[stack[0]].location)
        inside = False
        for depth, pc in enumerate(stack):
            if self.symbols.is_library(pc):
                inside = True
                continue
            record = self.debug.instructions[pc]
            deeper = [self.symbols.is_library(other) for other in stack[depth + 1 :]]
            if any(deeper[:-1] if deeper else ()):
                raise UnsupportedError("a function that the library calls back", record.location)
            return record.function, record.id, inside, record.location
        raise UnsupportedError("an access of the library that no call explains")


class _Collector:
    def __init__(self, events: ExecutionEvents, run: Run) -> None:
        self.events = events
        self.run = run
        self.objects = sorted((record.address, record.size, record.kind) for record in run.objects)
        self.found: list[Bundle] = []
        self.open: dict[int, tuple[object, Bundle]] = {}
        self.last: dict[int, Bundle] = {}
        self.atomic: dict[int, int] = {}

    def collect(self) -> list[Bundle]:
        for number, access in enumerate(self.run.events):
            if access.kind == "life_end":
                self._ended(number, access)
            elif access.kind not in _SILENT:
                self._add(number, access)
        return self.found

    def _add(self, number: int, access: Access) -> None:
        thread = access.thread
        function, id_, inside, place = self.events.frame(access.stack)
        instruction = self.events.instructions[function, id_]
        callee = getattr(instruction, "callee", None) if inside else None
        if inside and not isinstance(callee, str):
            raise UnsupportedError("a library function that is called through a pointer", place)
        if thread in self.atomic and callee not in _ATOMIC:
            bundle = self.open[thread][1]
            if access.kind == "choose":
                raise UnsupportedError("an input in an atomic block", place)
            if any(e.thread != thread for e in self.run.events[bundle.begins : number]):
                raise UnsupportedError("an atomic block that another thread interrupts", place)
            self._touch(bundle, number, access)
            return
        kind = self._kind(instruction, callee, access)
        if callee == "__VERIFIER_atomic_begin":
            self.atomic[thread] = self.atomic.get(thread, 0) + 1
            if self.atomic[thread] > 1:
                return
        if callee == "__VERIFIER_atomic_end":
            self.atomic[thread] -= 1
            if self.atomic[thread] == 0:
                del self.atomic[thread]
                if any(e.thread != thread for e in self.run.events[self.open[thread][1].begins : number]):
                    raise UnsupportedError("an atomic block that another thread interrupts", place)
                self._touch(self.open[thread][1], number, access)
            return
        key: object = number
        if inside or kind in ("copy", "fill"):
            key = (function, id_, kind, access.bundles)
        opened = self.open.get(thread)
        if opened is None or opened[0] != key:
            site = (function, id_, kind)
            self.events.names[site] = f"{place}, {kind}" if place else kind
            opened = (key, Bundle(thread, site, number, number))
            self.open[thread] = opened
            self.found.append(opened[1])
        self._touch(opened[1], number, access)

    def _kind(self, instruction: ir.Instruction, callee: object, access: Access) -> str:
        if not isinstance(callee, str):
            if access.kind == "print":
                return "print"
            kind = _KINDS.get(type(instruction), "")
            if not kind:
                raise UnsupportedError("raddle_await in a schedule", instruction.loc, "spin instead")
            return kind
        if access.kind == "choose":
            assert isinstance(instruction, ir.Call)
            if not instruction.results or instruction.results[0].type.kind != "int":
                raise UnsupportedError(f"an input of {callee}, which is no whole number", instruction.loc)
            return "input"
        kind = BLOCKING.get(callee, "call")
        if kind == "wait":
            opened = self.open.get(access.thread)
            under_way = (
                opened is not None and isinstance(opened[0], tuple) and opened[0][-1] == access.bundles
            )
            # It gives up the mutex; what comes after that is the way back.
            return "wakeup" if under_way and access.kind != "unlock" else "wait"
        if kind == "arrive":
            assert isinstance(instruction, ir.Call)
            function = self.events.program.functions[self.events.frame(access.stack)[0]]
            return meeting_kinds(function, instruction)[access.kind == "await"]
        return kind

    def _touch(self, bundle: Bundle, number: int, access: Access) -> None:
        bundle.ends = number
        self.last[bundle.thread] = bundle
        if access.kind == "spawn":
            bundle.spawned = access.other
        elif access.kind == "join":
            bundle.joined = access.other
        elif access.kind == "choose":
            bundle.choice = access.choice
            function, id_, _ = bundle.site
            call = self.events.instructions[function, id_]
            assert isinstance(call, ir.Call)
            self.events.inputs[function, id_] = call
        elif access.kind == "print":
            bundle.writes.add((_OUTPUT, None))
        elif access.kind == "free":
            bundle.writes |= self._touched(access.address, None)
        else:
            touched = self._touched(access.address, access.size or 8)
            if access.kind != "store":
                bundle.reads |= touched
            if access.kind not in _READING:
                bundle.writes |= touched

    def _ended(self, number: int, access: Access) -> None:
        """A local variable's life ends: nobody waits there, so its thread's event before stands for it."""
        before = self.last.get(access.thread)
        if before is None:
            return
        for later in self.run.events[before.ends + 1 : number]:
            if (
                later.thread != access.thread
                and later.address < access.address + max(access.size, 1)
                and access.address < later.address + max(later.size, 1)
            ):
                raise UnsupportedError(
                    "another thread uses a local variable up to its end",
                    self.events.symbols.call(access.stack).location,
                )
        before.writes |= self._touched(access.address, None)

    def _touched(self, address: int, size: int | None) -> set[Touch]:
        """The words of an object that an access concerns; all of them if no size is given."""
        name, base = f"{address:#x}", address
        variable = self.events.symbols.global_at(address)
        if variable is not None:
            name, base = f"{variable.name}@{variable.address:#x}", variable.address
        else:
            for start, length, kind in self.objects:
                if start <= address < start + max(length, 1):
                    name, base = f"{kind}@{start:#x}", start
        if size is None:
            return {(name, None)}
        first, last = (address - base) // _WORD, (address - base + size - 1) // _WORD
        return {(name, index) for index in range(first, last + 1)}
