"""An error in words. The native core reports a kind, a code and numbers; this is all of raddle's prose.

`numbers` by code (native/core/machine/fault.h): memory: the object's base and size, the access's
offset (signed) and size; division and shift: the operands; signature: parameters and results wanted,
then found.
"""

from __future__ import annotations

import re

from raddle.explore.run import Outcome, Run
from raddle.frontend.demangle import demangled
from raddle.report import recycling
from raddle.report.kinds import STUCK
from raddle.report.naming import Names
from raddle.report.rows import Rows
from raddle.report.symbols import Symbols

_TYPE = re.compile(r"^(an exception of type )(\S+)")
_SIMPLE = {
    **{"i": "int", "c": "char", "b": "bool", "l": "long", "j": "unsigned", "m": "unsigned long"},
    **{"d": "double", "f": "float", "PKc": "const char *", "x": "long long", "Dn": "std::nullptr_t"},
}
_MAKES, _FREES = ("malloc", "new", "new[]"), ("free", "delete", "delete[]")
_FIXED = {
    "division-by-zero": "division by zero",
    "unreachable": "undefined behaviour: control reaches a point the compiler was told is unreachable",
    "bad-function": "call through a pointer that is no function",
    "unlock-free": "unlock of {name}, which is not locked",
    "unlock-foreign": "unlock of {name}, which thread {owner} holds",
    "destroyed": "use of {name} after it was destroyed",
    "recursion": "{name} is locked too many times",
    "join-unknown": "join of a thread that does not exist",
    "join-joined": "join of a thread that was joined before",
    "join-detached": "join of a detached thread",
    "detach-unknown": "detach of a thread that does not exist",
    "detach-joined": "detach of a thread that was joined before",
    "detach-detached": "detach of a thread that was detached before",
    "wild": "access through a pointer to no object ({pointer})",
    "constant-write": "write to constant {name}",
    "misaligned": "misaligned access to {name}",
    "uninitialised": "use of an uninitialised value",
    "overlap": "memcpy of overlapping memory at {name}",
    "double-free": "double free of {object}",
    "use-after-free": "use of {object} after free",
    "use-after-scope": "use of {object} after the end of its block",
    "use-after-return": "use of {object} after its function returned",
}


def message(outcome: Outcome, run: Run, symbols: Symbols, names: Names, rows: Rows) -> str:
    """The property that fails, in one line; its place is told apart from it."""
    code, numbers = outcome.code, outcome.numbers
    if outcome.kind == "race" and len(outcome.events) == 2:
        return _race(outcome, run, symbols, names)
    if code == "allocation":
        return _early(outcome, run, symbols, names)
    if outcome.kind == "assertion":
        return f"assertion {outcome.text} fails" if outcome.text else "assertion fails"
    if outcome.kind in STUCK:
        count = len(run.blocked)
        return (
            f"{outcome.kind}: " + ("a thread waits" if count == 1 else f"{count} threads wait") + " for ever"
        )
    if code == "null":
        offset = numbers[2] if len(numbers) > 2 else outcome.address
        return "null pointer access" + (f" (at offset {_signed(offset)})" if offset else "")
    if code == "out-of-bounds" and len(numbers) >= 4:
        base, size, offset, width = numbers[:4]
        where = f"{_bytes(width)} at offset {_signed(offset)} of {names.whole(base)}"
        return f"access of {where}, which has {_bytes(size)}"
    if code == "invalid-free":
        return f"free of {names.pointer(outcome.address)}, which is no address from malloc"
    if code == "mismatched-free" and len(numbers) >= 4:
        made, freed = numbers[2:4]
        words = f"{_FREES[freed]} of {names.pointer(outcome.address)}, which {_MAKES[made]} has allocated"
        return f"{words}: that takes {_FREES[made]}"
    if code == "division-overflow":
        return "division overflows: the smallest number by -1"
    if code == "shift" and len(numbers) >= 2:
        return f"shift by {_signed(numbers[1])}, not less than the width"
    if code == "stack-overflow" and len(numbers) >= 2:
        return f"stack overflow: {numbers[0]:,} bytes are needed, and a stack has {numbers[1]:,}"
    if code == "conversion":
        return "conversion of a floating-point value that does not fit the integer type"
    if code == "signature" and len(numbers) >= 4:
        return "call of a function with other parameters or results than its own"
    fixed = _FIXED.get(code)
    if code == "use-after-return" and _is_thread_local(outcome.address):
        fixed = "use of {object} after its thread has ended"
    if fixed is None:
        return _spoken(outcome.text) or code
    base = numbers[0] if numbers and numbers[0] else outcome.address
    owner = rows.owner(outcome.address)
    if owner is None and code == "unlock-foreign" and len(numbers) >= 2 and numbers[1]:
        owner = numbers[1] - 1  # threads that went on after the error may have released it in the trace
    return fixed.format(
        name=names.name(outcome.address, 8) if outcome.address else "a mutex",
        object=names.whole(base),
        pointer=names.pointer(outcome.address),
        owner="?" if owner is None else owner,
    )


def _spoken(text: str) -> str:
    """With the name of a C++ type as the program has it."""
    return _TYPE.sub(
        lambda found: found[1] + (_SIMPLE.get(found[2]) or demangled("_Z" + found[2]) or found[2]), text
    )


def _is_thread_local(address: int) -> bool:
    """By how addresses are made up (native/core/machine/address.h)."""
    return address >> 39 != 0 and (address >> 22) & 0x1FFFF >= 0x1F000


def details(outcome: Outcome, run: Run, symbols: Symbols, names: Names) -> tuple[str, ...]:
    """Further lines: the call chain, and where the object in question was made and ended."""
    found = []
    calls = symbols.calls(outcome.stack, lambda place: str(place) if place else "")
    if len(calls) > 1:
        found.append("in " + ", called from ".join(calls))
    holder = names.holder(outcome.numbers[0] if outcome.numbers and outcome.numbers[0] else outcome.address)
    if outcome.kind == "memory" and holder is not None:
        made = symbols.call(holder.stack)
        if holder.kind == "heap" and made.location is not None:
            who = f"allocated by thread {holder.thread} at {made.location}"
            found.append(f"{names.label(holder)}: {_bytes(holder.size)}, {who}")
        if holder.freed_by is not None and holder.freed_by < len(run.events):
            event = run.events[holder.freed_by]
            found.append(
                f"its life was ended by thread {event.thread} at {symbols.call(event.stack).location}"
            )
    return (*found, *recycling.told(run, symbols))


_RACING = {"load": "reads", "await": "reads", "free": "frees", "life_end": "ends"}


def _race(outcome: Outcome, run: Run, symbols: Symbols, names: Names) -> str:
    sides = [run.events[index] for index in outcome.events if index < len(run.events)]
    last = sides[-1]
    place, end = max(e.address for e in sides), min(e.address + e.size for e in sides)  # what they share

    def side(index: int) -> str:
        if index >= len(run.events):  # it waits, so it has not happened
            others = [blocked for blocked in run.blocked if blocked.thread != last.thread] or run.blocked
            waits = max(
                others, key=lambda blocked: (blocked.address == last.address, blocked.reason == "lock")
            )
            return f"thread {waits.thread} waits at {symbols.call(waits.stack).short}"
        event = run.events[index]
        does = _RACING.get(event.kind, "writes")
        return f"thread {event.thread} {does} at {symbols.call(event.stack).short}"

    name = names.name(place, end - place, spans=True) if place < end else names.name(last.address, last.size)
    return f"data race on {name}: {side(outcome.events[0])}, {side(outcome.events[1])}"


def _early(outcome: Outcome, run: Run, symbols: Symbols, names: Names) -> str:
    """An access that is not ordered after the making of its object."""
    access = run.events[outcome.events[0]]
    does = (
        f"thread {access.thread} {_RACING.get(access.kind, 'writes')} at {symbols.call(access.stack).short}"
    )
    holder = names.holder(outcome.numbers[0])
    made = "its life begins"
    if holder is not None:
        what = "allocates it" if holder.kind == "heap" else "begins its life"
        made = f"thread {holder.thread} {what} at {symbols.call(holder.stack).short}"
    return f"data race on {names.name(outcome.address, access.size)}: {made}, {does}"


def _bytes(count: int) -> str:
    return f"{count} byte{'s' if count != 1 else ''}"


def _signed(bits: int) -> int:
    return bits - (1 << 64) if bits >> 63 else bits
