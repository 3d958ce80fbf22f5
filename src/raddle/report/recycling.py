"""Addresses that come back (--reuse-addresses), in words.

The library's allocator is C code like all of it: what it does with addresses of freed blocks are events of
the execution, which say little to a reader.
"""

from __future__ import annotations

from raddle.explore.run import Event, Run
from raddle.report.symbols import Symbols

_MAKES, _MOVES = "__raddle_make_block_again", "__raddle_move_block_again"
_ENDS = ("__raddle_end_block_again", "new_number")
_WORDS = {
    "load": ("counts", "freed blocks"),
    "rmw": ("counts", "freed blocks"),
    "store": ("offers", "the address again"),
}


def taken(event: Event, run: Run, symbols: Symbols) -> str | None:
    """Whose address an allocation takes here; None: this is something else."""
    if event.kind != "rmw" or not event.read or symbols.function_of(event.stack[0]) != _MAKES:
        return None
    place = "?"
    for other in run.events:
        if other is event:
            break
        if other.kind == "free" and other.address == symbols.pointed(event.read):
            place = symbols.call(other.stack).short
    return f"the address of the block freed at {place}"


def _stays(event: Event, symbols: Symbols) -> bool:
    """Whether a realloc takes the number of a new life of its block: it leaves it where it is."""
    callers = [symbols.function_of(place) for place in event.stack[:2]]
    return event.kind == "rmw" and callers == ["new_number", _MOVES]


def words(event: Event, run: Run, symbols: Symbols) -> tuple[str, str] | None:
    """What the allocator does here, and to what; None: it is not the allocator."""
    if event.kind not in _WORDS or symbols.function_of(event.stack[0]) not in (_MAKES, *_ENDS):
        return None
    again = taken(event, run, symbols)
    return _WORDS[event.kind] if again is None else ("takes", again)


def told(run: Run, symbols: Symbols) -> tuple[str, ...]:
    """A line for each allocation that took an address."""
    found = []
    for event in run.events:
        again = taken(event, run, symbols)
        if again is None and _stays(event, symbols):
            again = "the address that the block had"
        if again is not None:
            call = symbols.call(event.stack)
            found.append(f"{call.library} of thread {event.thread} at {call.short} returned {again}")
    return tuple(found)
