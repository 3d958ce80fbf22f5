"""Why a search gave up by itself, in words: endless loops, endless executions, what raddle does not model."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.explore.run import Stop
from raddle.report.symbols import Symbols, short


def reason(stop: Stop, symbols: Symbols) -> str:
    """One line that names the place and what to do about it."""
    place = symbols.call(stop.stack).short
    if stop.kind in ("idle", "local"):
        if stop.loop is None:
            calls = f"{stop.count:,} calls without a visible effect at {place}"
            return f"{calls}; bound the recursion in the program"
        times = f"ran {stop.count:,} times without a visible effect"
        if symbols.is_library_loop(stop.loop):
            return f"a loop of {symbols.call(stop.stack).library} (called at {place}) {times}"
        return f"loop at {symbols.loop_place(stop.loop)} {times}; bound it with --unroll"
    if stop.kind == "events":
        return f"an execution reached {stop.count:,} events (at {place}); bound its loops with --unroll"
    if stop.kind == "threads":
        return f"an execution reached {stop.count:,} threads (at {place}); bound its loops with --unroll"
    if stop.kind == "property":
        return stop.text
    if stop.kind == "unsupported":
        error = unsupported(stop, symbols)
        return f"{short(error.location)}: {error.message}"
    return f"the search cannot go on at {place} ({stop.kind})"


def bound(cut: Stop, symbols: Symbols) -> str:
    """The same for a limit that has cut threads, as what a verdict holds up to."""
    place = symbols.call(cut.stack).short
    if cut.kind in ("idle", "local"):
        if cut.loop is None:
            return f"{cut.count:,} calls at {place}"
        return f"{cut.count:,} iterations of the loop at {symbols.loop_place(cut.loop)}"
    return f"{cut.count:,} {'threads' if cut.kind == 'threads' else 'events of a thread'} (at {place})"


def unsupported(stop: Stop, symbols: Symbols) -> UnsupportedError:
    """What the program did that raddle does not model, and a way around where there is one."""
    place = symbols.call(stop.stack).location
    if stop.text == "heap" and symbols.pointer_size == 4:
        return UnsupportedError(
            f"with -m32, this thread has no room for another allocation of {stop.count:,} bytes",
            place,
            "verify the program with smaller sizes, or fewer of them",
        )
    if stop.text == "heap":
        return UnsupportedError(
            "an allocation this large is not supported", place, "verify the program with smaller sizes"
        )
    if stop.text == "far":
        return UnsupportedError(
            "a pointer far outside of its object is kept in 32 bits: not supported",
            place,
            "C gives it no meaning (6.5.6); let it point into its object, or right behind",
        )
    if stop.text == "stack":
        return UnsupportedError(
            f"more than {stop.count:,} local variables at once are not supported",
            place,
            "verify the program with a shallower recursion",
        )
    if stop.text == "mixed-size":
        other = symbols.location(stop.other) if stop.other is not None else None
        return UnsupportedError(
            "a word of more than 16 bytes, or one that a mutex is a part of, is accessed in several sizes"
            + (f" (the other one is at {other})" if other else ""),
            place,
        )
    return UnsupportedError(f"{stop.text} is not supported", place)
