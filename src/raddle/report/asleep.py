"""Why threads of a deadlock that wait for no lock are not woken: signals that came too early, semaphores and
barriers that nobody is left for."""

from __future__ import annotations

from raddle.explore.run import Blocked, Event, Run
from raddle.ir.thread_library import THREAD_LIBRARY
from raddle.report.naming import Names
from raddle.report.symbols import Symbols, brief

_WAKES = {"wake": "signal", "store": "broadcast", "rmw": "broadcast"}
"""An update by another thread is one, too: of a std::condition_variable_any, if it leaves nobody waiting."""


def asleep(run: Run, symbols: Symbols, names: Names) -> list[str]:
    found = []
    for blocked in run.blocked:
        library = symbols.call(blocked.stack).library
        row = THREAD_LIBRARY.get(library)
        thing = row.thing if row is not None else ""
        if library.startswith("std::condition_variable"):
            thing = "condition"
        if blocked.reason not in ("await", "await_rmw") or thing not in ("condition", "semaphore", "barrier"):
            continue
        place = brief(symbols.call(blocked.stack).location)
        name = names.name(blocked.address, 8)
        start = f"thread {blocked.thread} waits at {place} for ever: "
        if thing == "semaphore":
            found.append(f"{start}{name} is 0, and no thread is left that posts it")
        elif thing == "barrier":
            found.append(f"{start}no thread is left that comes to {name}")
        else:
            found.append(start + _unheard(run, symbols, blocked, name))
    return found


def _unheard(run: Run, symbols: Symbols, blocked: Blocked, name: str) -> str:
    """The last signal that it did not hear, and why."""
    mine = [number for number, event in enumerate(run.events) if event.address == blocked.address]
    began = max((n for n in mine if run.events[n].thread == blocked.thread), default=len(run.events))
    others = [n for n in mine if run.events[n].thread != blocked.thread]
    wakes = [n for n in others if _wakes(run.events[n], symbols)]
    early, late = [n for n in wakes if n < began], [n for n in wakes if n > began]
    if late:
        return f"signals of {name} woke other threads, and no thread is left that signals it"
    if not early:
        return f"no thread has signalled {name}, and none is left that could"
    event = run.events[early[-1]]
    place = brief(symbols.call(event.stack).location)
    said = f"the {_WAKES[event.kind]} of {name} by thread {event.thread} at {place} came before it waited"
    return f"{said}, and no thread is left that signals again"


def _wakes(event: Event, symbols: Symbols) -> bool:
    if event.kind == "store":  # how a condition begins is stored, too
        begins = symbols.call(event.stack).library in ("pthread_cond_init", "cnd_init")
        return event.order != "plain" and not begins
    return event.kind in _WAKES and (event.kind != "rmw" or event.written == 0)
