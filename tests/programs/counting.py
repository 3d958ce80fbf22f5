"""Count the interleavings of a small abstract program by brute force, independently of raddle.

A program is a table from thread names to text; the thread called `main` starts. The text is a
sequence of operations separated by `;` or line ends:

    spawn T             start thread T                   join T          wait until T has ended
    op  |  op N         one (N) visible operation(s) that neither block nor matter
    lock m / unlock m   a mutex                          trylock m r     r = 1 if taken, else 0
    load x r            r = x                            store x V       x = V (a number or a register)
    add x V r           r = x; x = r + V (one step)      cas x A B r     r = (x == A); if r: x = B
    await x == V        wait until x compares so (also != < <= > >=); the step happens when it holds
    choose N r          r = any of 0 … N-1: one step, N ways
    wait c m            four steps: join c's waiters, unlock m, be woken, lock m
    signal c            wake any one waiter, if there is one (one step, a way for each waiter)
    broadcast c         wake all waiters
    assume r == V       not a step: if it fails, the thread is stuck for ever
    if r == V { … } else { … }    not a step
    set r V / inc r     not a step: thread-local computation

Every operation is one scheduling point unless it says "not a step". A thread runs its local part
right after the step before it, so a thread's end is never a scheduling point of its own. Memory
and registers start at 0. The result counts maximal interleavings (sequences of steps): `blocked`
when a thread is stuck at an assume; otherwise `complete` when all started threads have ended, or main
has: its end is the program's exit, after which it does not matter who still waits; otherwise `stuck`
(a deadlock or a livelock).
"""

from __future__ import annotations

import operator
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

Op = tuple  # ("name", operand, …); bodies of `if` are tuples of Op

COMPARISONS = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt,
    "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip


@dataclass(frozen=True)
class Counts:
    complete: int = 0
    blocked: int = 0
    stuck: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.complete + other.complete, self.blocked + other.blocked, self.stuck + other.stuck)


def parse(text: str) -> tuple[Op, ...]:
    tokens = re.findall(r"[{}]|[^\s;{}]+|[;\n]", text)
    operations, rest = _parse_block(tokens, 0, closing=False)
    assert rest == len(tokens)
    return operations


def _parse_block(tokens: list[str], at: int, *, closing: bool) -> tuple[tuple[Op, ...], int]:
    operations: list[Op] = []
    while at < len(tokens):
        if tokens[at] in ";\n":
            at += 1
            continue
        if tokens[at] == "}":
            assert closing, "unbalanced }"
            return tuple(operations), at + 1
        words = []
        while at < len(tokens) and tokens[at] not in "{};\n":
            words.append(tokens[at])
            at += 1
        if words[0] == "if":
            then, at = _parse_block(tokens, at + 1, closing=True)
            otherwise: tuple[Op, ...] = ()
            if at < len(tokens) and tokens[at] == "else":
                otherwise, at = _parse_block(tokens, at + 2, closing=True)
            operations.append(("if", *words[1:], then, otherwise))
        elif words[0] == "wait":
            condition, mutex = words[1:]
            operations += [("enrol", condition), ("unlock", mutex), ("woken", condition), ("lock", mutex)]
        elif words[0] == "op":
            operations += [("op",)] * (int(words[1]) if len(words) > 1 else 1)
        else:
            operations.append(tuple(words))
    assert not closing, "missing }"
    return tuple(operations), at


@dataclass(frozen=True)
class Thread:
    """`rest`: what it still has to do, after its local part ran; `stuck`: at a failed assume."""

    rest: tuple[Op, ...]
    registers: tuple[tuple[str, int], ...] = ()
    stuck: bool = False

    def value(self, word: str) -> int:
        return int(word) if word.lstrip("-").isdigit() else dict(self.registers).get(word, 0)

    def with_register(self, name: str, value: int) -> Thread:
        registers = dict(self.registers)
        registers[name] = value
        return Thread(self.rest, tuple(sorted(registers.items())))

    def settle(self) -> Thread:
        """Run the local part up to the next step."""
        thread = self
        while thread.rest:
            op, rest = thread.rest[0], thread.rest[1:]
            if op[0] == "if":
                holds = COMPARISONS[op[2]](thread.value(op[1]), thread.value(op[3]))
                thread = Thread((op[4] if holds else op[5]) + rest, thread.registers)
            elif op[0] == "assume":
                if not COMPARISONS[op[2]](thread.value(op[1]), thread.value(op[3])):
                    return Thread(thread.rest, thread.registers, stuck=True)
                thread = Thread(rest, thread.registers)
            elif op[0] == "set":
                thread = Thread(rest, thread.registers).with_register(op[1], thread.value(op[2]))
            elif op[0] == "inc":
                thread = Thread(rest, thread.registers).with_register(op[1], thread.value(op[1]) + 1)
            else:
                break
        return thread


# (threads, memory, owners), each as sorted pairs; a condition variable's memory is the set of its waiters
State = tuple


def _state(*parts: dict) -> State:
    # Names are unique, so that sorting never compares what they belong to.
    return tuple(tuple(sorted(part.items())) for part in parts)


def count(program: Mapping[str, str]) -> Counts:
    bodies = {name: parse(text) for name, text in program.items()}

    def successors(state: State, name: str) -> list[State]:
        """The states after the next step of `name`: none if it waits, several if it chooses."""
        threads, memory, owners = dict(state[0]), dict(state[1]), dict(state[2])
        thread = threads[name]
        if thread.stuck or not thread.rest:
            return []
        op, *args = thread.rest[0]
        after = Thread(thread.rest[1:], thread.registers)
        results = [after]
        if op == "spawn":
            threads[args[0]] = Thread(bodies[args[0]]).settle()
        elif op == "join":
            target = threads.get(args[0])
            if target is None or target.rest:
                return []
        elif op == "lock":
            if args[0] in owners:
                return []
            owners[args[0]] = name
        elif op == "trylock":
            results = [after.with_register(args[1], int(args[0] not in owners))]
            owners.setdefault(args[0], name)
        elif op == "unlock":
            assert owners.pop(args[0]) == name, "unlock of a mutex not held"
        elif op == "load":
            results = [after.with_register(args[1], memory.get(args[0], 0))]
        elif op == "store":
            memory[args[0]] = thread.value(args[1])
        elif op == "add":
            results = [after.with_register(args[2], memory.get(args[0], 0))]
            memory[args[0]] = memory.get(args[0], 0) + thread.value(args[1])
        elif op == "cas":
            taken = memory.get(args[0], 0) == thread.value(args[1])
            results = [after.with_register(args[3], int(taken))]
            if taken:
                memory[args[0]] = thread.value(args[2])
        elif op == "await":
            if not COMPARISONS[args[1]](memory.get(args[0], 0), thread.value(args[2])):
                return []
        elif op in ("enrol", "woken", "signal", "broadcast"):
            waiters = memory.get(args[0], frozenset())
            if op == "woken" and name in waiters:
                return []
            if op == "signal" and waiters:
                settled = threads | {name: after.settle()}
                left = [memory | {args[0]: waiters - {woken}} for woken in sorted(waiters)]
                return [_state(settled, changed, owners) for changed in left]
            memory[args[0]] = {"enrol": waiters | {name}, "broadcast": frozenset()}.get(op, waiters)
        elif op == "choose":
            results = [after.with_register(args[1], choice) for choice in range(int(args[0]))]
        else:
            assert op == "op", f"unknown operation {op}"
        return [_state(threads | {name: result.settle()}, memory, owners) for result in results]

    @cache  # a state determines the number of ways to go on from it
    def explore(state: State) -> Counts:
        total, moved = Counts(), False
        for name, _ in state[0]:
            for successor in successors(state, name):
                moved = True
                total += explore(successor)
        if moved:
            return total
        threads = dict(state[0])
        if any(thread.stuck for thread in threads.values()):
            return Counts(blocked=1)
        return Counts(stuck=1) if threads["main"].rest else Counts(complete=1)

    return explore(((("main", Thread(bodies["main"]).settle()),), (), ()))
