"""Does a small abstract program have a data race? Decided by brute force, independently of raddle.

The programs are those of counting.py, with two operations more: `pload x r` and `pstore x V`, which
are plain. Every interleaving is run with vector clocks. Thread u's access happens before thread t's if
t's clock has reached it through: program order; spawn and join; unlock to a later lock of that mutex;
an atomic write to an atomic read that reads it (a read-modify-write hands on what it has read).
Two accesses to one variable race if one writes, one is plain, and neither happens before the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from counting import COMPARISONS, Op, Thread, parse

Clock = tuple[tuple[str, int], ...]


def join(*clocks: Clock) -> Clock:
    result: dict[str, int] = {}
    for clock in clocks:
        for name, time in clock:
            result[name] = max(result.get(name, 0), time)
    return tuple(sorted(result.items()))


@dataclass(frozen=True)
class State:
    """All parts are sorted pairs. `released`: what an atomic read of the variable acquires; `accesses`:
    (variable, thread, time, writes, plain) of everything that has happened."""

    threads: tuple[tuple[str, Thread], ...]
    clocks: tuple[tuple[str, Clock], ...]
    memory: tuple[tuple[str, int], ...] = ()
    released: tuple[tuple[str, Clock], ...] = ()
    owners: tuple[tuple[str, str], ...] = ()
    unlocked: tuple[tuple[str, Clock], ...] = ()
    accesses: frozenset[tuple[str, str, int, bool, bool]] = frozenset()


class Race(Exception):
    """One was found."""


def has_race(program: Mapping[str, str]) -> bool:
    bodies = {name: parse(text) for name, text in program.items()}
    todo = [State((("main", Thread(bodies["main"]).settle()),), (("main", (("main", 1),)),))]
    seen = set(todo)
    try:
        while todo:
            state = todo.pop()
            for name, thread in state.threads:
                if thread.rest and not thread.stuck:
                    fresh = set(_step(bodies, state, name, thread)) - seen
                    seen |= fresh
                    todo += fresh
    except Race:
        return True
    return False


def _with(pairs: tuple, **changes: object) -> tuple:
    return tuple(sorted({**dict(pairs), **changes}.items(), key=lambda pair: pair[0]))


def _step(bodies: Mapping[str, tuple[Op, ...]], state: State, name: str, thread: Thread) -> list[State]:
    op, *args = thread.rest[0]
    after = Thread(thread.rest[1:], thread.registers)
    clock = join(dict(state.clocks)[name], ((name, dict(dict(state.clocks)[name])[name] + 1),))
    memory = dict(state.memory)

    def done(new: State, *results: Thread) -> list[State]:
        return [
            replace(
                new,
                threads=_with(new.threads, **{name: r.settle()}),
                clocks=_with(new.clocks, **{name: clock}),
            )
            for r in (results or (after,))
        ]

    def access(variable: str, *, reads: bool, writes: bool, plain: bool) -> State:
        nonlocal clock
        if reads and not plain:
            clock = join(clock, dict(state.released).get(variable, ()))
        for other_variable, other, time, other_writes, other_plain in state.accesses:
            if (
                other_variable == variable
                and other != name
                and (writes or other_writes)
                and (plain or other_plain)
                and dict(clock).get(other, 0) < time
            ):
                raise Race
        entry = (variable, name, dict(clock)[name], writes, plain)
        released = state.released
        if writes:
            released = _with(released, **{variable: () if plain else clock})
        return replace(state, accesses=state.accesses | {entry}, released=released)

    if op == "spawn":
        child = Thread(bodies[args[0]]).settle()
        new = replace(
            state,
            threads=_with(state.threads, **{args[0]: child}),
            clocks=_with(state.clocks, **{args[0]: join(clock, ((args[0], 1),))}),
        )
        return done(new)
    if op == "join":
        target = dict(state.threads).get(args[0])
        if target is None or target.rest:
            return []
        clock = join(clock, dict(state.clocks)[args[0]])
        return done(state)
    if op in ("lock", "trylock"):
        taken = args[0] in dict(state.owners)
        if op == "lock" and taken:
            return []
        result = after.with_register(args[1], int(not taken)) if op == "trylock" else after
        if taken:
            return done(state, result)
        clock = join(clock, dict(state.unlocked).get(args[0], ()))
        return done(replace(state, owners=_with(state.owners, **{args[0]: name})), result)
    if op == "unlock":
        owners = tuple(pair for pair in state.owners if pair[0] != args[0])
        return done(replace(state, owners=owners, unlocked=_with(state.unlocked, **{args[0]: clock})))
    if op == "choose":
        return done(state, *(after.with_register(args[1], choice) for choice in range(int(args[0]))))
    if op == "op":
        return done(state)

    variable, old = args[0], memory.get(args[0], 0)
    if op in ("load", "pload"):
        return done(
            access(variable, reads=True, writes=False, plain=op[0] == "p"), after.with_register(args[1], old)
        )
    if op in ("store", "pstore"):
        new = access(variable, reads=False, writes=True, plain=op[0] == "p")
        return done(replace(new, memory=_with(state.memory, **{variable: thread.value(args[1])})))
    if op == "add":
        new = access(variable, reads=True, writes=True, plain=False)
        new = replace(new, memory=_with(state.memory, **{variable: old + thread.value(args[1])}))
        return done(new, after.with_register(args[2], old))
    if op == "cas":
        taken = old == thread.value(args[1])
        new = access(variable, reads=True, writes=taken, plain=False)
        if taken:
            new = replace(new, memory=_with(state.memory, **{variable: thread.value(args[2])}))
        return done(new, after.with_register(args[3], int(taken)))
    assert op == "await", f"unknown operation {op}"
    if not COMPARISONS[args[1]](old, thread.value(args[2])):
        return []
    return done(access(variable, reads=True, writes=False, plain=False))
