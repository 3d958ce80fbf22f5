"""Small looping programs, as C and as something that Python can run by itself.

Every statement stands on a line of its own, so that an event of a schedule (a kind and a line) names an
operation here. Nothing in this file knows how schedules are found.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

VARIABLES = ("x", "y", "z")
MUTEXES = ("m", "n")
Statement = tuple[object, ...]
Operation = tuple[str, int]
"""Kind and line."""


@dataclass
class Toy:
    """`threads`: (statements, whether they loop for ever). `lines` gives each statement's line by id."""

    threads: list[tuple[list[Statement], bool]]
    text: str = ""
    lines: dict[int, int] = field(default_factory=dict)
    creates: list[int] = field(default_factory=list)
    joins: list[int] = field(default_factory=list)


KINDS = ("store", "add", "copy", "assert", "if", "if", "locked", "locked", "atomic", "input")


def generate(rng: random.Random, kinds: tuple[str, ...] = KINDS, endless: float = 0.8) -> Toy:
    threads = []
    for _ in range(rng.choice((2, 2, 3))):
        body: list[Statement] = []
        for _ in range(rng.randint(1, 4)):
            body += _statement(rng, 0, kinds)
        threads.append((body, rng.random() < endless))
    toy = Toy(threads)
    _write(toy)
    return toy


def _statement(rng: random.Random, depth: int, kinds: tuple[str, ...]) -> list[Statement]:
    kind = rng.choice(kinds)
    name, number = rng.choice(VARIABLES), rng.randint(-1, 3)
    if kind == "store":
        return [("store", name, number)]
    if kind == "add":
        return [("add", name, rng.choice((-1, 1)))]
    if kind == "copy":
        return [("copy", name, rng.choice(VARIABLES))]
    if kind == "input":
        return [("input", name)]
    if kind == "assert":
        return [("assert", name, rng.choice(("<=", ">=")), rng.choice((-2, 0, 2, 4)))]
    if kind == "atomic":
        return [("atomic", name, rng.choice(("<=", ">=")), number, rng.choice(VARIABLES), rng.randint(0, 2))]
    if depth < 2 and kind == "if":
        inner = _statement(rng, depth + 1, kinds)
        return [("if", name, rng.choice(("<=", ">=")), number, inner)]
    if depth < 2:
        mutex = rng.choice(MUTEXES)
        return [("lock", mutex), *_statement(rng, depth + 1, kinds), ("unlock", mutex)]
    return [("store", name, number)]


# --- as C


def _write(toy: Toy) -> None:
    lines = [
        "#include <assert.h>",
        "#include <pthread.h>",
        "extern unsigned __VERIFIER_nondet_uint(void);",
        "extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void), __VERIFIER_assume(int);",
        *(f"static int {name};" for name in VARIABLES),
        *(f"static pthread_mutex_t {name} = PTHREAD_MUTEX_INITIALIZER;" for name in MUTEXES),
    ]
    for number, (body, endless) in enumerate(toy.threads, 1):
        lines += [f"static void *thread{number}(void *unused) {{", "  for (;;) {" if endless else "  {"]
        _block(toy, body, lines)
        lines += ["  }", "  return 0;", "}"]
    lines += ["int main(void) {", f"  pthread_t t[{len(toy.threads)}];"]
    for number in range(len(toy.threads)):
        lines.append(f"  pthread_create(&t[{number}], 0, thread{number + 1}, 0);")
        toy.creates.append(len(lines))
    for number in range(len(toy.threads)):
        lines.append(f"  pthread_join(t[{number}], 0);")
        toy.joins.append(len(lines))
    lines += ["  return 0;", "}", ""]
    toy.text = "\n".join(lines)


def _block(toy: Toy, body: list[Statement], lines: list[str]) -> None:
    for item in body:
        kind = item[0]
        toy.lines[id(item)] = len(lines) + 1
        if kind == "store":
            lines.append(f"    {item[1]} = {item[2]};")
        elif kind == "add":
            lines.append(f"    {item[1]} = {item[1]} + {item[2]};")
        elif kind == "copy":
            lines.append(f"    {item[1]} = {item[2]};")
        elif kind == "input":
            lines.append(f"    {item[1]} = (int)(__VERIFIER_nondet_uint() & 1);")
        elif kind == "assert":
            lines.append(f"    assert({item[1]} {item[2]} {item[3]});")
        elif kind in ("lock", "unlock"):
            lines.append(f"    pthread_mutex_{kind}(&{item[1]});")
        elif kind == "atomic":
            lines.append("    __VERIFIER_atomic_begin();")
            lines.append(f"    __VERIFIER_assume({item[1]} {item[2]} {item[3]});")
            lines.append(f"    {item[4]} = {item[5]};")
            lines.append("    __VERIFIER_atomic_end();")
        else:
            lines.append(f"    if ({item[1]} {item[2]} {item[3]}) {{")
            _block(toy, item[4], lines)  # type: ignore[arg-type]
            lines.append("    }")


# --- as a machine


class Answers(Protocol):
    """Who says what the inputs are: chance, or one possibility after the other."""

    def randint(self, low: int, high: int, /) -> int: ...


class Failed(Exception):
    """The program did something that no safe schedule allows."""


class Machine:
    """Runs threads operation by operation. `locks`: whether mutexes mean anything."""

    def __init__(self, toy: Toy, rng: Answers, locks: bool) -> None:
        self.toy = toy
        self.rng = rng
        self.locks = locks
        self.values = dict.fromkeys(VARIABLES, 0)
        self.owners: dict[str, int] = dict.fromkeys(MUTEXES, 0)
        self.ended: set[int] = set()
        self.branches: dict[int, list[tuple[int, int]]] = {}
        self.running: dict[int, Iterator[tuple[Operation, object]]] = {0: self._main()}
        self.pending: dict[int, tuple[Operation, object]] = {}
        self._step(0)

    def _step(self, thread: int) -> None:
        try:
            self.pending[thread] = next(self.running[thread])
        except StopIteration:
            self.pending.pop(thread, None)
            self.ended.add(thread)

    def enabled(self, thread: int) -> bool:
        """Whether the thread's next operation can happen now."""
        condition = self.pending[thread][1]
        return condition is None or bool(condition())  # type: ignore[operator]

    def execute(self, thread: int) -> None:
        if not self.enabled(thread):
            raise Failed(f"thread {thread} is blocked at {self.pending[thread][0]}")
        self._step(thread)

    def _main(self) -> Iterator[tuple[Operation, object]]:
        for number, line in enumerate(self.toy.creates, 1):
            yield ("create", line), None
            self.running[number] = self._thread(number)
            self.branches[number] = []
            self._step(number)
        for number, line in enumerate(self.toy.joins, 1):
            yield ("join", line), lambda number=number: number in self.ended

    def _thread(self, number: int) -> Iterator[tuple[Operation, object]]:
        body, endless = self.toy.threads[number - 1]
        while True:
            yield from self._block(number, body)
            if not endless:
                return

    def _holds(self, name: object, sign: object, number: object) -> bool:
        value = self.values[str(name)]
        assert isinstance(number, int)
        return value <= number if sign == "<=" else value >= number

    def _block(self, me: int, body: list[Statement]) -> Iterator[tuple[Operation, object]]:
        for item in body:
            line = self.toy.lines[id(item)]
            name = str(item[1])
            match item[0]:
                case "store":
                    yield ("store", line), None
                    self.values[name] = item[2]  # type: ignore[assignment]
                case "add" | "copy":
                    yield ("load", line), None
                    source = name if item[0] == "add" else str(item[2])
                    value = self.values[source] + (item[2] if item[0] == "add" else 0)  # type: ignore[operator]
                    yield ("store", line), None
                    self.values[name] = value
                case "input":
                    value = self.rng.randint(0, 1)
                    yield ("store", line), None
                    self.values[name] = value
                case "assert":
                    yield ("load", line), None
                    if not self._holds(*item[1:4]):
                        raise Failed(f"assertion in line {line}")
                    self.branches[me].append((line, 1))
                case "if":
                    yield ("load", line), None
                    taken = self._holds(*item[1:4])
                    self.branches[me].append((line, int(taken)))
                    if taken:
                        yield from self._block(me, item[4])  # type: ignore[arg-type]
                case "lock":
                    free = (lambda name=name: self.owners[name] == 0) if self.locks else None
                    yield ("lock", line), free
                    self.owners[name] = me
                case "unlock":
                    yield ("unlock", line), None
                    if self.locks and self.owners[name] != me:
                        raise Failed(f"unlock in line {line}")
                    self.owners[name] = 0
                case "atomic":
                    yield ("atomic", line), lambda item=item: self._holds(*item[1:4])
                    self.values[str(item[4])] = item[5]  # type: ignore[assignment]
