"""An execution's events as rows: who, where, what is done to which object, with which value.

Events inside raddle's C library appear at the line of the program that called it, under the library
function's own name (`pthread_cond_wait: unlock m`).
"""

from __future__ import annotations

from raddle.explore.result import Row, ThreadRow
from raddle.explore.run import Blocked, Event, Run
from raddle.frontend.demangle import LAMBDA
from raddle.ir.thread_library import THREAD_LIBRARY, named
from raddle.ir.values import Location
from raddle.report import recycling
from raddle.report.kinds import INSPECTS, STUCK, title
from raddle.report.naming import Names
from raddle.report.sources import SourceLines
from raddle.report.symbols import Call, Symbols

_WORDS = {
    "load": "read",
    "store": "write",
    "rmw": "update",
    "cas": "compare-exchange",
    "await": "await",
    "await_rmw": "await and update",
    "wake": "wake one of",
    "life_end": "end of",
    "life_start": "start of",
    "choose": "choose",
    "spawn": "create",
    "fence": "fence",
}
# A library function that does one thing, and the event that is that thing.
_SAME = {
    **{row.name: row.same for row in THREAD_LIBRARY.values() if row.same},
    "std::thread::join": "join",
    "std::thread::detach": "detach",
    "std::mutex::lock": "lock",
    "std::mutex::unlock": "unlock",
    "std::mutex::try_lock": "trylock",
    "std::recursive_mutex::lock": "lock",
    "std::recursive_mutex::unlock": "unlock",
    "std::recursive_mutex::try_lock": "trylock",
    "std::condition_variable::notify_one": "wake",
    "operator delete": "free",
    "operator delete[]": "free",
    "free": "free",
}


# What a thread does to a condition variable: its word of waiting threads is nothing a reader wants to see.
_CONDITION = {"rmw": "starts to wait on", "await": "wakes up on", "store": "wakes all of"}
# The same for other objects of the C library.
_INNER = {"rmw": "", "cas": "", "store": "", "load": INSPECTS, "await_rmw": "", "await": "goes on with"}
_CONDITIONS = named("condition")
_OPAQUE = ("std::barrier::", "std::latch::", "sem_")
"""Functions whose objects are words for raddle's library only, though they have a type."""


def _on_condition(call: Call, event: Event) -> bool:
    mine = call.library in _CONDITIONS or call.library.startswith("std::condition_variable::")
    return mine and event.kind in _CONDITION


def _is_synchroniser(name: str) -> bool:
    row = THREAD_LIBRARY.get(name)
    if row is None:
        return name.startswith(("std::", "__cxa_")) or name in ("throw", "catch", "end of catch")
    return row.thing != "pause"


_ORDERED = ("load", "store", "rmw", "cas", "fence", "await", "await_rmw")
_SIGNS = ("==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">=")
"""By the numbers of predicates (native/core/machine/opcodes.def)."""


class Rows:
    """Composes the rows of one execution."""

    def __init__(self, symbols: Symbols, run: Run, names: Names, lines: SourceLines) -> None:
        self._symbols = symbols
        self._run = run
        self._names = names
        self._lines = lines

    def rows(self) -> tuple[Row, ...]:
        """One row per event; then what fails, if that is no event, or what each thread waits for."""
        outcome, events = self._run.outcome, self._run.events
        if outcome is None:
            return tuple(
                self.row(event, number=number)
                for number, event in enumerate(events)
                if not self._symbols.is_glue(event.stack)
            )
        marked = set(outcome.events)
        failing = bool(events) and (events[-1].thread, events[-1].stack) == (outcome.thread, outcome.stack)
        if failing:
            marked.add(len(events) - 1)
        rows = [
            self.row(event, number in marked, number)
            for number, event in enumerate(events)
            if number in marked or not self._symbols.is_glue(event.stack)
        ]
        if outcome.kind in STUCK:
            rows += [
                self._final(found.thread, found.stack, *self._wait(found)) for found in self._run.blocked
            ]
        elif not failing:
            rows.append(self._final(outcome.thread, outcome.stack, title(outcome.kind), "", ""))
        return tuple(rows)

    def place(self, thread: int, stack: tuple[int, ...]) -> Location | None:
        """In the user's code. Where there is none on the stack, as when an exception has left a thread's
        function, it is where that was thrown, or else where the thread was created."""
        found = self._symbols.call(stack).location
        spawn = self._run.threads[thread].spawn if 0 <= thread < len(self._run.threads) else None
        if found is not None or spawn is None:
            return found
        calls = [self._symbols.call(event.stack) for event in self._run.events if event.thread == thread]
        thrown = [call.location for call in calls if call.library == "throw"]
        return thrown[-1] if thrown else self._symbols.call(self._run.events[spawn].stack).location

    def _final(self, thread: int, stack: tuple[int, ...], operation: str, target: str, value: str) -> Row:
        place = self.place(thread, stack)
        return Row(
            thread=thread,
            location=str(place) if place else None,
            function=self._symbols.call(stack).function,
            operation=operation,
            object=target,
            value=value,
            source=self._lines.line(place.file, place.line) if place else "",
            marked=True,
        )

    def row(self, event: Event, marked: bool = False, number: int | None = None) -> Row:
        call = self._symbols.call(event.stack)
        operation, target = self._operation(event, call)
        return Row(
            thread=event.thread,
            location=str(call.location) if call.location else None,
            function=call.function,
            operation=operation,
            object=target,
            value=self._value(event),
            source=self._lines.line(call.location.file, call.location.line) if call.location else "",
            marked=marked,
            output=event.text if event.kind == "print" else None,
            event=number,
        )

    def threads(self) -> tuple[ThreadRow, ...]:
        """Each thread with its function, its creator and, at the end of a deadlock, what it waits for."""
        waiting: dict[int, str] = {}
        if self._run.outcome is not None and self._run.outcome.kind in STUCK:
            for blocked in self._run.blocked:
                waiting[blocked.thread] = " ".join(part for part in self._wait(blocked) if part)
        rows = []
        for number, record in enumerate(self._run.threads):
            if record.function < 0:
                continue
            creation = self._run.events[record.spawn] if record.spawn is not None else None
            place = self._symbols.call(creation.stack).location if creation else None
            rows.append(
                ThreadRow(
                    thread=number,
                    function=self._function(number),
                    created_by=record.parent if creation else None,
                    created_at=str(place) if place else None,
                    blocked=waiting.get(number, ""),
                )
            )
        return tuple(rows)

    def _function(self, thread: int) -> str:
        """What a thread runs, in the user's code: raddle's library starts some threads in a function of
        its own."""
        index = self._run.threads[thread].function
        name = self._symbols.function_name(index)
        if not self._symbols.is_library_function(index) or name.startswith(LAMBDA):
            return name
        stacks = [event.stack for event in self._run.events if event.thread == thread]
        if self._run.outcome is not None and self._run.outcome.thread == thread:
            stacks.append(self._run.outcome.stack)
        stacks += [blocked.stack for blocked in self._run.blocked if blocked.thread == thread]
        for stack in stacks:
            for pc in reversed(stack):
                if self._symbols.is_users(pc):
                    return self._symbols.function_of(pc)
        return name if thread else "main"

    def _wait(self, blocked: Blocked) -> tuple[str, str, str]:
        """What a stuck thread does, to which object, and who holds it."""
        call = self._symbols.call(blocked.stack)
        name = self._names.name(blocked.address, 8) if blocked.address else ""
        if blocked.reason == "lock":
            owner = self.owner(blocked.address)
            if owner is None:
                return "waits for", name, ""
            return (
                "waits for",
                name,
                "held by itself" if owner == blocked.thread else f"held by thread {owner}",
            )
        if blocked.reason == "assume":
            return "waits for", self._symbols.wait_at(blocked.stack[0]), ""
        if blocked.reason == "join":
            return "waits for", f"thread {blocked.address}", ""
        waits = f"waits in {call.library} for" if call.library else "waits for"
        if blocked.condition is not None and not call.library:
            return waits, self._condition(blocked.address, *blocked.condition), ""
        return waits, name, ""

    def _condition(self, address: int, predicate: int, size: int, mask: int, wanted: int) -> str:
        """What an await waits for, as C would write it."""
        name = self._names.name(address, size)
        ones = (1 << 8 * size) - 1
        kind = self._names.type(address, size)
        if kind is not None and kind.kind == "bool" and mask == wanted == 1 and predicate < 2:
            return f"!{name}" if predicate else name
        if mask & ones == ones:
            return f"{name} {_SIGNS[predicate]} {self._names.value(address, size, wanted & ones)}"
        return f"({name} & {mask & ones:#x}) {_SIGNS[predicate]} {wanted & ones:#x}"

    def owner(self, mutex: int) -> int | None:
        """The thread that holds a mutex at the end of the execution."""
        depth = 0
        owner: int | None = None
        for event in self._run.events:
            if event.address != mutex:
                continue
            if event.kind == "lock" or (event.kind == "trylock" and event.success):
                owner, depth = event.thread, depth + 1
            elif event.kind == "unlock" and event.thread == owner:
                depth -= 1
                owner = owner if depth else None
        return owner

    def _operation(self, event: Event, call: Call) -> tuple[str, str]:
        word = _WORDS.get(event.kind, event.kind)
        if event.order not in ("plain", "") and event.kind in _ORDERED:
            word = f"atomic {word}" if event.kind in ("load", "store", "rmw") else word
            if not call.library:
                word += f" {event.order}" if event.order != "seq_cst" else ""
        if (again := recycling.words(event, self._run, self._symbols)) is not None:
            return f"{call.library}: {again[0]}", again[1]
        if event.kind in ("spawn", "join", "detach"):
            target = f"thread {event.other}"
            if event.kind == "spawn" and event.other < len(self._run.threads):
                target += f" ({self._function(event.other)})"
        elif event.kind in ("fence", "choose", "print", "exit") or not event.address:
            target = ""
        else:
            target = self._names.name(event.address, event.size, spans=event.kind in ("load", "store"))
        if _on_condition(call, event):
            word = f"{call.library}: {_CONDITION[event.kind]}"
        elif self._is_inner(call, event):
            word = f"{call.library}: {_INNER[event.kind]}".removesuffix(": ")
        elif call.library:
            same = event.kind == _SAME.get(call.library) or event.kind == "print"
            word = call.library if same else f"{call.library}: {word}"
        return word, target

    def _is_inner(self, call: Call, event: Event) -> bool:
        """An access to a word of a lock, a barrier and so on, whose bits only raddle's library knows."""
        if not _is_synchroniser(call.library) or event.kind not in _INNER:
            return False
        return call.library.startswith(_OPAQUE) or self._names.type(event.address, event.size) is None

    def _value(self, event: Event) -> str:
        def shown(bits: int) -> str:
            return self._names.value(event.address, event.size, bits)

        if event.kind == "print":
            return ""
        if event.kind == "choose":
            library = self._symbols.call(event.stack).library
            return "" if event.choice is None else str(self._symbols.chosen(library, event.choice))
        if recycling.words(event, self._run, self._symbols) is not None:
            return ""
        if event.kind in ("lock", "unlock", "spawn", "join", "detach", "free", "life_end"):
            return ""
        if event.kind == "wake":
            woken = (event.read or 0) ^ (event.written or 0)
            return f"wakes thread {woken.bit_length() - 1}" if woken else "nobody waits"
        call = self._symbols.call(event.stack)
        if _on_condition(call, event) or (self._is_inner(call, event) and event.success is not False):
            return ""
        if event.kind == "trylock":
            return "taken" if event.success else "busy"
        if event.undefined:
            return "uninitialised"
        if event.kind == "cas" and event.success is False:
            spurious = "spuriously " if event.choice else ""
            return f"{shown(event.read)}, fails {spurious}".rstrip() if event.read is not None else "fails"
        if event.read is not None and event.written is not None:
            return f"{shown(event.read)} -> {shown(event.written)}"
        bits = event.read if event.read is not None else event.written
        return "" if bits is None else shown(bits)
