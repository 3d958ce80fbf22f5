"""All Mazurkiewicz traces of a toy program under sequential consistency, by brute force.

A second opinion on `--search dpor`, which shares nothing with it: prefixes are extended by every step that is
enabled, and a prefix is looked at once per class. A class is a set of events, each with its choice and its
past: the events before it by program order, by creating and joining threads, or by a chain of conflicts.

Operations beyond those of program.py (all are sequentially consistent here):

    ("RMW", op, x, k, reg, mode)   op: add sub and or xor xchg
    ("AWAITP", x, pred, mask, value)  waits until (x & mask) pred value;  pred: eq ne ult ugt sge
    ("AWAITX", x, pred, mask, value, op, k)  the same, and updates x in the same step
    ("BIT", c)  sets the thread's bit of c;  ("SLEEP", c)  waits until it is clear;  ("WAKE", c)  clears one
    ("ASSERT", reg, value)  an error unless they are equal; its thread ends there, the others go on
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from toy.program import Op, Program

Event = tuple[int, int]
"""(thread, how many-th event of it, from 1 on)"""
WORD = 0xFFFFFFFF
WOKEN = 1000
"""Choices from here on: the woken thread's bit."""
COMMUTING = {"add": "add", "sub": "add", "and": "and", "or": "or", "xor": "xor"}


def compare(pred: str, a: int, b: int) -> bool:
    def signed(v: int) -> int:
        return v - (1 << 32) if v >> 31 else v

    return {
        "eq": a == b,
        "ne": a != b,
        "ult": a < b,
        "ugt": a > b,
        "sge": signed(a) >= signed(b),
    }[pred]


def update(op: str, old: int, k: int) -> int:
    new = {"add": old + k, "sub": old - k, "and": old & k, "or": old | k, "xor": old ^ k, "xchg": k}[op]
    return new & WORD


@dataclass
class State:
    """What a prefix leads to. All of it is a function of the prefix' class."""

    memory: dict[str, int] = field(default_factory=dict)
    at: dict[int, int] = field(default_factory=dict)
    """Threads that have begun: the operation each stands at."""
    regs: dict[tuple[int, str], int] = field(default_factory=dict)
    ended: dict[int, str] = field(default_factory=dict)
    """finished, assume or failed"""
    past: dict[Event, dict[int, int]] = field(default_factory=dict)
    """Of each event: how many events of each thread are before it, itself included."""
    choice: dict[Event, int] = field(default_factory=dict)
    touched: list[tuple[Event, str, str]] = field(default_factory=list)
    """(event, location, R W or the kind of commuting update), in the order of this prefix."""
    born: dict[int, Event] = field(default_factory=dict)
    count: dict[int, int] = field(default_factory=dict)

    def copy(self) -> State:
        return State(*(type(part)(part) for part in vars(self).values()))

    def key(self) -> Any:
        return frozenset(
            (event, self.choice[event], tuple(sorted(past.items()))) for event, past in self.past.items()
        )


class Traces:
    """`complete`, `blocked`, `failed`: the classes. `stuck`: deadlock, livelock if they occur."""

    def __init__(self, program: Program, independent: bool = True, limit: int = 20_000) -> None:
        # The first thread creates the others, if nobody else does.
        self.main = () if program.spawned else tuple(("SPAWN", t) for t in range(len(program.threads)))
        self.threads: dict[int, tuple[Op, ...]] = dict(enumerate(program.threads))
        self.first = 0
        if self.main:
            self.first = -1
            self.threads[-1] = self.main
        self.independent = independent
        self.complete: list[State] = []
        self.blocked: list[State] = []
        self.failed: list[State] = []
        self.stuck: set[str] = set()
        start = State()
        start.at[self.first] = 0
        self.settle(start, self.first)
        seen, todo = {start.key()}, [start]
        while todo:
            state = todo.pop()
            steps = [step for thread in state.at for step in self.steps(state, thread)]
            if not steps:
                self.end(state)
            for thread, choice in steps:
                following = state.copy()
                self.step(following, thread, choice)
                key = following.key()
                if key not in seen:
                    seen.add(key)
                    todo.append(following)
            if len(seen) > limit:
                raise OverflowError("too many traces for brute force")

    def end(self, state: State) -> None:
        ends = state.ended.values()
        if "failed" in ends:
            self.failed.append(state)
            return
        waiting = [self.threads[t][i][0] for t, i in state.at.items() if t not in state.ended]
        if not waiting and "assume" not in ends:
            self.complete.append(state)
            return
        self.blocked.append(state)
        if "assume" not in ends:
            awaits = any(kind.startswith("AWAIT") or kind == "SLEEP" for kind in waiting)
            self.stuck.add("livelock" if awaits else "deadlock")

    def settle(self, s: State, thread: int) -> None:
        """Takes the thread to its next event."""
        ops = self.threads[thread]
        while s.at[thread] < len(ops):
            op = ops[s.at[thread]]
            if op[0] == "IF":
                s.at[thread] += 1 if s.regs.get((thread, op[1]), 0) == op[2] else 1 + op[3]
            elif op[0] == "F":
                s.at[thread] += 1
            elif op[0] in ("ASSUME", "ASSERT"):
                if s.regs.get((thread, op[1]), 0) != op[2]:
                    s.ended[thread] = "assume" if op[0] == "ASSUME" else "failed"
                    return
                s.at[thread] += 1
            else:
                return
        s.ended[thread] = "finished"

    def steps(self, s: State, thread: int) -> Iterator[tuple[int, int]]:
        if thread in s.ended:
            return
        op = self.threads[thread][s.at[thread]]
        kind, value = op[0], s.memory.get(op[1], 0) if len(op) > 1 and isinstance(op[1], str) else 0
        if kind == "LOCK" and value != 0:
            return
        if kind == "AWAIT" and value != op[2]:
            return
        if kind in ("AWAITP", "AWAITX") and not compare(op[2], value & op[3], op[4]):
            return
        if kind == "SLEEP" and value >> self.bit(thread) & 1:
            return
        if kind == "JOIN" and s.ended.get(op[1]) != "finished":
            return
        if kind == "CHOICE":
            yield from ((thread, choice) for choice in range(op[2 - 1]))
        elif kind == "WAKE" and value:
            yield from ((thread, bit) for bit in range(64) if value >> bit & 1)
        else:
            yield thread, 0
            if kind == "WCAS" and value == op[2]:
                yield thread, 1

    @staticmethod
    def bit(thread: int) -> int:
        return thread + 1

    def unused(self, thread: int, at: int, reg: str) -> bool:
        later = self.threads[thread][at + 1 :]
        reads = {op[2] for op in later if op[0] == "WR"}
        reads |= {op[1] for op in later if op[0] in ("IF", "ASSUME", "ASSERT")}
        return reg not in reads

    def step(self, s: State, thread: int, choice: int) -> None:
        at = s.at[thread]
        op = self.threads[thread][at]
        kind = op[0]
        s.at[thread] = at + 1
        s.count[thread] = index = s.count.get(thread, 0) + 1
        event = (thread, index)
        past = dict(s.past[(thread, index - 1)]) if index > 1 else {}
        if index == 1 and thread in s.born:
            past = dict(s.past[s.born[thread]])
        x, touch, new, reg, answer = "", "R", None, None, 0
        if kind == "SPAWN":
            s.born[op[1]] = event
        elif kind == "JOIN":
            other = s.count.get(op[1], 0)
            for t, n in s.past[(op[1], other) if other else s.born[op[1]]].items():
                past[t] = max(past.get(t, 0), n)
        elif kind == "CHOICE":
            reg, answer = op[2], choice
        else:
            x = op[2] if kind == "RMW" else op[1]
            old = s.memory.get(x, 0)
            if kind == "R":
                reg, answer = op[2], old
            elif kind == "W":
                new = op[2]
            elif kind == "WR":
                new = s.regs.get((thread, op[2]), 0) + 1 & WORD
            elif kind in ("FAA", "RMW"):
                how, k, reg = ("add", op[2], op[3]) if kind == "FAA" else (op[1], op[3], op[4])
                new, answer, touch = update(how, old, k), old, "W"
                if self.independent and how in COMMUTING and self.unused(thread, at, reg):
                    touch = COMMUTING[how]
            elif kind in ("CAS", "WCAS"):
                reg, answer = op[4], int(old == op[2] and choice == 0)
                new = op[3] if answer else None
            elif kind == "AWAITX":
                new = update(op[5], old, op[6])
            elif kind == "LOCK":
                new = thread + 2
            elif kind == "TRY":
                reg, answer = op[2], int(old == 0)
                new = thread + 2 if answer else None
            elif kind == "UNLOCK":
                new = 0
            elif kind == "BIT":
                new, touch = old | 1 << self.bit(thread), "or" if self.independent else "W"
            elif kind == "WAKE" and old:
                new = old & ~(1 << choice)
            if new is not None and touch == "R":
                touch = "W"
            for earlier, y, how in s.touched:
                if x == y and (how != touch or how == "W"):
                    for t, n in s.past[earlier].items():
                        past[t] = max(past.get(t, 0), n)
            s.touched.append((event, x, touch))
        past[thread] = index
        s.past[event] = past
        # Which thread is woken has no number here that the native core would know.
        s.choice[event] = WOKEN + choice if kind == "WAKE" and new is not None else choice
        if new is not None:
            s.memory[x] = new
        if reg is not None:
            s.regs[thread, reg] = answer
        if kind == "TRY" and not answer:
            s.at[thread] = self.threads[thread].index(("UNLOCK", op[1]), at) + 1
        if kind == "SPAWN":
            s.at[op[1]] = 0
            self.settle(s, op[1])
        self.settle(s, thread)
